# Mac Gregor in English.

## Asks

macgregor-ask-token = Where does this token go?
macgregor-ask-start = Where do you start?
macgregor-ask-plan = The next card of your plan?
macgregor-ask-turn = Your turn: what do you do?
macgregor-ask-discard = You keep three keys: which do you discard?
macgregor-ask-step = Which of these rooms do you enter?
macgregor-ask-catch = Whom do you catch?

## What happened

macgregor-told-Began = { $you ->
    [ghost] You are
   *[other] { $ghost } is
 } the first ghost. Whoever leaves with { $needed } treasures wins.
macgregor-told-GotColour = { $you ->
    [seat] You play { $colour }.
   *[other] { $seat } plays { $colour }.
 }
macgregor-told-Started = { $you ->
    [seat] You start in { $room }.
   *[other] { $seat } starts in { $room }.
 }
macgregor-told-KeysDealt = { $you ->
    [seat] You get
   *[other] { $seat } gets
 } { $keys ->
    [hidden] keys with these backs: { $backs }.
   *[other] these keys: { $keys }.
 }
macgregor-told-ObjectsGiven = { $seats } each get a pick, a lamp and a detector.
macgregor-told-RoundBegan = Round { $round } begins. { $you ->
    [ghost] You are the ghost.
   *[other] The ghost is { $ghost }.
 }
macgregor-told-Showed = { $you ->
    [seat] You draw a token and show it to all
   *[other] { $seat } draws a token and shows it to all
 }{ $token ->
    [hidden] .
   *[other] : { $token }.
 }
macgregor-told-PutDown = { $you ->
    [seat] You put the token face down in { $room }.
   *[other] { $seat } puts the token face down in { $room }.
 }
macgregor-told-BagEmpty = The bag is empty: the other rooms go without.
macgregor-told-Laid = { $you ->
    [seat] You lay
   *[other] { $seat } lays
 } { $blazon ->
    [hidden] card { $number } of the plan face down.
   *[other] the { $blazon } face down as card { $number } of the plan.
 }
macgregor-told-Drew = { $you ->
    [seat] You draw
   *[other] { $seat } draws
 } a key with the { $back } on its back{ $face ->
    [hidden] .
   *[other] : { $face }.
 }
macgregor-told-DrewOnEntering = The { $back } lies on top of the pile, so { $you ->
    [seat] you draw
   *[other] { $seat } draws
 } that key on entering{ $face ->
    [hidden] .
   *[other] : { $face }.
 }
macgregor-told-NoKeyLeft = There is no key left for { $seat } to draw.
macgregor-told-PileMade = The { $cards } discarded keys are shuffled into a new pile.
macgregor-told-TopShown = The { $back } now shows on top of the pile.
macgregor-told-Walked = { $you ->
    [seat] You open the { $face } door and go from { $start } to { $room }.
   *[other] { $seat } opens the { $face } door and goes from { $start } to { $room }.
 }
macgregor-told-FoundTreasure = { $you ->
    [seat] You turn
   *[other] { $seat } turns
 } over the token in { $room }: a treasure ({ $token })! That makes { $total }.
macgregor-told-SprungTrap = { $you ->
    [seat] You turn over the token in { $room }: a trap! Your turn is over.
   *[other] { $seat } turns over the token in { $room }: a trap! The turn is over.
 }
macgregor-told-Discarded = { $you ->
    [seat] You discard { $keys }.
   *[other] { $seat } discards { $keys }.
 }
macgregor-told-Stopped = { $you ->
    [seat] You stop.
   *[other] { $seat } stops.
 }
macgregor-told-UsedPick = { $you ->
    [seat] You break
   *[other] { $seat } breaks
 } through with the pick, from { $start } to { $room }.
macgregor-told-UsedLamp = { $you ->
    [seat] You take
   *[other] { $seat } takes
 } the lamp down the stairs, from { $start } to { $room }.
macgregor-told-UsedDetector = { $you ->
    [seat] You use
   *[other] { $seat } uses
 } the ghost detector{ $wasted ->
    [yes] { " " }for nothing: the plan is already face up.
   *[no] .
 }
macgregor-told-PlanOpened = { $you ->
    [seat] Your plan
   *[other] The plan of { $seat }
 } is turned face up: { $blazons }.
macgregor-told-GhostChose = { $you ->
    [seat] You turn over card { $number }, the { $blazon }, and have to choose between rooms.
   *[other] { $seat } turns over card { $number }, the { $blazon }, and has to choose between rooms.
 }
macgregor-told-GhostStepped = { $you ->
    [seat] You turn over card { $number }, the { $blazon }, and drift from { $start } to { $room }.
   *[other] { $seat } turns over card { $number }, the { $blazon }, and drifts from { $start } to { $room }.
 }
macgregor-told-GhostStopped = { $you ->
    [seat] You turn over card { $number }, the { $blazon }: no room around { $room } bears it, and you stop.
   *[other] { $seat } turns over card { $number }, the { $blazon }: no room around { $room } bears it, and the ghost stops.
 }
macgregor-told-TookBack = { $you ->
    [seat] You caught nobody, take the cards back and stay in { $room }.
   *[other] { $seat } caught nobody, takes the cards back and stays in { $room }.
 }
macgregor-told-Caught = { $you ->
    [by] You catch { $seat } in { $room }!
   *[other] { $by } catches { $seat } in { $room }!
 }
macgregor-told-Looted = { $treasures ->
    [0] { $you ->
        [seat] You have no { $token } treasure for { $by } to take.
       *[other] { $seat } has no { $token } treasure for { $by } to take.
     }
    [one] { $you ->
        [by] You take one { $token } treasure from { $seat }.
       *[other] { $by } takes one { $token } treasure from { $seat }.
     }
   *[other] { $you ->
        [by] You take { $treasures } { $token } treasures from { $seat }.
       *[other] { $by } takes { $treasures } { $token } treasures from { $seat }.
     }
 }
