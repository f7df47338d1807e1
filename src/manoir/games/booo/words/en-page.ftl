# Booo!'s board in the browser.
booo-page-booo = Booo!
booo-page-board = Plan of the castle: { $columns } columns of coats of arms, { $rows } rows of portraits
booo-page-heading = Visitor { $visitor } · { $left ->
    [0] the last
   *[other] { $left } to come
  }
booo-page-walls = { $count ->
    [0] no walls
    [one] { $count } wall
   *[other] { $count } walls
  }
booo-page-visitors = { $count ->
    [0] no visitors
    [one] { $count } visitor
   *[other] { $count } visitors
  }
booo-page-search = Find the way
booo-page-search-line = The visitor: { $coat }, { $portrait }.
booo-page-show = Show the way
booo-page-show-line = Tap the walls, or lead the ghost by hand. Colour: { $colour }.
booo-page-shows = { $name } shows the way
booo-page-shows-line = In { $colour }. Watch closely.
booo-page-shout = Booo! In { $colour }
booo-page-in = in { $colour }
booo-page-pick = Choose a colour first
booo-page-wait = Patience: { $seconds } s to go
booo-page-waits = waits { $seconds } s
booo-page-start-in = Colour to start in
booo-page-called = { $name }: “In { $colour }!”
booo-page-wall = { $colour } wall { $where } ({ $wall })
booo-page-where = { $side ->
    [above] above
    [below] below
    [left] left of
   *[right] right of
  } { $room }
booo-page-drop = Trapdoor to room { $room }
booo-page-turn = Go on in { $colour }
booo-page-stop = Give it up
booo-page-raise = Raise a hand
booo-page-lower = Lower the hand
booo-page-by-name = Walls by name ({ $count })
booo-page-locked = this wall is in front of you
booo-page-holdings = The wall tokens
booo-page-hands = { $count ->
    [one] { $names } has a hand up
   *[other] { $names } have a hand up
  }
booo-page-ghost-in = The ghost is in room { $room }.
booo-page-visitor-in = Visitor { $visitor } is in room { $room }: { $coat }, { $portrait }.
booo-page-specials = Trapdoors: { $trapdoors }. Transitions: { $transitions }.
booo-page-close = Look closely
booo-page-whole = The whole castle
booo-page-too-late = Too late: { $name } shouted before you.
booo-page-count-walls = Walls
booo-page-count-visitors = Visitors
booo-page-option-route = Which route?
booo-page-option-first = Who is first player?
booo-page-option-trapdoors = How many trapdoors? (the other tokens are transitions)
booo-page-option-pause = Pause after a failed claim
booo-page-option-transitions = Where do the transitions lie?
booo-page-option-delays = A head start for the others?
booo-page-option-bound = When is a search given up?
booo-page-option-bound-0 = Never
booo-page-option-bound-100 = After 100 answers
booo-page-option-bound-300 = After 300 answers
booo-page-option-bound-1000 = After 1,000 answers
booo-page-option-route-about = A route says where each visitor appears. Chance is the best guide for those who know all four.
booo-page-option-first-about = The first player turns the visitors over; everybody searches at once all the same.
booo-page-option-trapdoors-about = Through a trapdoor the ghost comes up in another; a transition changes its colour. Rooms can also be named.
booo-page-option-transitions-about = Name rooms, for example a3 d5, if you want them elsewhere than in the box; then name the rooms of the trapdoors too.
booo-page-option-delays-about = Those who see everything at once may wait a little before they shout, so that the others have a chance.
booo-page-option-pause-about = Whoever shouts without a way waits this long before shouting again.
booo-page-option-bound-about = An answer counts when the one before it came from another player: nobody can end a search alone.

## Alone with the castle
booo-solo = Alone with the castle
booo-solo-line = A puzzle every day, the same for everyone, and ladders without end.
booo-solo-day = The puzzle of the day
booo-solo-day-of = Puzzle of { $date }
booo-solo-ladder = The ladder
booo-solo-rung = { $rating }, no. { $number }
booo-solo-easy = Easy
booo-solo-fair = Fair
booo-solo-hard = Hard
booo-solo-points = { $points ->
    [one] { $points } point of difficulty
   *[other] { $points } points of difficulty
  }
booo-solo-ask = Find a way
booo-solo-ask-line = The clock is running. Choose a colour, then shout.
booo-solo-ready = The castle is covered. The clock starts when you uncover it.
booo-solo-uncover = Uncover
booo-solo-hidden = Covered castle
booo-solo-give-up = Show me a way
booo-solo-found = Found in { $time }!
booo-solo-found-line = { $tries ->
    [0] At the first try.
    [one] After one failed claim.
   *[other] After { $tries } failed claims.
  }
booo-solo-best = Your best time: { $time }
booo-solo-best-short = best { $time }
booo-solo-gave-up = Here is a way
booo-solo-gave-up-line = It starts in { $colour }.
booo-solo-next = The next one
booo-solo-again = Once more
booo-solo-solved = { $count ->
    [0] none solved
    [one] { $count } solved
   *[other] { $count } solved
  }
booo-solo-today-done = solved in { $time }
booo-solo-time = Time
booo-solo-you = Somebody
booo-solo-choose = Choose a puzzle

## A first game
