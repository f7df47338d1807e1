# What speaks for a move: facts, as the asking seat sees them
macgregor-why-enough = you have { $count } treasures and need { $needed }: you win
macgregor-why-out = you have treasures enough, and { $doors ->
    [0] the way out is there
    [one] a way out is one door from there
   *[other] a way out is { $doors } doors from there
 }
macgregor-why-treasure = a { $colour } treasure lies there
macgregor-why-token = a token lies there
macgregor-why-key = the blazon on the pile ({ $blazon }) is that of this room: entering it gives a key
macgregor-why-away = the ghost will be { $count ->
    [0] there
    [one] one room
   *[other] { $count } rooms
 } away instead of { $before }
macgregor-why-beyond = the ghost is { $count } rooms away, and its plan has only { $cards } cards
macgregor-why-ghost = { $count ->
    [0] the ghost is there
    [one] the ghost is one room from there
   *[other] the ghost is { $count } rooms from there
 }
macgregor-why-no-door = the pick needs no key
macgregor-why-needs = you have { $count ->
    [0] all the treasures still to find
    [one] one treasure of { $needed }
   *[other] { $count } treasures of { $needed }
 }
macgregor-why-twice = you have another key of this colour
macgregor-why-opens = { $count ->
    [0] it opens nothing here
    [one] it opens only one way here
   *[other] it opens { $count } ways here
 }
macgregor-why-detects = everybody will see the plan, and the ghost is { $count ->
    [0] in your room
    [one] one room from you
   *[other] { $count } rooms from you
 }
macgregor-why-trap-near = a trap is of use near the players, and the nearest is { $count ->
    [0] there
    [one] one door away
   *[other] { $count } doors away
 }
macgregor-why-treasure-far = a treasure is safer far from the players, and the nearest is { $count ->
    [0] there
    [one] one door away
   *[other] { $count } doors away
 }
macgregor-why-around = { $count ->
    [0] no token lies nearer than three doors
    [one] one token lies two doors away at most
   *[other] { $count } tokens lie two doors away at most
 }
macgregor-why-hunts = the ghost would end in { $room }, { $count ->
    [0] where { $other } is
    [one] one room from { $other }
   *[other] { $count } rooms from { $other }
 }
macgregor-why-choice = several rooms bear this blazon: you will choose
macgregor-why-stops = no room beside it bears this blazon: the ghost would stop there
macgregor-why-towards = { $count ->
    [0] a player is there
    [one] the nearest player is one door from there
   *[other] the nearest player is { $count } doors from there
 }
macgregor-why-prize = { $count ->
    [0] { $other } has no treasure of your colour, yet the shroud changes heads
    [one] you would take one treasure of your colour from { $other }
   *[other] you would take { $count } treasures of your colour from { $other }
 }
macgregor-why-hand = you keep { $count ->
    [one] one key
   *[other] { $count } keys
 } for the next turn

# What the trials of a hint met: the next answer, and what came off better
macgregor-why-then-go = enter { $room } with a key
macgregor-why-then-pick = break into { $room } with the pick
macgregor-why-then-lamp = take the lamp down the stairs to { $room }
macgregor-why-then-leave = leave the castle
macgregor-why-then-flip = turn over the token
macgregor-why-then-detect = use the detector
macgregor-why-then-discard = discard a key ({ $key })
macgregor-why-then-put = put down a token in { $room }
macgregor-why-then-start = start in { $room }
macgregor-why-then-lay = lay { $blazon }
macgregor-why-then-step = lead the ghost into { $room }
macgregor-why-then-catch = catch { $seat }
macgregor-why-then-stop = stop there
macgregor-why-apart-treasures = { $count ->
    [one] one more treasure
   *[other] { $count } more treasures
 } in a hundred trials
macgregor-why-apart-others = { $count ->
    [one] one treasure less
   *[other] { $count } treasures less
 } for each of the others in a hundred trials
macgregor-why-apart-out = { $count ->
    [one] you left the castle once more
   *[other] you left the castle { $count } times more
 } in a hundred trials
macgregor-why-apart-catches = { $count ->
    [one] the ghost caught somebody once more
   *[other] the ghost caught somebody { $count } times more
 } in a hundred trials
macgregor-why-apart-caught = { $count ->
    [one] you were caught once less
   *[other] you were caught { $count } times less
 } in a hundred trials

# The guided first game: what is said of each lesson, then the name of each
macgregor-guide-token = You are the ghost. Everyone has seen this token; put it in a lit room, where it stays face down.
macgregor-guide-start = Choose a stair. You go down to the cellars to look for treasure.
macgregor-guide-plan = Lay four cards: the blazons of the rooms you will drift through, walls or no walls, once everyone has played.
macgregor-guide-turn = A key opens a door of its colour. Tap a lit room to go there, the token to turn it over, an object to use it.
macgregor-guide-discard = You keep three keys. Tap the one you leave.
macgregor-guide-step = Two rooms beside the ghost bear this blazon: choose the one it enters.
macgregor-guide-catch = Several players are in this room: choose whom you catch. You take their treasures of your colour.
macgregor-guide-watch = The others play. Remember where the treasures are, and watch where the ghost goes.
macgregor-guide-told-Caught = Caught! The ghost takes the treasures of its own colour, and the shroud changes heads.
macgregor-guide-done = You have done and seen it all: a door, a treasure, the ghost’s walk, a capture, the way out. Go back to the hall and invite people.
macgregor-guide-flip = Go into a room where a token lies, then tap the token to turn it over: a treasure is yours, a trap ends your turn.
macgregor-guide-told-GhostStepped = The ghost walks: it turns its cards one by one and drifts into the room beside it that bears the blazon, walls or no walls. Whoever it meets first is caught.
macgregor-guide-told-Left = Somebody went out with treasures enough and a key of the colour of the door: the game is won.

macgregor-lesson-start = a stair
macgregor-lesson-door = going through a door
macgregor-lesson-treasure = finding a treasure
macgregor-lesson-walk = the ghost’s walk
macgregor-lesson-caught = a capture
macgregor-lesson-plan = the ghost’s plan
macgregor-lesson-exit = the way out
