# Treasure Hunter: what is told, what is asked, and what things are called.

chasseurs-told-Began = The hunt begins. { $you ->
    [dealer] You deal
   *[other] { $dealer } deals
 }; everyone has { $purse } coins.
chasseurs-told-RoundBegan = Round { $round }. { $you ->
    [dealer] You deal
   *[other] { $dealer } deals
 }; { $direction ->
    [left] cards travel left.
   *[right] cards travel right.
 }
chasseurs-told-TreasureLaid =
    { $side ->
        [max] { $site }, hidden treasure (MAX): { $tile }.
       *[min] { $site }, obvious treasure (MIN): { $tile }.
    }
chasseurs-told-ScrollSkipped = No yellow scroll in the last round: { $tile } is put away.
chasseurs-told-GoblinLaid = Goblin { $number }: { $goblin }.
chasseurs-told-Dealt = { $you ->
    [seat] You are
   *[other] { $seat } is
 } dealt { $count } cards{ $cards ->
    [hidden] .
   *[other] : { $cards }.
 }
chasseurs-told-Drew = { $you ->
    [seat] You draw a card from your own pile
   *[other] { $seat } draws a card from their own pile
 }{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
chasseurs-told-Picked = { $you ->
    [seat] You set
   *[other] { $seat } sets
 } card { $number } face down{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
chasseurs-told-SetAside = { $you ->
    [seat] You discard
   *[other] { $seat } discards
 } a card face down{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
chasseurs-told-Received = { $you ->
    [by] You pass
   *[other] { $by } passes
 } { $count } cards to { $seat }{ $cards ->
    [hidden] .
   *[other] : { $cards }.
 }
chasseurs-told-TookLast = { $you ->
    [seat] You take
   *[other] { $seat } takes
 } the last card from { $by }{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
chasseurs-told-SiteOpened = Off to the { $site }! Hidden: { $hidden }. Obvious: { $obvious }.
chasseurs-told-Laid = { $you ->
    [seat] You lay { $cards }: { $total }.
   *[other] { $seat } lays { $cards }: { $total }.
 }
chasseurs-told-StayedAway = { $you ->
    [seat] You have nobody to send there.
   *[other] { $seat } has nobody to send there.
 }
chasseurs-told-Passed = { $you ->
    [seat] You pass.
   *[other] { $seat } passes.
 }
chasseurs-told-Played = { $you ->
    [seat] You play { $card } and are at { $total }.
   *[other] { $seat } plays { $card } and is at { $total }.
 }
chasseurs-told-Hired = { $you ->
    [seat] You hire the Goblin Mercenaries, { $price } on each goblin, and are at { $total }.
   *[other] { $seat } hires the Goblin Mercenaries, { $price } on each goblin, and is at { $total }.
 }
chasseurs-told-FellAsleep = { $you ->
    [seat] You play
   *[other] { $seat } plays
 } Sleeping Beauty: { $card } falls asleep, which leaves { $total }.
chasseurs-told-ScareRaised = { $you ->
    [seat] You put up a Scaregoblin: nothing will be stolen from you.
   *[other] { $seat } puts up a Scaregoblin: nothing will be stolen from them.
 }
chasseurs-told-MulePlayed = { $you ->
    [seat] You play the Mystery Mule and draw a card.
   *[other] { $seat } plays the Mystery Mule and draws a card.
 }
chasseurs-told-MuleDrew = { $you ->
    [seat] You take
   *[other] { $seat } takes
 } the mule’s card in hand{ $card ->
    [hidden] .
   *[other] : { $card }.
 }
chasseurs-told-MuleLaid = { $you ->
    [seat] Your mule
   *[other] The mule of { $seat }
 } brings { $card }{ $late ->
    [yes] , too late to count.
   *[no] { " " }just in time!
 }
chasseurs-told-Totals = Totals ({ $site }): { $totals }.
chasseurs-told-FellToZero = { $you ->
    [seat] You fall to { $total }: no treasure.
   *[other] { $seat } falls to { $total }: no treasure.
 }
chasseurs-told-TieBroken = A tie between { $seats }: the strongest card ({ $force }) decides for { $seat }.
chasseurs-told-TreasureTaken = { $reason ->
    [alone] Nobody else can claim it
    [highest] The highest total ({ $total })
   *[lowest] The lowest total ({ $total })
 }: { $you ->
    [seat] you take { $tile }.
   *[other] { $seat } takes { $tile }.
 }
chasseurs-told-TreasuresLost = Nobody comes for them: { $tiles } go back to the box.
chasseurs-told-GoblinsCame = The goblins reach the camp: { $goblins }.
chasseurs-told-DogsLaid = { $you ->
    [seat] You let
   *[other] { $seat } lets
 } loose { $cards }: { $paws ->
    [one] { $paws } paw.
   *[other] { $paws } paws in all.
 }
chasseurs-told-NoDogs = { $you ->
    [seat] You have no dog.
   *[other] { $seat } has no dog.
 }
chasseurs-told-Repelled = Goblin { $number }: { $you ->
    [seat] you drive it off.
   *[other] { $seat } drives it off.
 }
chasseurs-told-Shielded = Goblin { $number }: it flees from { $you ->
    [seat] your Scaregoblin.
   *[other] the Scaregoblin of { $seat }.
 }
chasseurs-told-Stole = Goblin { $number }: { $amount ->
    [0] { $you ->
        [seat] you have nothing to steal.
       *[other] { $seat } has nothing to steal.
     }
   *[other] it steals { $amount } from { $seat }.
 }
chasseurs-told-DogTieBroken = A tie in paws between { $seats }: discipline ({ $discipline }) decides for { $seat }.
chasseurs-told-GoblinTaken = { $you ->
    [seat] You take
   *[other] { $seat } takes
 } goblin { $number }{ $money ->
    [0] .
   *[other] { " " }and the { $money } it carried.
 }
chasseurs-told-GoblinLeft =
    { $money ->
        [0] Goblin { $number } gets away.
       *[other] Goblin { $number } gets away with { $money }.
    }
chasseurs-told-CoinsPaid = { $you ->
    [seat] You receive { $amount } for { $cards }.
   *[other] { $seat } receives { $amount } for { $cards }.
 }
chasseurs-told-HandDiscarded = { $you ->
    [seat] You discard
   *[other] { $seat } discards
 } { $count ->
    [one] a card without showing it.
   *[other] { $count } cards without showing them.
 }
chasseurs-told-ScrollUsed = { $you ->
    [seat] You use { $tile } and receive { $amount }.
   *[other] { $seat } uses { $tile } and receives { $amount }.
 }
chasseurs-told-ScrollsKept = { $you ->
    [seat] You use no more scrolls.
   *[other] { $seat } uses no more scrolls.
 }
chasseurs-told-Counted = { $seat }, { $source }: { $points }.
chasseurs-told-Ended = The hunt is over. Scores: { $totals }. The victory goes to { $winners }.

chasseurs-ask-keep = Choose the card you keep.
chasseurs-ask-discard = Choose the card you discard.
chasseurs-ask-action = Do you play an Action card?
chasseurs-ask-goblins = Before the goblins: Scaregoblin or Mule?
chasseurs-ask-scroll = Do you use a yellow scroll?

chasseurs-board-round = Round { $round } of { $rounds }
chasseurs-board-dealer = { $you ->
    [name] you deal
   *[other] { $name } deals
 }
chasseurs-board-left = cards travel left
chasseurs-board-right = cards travel right
chasseurs-board-pick = pick { $pick }
chasseurs-board-max = MAX
chasseurs-board-min = MIN
chasseurs-board-goblins = Goblins
chasseurs-board-paws = { $paws ->
    [one] 1 paw
   *[other] { $paws } paws
    }
chasseurs-board-steals = steals { $worth }
chasseurs-board-carries = carries { $money }
chasseurs-board-player = player
chasseurs-board-purse = purse
chasseurs-board-covered = covered
chasseurs-board-trophies = { $count ->
    [one] 1 goblin
   *[other] { $count } goblins
    }
chasseurs-board-treasures = treasures
chasseurs-board-cards = cards
chasseurs-board-hand = Your hand
chasseurs-board-pack = Cards to choose from
chasseurs-board-picks = Chosen so far
chasseurs-board-aside = Discarded
chasseurs-board-memory = Seen passing, still in play
chasseurs-board-chosen = chosen
chasseurs-board-thinking = choosing
chasseurs-board-nothing = nothing
chasseurs-board-camp = at the camp

chasseurs-short-mountains = Mountains
chasseurs-short-jungle = Jungle
chasseurs-short-cave = Cave
chasseurs-short-dog = Dog
chasseurs-short-copper = Copper
chasseurs-short-silver = Silver
chasseurs-short-gold = Gold
chasseurs-short-polar-bear = Polar Bear
chasseurs-short-tiger = Tiger
chasseurs-short-dragon = Dragon
chasseurs-short-flaming-sword = Flaming Sword
chasseurs-short-goblin-mercenaries = Mercenaries
chasseurs-short-shrinking-potion = Potion
chasseurs-short-sleeping-beauty = Sleeping Beauty
chasseurs-short-scaregoblin = Scaregoblin
chasseurs-short-mystery-mule = Mule
chasseurs-short-relic = Relic
chasseurs-short-strong-team = Team
chasseurs-short-pack-master = Pack
chasseurs-short-special-team = Special
chasseurs-short-coin-rain = Rain
chasseurs-short-goblin-master = Goblin Master
chasseurs-short-collector = Collector

chasseurs-measure-score = mean score
chasseurs-measure-winning = winning score
chasseurs-measure-lowest = lowest score
chasseurs-measure-share-grey = share of grey scrolls
chasseurs-measure-share-relics = share of relics
chasseurs-measure-share-goblins = share of goblin tiles
chasseurs-measure-share-purse = share of the purse
chasseurs-measure-coins = received for coin cards, a player
chasseurs-measure-scrolls = received for yellow scrolls, a player
chasseurs-measure-stolen = stolen by goblins, a player
chasseurs-measure-recovered = won back from goblins, a player
chasseurs-measure-hired = paid to mercenaries, a player
chasseurs-measure-treasures = treasures won, a player
chasseurs-measure-goblin-tiles = goblin tiles won, a player
chasseurs-measure-actions = action cards played, a game
chasseurs-measure-ties = ties broken, a game
chasseurs-measure-lost = treasures lost, a game
chasseurs-measure-zero = totals fallen to zero, a game
chasseurs-measure-shared = shared victories
chasseurs-measure-dealer-wins = victories of the first dealer
chasseurs-measure-score-seat-1 = score of seat 1
chasseurs-measure-score-seat-2 = score of seat 2
chasseurs-measure-score-seat-3 = score of seat 3
chasseurs-measure-score-seat-4 = score of seat 4
chasseurs-measure-score-seat-5 = score of seat 5
chasseurs-measure-score-seat-6 = score of seat 6

# Cards and tiles, by their notation.
chasseurs-name-mountains = Frosty Mountains
chasseurs-name-jungle = Liana Jungle
chasseurs-name-cave = Lava Cave
chasseurs-name-mountains-1 = the blue 1
chasseurs-name-mountains-2 = the blue 2
chasseurs-name-mountains-3 = the blue 3
chasseurs-name-mountains-4 = the blue 4
chasseurs-name-mountains-5 = the blue 5
chasseurs-name-mountains-6 = the blue 6
chasseurs-name-mountains-7 = the blue 7
chasseurs-name-mountains-8 = the blue 8
chasseurs-name-mountains-9 = the blue 9
chasseurs-name-mountains-10 = the blue 10
chasseurs-name-mountains-11 = the blue 11
chasseurs-name-mountains-12 = the blue 12
chasseurs-name-jungle-1 = the green 1
chasseurs-name-jungle-2 = the green 2
chasseurs-name-jungle-3 = the green 3
chasseurs-name-jungle-4 = the green 4
chasseurs-name-jungle-5 = the green 5
chasseurs-name-jungle-6 = the green 6
chasseurs-name-jungle-7 = the green 7
chasseurs-name-jungle-8 = the green 8
chasseurs-name-jungle-9 = the green 9
chasseurs-name-jungle-10 = the green 10
chasseurs-name-jungle-11 = the green 11
chasseurs-name-jungle-12 = the green 12
chasseurs-name-cave-1 = the red 1
chasseurs-name-cave-2 = the red 2
chasseurs-name-cave-3 = the red 3
chasseurs-name-cave-4 = the red 4
chasseurs-name-cave-5 = the red 5
chasseurs-name-cave-6 = the red 6
chasseurs-name-cave-7 = the red 7
chasseurs-name-cave-8 = the red 8
chasseurs-name-cave-9 = the red 9
chasseurs-name-cave-10 = the red 10
chasseurs-name-cave-11 = the red 11
chasseurs-name-cave-12 = the red 12
chasseurs-name-dog-1-12 = a dog (1 paw, discipline 12)
chasseurs-name-dog-1-11 = a dog (1 paw, discipline 11)
chasseurs-name-dog-1-9 = a dog (1 paw, discipline 9)
chasseurs-name-dog-1-7 = a dog (1 paw, discipline 7)
chasseurs-name-dog-2-10 = a dog (2 paws, discipline 10)
chasseurs-name-dog-2-8 = a dog (2 paws, discipline 8)
chasseurs-name-dog-2-6 = a dog (2 paws, discipline 6)
chasseurs-name-dog-2-4 = a dog (2 paws, discipline 4)
chasseurs-name-dog-3-5 = a dog (3 paws, discipline 5)
chasseurs-name-dog-3-3 = a dog (3 paws, discipline 3)
chasseurs-name-dog-3-2 = a dog (3 paws, discipline 2)
chasseurs-name-dog-3-1 = a dog (3 paws, discipline 1)
chasseurs-name-copper = a copper coin
chasseurs-name-silver = a silver coin
chasseurs-name-gold = a gold coin
chasseurs-name-polar-bear = the Polar Bear
chasseurs-name-tiger = the Tiger
chasseurs-name-dragon = the Dragon
chasseurs-name-flaming-sword = the Flaming Sword
chasseurs-name-goblin-mercenaries = the Goblin Mercenaries
chasseurs-name-shrinking-potion = the Shrinking Potion
chasseurs-name-sleeping-beauty = Sleeping Beauty
chasseurs-name-scaregoblin = the Scaregoblin
chasseurs-name-mystery-mule = the Mystery Mule
chasseurs-name-relic--7 = a relic of −7
chasseurs-name-relic--6 = a relic of −6
chasseurs-name-relic--5 = a relic of −5
chasseurs-name-relic--4 = a relic of −4
chasseurs-name-relic--3 = a relic of −3
chasseurs-name-relic-3 = a relic of 3
chasseurs-name-relic-4 = a relic of 4
chasseurs-name-relic-5 = a relic of 5
chasseurs-name-relic-6 = a relic of 6
chasseurs-name-relic-7 = a relic of 7
chasseurs-name-relic-8 = a relic of 8
chasseurs-name-relic-9 = a relic of 9
chasseurs-name-relic-10 = a relic of 10
chasseurs-name-relic-11 = a relic of 11
chasseurs-name-relic-12 = a relic of 12
chasseurs-name-relic-13 = a relic of 13
chasseurs-name-relic-14 = a relic of 14
chasseurs-name-relic-15 = a relic of 15
chasseurs-name-relic-16 = a relic of 16
chasseurs-name-relic-17 = a relic of 17
chasseurs-name-relic-18 = a relic of 18
chasseurs-name-relic-19 = a relic of 19
chasseurs-name-strong-team-mountains-1 = the scroll Strong Team (Frosty Mountains, copper)
chasseurs-name-strong-team-mountains-2 = the scroll Strong Team (Frosty Mountains, silver)
chasseurs-name-strong-team-mountains-3 = the scroll Strong Team (Frosty Mountains, gold)
chasseurs-name-strong-team-jungle-1 = the scroll Strong Team (Liana Jungle, copper)
chasseurs-name-strong-team-jungle-2 = the scroll Strong Team (Liana Jungle, silver)
chasseurs-name-strong-team-jungle-3 = the scroll Strong Team (Liana Jungle, gold)
chasseurs-name-strong-team-cave-1 = the scroll Strong Team (Lava Cave, copper)
chasseurs-name-strong-team-cave-2 = the scroll Strong Team (Lava Cave, silver)
chasseurs-name-strong-team-cave-3 = the scroll Strong Team (Lava Cave, gold)
chasseurs-name-pack-master-1 = the scroll Pack Master (copper)
chasseurs-name-pack-master-2 = the scroll Pack Master (silver)
chasseurs-name-pack-master-3 = the scroll Pack Master (gold)
chasseurs-name-special-team-1-2-3 = the scroll Special Team 1, 2, 3
chasseurs-name-special-team-4-5-6 = the scroll Special Team 4, 5, 6
chasseurs-name-special-team-7-8-9 = the scroll Special Team 7, 8, 9
chasseurs-name-special-team-10-11-12 = the scroll Special Team 10, 11, 12
chasseurs-name-coin-rain-1 = the scroll Coin Rain ×1
chasseurs-name-coin-rain-2 = the scroll Coin Rain ×2
chasseurs-name-goblin-master-2 = the grey scroll Goblin Master (silver)
chasseurs-name-goblin-master-3 = the grey scroll Goblin Master (gold)
chasseurs-name-collector-1 = the grey scroll Collector (copper)
chasseurs-name-collector-2 = the grey scroll Collector (silver)
chasseurs-name-goblin-1-1 = a goblin (1 paw) that steals 1
chasseurs-name-goblin-1-2 = a goblin (1 paw) that steals 2
chasseurs-name-goblin-1-3 = a goblin (1 paw) that steals 3
chasseurs-name-goblin-2-1 = a goblin (2 paws) that steals 1
chasseurs-name-goblin-2-2 = a goblin (2 paws) that steals 2
chasseurs-name-goblin-2-3 = a goblin (2 paws) that steals 3
chasseurs-name-goblin-3-1 = a goblin (3 paws) that steals 1
chasseurs-name-goblin-3-2 = a goblin (3 paws) that steals 2
chasseurs-name-goblin-3-3 = a goblin (3 paws) that steals 3
chasseurs-name-goblin-4-1 = a goblin (4 paws) that steals 1
chasseurs-name-goblin-4-2 = a goblin (4 paws) that steals 2
chasseurs-name-goblin-4-3 = a goblin (4 paws) that steals 3
chasseurs-name-goblin-5-2 = a goblin (5 paws) that steals 2
chasseurs-name-goblin-5-3 = a goblin (5 paws) that steals 3
chasseurs-name-goblin-6-3 = a goblin (6 paws) that steals 3
chasseurs-name-grey-scrolls = grey scrolls
chasseurs-name-relics = relics
chasseurs-name-goblin-tiles = goblin tiles
chasseurs-name-purse = purse
chasseurs-name-goblins = the camp
