page-skip = Skip to the games
page-day = Daylight
page-language = Language
page-list = { $head } and { $last }
page-withheld = Something happens, though not for your eyes.

## The hall
page-hero = Somebody is still up.
page-pitch = { $count ->
    [1] One haunted game
    [2] Two haunted games
    [3] Three haunted games
    [4] Four haunted games
    [5] Five haunted games
   *[other] { $count } haunted games
  } to play as a family, far apart or round a single screen. Everyone is welcome, ghosts included.
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
page-solo = Alone: the puzzle of the day
page-mine = My tables
page-mine-yours = Your move, { $name }.
page-mine-yours-unnamed = Your move.
page-mine-open = The game goes on, { $name }.
page-mine-open-unnamed = The game goes on.
page-with = with { $names }
page-mine-resume = Back to the table
page-all-games = All my games
page-not-yet = This game is not on the shelf yet.
page-trouble = The house does not answer. Try again.
page-guest-names = Firefly, Owl, Ember, Moth, Candle, Lantern, Cricket, Comet, Hedgehog, Fox, Squirrel, Nightingale, Will-o’-the-wisp, Acorn, Bramble, Clover, Dapple, Feather, Gale, Ivory, Juniper, Pebble, Rustle, Thimble
page-name-limit = { $most } letters at the most
page-player = Player { $number }
page-seat = Seat { $seat }

## The antechamber
page-antechamber = Antechamber
page-seats = Round the table
page-free = Free seat
page-you = you
page-here = at the table
page-not-here = not connected
page-host = host
page-is-bot = bot
page-who = Who takes seat { $seat }
page-name-of = Name of seat { $seat }
page-keep = Free the seat
page-a-person = A person
page-plain-bots = Plain bots
page-people = People away, and those who watch
page-add-seat = One more seat
page-remove-seat = Remove seat { $seat }
page-your-name = Your name
page-sit = Sit down
page-options = What the table decides
page-the-rule = The rule
page-bot-time = Time that bots take to see a way
page-bot-time-times = { $times } times as long
page-claim-time = Time to show a path, from the shout to the visitor
page-credit = Allow for slow connections?
page-credit-none = No
page-credit-ms = { $ms ->
    [100] A little
    [250] A lot
   *[other] Up to { $ms } ms
  }
page-in-rules = In the rules
page-option-lot = By lot
page-option-usual = usual
page-option-none = None
page-option-rooms = Rooms by name
page-option-rooms-box = As in the box
page-option-rooms-wrong = No such room: write for example a3 d5.
page-option-wait = { $name } waits (seconds)
page-edition = Which plan?
page-option-other = Another number
page-option-other-time = Other (seconds)
page-clock = Time for each answer
page-clock-none = No limit
page-clock-relaxed = 2 minutes
page-clock-lively = 20 seconds
page-invite = Invite
page-invite-line = Point a phone at this code, or send the link.
page-invite-full = Every seat is taken; this link lets people watch.
page-join = Join
page-join-code = Code of the table
page-code = or type this code in the hall
page-qr = QR code of the link
page-network = Address of this house
page-link = Link to share
page-start = Begin
page-start-waits = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
  }
page-awaited = Waiting for { $names }.
page-awaited-host = Waiting for { $names }. You may give the seat to somebody else, or to a bot.
page-host-starts = Waiting for the host to start.

## The table
page-back = Back to the hall
page-menu = Menu
page-rules = Rules
page-sound = Sound
page-asked = What is asked
page-yours = Your move, { $name }
page-theirs = { $name } to move
page-in-hand = { $name } has the die in hand.
page-roll = Roll the die
page-title-yours = Your turn
page-thinks = { $name } is thinking.
page-all-think = { $count } players are thinking.
page-over = The game is over
page-paused = Paused: the candles wait.
page-resume-game = Resume the game
page-seconds = { $seconds } s
page-which = Which figure
page-list-all = Show every space ({ $count })
page-list-answers = All answers ({ $count })
page-less = Close the list
page-hint = A hint
page-take-back = Take my answer back
page-journal = Journal
page-see-moment = See this moment again
page-looking-back = Move { $moment }
page-to-now = Back to now
page-go-on = Go on
page-is-asked = must answer
page-points = { $count ->
    [one] point
   *[other] points
  }
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
page-unpause = Suggest resuming
page-wish-undo = { $you ->
    [name] You would like to undo your last move.
   *[other] { $name } would like to undo their last move.
  }
page-wish-pause = { $you ->
    [name] You would like a pause.
   *[other] { $name } would like a pause.
  }
page-wish-resume = { $you ->
    [name] You would like to resume.
   *[other] { $name } would like to resume.
  }
page-wish-seat = { $you ->
    [name] You would like to give the seat of { $whose }
    [whose] { $name } would like to give your seat
   *[other] { $name } would like to give the seat of { $whose }
  } to { $guest }, who would see its cards. Everybody who plays must agree.
page-wish-seat-host = { $you ->
    [whose] The host would like to give your seat
   *[other] The host would like to give the seat of { $whose }
  } to { $guest }, who would see its cards. Everybody who plays must agree.
