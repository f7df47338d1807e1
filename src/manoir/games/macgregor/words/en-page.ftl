# Mac Gregor's board in the browser.
macgregor-page-heading = Round { $round }
macgregor-page-board = Plan of the castle: { $rooms } cellars, coloured doors, four exits
macgregor-page-room = { $room } ({ $blazon })
macgregor-page-exit = Exit, { $colour } door
macgregor-page-treasures = { $count ->
    [one] treasure
   *[other] treasures
  }
macgregor-page-treasure = { $colour } treasure
macgregor-page-a-trap = trap
macgregor-page-face-down = face down
macgregor-page-is-ghost = ghost
macgregor-page-keys = { $count ->
    [0] no keys
    [one] { $count } key
   *[other] { $count } keys
  }
macgregor-page-backs = { $count ->
    [0] no keys
    [one] { $count } key, back: { $backs }
   *[other] { $count } keys, backs: { $backs }
  }

## The questions
macgregor-page-ask-token = { $trap ->
    [yes] It is a trap. In which room do you put it, face down?
   *[no] It is a treasure ({ $token }). In which room do you put it, face down?
  }
macgregor-page-ask-start = Which stairs do you come down?
macgregor-page-ask-plan = You are the ghost: card { $card } of your plan?
macgregor-page-ask-turn = A door, an object, or stop.
macgregor-page-ask-discard = You keep three keys: which do you discard?
macgregor-page-ask-step = Which of these rooms do you enter?
macgregor-page-ask-catch = Whom do you catch?

## The answers
macgregor-page-go-short = { $room } · { $key }
macgregor-page-leave-short = Leave! ({ $key })
macgregor-page-detect-open = Spend the detector for nothing: the plan is face up already
macgregor-page-detect = Reveal the plan
macgregor-page-flip = Turn the token over
macgregor-page-stop = Stop here
macgregor-page-say-go = Go to { $room } with the { $key }
macgregor-page-say-leave = Leave the castle with the { $key }
macgregor-page-say-discard = Discard the { $key }
macgregor-page-say-pick = Break into { $room } with the pick
macgregor-page-say-lamp = Take the lamp down the stairs to { $room }
macgregor-page-say-put = Put the token in { $room }
macgregor-page-say-start = Start in { $room }
macgregor-page-say-step = Enter { $room }
macgregor-page-say-lay = Lay the { $blazon } card
macgregor-page-say-catch = Catch the { $colour } pawn

## Round the castle
macgregor-page-table = Pile, discards, bag and the ghost’s plan
macgregor-page-pile = Pile
macgregor-page-bag = Bag
macgregor-page-discards = Discards: { $count ->
    [one] { $count } key
   *[other] { $count } keys
  }, see the colours
macgregor-page-course = The ghost’s plan: { $cards }
macgregor-page-mine = Your hand
macgregor-page-others = The other players
macgregor-page-ghost-cards = The ghost’s cards
macgregor-page-you-haunt = You are the ghost. Catch somebody, and the shroud is theirs.
macgregor-page-key = { $blazon ->
    [none] { $colour } key
   *[other] { $colour } key ({ $blazon })
  }
macgregor-page-no-keys-yet = No keys yet.
macgregor-page-no-keys = No keys left.
macgregor-page-spent = { $object }: used already
macgregor-page-own = Treasures: { $total } of { $needed }

## A capture
macgregor-page-caught = { $by } catches { $seat }!
macgregor-page-loot = { $count ->
    [one] { $by } takes one treasure of their own colour.
   *[other] { $by } takes { $count } treasures of their own colour.
  }
macgregor-page-no-loot = { $seat } has nothing of that colour.
macgregor-page-new-ghost = The shroud goes to { $seat }.

## What the table chooses
macgregor-page-edition-edition = The castle
macgregor-page-edition-grid = The grid: 24 equal rooms
macgregor-page-option-needed = How many treasures to leave?
macgregor-page-option-ghost = Who is the first ghost?
macgregor-page-option-memory = Does the screen remember the tokens?
macgregor-page-option-bound = How many rounds at the most?
macgregor-page-option-memory-false = No, use your memory
macgregor-page-option-memory-true = Yes, for everyone
macgregor-page-option-bound-0 = No limit
macgregor-page-option-needed-about = Fewer treasures make a shorter game.
macgregor-page-option-ghost-about = The ghost plays the first round against everybody else.
macgregor-page-option-memory-about = With a screen that remembers, tokens that were seen stay to be seen.
macgregor-page-option-bound-about = A game that nobody can win ends all the same.

## What is asked, told to the whole room.

macgregor-screen-token = { $name } puts a token into a room.
macgregor-screen-start = { $name } chooses a staircase.
macgregor-screen-plan = { $name } plans where the ghost walks.
macgregor-screen-turn = { $name } plays a key, an object, or stops.
macgregor-screen-discard = { $name } has too many keys and discards.
macgregor-screen-step = The ghost chooses its way.
macgregor-screen-catch = { $name } chooses whom to catch.
