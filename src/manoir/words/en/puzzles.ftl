# What would you have played? Moments of finished games, one answer each
puzzles-title = What would you have played?
puzzles-day = The puzzle of the day
puzzles-day-of = Puzzle of { $date }
puzzles-rung = { $rating }, no. { $number }
puzzles-easy = Easy
puzzles-fair = Fair
puzzles-hard = Hard
puzzles-climbed = { $right } of { $rungs }
puzzles-ladder-over = Ladder climbed: { $right } of { $rungs }
puzzles-streak = { $days ->
    [one] one day in a row
   *[other] { $days } days in a row
  }
puzzles-choose = Choose a puzzle
puzzles-seen = What has just happened
puzzles-right = That is it!
puzzles-nearly = Nearly
puzzles-no = No
puzzles-untried = Not the best one known
puzzles-is-best = “{ $best }” is the best answer known.
puzzles-not-weighed = The coach holds “{ $best }” to be the best answer. Yours, “{ $given }”, it has not weighed.
puzzles-shares = What each answer is worth
puzzles-share = { $share } %
puzzles-behind = { $cost } (± { $error })
puzzles-yours = yours
puzzles-then = the one given then
puzzles-more = All { $count } answers
puzzles-fewer = The first ones only
puzzles-method = Shares of the victory, estimated by two long searches that agree, with what this player knew.
puzzles-missed = Weaker bots missed it { $missed } times in { $tries }.
puzzles-next = The next one
puzzles-own = Your moments
puzzles-own-of = Answer { $entry }, { $name }
puzzles-own-none = The coach found no moment in this game to try again.
puzzles-own-back = Look at the game
puzzles-own-method = Shares of the victory, as the coach estimated them in its review of the game.
