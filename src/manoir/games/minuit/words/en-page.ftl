# Minuit's board in the browser.
minuit-page-board = Plan of the manor: a gallery of { $spaces } spaces, { $rooms } rooms, a staircase
minuit-page-space = Space { $space }
minuit-page-step = Step { $step }
minuit-page-stay = Stay put
minuit-page-take = Your figure on space { $space }
minuit-page-go = From space { $from } to space { $space }
minuit-page-hide =
    { $fright ->
        [0] From space { $from }, hide: { $room }
        [1] From space { $from }, hide: { $room }, 1 fright point
        [-3] From space { $from }, hide: { $room }, 3 points off
       *[other] From space { $from }, hide: { $room } ({ $fright })
    }
minuit-page-fright = fright
minuit-page-fleeing = { $count } on the run
minuit-page-hidden = { $count } hidden
minuit-page-caught = { $count } caught
minuit-page-boxed = { $count } to place
minuit-page-ask-colour = Choose your colour.
minuit-page-ask-place = Put a figure on an empty space.
minuit-page-ask-move = You rolled a { $number }: run or hide.
minuit-page-ask-return = Your figure comes back: on which empty space?
minuit-page-round-n = Round { $round }
minuit-page-round-over = Round { $round } is over
minuit-page-die = Die: { $face }
minuit-page-die-ghost = Die: the ghost
minuit-page-option-rounds = How many rounds?
minuit-page-option-first = Who is the bravest?
minuit-page-option-hugo = How far does Hugo move?
minuit-page-option-rounds-about = One round makes a short game; three make an evening.
minuit-page-option-first-about = Whoever is bravest places the first figure, and rolls first.
minuit-page-option-hugo-about = A Hugo who goes further with each ghost catches more people.

## What is asked, told to the whole room.

minuit-screen-colour = { $name } chooses a colour.
minuit-screen-place = { $name } places a figure.
minuit-screen-move = { $name } rolled a { $number }: run, or hide?
minuit-screen-return = The figure comes back: { $name } chooses where.
