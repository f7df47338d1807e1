# Lueur: what is asked, what is told, what people type, and what is said in a first game.
lueur-ask-hide = How many candles do you hide?
lueur-told-Hid = { $you ->
    [seat] You close your hand, candles in it: { $candles }.
   *[other] { $seat } closes a hand{ $candles ->
        [hidden] .
       *[other] , candles in it: { $candles }.
    }
 }
lueur-told-Showed = { $you ->
    [seat] Candles in your hand: { $candles }.
   *[other] Candles in the hand of { $seat }: { $candles }.
 }
lueur-told-Blew = The wind blows with a strength of { $strength }. Points: { $points }.
lueur-told-Ended = Points in the end: { $totals }. { $you ->
    [winners] You win.
   *[other] Victory for { $winners }.
 }
lueur-typed-hide = hide
lueur-guide-hide = More candles score more, and the wind puts them out sooner. Two hands alike score nothing.
lueur-guide-watch = The others are closing their hands.
lueur-guide-done = That was the last round.
