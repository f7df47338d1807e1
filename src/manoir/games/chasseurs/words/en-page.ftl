# The board of Chasseurs in the browser.
chasseurs-page-board = Three sites to search, and the camp
chasseurs-page-ring = The hunters round the table
chasseurs-page-purse = in the purse
chasseurs-page-in-purse = { $purse } in the purse
chasseurs-page-camp = The camp
chasseurs-page-camp-short = Camp
chasseurs-page-standing = { $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
  }{ $goblins ->
    [0] { "" }
    [one] , 1 goblin
   *[other] , { $goblins } goblins
  }
chasseurs-page-max = Hidden treasure, for the highest total
chasseurs-page-min = Obvious treasure, for the lowest total
chasseurs-page-taken = taken by { $name }
chasseurs-page-fled = got away
chasseurs-page-goblin = Goblin { $number }
chasseurs-page-unfold = { $site }: who is there
chasseurs-page-lane = { $total ->
    [none] { $name }, { $site }: { $cards }.
   *[other] { $name }, { $site }: { $cards }. Total { $total }.
  }
chasseurs-page-total = Total: { $total }
chasseurs-page-sum = total
chasseurs-page-nobody = nobody
chasseurs-page-no-dog = no dog
chasseurs-page-passed = passes
chasseurs-page-repelled = driven off
chasseurs-page-shielded = scared away
chasseurs-page-chosen = { $count ->
    [one] 1 chosen
   *[other] { $count } chosen
  }
chasseurs-page-pack = { $count ->
    [0] Your cards are on their way
    [one] One card to choose
   *[other] Choose from { $count }
  }
chasseurs-page-way = They come from { $from } and go on to { $to }.
chasseurs-page-picks = Your picks: { $count } of { $hand }
chasseurs-page-wait-pack = Chosen. The next cards come when everybody has chosen.
chasseurs-page-empty-hand = Nothing left in hand.
chasseurs-page-my-treasures = Your treasures
chasseurs-page-nothing-won = Nothing won yet.
chasseurs-page-take = tap to read the card, again to keep it
chasseurs-page-again = tap again to play it
chasseurs-page-tip-take = Tap a card to read it, tap it again to keep it.
chasseurs-page-tip-discard = Tap a card to read it, tap it again to discard it.
chasseurs-page-tip-again = Tap again to confirm, or look at another.
chasseurs-page-aim = Which of your adventurers falls asleep?
chasseurs-page-quiet = Pass for this site
chasseurs-page-quiet-camp = Pass until the goblins
chasseurs-page-close = Close
chasseurs-page-keep = Keep { $card }
chasseurs-page-discard = Discard { $card }
chasseurs-page-play = Play { $card }
chasseurs-page-sleep = Put { $card } to sleep
chasseurs-page-use = { $scroll }: +{ $amount }
chasseurs-page-pass = Pass
chasseurs-page-done = No more scrolls
chasseurs-page-ask-keep = Pick { $pick } of { $hand }: choose the card you keep.
chasseurs-page-ask-discard = And now the card you discard.
chasseurs-page-ask-action = Do you play an Action card?
chasseurs-page-ask-goblins = Before the goblins: Scaregoblin or Mule?
chasseurs-page-ask-scroll = Do you use a yellow scroll?
chasseurs-page-option-dealer = Who deals first?
chasseurs-page-option-purses = Are purses on show?
chasseurs-page-option-purses-shown = On show
chasseurs-page-option-purses-covered = Covered
chasseurs-page-option-dealer-about = The dealer changes every round; this is only about the first.
chasseurs-page-option-purses-about = Covered purses are for those who like to be surprised by the count.

## What each card and tile does
chasseurs-page-help-adventurer = Goes to the { $site } and adds { $disc } to your total there. All of yours for a site are laid; the highest total and the lowest win.
chasseurs-page-help-dog = Keeps watch over your purse. Its paws add up with those of your other dogs; the disc is its discipline, which settles ties.
chasseurs-page-help-coin = Worth { $disc } for your purse at the end of the round.
chasseurs-page-help-action = Played on a site where you have an adventurer; never an obligation.
chasseurs-page-help-polar-bear = Doubles all your adventurers in the Frosty Mountains, and only there.
chasseurs-page-help-tiger = Doubles all your adventurers in the Liana Jungle, and only there.
chasseurs-page-help-dragon = Doubles all your adventurers in the Lava Cave, and only there.
chasseurs-page-help-flaming-sword = Adds 4 to your total on the site being searched.
chasseurs-page-help-goblin-mercenaries = Adds 8 to your total on the site being searched; you put a copper on each goblin.
chasseurs-page-help-shrinking-potion = Takes 2 off your total on the site being searched: handy for the lowest.
chasseurs-page-help-sleeping-beauty = One of your adventurers on the site falls asleep and counts for nothing.
chasseurs-page-help-scaregoblin = Played just before the goblins: they steal nothing from you this round.
chasseurs-page-help-mystery-mule = Draws you a card. An adventurer of this site joins in at once.
chasseurs-page-help-relic = Counts { $disc } points at the end.
chasseurs-page-help-strong-team = At the end of a round: { $strip } for each adventurer that you laid in the { $site }. Works once.
chasseurs-page-help-pack-master = At the end of a round: { $strip } for each watchdog that you laid. Works once.
chasseurs-page-help-special-team = At the end of a round: a gold for each adventurer of Force { $strip }, from any site. Works once.
chasseurs-page-help-coin-rain = At the end of a round: your coin cards pay again ({ $strip }). Works once.
chasseurs-page-help-goblin-master = At the end of the game: { $strip } more for each of your goblin tiles.
chasseurs-page-help-collector = At the end of the game: { $strip } for each of your treasure tiles, this one too.
chasseurs-page-help-goblin = Whoever has fewer paws than it loses { $disc }. Whoever has the most paws and drives it off wins the tile and its loot.

## Which way the cards go
chasseurs-page-left = The cards travel to the left.
chasseurs-page-right = The cards travel to the right.

## A first game

## What is asked, told to the whole room.

chasseurs-screen-keep = Everybody chooses a card to keep.
chasseurs-screen-discard = Everybody sets a card aside.
chasseurs-screen-action = Who plays an Action card?
chasseurs-screen-goblins = Before the goblins: Scaregoblin or Mule?
chasseurs-screen-scroll = Who uses a yellow scroll?
