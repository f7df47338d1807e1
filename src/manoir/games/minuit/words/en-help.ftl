# What speaks for a move: facts, as the asking seat sees them
minuit-why-alike = all colours play alike
minuit-why-starts = Hugo will come up { $count ->
    [one] one space
   *[other] { $count } spaces
 } behind this figure
minuit-why-behind = Hugo is { $count ->
    [one] one space
   *[other] { $count } spaces
 } behind this figure
minuit-why-doors = from there { $count ->
    [one] one face of the die out of { $faces } leads
   *[other] { $count } faces of the die out of { $faces } lead
 } into a free room
minuit-why-doors-later = once Hugo is up, { $count ->
    [one] one face of the die out of { $faces } will lead
   *[other] { $count } faces of the die out of { $faces } will lead
 } from there into a room
minuit-why-reward = this room takes { $points } points of fright away
minuit-why-taken = { $count ->
    [one] the next room is taken
   *[other] the next { $count } rooms are taken
 }
minuit-why-left = only { $count ->
    [one] one room is
   *[other] { $count } rooms are
 } still free
minuit-why-step = the next capture costs { $points } points
minuit-why-hurry = one ghost on the die would be enough to catch it, Hugo is { $count ->
    [one] one space
   *[other] { $count } spaces
 } behind
minuit-why-away = Hugo will be { $count } spaces behind instead of { $before }
minuit-why-nearest = it is your nearest figure in front of Hugo
minuit-why-closer = going on would leave only { $count ->
    [one] one space
   *[other] { $count } spaces
 } between Hugo and it

# What the trials of a hint met: the next answer, and what came off better
minuit-why-then-place = put a figure on space { $space }
minuit-why-then-go = go on with the figure on space { $from }
minuit-why-then-hide = hide in { $room } from space { $from }
minuit-why-then-stay = leave the last figure where it is
minuit-why-apart-fright = { $count ->
    [one] one point of fright less for you
   *[other] { $count } points of fright less for you
 } on average
minuit-why-apart-rooms = { $count ->
    [one] one point of fright less in rooms
   *[other] { $count } points of fright less in rooms
 } on average
minuit-why-apart-stairs = { $count ->
    [one] one point of fright less on the stairs and in the cellar
   *[other] { $count } points of fright less on the stairs and in the cellar
 } on average
minuit-why-apart-others = { $count ->
    [one] one point of fright more for each of the others
   *[other] { $count } points of fright more for each of the others
 } on average

# The guided first game: what is said of each lesson, then the name of each
minuit-guide-colour = Welcome! Choose a colour: those figures are yours, with their shape and their letter.
minuit-guide-place = Put your figures on the gallery. Hugo comes up the stairs and follows the gallery to the right: a head start does no harm.
minuit-guide-roll = Your turn: tap the die. A number makes one figure run, a ghost makes Hugo move.
minuit-guide-move = Pick a figure, then a lit place. While Hugo is on the stairs the rooms stay shut; after that, an open door on your way is a hiding place.
minuit-guide-return = A figure comes back: put it on an empty space, far from Hugo if you can.
minuit-guide-told-HugoClimbed = Hugo climbs step by step. On the stairs he catches nobody.
minuit-guide-told-HugoWalked = Hugo is on the gallery: the doors are open. Whoever he passes ends up on the stairs.
minuit-guide-told-Captured = Caught! Each step costs its fright points; the cellar costs two. The least frightened wins.
minuit-guide-watch = The others play. Watch who runs, and where Hugo gets to.
minuit-guide-done = You have done and seen it all: placing, running, hiding, Hugo, a capture, the count. Finish the game, or go back to the hall and invite people.
minuit-guide-hide = Hugo is on the gallery: time to hide. Pick a figure whose way leads past an open door, then tap the lit room.
minuit-guide-told-RoundEnded = The round is counted: each step costs its points, the cellar its own, and marked rooms add some or take some away. Three rounds, and the least frightened wins.

minuit-lesson-place = placing a figure
minuit-lesson-climb = Hugo on the stairs
minuit-lesson-run = running
minuit-lesson-walk = Hugo on the gallery
minuit-lesson-hide = hiding
minuit-lesson-caught = a capture
minuit-lesson-count = the count
