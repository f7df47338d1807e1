## The television in the room, and the phones that command it.

screen-code = Code
screen-code-how = { $address }, then “Join”
screen-come = Play with your phone
screen-here = here
screen-missing = away
screen-bot = bot
screen-stands-in = a bot plays
screen-waits-for = Waiting for { $name }.
screen-stood-in = A bot plays for { $name }.
screen-gone = { $count ->
    [one] { $names } is gone
   *[other] { $names } are gone
}
screen-gone-waits = The game waits. To come back, open the page again on the same phone.
screen-gone-bot = { $seconds ->
    [one] One second after somebody left, a bot plays for them. To come back, open the page again on the same phone.
   *[other] { $seconds } seconds after somebody left, a bot plays for them. To come back, open the page again on the same phone.
}
screen-gone-plays = A bot plays in their place. To come back, open the page again on the same phone.
screen-paused = The game is paused.
screen-my-figures = Your figures
screen-watch = Look at the screen.
