# What speaks for a move, and what is said in a first game.

menteur-why-held = you hold { $count } of them yourself
menteur-why-sure = your own dice are enough for it
menteur-why-needs = { $count } more are needed among { $dice } hidden dice, which comes true { $chance } times in a hundred
menteur-why-lie = the bid is a lie { $chance } times in a hundred: { $count } of the hidden dice would have to agree
menteur-why-never = the bid cannot be true: it needs { $count } of the { $dice } hidden dice
menteur-why-last = there is no higher bid
menteur-why-exact = it is right to the die { $chance } times in a hundred
menteur-guide-open = Welcome! Look at your dice; nobody else sees them. Say how many dice of a face there are under all cups together.
menteur-guide-answer = Bid more dice, or as many of a higher face. If you do not believe what was said, say “liar”.
menteur-guide-watch = The others speak. Their bids say something of their dice, or pretend to.
menteur-guide-done = You know it all: bid, believe, doubt. Whoever still has a die at the end wins.
menteur-guide-told-Counted = The cups are lifted, and the dice that count are counted: those of the face that was bid, and the jokers.
menteur-guide-told-Lost = Whoever was wrong loses a die, and begins the next round.
menteur-lesson-bid = a first bid
menteur-lesson-answer = bidding higher, or calling
menteur-lesson-call = the cups lifted
menteur-lesson-lose = a die lost