page-wish-waits = Waiting for these to agree: { $names }.
page-agree = Agree
page-disagree = No
page-declined-undo = { $name } would rather not go back.
page-declined-pause = { $name } would rather play on without a pause.
page-declined-resume = { $name } would rather wait a little longer.
page-declined-seat = { $name } does not want to give that seat away.
page-declined-late = Nobody answered your wish.
page-speed = Speed
page-speed-full = Normal
page-speed-brisk = Brisk
page-speed-none = Instant
page-hand-roll = I roll the die myself
page-buzz = Buzz when it is my turn
page-confirm-on = Ask me before each move
page-sure = Is this your move?
page-sure-yes = Yes, play it
page-sure-no = Something else
page-curtain-on = A curtain between players
page-watch-link = Link to watch
page-leave = Leave the game
page-replaced = A bot plays for you. Your seat is kept for { $minutes } minutes; after that the others may give it to somebody.
page-replaced-late = A bot plays for you. Your seat is still yours to take, but the others may give it to somebody.
page-return = Take my seat back
page-take-seat-back = Take the seat back here
page-plain = What you see
page-board-failed = The drawn board of { $package } could not be shown: here is the table as lists, and everything can be played. Whoever keeps this house can update { $package }.
page-mark-gone = away
page-mark-bot = a bot plays
page-help-seat = The seat of { $name }: what the host may do
page-help-gone = What to do about { $name }’s seat
page-host-powers = The host’s powers
page-host-pause = Pause the game
page-host-resume = Resume the game
page-absent-waits = { $count ->
    [one] { $names } is away; the table waits.
   *[other] { $names } are away; the table waits.
  }
page-absent-clock = { $count ->
    [one] { $names } is away; when the time is up, the house answers.
   *[other] { $names } are away; when the time is up, the house answers.
  }
page-absent-soon = { $count ->
    [one] { $names } is away; a bot plays in { $time }.
   *[other] { $names } are away; bots play in { $time }.
  }
page-absent-bot = { $count ->
    [one] A bot plays for { $names }.
   *[other] Bots play for { $names }.
  }
page-leave-ask = A bot plays on in your place, and everybody is told. On this device you may take your seat back, until it is given to somebody else.
page-leave-host = You are the host: should the others need one, hand that over first.
page-leave-yes = Leave
page-leave-no = Stay
page-left = You have left the game; a bot plays in your place. It is yours to take back until it is given to somebody else.
page-back-in = { $name } plays again
house-told-Lapsed = { $seat } did not answer in time.
house-told-Undone = Back we go, as agreed.
house-told-TakenBack = { $you ->
    [seat] You take an answer back.
   *[other] { $seat } takes an answer back.
 }
house-told-HintGiven = { $you ->
    [seat] You ask for a hint.
   *[other] { $seat } asks for a hint.
 }
house-told-SeatChanged =
    { $change ->
        [missed] { $you ->
            [seat] You were away; your seat waited.
           *[other] { $who } is away; the seat waits.
        }
        [replaced] { $you ->
            [seat] The host lets a bot play for you. You may take your seat back; it is kept for { $minutes } min.
           *[other] The host lets a bot play for { $who }. { $who } may take the seat back; it is kept for { $minutes } min.
        }
        [bot] The host chooses another bot for { $who }.
        [away] { $you ->
            [seat] You were away: a bot plays. The seat is kept for { $minutes } min.
           *[other] { $who } is no longer there: a bot plays. The seat is kept for { $minutes } min.
        }
        [back] { $you ->
            [seat] You take your seat back.
           *[other] { $who } takes the seat back.
        }
        [left] { $you ->
            [seat] You leave the game; a bot plays on.
           *[other] { $who } leaves the game; a bot plays on.
        }
        [given] As everybody agreed, the seat of { $who } will go to { $to }.
        [sat] { $you ->
            [seat] You sit down and play from now on.
           *[other] { $who } sits down and plays from now on.
        }
       *[host] { $you ->
            [seat] You are the host now.
           *[other] { $who } is the host now.
        }
    }

## One screen
page-pass = Hand { $name } the screen.
page-no-peeking = No peeking!
page-i-am = It’s me, { $name }
page-who-answers = Who answers

## The end, and looking back
page-show-count = Show the count
page-see-board = See the board
page-rematch = Rematch
page-rematch-join = Join the rematch
page-hall = The hall
page-replay = Replay
page-run = Play
page-stop = Stop
page-seen-by = Seen by
page-everything = Show everything
page-a-spectator = A spectator
page-fork = Play from here
page-download = Download the game
page-stuck-rules-gone = The rules of this game have been mended since it began, and this house no longer has the old ones: the game cannot go on here. Any player may end it and keep its log.
page-stuck-package = The package { $package }, which has this game, is not installed in this house: the game waits for it. Any player may end it and keep its log.
page-stuck-damaged = What was kept of this game was damaged on the disk: it cannot go on here. Any player may end it and keep its log, as far as it can be read.
page-stuck-end = End the game

## Fair dice
page-dice-sealed = The dice of this table are sealed: at the end, anybody can check them.
page-dice-seal = See the seal ({ $short }…)
page-dice-check = Check the dice
page-dice-fair = Fair dice: { $picks ->
    [one] the one pick was computed again and agrees
   *[other] all { $picks } picks were computed again and agree
  }, { $shares ->
    [0] without any player’s share.
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
page-aim = Aim of the game
page-age = ages { $age } and up
page-chosen = At this table
page-chosen-usual = { $value } (usual)
page-ruling = house ruling
page-clause = Link to this rule
page-example = Example.
page-guide = A guided first game

page-lost = This door leads nowhere.
page-lost-line = There is nothing at this address. Check the link, or come in through the hall.
page-lost-rules = No game of the house has that name. Here are the rules that we have.
page-lost-solo = This game cannot be played alone.
page-to-hall = Go to the hall

## Against whom, and the first game
page-against = { $count ->
    [one] 1 bot
   *[other] { $count } bots
} · { $level }
page-level-mixed = Mixed
page-guide-offer = First game, guided
page-guide-again = Guided game
