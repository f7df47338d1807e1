# Le Fantôme de Minuit: what is told, what is asked, and what things are called.

minuit-told-Began = Midnight strikes. { $you ->
    [first] You are the bravest and begin.
   *[other] { $first } is the bravest and begins.
 }
minuit-told-Chose = { $you ->
    [seat] You choose { $colour }.
   *[other] { $seat } chooses { $colour }.
 }
minuit-told-Placed = { $you ->
    [seat] You put a figure on space { $space }.
   *[other] { $seat } puts a figure on space { $space }.
 }
minuit-told-Rolled = { $you ->
    [seat] You roll a { $number }.
   *[other] { $seat } rolls a { $number }.
 }
minuit-told-RolledGhost = { $you ->
    [seat] You roll the ghost!
   *[other] { $seat } rolls the ghost!
 }
minuit-told-Lost = { $you ->
    [seat] You roll a { $number }, in vain: there is nobody left to move.
   *[other] { $seat } rolls a { $number }, in vain: there is nobody left to move.
 }
minuit-told-Moved = { $you ->
    [seat] { $forced ->
        [yes] You have no other move: from space { $start } to space { $space }.
       *[other] You go from space { $start } to space { $space }.
    }
   *[other] { $forced ->
        [yes] { $seat } has no other move: from space { $start } to space { $space }.
       *[other] { $seat } goes from space { $start } to space { $space }.
    }
 }
minuit-told-Stayed = { $you ->
    [seat] You stay on space { $space }.
   *[other] { $seat } stays on space { $space }.
 }
minuit-told-Hid = { $you ->
    [seat] You hide
   *[other] { $seat } hides
 } in { $room }{ $fright ->
    [0] .
    [1] : 1 fright point.
    [-3] : 3 points off!
   *[other] { " " }({ $fright }).
 }
minuit-told-HugoClimbed = Hugo climbs to step { $step }.
minuit-told-HugoWalked =
    { $start ->
        [none] Hugo comes out onto the gallery, space { $space }.
       *[other] Hugo goes from space { $start } to space { $space }.
    }
minuit-told-Captured =
    { $step ->
        [none] On space { $space } Hugo catches { $seats }: into the cellar!
       *[other] On space { $space } Hugo catches { $seats }: onto step { $step }!
    }
minuit-told-RoomsFull = Every hiding place is taken: into the cellar, { $seats }!
minuit-told-RoundEnded = Round { $round } is over: { $points }. In all: { $totals }.
minuit-told-CameOut = { $you ->
    [seat] You leave { $room }, space { $space }.
   *[other] { $seat } leaves { $room }, space { $space }.
 }
minuit-told-CameBack = { $you ->
    [seat] You come back
   *[other] { $seat } comes back
 } from { $step ->
    [none] the cellar
   *[other] step { $step }
 } onto space { $space }.
minuit-told-RoundBegan = Round { $round }. Hugo is back before the cellar; { $you ->
    [first] you roll.
   *[other] { $first } rolls.
 }
minuit-told-Ended = { $winners } won, the least frightened. In all: { $totals }.

minuit-ask-colour = Choose your colour.
minuit-ask-place = Put a figure on an empty space of the gallery.
minuit-ask-move = Who runs, and where?
minuit-ask-return = Your figure comes back: on which empty space?

# A room has its article in a sentence, and a short name on the board.
minuit-name-cabinet = the cabinet
minuit-name-music-room = the music room
minuit-name-games-room = the games room
minuit-name-toilet = the toilet
minuit-name-hunting-room = the hunting room
minuit-name-bedroom = the bedroom
minuit-name-studio = the studio
minuit-name-drawing-room = the drawing room
minuit-name-ballroom = the ballroom
minuit-name-dining-room = the dining room
minuit-name-library = the library
minuit-name-kitchen = the kitchen
minuit-name-linen-room = the linen room
minuit-name-bathroom = the bathroom
minuit-label-cabinet = Cabinet
minuit-label-music-room = Music room
minuit-label-games-room = Games room
minuit-label-toilet = Toilet
minuit-label-hunting-room = Hunting room
minuit-label-bedroom = Bedroom
minuit-label-studio = Studio
minuit-label-drawing-room = Drawing room
minuit-label-ballroom = Ballroom
minuit-label-dining-room = Dining room
minuit-label-library = Library
minuit-label-kitchen = Kitchen
minuit-label-linen-room = Linen room
minuit-label-bathroom = Bathroom
minuit-name-blue = blue
minuit-name-red = red
minuit-name-turquoise = turquoise
minuit-name-yellow = yellow
minuit-name-black = black
minuit-name-lilac = lilac
minuit-name-white = white
minuit-name-green = green

minuit-board-round = Round { $round } of { $rounds }
minuit-board-cellar = Cellar
minuit-board-stairs = Stairs
minuit-board-gallery = Gallery
minuit-board-rooms = Rooms
minuit-board-closed = shut
minuit-board-exact = exact
minuit-board-total = total
minuit-board-player = who
minuit-board-abroad = on the run
minuit-board-hidden = hidden
minuit-board-caught = caught
minuit-board-hugo = Hugo
minuit-board-choosing = { $you ->
    [player] You choose a colour
   *[other] { $player } chooses a colour
 }
minuit-board-placing = { $you ->
    [player] You place a figure
   *[other] { $player } places a figure
 }
minuit-board-rolling = { $you ->
    [player] You roll
   *[other] { $player } rolls
 }
minuit-board-moving = { $you ->
    [player] You rolled a { $number }
   *[other] { $player } rolled a { $number }
 }
minuit-board-returning = { $you ->
    [player] You bring a figure back
   *[other] { $player } brings a figure back
 }
minuit-board-over = The game is over
minuit-board-rooms-shut = rooms open once Hugo is on the gallery

minuit-measure-moves = answers given
minuit-measure-rounds = rounds
minuit-measure-rolls = rolls of the die
minuit-measure-ghosts = ghosts rolled
minuit-measure-stays = figures left to stay
minuit-measure-lost = numbers lost
minuit-measure-fright = fright, a seat
minuit-measure-fright-least = fright of the winner
minuit-measure-fright-most = fright of the last
minuit-measure-from-stairs = of it from the stairs, a seat
minuit-measure-from-cellar = of it from the cellar, a seat
minuit-measure-from-haunted = of it from haunted rooms, a seat
minuit-measure-from-bonus = taken off by rewarding rooms, a seat
minuit-measure-share-stairs = share of the stairs in all fright
minuit-measure-share-cellar = share of the cellar
minuit-measure-share-haunted = share of haunted rooms
minuit-measure-captures = figures captured
minuit-measure-walked-into = of them walked into Hugo
minuit-measure-in-cellar = figures in the cellar
minuit-measure-hidings = figures hidden
minuit-measure-bonus-hidings = of them in a rewarding room
minuit-measure-full-house = rounds ended for want of rooms
minuit-measure-first-wins = games won by who began
minuit-measure-shared = shared victories
minuit-measure-fright-seat-1 = fright, seat 1
minuit-measure-fright-seat-2 = fright, seat 2
minuit-measure-fright-seat-3 = fright, seat 3
minuit-measure-fright-seat-4 = fright, seat 4
minuit-measure-fright-seat-5 = fright, seat 5
minuit-measure-fright-seat-6 = fright, seat 6
minuit-measure-fright-seat-7 = fright, seat 7
minuit-measure-fright-seat-8 = fright, seat 8
