# What there was to see, once a game is over
booo-seen-open = Visitor { $visitor } in room { $room }: { $tokens ->
    [one] one wall could be won.
   *[other] { $tokens } walls could be won.
} The shortest way began in { $colour } and crossed { $count ->
    [one] one wall
   *[other] { $count } walls
} to the { $token } wall; it was there for { $seats }.
booo-seen-no-way = Visitor { $visitor } in room { $room }: nobody had a way.
booo-seen-called = { $seat } called { $colour } { $answers ->
    [one] with the first answer
   *[other] { $answers } answers after the visitor came
}; the shortest way that begins so crossed { $count ->
    [one] one wall
   *[other] { $count } walls
} to the { $token } wall.
booo-seen-blind = { $seat } called { $colour } { $answers ->
    [one] with the first answer
   *[other] { $answers } answers after the visitor came
}; no way of theirs began in that colour.
booo-seen-missed = { $seat } put a hand up, with a way there: in { $colour }, through { $count ->
    [one] one wall
   *[other] { $count } walls
} to the { $token } wall.
booo-seen-none = { $seat } put a hand up, and had no way indeed.
booo-seen-took = { $seat } showed a way and won the { $token } wall.
booo-seen-failed = { $seat } did not come through in { $colour }.
booo-seen-left = Visitor { $visitor } left, { $answers } answers after it came.
