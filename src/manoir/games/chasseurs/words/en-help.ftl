# What speaks for a move: facts, as the asking seat sees them
chasseurs-why-aside = set aside, nobody will play it
chasseurs-why-team = your team ({ $site }) comes to { $count }
chasseurs-why-light = a Force of { $force } may be the lowest there, and the lowest takes the MIN treasure ({ $treasure })
chasseurs-why-strong = a Force of { $force } begins a team, and the highest takes the MAX treasure ({ $treasure })
chasseurs-why-paws = you will have { $count ->
    [0] no paws
    [one] one paw
   *[other] { $count } paws
 }{ $goblins ->
    [0] , no goblin of the camp minds them yet
    [one] , enough against one goblin of the camp
   *[other] , enough against { $goblins } goblins of the camp
 }
chasseurs-why-coin = it pays { $points } at the end of the round
chasseurs-why-doubles = it doubles your team ({ $site }), { $count ->
    [0] which is still to come
    [one] which stands at { $count } so far
   *[other] which stands at { $count } so far
 }
chasseurs-why-action = an Action card changes a total at the right moment
chasseurs-why-scares = it protects you from the goblins
chasseurs-why-mule = it lets you draw a card
chasseurs-why-overtakes = your total ({ $site }) goes from { $before } to { $count }, ahead of the best of the others ({ $best })
chasseurs-why-changes = your total ({ $site }) goes from { $before } to { $count }; the best of the others has { $best }
chasseurs-why-lighter = your total falls by { $force }: the lowest takes the MIN treasure
chasseurs-why-ahead = you lead already ({ $site }), { $count } to { $best }
chasseurs-why-keeps = you keep { $count ->
    [one] your Action card
   *[other] your { $count } Action cards
 } for later
chasseurs-why-pays = it pays { $points } now
chasseurs-why-later = { $count ->
    [one] one round is left
   *[other] { $count } rounds are left
 }, in which a scroll may pay more
chasseurs-why-last = this is the last round

# What the trials of a hint met: the next answer, and what came off better
chasseurs-why-then-keep = keep { $card }
chasseurs-why-then-discard = set { $card } aside
chasseurs-why-then-play = play { $card }
chasseurs-why-then-pass = play nothing
chasseurs-why-then-use = use { $scroll }
chasseurs-why-then-done = keep your scrolls for later
chasseurs-why-apart-grey-scrolls = { $count ->
    [one] one more point
   *[other] { $count } more points
 } of grey scrolls on average
chasseurs-why-apart-relics = { $count ->
    [one] one more point
   *[other] { $count } more points
 } of relics on average
chasseurs-why-apart-goblin-tiles = { $count ->
    [one] one more point
   *[other] { $count } more points
 } of goblins driven off on average
chasseurs-why-apart-purse = { $count ->
    [one] one point more
   *[other] { $count } points more
 } in your purse on average
chasseurs-why-apart-others = { $count ->
    [one] one point less
   *[other] { $count } points less
 } for each of the others on average

# The guided first game: what is said of each lesson, then the name of each
chasseurs-guide-keep = Keep one card and pass the others on. The number on an adventurer is its Force; a dog’s paws stand up to goblins; coins are counted when the round ends.
chasseurs-guide-discard = With two players you put one card aside as well: nobody will play it.
chasseurs-guide-action = Your adventurers are laid for you. The highest Force takes the MAX treasure, the lowest the MIN one. An Action card changes a total; passing costs nothing.
chasseurs-guide-goblins = The goblins are coming. Without enough paws each of them steals gold from you; a scaregoblin keeps you safe.
chasseurs-guide-scroll = A yellow scroll works once. The number on it is what it brings now: later may be better.
chasseurs-guide-told-SiteOpened = A site opens: two treasures, one for the strongest total, one for the weakest.
chasseurs-guide-told-TreasureTaken = The treasure changes hands. Another site is waiting.
chasseurs-guide-told-GoblinsCame = The goblins leave their camp. Your dogs’ paws count against them.
chasseurs-guide-watch = The others are choosing. Watch what goes by, and what is missing.
chasseurs-guide-done = You know how to hunt: five rounds, and the highest total wins: purse, relics, goblins and grey scrolls. Finish the game, or go back to the hall and invite someone.
chasseurs-guide-told-CoinsPaid = The round ends: coin cards are paid into the purses.
chasseurs-guide-counting = A new round begins. After the fifth all is counted: purse, relics, goblins driven off and grey scrolls. The highest total wins.

chasseurs-lesson-draft = the draft
chasseurs-lesson-site = a site
chasseurs-lesson-react = an Action card, or passing
chasseurs-lesson-treasure = a treasure
chasseurs-lesson-camp = the goblins
chasseurs-lesson-coins = the coins
chasseurs-lesson-scroll = a scroll
chasseurs-lesson-count = what counts at the end
