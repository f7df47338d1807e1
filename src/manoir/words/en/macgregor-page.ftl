# Mac Gregor's board in the browser.
macgregor-page-heading = Round { $round }
macgregor-page-board = Plan of the castle: { $rooms } cellars, coloured doors, four exits
macgregor-page-room = { $room } ({ $blazon })
macgregor-page-exit = Exit, { $colour } door
macgregor-page-treasures = treasures
macgregor-page-treasure = { $colour } treasure
macgregor-page-a-trap = trap
macgregor-page-face-down = face down
macgregor-page-is-ghost = ghost
macgregor-page-keys = { $count ->
    [0] no key
    [one] { $count } key
   *[other] { $count } keys
  }
macgregor-page-backs = { $count ->
    [0] no key
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
macgregor-page-ask-discard = One key too many: which do you discard?
macgregor-page-ask-step = Which of these rooms do you enter?
macgregor-page-ask-catch = Whom do you catch?

## The answers
macgregor-page-go-short = { $room } · { $key }
macgregor-page-leave-short = Leave! ({ $key })
macgregor-page-detect = Reveal the plan
macgregor-page-flip = Turn the token over
macgregor-page-stop = Stop here
macgregor-page-say-go = Go to { $room } with the key { $key }
macgregor-page-say-leave = Leave the castle with the key { $key }
macgregor-page-say-discard = Discard the key { $key }
macgregor-page-say-pick = Break into { $room } with the pick
macgregor-page-say-lamp = Take the lamp down the stairs to { $room }
macgregor-page-say-put = Put the token in { $room }
macgregor-page-say-start = Start in { $room }
macgregor-page-say-step = Enter { $room }
macgregor-page-say-lay = Lay the { $blazon } card
macgregor-page-say-catch = Catch the pawn: { $colour }

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
macgregor-page-key = Key { $key }
macgregor-page-no-keys = Not a key left.
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

## The end
macgregor-page-out = Out of the castle
macgregor-page-luck = { $found ->
    [0] no treasure found
    [one] { $found } treasure found
   *[other] { $found } treasures found
  }, { $traps ->
    [0] no trap
    [one] { $traps } trap
   *[other] { $traps } traps
  }, { $drawn ->
    [0] no key
    [one] { $drawn } key
   *[other] { $drawn } keys
  } given by a blazon, { $caught ->
    [0] never caught
    [one] caught once
   *[other] caught { $caught } times
  }

## What the table chooses
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

## The guided first game
macgregor-guide-token = You are the ghost. Everyone has seen this token; put it in a lit room, where it stays face down.
macgregor-guide-start = Choose a stair. You go down to the cellars to look for treasure.
macgregor-guide-plan = Lay four cards: the blazons of the rooms you will drift through, walls or no walls, once everyone has played.
macgregor-guide-turn = A key opens a door of its colour. Tap a lit room to go there, the token to turn it over, an object to use it.
macgregor-guide-discard = You keep three keys. Tap the one you leave.
macgregor-guide-step = Two rooms beside the ghost bear this blazon: choose the one it enters.
macgregor-guide-catch = Several players are in this room: choose whom you catch. You take their treasures of your colour.
macgregor-guide-watch = The others play. Remember where the treasures are, and watch where the ghost goes.
macgregor-guide-told-Caught = Caught! The ghost takes the treasures of its own colour, and the shroud changes heads.
macgregor-guide-told-FoundTreasure = A treasure! You need enough of them to leave by an outer door.
macgregor-guide-done = That was three turns: you know how to play. Finish the game, or go back to the hall and invite people.
