# What only the page says.

menteur-screen-open = { $name } begins: how many dice, of which face?
menteur-screen-answer = { $name } bids higher, or calls.
menteur-page-option-dice = How many dice each?
menteur-page-option-dice-about = Fewer dice make a shorter game.
menteur-page-option-faces = How many faces has a die?
menteur-page-option-faces-about = With fewer faces, bids are easier to believe.
menteur-page-option-joker = Which face is a joker?
menteur-page-option-joker-about = A joker counts as every face.
menteur-page-option-joker-ones = The ace
menteur-page-option-joker-highest = The highest
menteur-page-option-joker-none = None
menteur-page-option-exact = May “exact” be said?
menteur-page-option-exact-about = Whoever is right to the die costs everybody else one.
menteur-page-option-exact-false = No
menteur-page-option-exact-true = Yes
menteur-page-option-single = How long does it last?
menteur-page-option-single-about = A single call makes a game of a minute.
menteur-page-option-single-false = To the last player
menteur-page-option-single-true = A single call
menteur-page-option-first = Who begins?
menteur-page-option-first-about = Later rounds are begun by whoever lost a die.
menteur-page-unit = dice
menteur-page-dice = { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
 }
menteur-page-joker = { $face } is a joker
menteur-page-nothing = No bid yet
menteur-page-said = says { $name }
menteur-page-spoken = Bid: { $quantity ->
    [one] { $quantity } die
   *[other] { $quantity } dice
 } of { $face }.
menteur-page-bid = Bid { $quantity } × { $face }
menteur-page-bid-spoken = Bid { $quantity ->
    [one] { $quantity } die
   *[other] { $quantity } dice
 } of { $face }
menteur-page-liar = Liar!
menteur-page-exact = Exact!
menteur-page-counted = { $count ->
    [one] { $count } die counts
   *[other] { $count } dice count
 }, { $quantity } { $quantity ->
    [one] was bid
   *[other] were bid
 }
menteur-page-choose = Your bid: arrows up and down for the dice, left and right for the face
menteur-page-more = One die more
menteur-page-fewer = One die fewer
menteur-page-face = Face { $face }
menteur-page-face-joker = Face { $face }, a joker
menteur-page-mine = Your dice: { $dice }
menteur-page-shown = Shown: { $dice }.
menteur-page-out = out
menteur-page-last = Last shown
