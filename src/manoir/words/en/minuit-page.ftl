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
minuit-page-luck = { $rolls } rolls, { $ghosts ->
    [0] no ghost
    [one] { $ghosts } ghost
   *[other] { $ghosts } ghosts
  }, { $mean } on average
minuit-page-roll = Roll the die
minuit-page-die = Die: { $face }
minuit-page-die-ghost = Die: the ghost
minuit-page-only = With a { $number }, this figure goes to space { $space }.
minuit-page-option-rounds = How many rounds?
minuit-page-option-first = Who is the bravest?
minuit-page-option-hugo = How far does Hugo move?
minuit-page-option-rounds-about = One round makes a short game; three make an evening.
minuit-page-option-first-about = Whoever is bravest places the first figure, and rolls first.
minuit-page-option-hugo-about = A Hugo who goes further with each ghost catches more people.

## The guided first game
minuit-guide-colour = Welcome! Choose a colour: those figures are yours, with their shape and their letter.
minuit-guide-place = Put your figures on the gallery. Hugo comes up the stairs and follows the gallery to the right: a head start does no harm.
minuit-guide-roll = Your turn: tap the die. A number makes one figure run, a ghost makes Hugo move.
minuit-guide-move = Pick a figure, then a lit place. While Hugo is on the stairs the rooms stay shut; after that, an open door on your way is a hiding place.
minuit-guide-return = A figure comes back: put it on an empty space, far from Hugo if you can.
minuit-guide-told-HugoClimbed = Hugo climbs step by step. On the stairs he catches nobody.
minuit-guide-told-HugoWalked = Hugo is on the gallery: the doors are open. Whoever he passes ends up on the stairs.
minuit-guide-told-Captured = Caught! Each step costs its fright points; the cellar costs two. The least frightened wins.
minuit-guide-watch = The others play. Watch who runs, and where Hugo gets to.
minuit-guide-done = That was three turns: you know how to play. Finish the game, or go back to the hall and invite people.
