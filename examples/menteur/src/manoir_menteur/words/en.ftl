# Le Menteur: what is told and asked, the terminal's table, and what is measured.

menteur-told-RoundBegan = Round { $round }, { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 } in play. { $you ->
    [first] You begin.
   *[other] { $first } begins.
 }
menteur-told-Rolled = { $you ->
    [seat] You roll
   *[other] { $seat } rolls
 }{ $dice ->
    [hidden] { " " }under the cup.
   *[other] : { $dice }.
 }
menteur-told-Bid = { $you ->
    [seat] You bid
   *[other] { $seat } bids
 } { $quantity } × { $face }.
menteur-told-CalledLiar = { $you ->
    [seat] “Liar!” You do not believe { $other }: { $quantity } × { $face }?
    [other] “Liar!” { $seat } does not believe you: { $quantity } × { $face }?
   *[none] “Liar!” { $seat } does not believe { $other }: { $quantity } × { $face }?
 }
menteur-told-CalledExact = { $you ->
    [seat] “Exact!” You believe { $other } to the die: { $quantity } × { $face }.
    [other] “Exact!” { $seat } believes you to the die: { $quantity } × { $face }.
   *[none] “Exact!” { $seat } believes { $other } to the die: { $quantity } × { $face }.
 }
menteur-told-Showed = { $you ->
    [seat] You show
   *[other] { $seat } shows
 } { $dice }.
menteur-told-Counted = { $count ->
    [0] None counts as { $face }
    [one] One die counts as { $face }
   *[other] { $count } dice count as { $face }
 }; { $quantity } { $quantity ->
    [one] was bid.
   *[other] were bid.
 }
menteur-told-Lost = { $you ->
    [seat] You lose a die{ $left ->
        [0] { " " }and are out.
       *[other] : { $left } left.
    }
   *[other] { $seat } loses a die{ $left ->
        [0] { " " }and is out.
       *[other] : { $left } left.
    }
 }
menteur-told-Ended = The game is over. Won by { $winners }; dice left: { $totals }.
menteur-ask-open = Make a bid: how many dice, of which face?
menteur-ask-answer = Bid higher, or call?
menteur-board-round = Round { $round }
menteur-board-in-play = { $dice ->
    [one] { $dice } die in play
   *[other] { $dice } dice in play
 }
menteur-board-joker = joker
menteur-board-player = who
menteur-board-cup = under the cup
menteur-board-bid = bids
menteur-board-shown = last shown
menteur-board-out = out
menteur-board-mine = Your dice
menteur-measure-moves = answers given
menteur-measure-rounds = rounds
menteur-measure-bids = bids
menteur-measure-bids-a-round = bids in a round
menteur-measure-share-lies = share of called bids that were lies
menteur-measure-share-exact = share of “exact” that were right
menteur-measure-exact-calls = “exact” said
menteur-measure-over = dice bid beyond those there were
menteur-measure-left = dice of the winner
menteur-measure-first-wins = games won by who began
