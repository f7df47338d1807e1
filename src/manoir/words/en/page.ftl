page-skip = Skip to the games
page-night = Switch to night
page-day = Switch to day
page-language = Language
page-list = { $head } and { $last }
page-withheld = Something happens, though not for your eyes.

## The hall
page-hero = Somebody is still up.
page-pitch = Four haunted games to play as a family, far apart or round a single screen. Everyone is welcome, ghosts included.
page-ways = Ways to play
page-way-bots = Against bots
page-way-bots-short = Bots
page-way-friends = With friends
page-way-friends-short = Friends
page-way-one = On one screen
page-way-one-short = One screen
page-way-tv = TV and phones
page-way-tv-short = TV
page-go-bots = Play
page-go-friends = Invite
page-go-one = Sit down
page-go-tv = Open the table
page-opening = The door opens…
page-players = players
page-from-to = { $low } to { $high }
page-minutes = { $minutes } min
page-rules-of = Rules: { $game }
page-game-minuit = The Midnight Ghost
page-game-chasseurs = Treasure Hunters
page-game-macgregor = Mac Gregor
page-game-booo = Booo!
page-line-minuit = Hide before Hugo reaches the top of the stairs.
page-line-chasseurs = One card for you, the rest next door. Mind the goblins.
page-line-macgregor = You need keys. The ghost just walks through walls.
page-line-booo = See the way before the others do, then shout.
page-mine = My tables
page-mine-yours = Your move{ $name ->
    [""] .
   *[other] , { $name }.
  }
page-mine-open = The game goes on{ $name ->
    [""] .
   *[other] , { $name }.
  }
page-with = with { $names }
page-resume = Go on
