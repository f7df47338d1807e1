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
page-game-chasseurs = Treasure Hunter
page-game-macgregor = The Treasure of the Mac Gregor Ghost
page-game-booo = Booo!
page-short-minuit = Midnight Ghost
page-short-chasseurs = Hunter
page-short-macgregor = Mac Gregor
page-short-booo = Booo!
page-line-minuit = Hide before Hugo reaches the top of the stairs.
page-line-chasseurs = One card for you, the rest next door. Mind the goblins.
page-line-macgregor = You need keys. The ghost just walks through walls.
page-line-booo = See the way before the others do, then shout.
page-solo = Alone: the puzzle of the day
page-mine = My tables
page-mine-yours = Your move, { $name }.
page-mine-yours-unnamed = Your move.
page-mine-open = The game goes on, { $name }.
page-mine-open-unnamed = The game goes on.
page-with = with { $names }
page-resume = Go on
page-not-yet = This game is not on the shelf yet.
page-trouble = The house does not answer. Try again.
page-me = Me
page-player = Player { $number }
page-seat = Seat { $seat }

## The antechamber
page-antechamber = Antechamber
page-seats = Round the table
page-free = Free seat
page-you = you
page-here = at the table
page-not-here = not connected
page-away = away, a bot plays
page-host = host
page-is-bot = bot
page-who = Who takes seat { $seat }
page-name-of = Name of seat { $seat }
page-keep = Free the seat
page-a-person = A person
page-plain-bots = Without character
page-add-seat = One more seat
page-remove-seat = Remove seat { $seat }
page-your-name = Your name
page-sit = Sit down
page-options = What the table decides
page-the-rule = The rule
page-credit = Make up for slow lines
page-credit-none = No
page-credit-ms = up to { $ms } ms
page-in-rules = In the rules
page-option-lot = By lot
page-option-usual = usual
page-option-none = None
page-option-rooms = Rooms by name
page-option-rooms-box = As in the box
page-option-wait = { $name } waits
page-clock = Time for each answer
page-clock-none = No limit
page-clock-relaxed = 2 minutes
page-clock-lively = 20 seconds
page-invite = Invite
page-invite-line = Point a phone at this code, or send the link.
page-invite-full = Every seat is taken; this link lets people watch.
page-qr = QR code of the link
page-network = Address of this house
page-link = Link to share
page-start = Begin
page-start-waits = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
page-host-starts = The host gives the start.

## The table
page-back = Back to the hall
page-menu = Menu
page-rules = Rules
page-sound = Turn the sound on
page-mute = Turn the sound off
page-asked = What is asked
page-yours = Your move, { $name }
page-theirs = { $name } to move
page-thinks = { $name } is thinking.
page-all-think = { $count } players are thinking.
page-over = The game is over
page-paused = A pause: the candles wait.
page-seconds = { $seconds } s
page-which = Which figure
page-list-all = Pick by number ({ $count })
page-list-answers = All answers ({ $count })
page-less = Close the list
page-hint = A hint
page-take-back = Take back
page-journal = Journal
page-see-moment = See this moment again
page-looking-back = Moment { $moment }
page-to-now = Back to now
page-go-on = Go on
page-is-asked = is asked
page-points = points
page-round = Round { $round }
page-total = Total
page-cut = Connection lost; your seat is kept.
page-watching = { $count ->
    [one] 1 spectator
   *[other] { $count } spectators
  }
page-too-late = Too late: the question is closed.
page-not-asked = That question is no longer open.
page-faces = Faces
page-emote-smile = smile
page-emote-laugh = laugh
page-emote-wow = surprise
page-emote-sad = sad
page-emote-angry = cross
page-emote-scared = scared
page-emote-ghost = ghost
page-emote-clap = well done
page-emote-heart = heart
page-emote-think = thinking
page-emote-hurry = hurry up
page-emote-sorry = sorry
page-undo = Suggest an undo
page-pause = Suggest a pause
page-unpause = Suggest to go on
page-wish-undo = { $name } would like to undo their last move.
page-wish-pause = { $name } would like a pause.
page-wish-resume = { $name } would like to go on.
page-wish-waits = Waiting for { $names }.
page-agree = Fine
page-disagree = No
page-speed = Speed
page-speed-full = Normal
page-speed-brisk = Brisk
page-speed-none = None
page-hand-roll = I roll the die myself
page-auto-roll = The die rolls by itself
page-confirm-on = My moves wait for my yes
page-confirm-off = My moves are made at once
page-sure = Is this your move?
page-sure-yes = Yes, play it
page-sure-no = Something else
page-curtain-on = A curtain between players
page-curtain-off = No curtain between players
page-on-tv = The board is on the television; your answers are here.
page-watch-link = Link to watch
page-leave = Leave the game
page-take-seat-back = Take the seat back here
page-plain = What you see
house-told-Lapsed = { $seat } did not answer in time.
house-told-Undone = Back we go, as agreed.
house-told-TakenBack = { $seat } takes an answer back.
house-told-HintGiven = { $seat } asks for a hint.

## One screen
page-pass = Hand { $name } the screen.
page-no-peeking = No peeking!
page-i-am = I am { $name }
page-who-answers = Who answers

## The end, and looking back
page-won = { $count ->
    [one] { $names } wins!
   *[other] { $names } win together!
  }
page-show-count = Show the count
page-see-board = See the board
page-luck = What luck had to say
page-rematch = Rematch
page-rematch-join = Join the rematch
page-hall = The hall
page-replay = Replay
page-first = To the start
page-previous = Moment before
page-next = Next moment
page-last = To the end
page-run = Play
page-stop = Stop
page-moment = Moment
page-moment-of = { $moment } of { $total }
page-seen-by = Seen by
page-everything = Show everything
page-a-spectator = A spectator
page-fork = Play from here
page-download = Log
page-upload = Bring a game
page-bring = Bring the log of a game: it is played again before your eyes.
page-stuck = The rules of this game have been mended since it began, and this house no longer has the old ones: the game cannot go on here. Whoever plays may end it and keep its log.
page-stuck-end = End the game

## Fair dice
page-dice-sealed = The dice of this table are sealed. This seal will open at the end, and anybody can check them:
page-dice-check = Check the dice
page-dice-fair = Fair dice: { $picks ->
    [one] the one pick was computed again and agrees
   *[other] all { $picks } picks were computed again and agree
  }, { $shares ->
    [0] with no share of the players.
    [one] with one player’s share in them.
   *[other] with the shares of { $shares } players in them.
  }
page-dice-mine = The seal is the one that this device saw.
page-dice-none = The dice of this game were not sealed: there is nothing to check.
page-dice-secret = These dice cannot be trusted: the secret does not fit its seal.
page-dice-other = These dice cannot be trusted: this is not the seal that this device saw.
page-dice-share = These dice cannot be trusted: the share of this device is missing.
page-dice-pick = These dice cannot be trusted: entry { $entry } of the log does not follow from the secret.

## The rules
page-contents = Contents
page-seek = Search the rules
page-seek-none = Nothing like it in these rules.
page-ruling = house ruling
page-clause = Link to { $clause }
page-guide = A guided first game
page-guide-plain = Play as you please: what is lit is allowed.
