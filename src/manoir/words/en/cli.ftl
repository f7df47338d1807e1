players-from-to = { $low } to { $high } players
heading-clause = clause
heading-words = what it says
heading-tests = tests
simulating = playing
simulated = game { $seed }: { $moves } moves, { $rounds } rounds, points { $scores }; won by seat { $winners }
log-holds = { $file } holds: a game of { $game }, { $moves } moves, { $state }.
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
play-help = A move, or its number; ? for the rules; why MOVE for what forbids it; board; save FILE; quit.
play-allowed = Nothing forbids { $move }.
play-saved = Saved in { $file }.
play-left = You leave the table. The candles stay lit.
play-won = Won by { $winners }.
play-you = You
