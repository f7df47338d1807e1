# A hint: the move, what speaks for it, and what the search compared
hint-said = { $move }: { $why }.
hint-alone = { $move }.
hint-better-points = Better than “{ $other }” by about { $gain } { $gain ->
    [one] point
   *[other] points
 } (estimated in { $trials } trials).
hint-better-chances = Better than “{ $other }”: about { $gain } more { $gain ->
    [one] chance
   *[other] chances
 } in a hundred (estimated in { $trials } trials).
hint-even = “{ $other }” is about as good (estimated in { $trials } trials).
hint-only = It is the only move.
hint-apart = What told the two apart, in these trials: { $what }.
hint-then = Then most often, in { $times } of { $tries } trials: { $what }.
hint-do = Play this move

# The guided first game, for all games
page-guide-plain = Play as you please: what is lit is allowed.
page-guide-learnt = { $count } of { $all }
page-guide-go-on = I have read it
page-guide-over = The game is over, and not everything was seen yet: { $names }. Another guided game may show it; the rules tell it in any case.
page-guide-to-come = Still to do or to see: { $names }.
page-guide-anew = Another guided game

# Against whom: what the sheet of opponents says, read when it opens
page-opponents = Against whom?
page-how-many = Bots
page-one-less = One bot fewer
page-one-more = One bot more
page-level = Level
page-level-mixed-about = The guest, the regular and the butler at one table.
page-all-right = All right
bot-child-about = Plays for the fun of it, and often without thinking.
bot-guest-about = Goes by feeling, and is sometimes elsewhere in thought.
bot-regular-about = Has been here before and looks a little ahead.
bot-butler-about = Knows the house, and what the others may be up to.
bot-countess-about = Thinks for up to a second, and forgets nothing.

help-board-late = The drawn board of { $package } is long in coming. The game can be played without it, as lists.
help-board-without = Play without this board
