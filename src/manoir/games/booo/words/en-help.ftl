# What speaks for a move: facts, as the asking seat sees them
booo-why-way = a way begins in { $colour }, crosses { $count ->
    [one] one wall
   *[other] { $count } walls
 } and wins the { $token } wall
booo-why-special = it uses { $count ->
    [one] one trapdoor or lozenge
   *[other] { $count } trapdoors or lozenges
 }
booo-why-takes = that wall would be taken from { $owner }
booo-why-nears = { $count ->
    [0] it is the last wall before the visitor
    [one] one wall will be left to the visitor
   *[other] { $count } walls will be left to the visitor
 }, and the { $token } wall is won
booo-why-falls = by this trapdoor { $count ->
    [0] the visitor is there
    [one] one wall will be left to the visitor
   *[other] { $count } walls will be left to the visitor
 }
booo-why-turns = in { $colour } { $count ->
    [0] the visitor is there
    [one] one wall will be left to the visitor
   *[other] { $count } walls will be left to the visitor
 }
booo-why-stuck = no way goes on from here
booo-why-none = no way leads to the visitor

# The guided first game: what is said of each lesson, then the name of each
booo-guide-search = The lit coat of arms and portrait cross at the visitor. Look for a path through walls of one colour only, then choose that colour and shout Booo!
booo-guide-trace = Show the path: tap wall after wall, or lead the ghost. A lozenge changes the colour, a trapdoor leads to another.
booo-guide-told-Took = Found! The wall token of that colour is won, and whoever won it can no longer cross that colour.
booo-guide-told-Failed = Missed. The search goes on for everybody.
booo-guide-told-GivenUp = Enough hands are up: this visitor leaves.
booo-guide-watch = Everybody searches at once. Take your time, but not too much of it.
booo-guide-done = You saw, called and showed a path: you know how to haunt. Finish the game, or go back to the hall and invite people.
booo-guide-whole = Lead a path to the visitor: every wall that you cross has the colour that you called, unless a lozenge changed it. If it goes no further, stop and look again: a mistake costs nothing.

booo-lesson-call = shouting Booo!
booo-lesson-wall = crossing a wall
booo-lesson-path = showing a whole path
booo-lesson-won = a wall won
booo-lesson-missed = a mistake
booo-lesson-given-up = a visitor given up
