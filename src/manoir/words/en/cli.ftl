players-from-to = { $low } to { $high } players
heading-clause = clause
heading-words = what it says
heading-tests = tests
simulating = playing
simulated = game { $seed }: { $rounds ->
    [none] { $moves } moves
   *[other] { $moves } moves, { $rounds } rounds
}, points { $scores }; won by seat { $winners }
log-holds = { $file } holds: a game of { $game }, { $moves } moves, { $state }.
log-fair-given-up = But it ends at entry { $entry }, before the game is over: its first line says that it was given up there. Nothing shows whether more was played.
log-fair = Its dice are fair: { $picks ->
    [one] the one pick follows
   *[other] all { $picks } picks follow
  } from the secret and { $shares ->
    [0] no share
    [one] one share
   *[other] { $shares } shares
  } of the seats; the secret was sealed by { $commitment }.
log-over = played to its end
log-open = still open
play-help = { $numbered ->
    [yes] A move as it is written, or its number
   *[no] A move as it is written, or what it names
 }; rules (or ?); why MOVE, for what forbids it; hint; board; save FILE; quit.
play-typed-rules = rules
    .or = ?
play-typed-why = why
play-typed-board = board
play-typed-hint = hint
play-typed-save = save
play-typed-quit = quit
    .or = q
play-typed-help = help
play-ask = Your answer, please ({ $kind }).
play-unknown = “{ $typed }” cannot be read as a move. You may type: { $moves }; or “help”.
play-several = “{ $typed }” may mean several moves: { $moves }. Which one?
play-among = { $some }… ({ $count } moves in all)
play-allowed = Nothing forbids { $move }.
play-not-saved = { $file } cannot be written ({ $why }).
play-saved = Saved in { $file }.
play-left = You leave the table. The candles stay lit.
play-won = Won by { $winners }.
play-me = Player
play-you = You
new-game-written = { $game } is written: { $folder }, { $files } files.
new-game-next-package = Install it with: pip install { $folder }; then: manoir check-game { $game }
new-game-next-house = Install the house again with: make setup; then: manoir check-game { $game }
check-game-done = { $game }: { $wrong ->
    [0] nothing is wrong
   *[other] { $wrong } wrong
 }; { $optional } left to what the house does without it.
