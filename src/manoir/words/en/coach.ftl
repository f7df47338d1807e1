# The coach: a finished game looked over
coach-working = looking it over
coach-heading = { $game }: { $entries } answers, { $decisions } decisions looked over with what each seat knew.
coach-method = Shares of the victory in hundredths, estimated: at most { $trials } trials an answer, { $openly } ways on from every position, seed { $seed }.
coach-part = This review was made with { $part } % of the simulations of the usual depth: shares are less sure, and only greater losses stand out from chance.
coach-race = { $game }: { $entries } answers. A race with open cards: what there was to see, and who saw it. No share of the victory is claimed, and a log has no clock: answers are counted.
coach-nothing-seen = This game says nothing of what there was to see.
coach-fine = fine
coach-inexact = inexact
coach-mistake = mistake
coach-turning = turning point
coach-entry = answer
coach-label = called
coach-given = given
coach-best = best
coach-share = share
coach-cost = cost
coach-from-to = { $before } → { $after }
coach-no-loss = Nothing was lost beyond what the trials can tell from chance.
coach-counts = { $seat }: { $fine } fine, { $inexact } inexact, { $mistake } { $mistake ->
    [one] mistake
   *[other] mistakes
 }, { $turning } turning { $turning ->
    [one] point
   *[other] points
 }.
coach-why = { $best }: { $why }.
coach-better = “{ $best }” was held to be better than “{ $given }” by { $cost } in a hundred (± { $error }).
coach-seat = seat
coach-start = start
coach-luck = luck
coach-skill = own answers
coach-hidden = hidden
coach-others = the others
coach-result = result
coach-lost = lost beside the best
coach-sum = Start, luck, own answers, hidden and the others add up to the result. Own answers are measured as the seat saw them, beside answering at first sight; hidden is what that view left out.
coach-title = A game of { $game }, looked over
coach-curve = Everybody’s chances, answer by answer
coach-turns = Where it was lost
coach-account = Luck and skill
coach-answer = Answer { $entry }
coach-drawn = The height is the share of the victory with all cards open, by simulations; a ring marks a decision that lost a share.
coach-far = The coach looks the game over: { $far } %
coach-once-more = Try again
coach-look = Look at it
coach-from-here = Play on from here
coach-whole = The whole account
coach-picture = Picture of the review
coach-turn = Turning point { $number }: answer { $entry }, { $name }
coach-answered = Answer { $entry }, { $name }: { $label }
coach-because = Why: { $why }.
coach-try = Try it yourself