macgregor-told-BecameGhost = { $you ->
    [seat] You are the ghost now and go to { $room }.
   *[other] { $seat } is the ghost now and goes to { $room }.
 }
macgregor-told-Rearmed = { $you ->
    [seat] You get
   *[other] { $seat } gets
 } a pick, a lamp, a detector and new keys.
macgregor-told-Left = { $you ->
    [seat] You open the { $face } door of { $room } and leave the castle!
   *[other] { $seat } opens the { $face } door of { $room } and leaves the castle!
 }
macgregor-told-RoundsOver = { $rounds } rounds are over and nobody has left the castle.
macgregor-told-Ended = The game is over. Victory for { $winners }!

## Names

macgregor-name-trap = trap
macgregor-name-pick = pick
macgregor-name-lamp = lamp
macgregor-name-detector = detector
macgregor-name-tower = Tower
macgregor-name-crown = Crown
macgregor-name-lion = Lion
macgregor-name-green-yellow = Green-Yellow
macgregor-name-cross = Cross
macgregor-name-thistle = Thistle
macgregor-name-unicorn = Unicorn
macgregor-name-red = red
macgregor-name-blue = blue
macgregor-name-green = green
macgregor-name-yellow = yellow
macgregor-name-orange = orange
macgregor-name-violet = violet

# Key cards: the colour of the face, the blazon of the back.
macgregor-name-red-tower = red (Tower)
macgregor-name-blue-tower = blue (Tower)
macgregor-name-green-tower = green (Tower)
macgregor-name-yellow-tower = yellow (Tower)
macgregor-name-orange-tower = orange (Tower)
macgregor-name-violet-tower = violet (Tower)
macgregor-name-red-crown = red (Crown)
macgregor-name-blue-crown = blue (Crown)
macgregor-name-green-crown = green (Crown)
macgregor-name-yellow-crown = yellow (Crown)
macgregor-name-orange-crown = orange (Crown)
macgregor-name-violet-crown = violet (Crown)
macgregor-name-red-lion = red (Lion)
macgregor-name-blue-lion = blue (Lion)
macgregor-name-green-lion = green (Lion)
macgregor-name-yellow-lion = yellow (Lion)
macgregor-name-orange-lion = orange (Lion)
macgregor-name-violet-lion = violet (Lion)
macgregor-name-red-green-yellow = red (Green-Yellow)
macgregor-name-blue-green-yellow = blue (Green-Yellow)
macgregor-name-green-green-yellow = green (Green-Yellow)
macgregor-name-yellow-green-yellow = yellow (Green-Yellow)
macgregor-name-orange-green-yellow = orange (Green-Yellow)
macgregor-name-violet-green-yellow = violet (Green-Yellow)
macgregor-name-red-cross = red (Cross)
macgregor-name-blue-cross = blue (Cross)
macgregor-name-green-cross = green (Cross)
macgregor-name-yellow-cross = yellow (Cross)
macgregor-name-orange-cross = orange (Cross)
macgregor-name-violet-cross = violet (Cross)
macgregor-name-red-thistle = red (Thistle)
macgregor-name-blue-thistle = blue (Thistle)
macgregor-name-green-thistle = green (Thistle)
macgregor-name-yellow-thistle = yellow (Thistle)
macgregor-name-orange-thistle = orange (Thistle)
macgregor-name-violet-thistle = violet (Thistle)
macgregor-name-red-unicorn = red (Unicorn)
macgregor-name-blue-unicorn = blue (Unicorn)
macgregor-name-green-unicorn = green (Unicorn)
macgregor-name-yellow-unicorn = yellow (Unicorn)
macgregor-name-orange-unicorn = orange (Unicorn)
macgregor-name-violet-unicorn = violet (Unicorn)

## The board in a terminal

macgregor-board-round = Round { $round }
macgregor-board-needed = { $needed } treasures to leave
macgregor-board-top = Pile: { $cards } keys, on top the { $back }
macgregor-board-pile = Pile: { $cards } keys
macgregor-board-no-top = Pile: no keys left
macgregor-board-bag = Bag: { $tokens }
macgregor-board-discards = Discards
macgregor-board-plan = Plan
macgregor-board-ghost = ghost
macgregor-board-home = ghost’s room
macgregor-board-shown = Shown: { $token }
macgregor-board-player = Player
macgregor-board-room = Room
macgregor-board-keys = Keys
macgregor-board-objects = Objects
macgregor-board-treasures = Treasures
macgregor-board-legend = ≡ stair   ● token (◆ treasure, ▲ trap)   ☠ ghost   doors: { $doors }
macgregor-letter-trap = ▲

## Measures

macgregor-measure-rounds = rounds
macgregor-measure-captures = captures
macgregor-measure-bounded = games that hit the bound of rounds
macgregor-measure-first-ghost-wins = victories of the first ghost
macgregor-measure-left-wins = victories from the first ghost’s left
macgregor-measure-treasures = treasures found
macgregor-measure-traps = traps sprung
macgregor-measure-mistakes = plans that could not be walked
macgregor-measure-objects = objects used
macgregor-measure-walks = doors opened with keys
macgregor-measure-piles = piles made anew
macgregor-measure-seat-1-wins = victories of seat 1
macgregor-measure-seat-2-wins = victories of seat 2
macgregor-measure-seat-3-wins = victories of seat 3
macgregor-measure-seat-4-wins = victories of seat 4
macgregor-measure-seat-5-wins = victories of seat 5
macgregor-measure-seat-6-wins = victories of seat 6
