# All my games, looking back at them, moving to another device.

mine-title = All my games
mine-open = Going on
mine-over = Finished
mine-none = This device knows no game yet. Choose one in the hall, or open a saved game.
mine-none-open = No game is going on.
mine-none-over = No finished game.
mine-asking = The house looks for your games…
mine-retry = Try again
mine-saved = Open a saved game
mine-saved-about = The file that “Download the game” gives after the end.
mine-go-on = Back to the table
mine-replay = Replay
mine-delete = Delete { $game }, { $date }
mine-waits = in the antechamber
mine-yours = your turn
mine-playing = going on
mine-brought = opened from a file
mine-you-won = You won
mine-won = { $count ->
    [one] { $names } won
   *[other] { $names } won together
  }
mine-unknown = The result is no longer known.
mine-gone = This house no longer keeps it.
mine-deleted = Deleted by those who played it.
mine-remove = Remove from the list
mine-wished = Somebody who played wishes this game deleted for everybody.
mine-wish-waits = You wished it deleted. { $count ->
    [one] One person has
   *[other] { $count } people have
  } yet to agree.

mine-delete-title = Delete this game
mine-delete-here = From this device
mine-delete-here-open = This device will no longer be able to hold your seat at that table.
mine-delete-here-over = The others keep it in their lists.
mine-delete-all = For everybody
mine-delete-all-now = The game, its log and its names are gone at once, for everybody.
mine-delete-all-wait = Your name goes from a finished game at once. The game goes when { $names } have wished it too.
mine-delete-not = Keep the game
mine-deleted-here = Removed from this device.
mine-deleted-all = Deleted for everybody.
mine-deleted-wished = Your wish is noted.

## Looking back
mine-move = Move
mine-move-of = Move { $move } of { $total }
mine-first = To the start
mine-previous = Previous move
mine-next = Next move
mine-last = To the end
mine-scores = Scores
mine-end = The end of the game
mine-again = Watch it from the start
mine-see-board = See the board
mine-bring = Open a saved game: it is played again before your eyes.
mine-opening = The game is being opened…

## Playing from here
mine-position = Where it starts
mine-position-about = The game goes on from move { $move }. The number of seats, the colours and the rules stay as in the position; who sits where is for you to say.
mine-position-turn = Whose turn it is: { $names }.
mine-was = { $name } played here
mine-which-seat = Your seat
mine-look-again = Watch that game

## Moving to another device
mine-move-device = Move to another device
mine-move-about = Your seats and your list of games go from one device to another by a code, shown on the old one and typed on the new one.
mine-give = Give from this device
mine-take = Receive on this device
mine-nothing = This device holds no game yet: there is nothing to give.
mine-give-code = Type this code on the new device, under “All my games”, “Receive on this device”.
mine-give-time = It works once, and for { $minutes ->
    [one] one more minute
   *[other] { $minutes } more minutes
  }.
mine-give-asked = A device asks for your games: { $device }.
mine-give-check = Does it show this number? If not, refuse.
mine-give-yes = Yes, give it everything
mine-give-cancel = Give nothing
mine-give-no = Refuse
mine-give-sent = Agreed. The other device receives your games…
mine-given = { $device } received { $count ->
    [one] your game
   *[other] your { $count } games
  }. They are still on this device too.
mine-given-forget = Remove them from this device
mine-given-forgotten = This device holds no game any more.
mine-refused-here = Refused. Nothing was given.
mine-code = The code of the old device
mine-take-ask = Ask
mine-take-wait = See that the old device shows this number, then agree there.
mine-take-refused = The old device refused.
mine-taken = { $count ->
    [0] This device had all of these games.
    [one] One game has come to this device.
   *[other] { $count } games have come to this device.
  }
mine-take-broken = What arrived cannot be read. Begin again on the old device.
mine-done = Done
mine-a-device = { $browser } ({ $system })
mine-package-gone = The package { $package } is not installed in this house. This is what was told in the game.
mine-review = The coach’s review
mine-practise = Practise
