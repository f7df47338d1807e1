# The words of a notation as people type them: one phrase for each word of a move, and further spellings that are understood too.
booo-typed-claim = claim
booo-typed-cross = cross
booo-typed-drop = drop
booo-typed-turn = turn
booo-typed-stop = stop
booo-typed-raise = raise a hand
    .or = raise hand
booo-typed-lower = lower the hand
    .or = lower hand
booo-typed-white = white
booo-typed-yellow = yellow
booo-typed-red = red
booo-typed-blue = blue
booo-typed-green = green
booo-typed-violet = violet
booo-ends = { $to ->
    [corridor] a corridor
   *[other] room { $to }
 } ({ $colour } wall)
