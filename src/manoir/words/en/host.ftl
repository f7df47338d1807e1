# What whoever hosts may do, and settles about people.

host-which = For whom
host-shut = Close
host-table = The table
host-yes = Yes
host-not = No
host-no = No, go on
host-hours = { $hours } h

## A seat
host-seat-here = { $name } is at the table.
host-seat-bot = A bot plays here.
host-seat-kept = { $name } may take the seat back at any time; until { $time } nobody else is given it.
host-seat-left = { $name } has left, and may take the seat back until it is given to somebody else.
host-let-bot = Let a bot play for { $name }
host-other-bot = Let another bot play
host-bot-plays = It plays
host-let-bot-line = { $name } is told, and may take the seat back at any time. Nobody sees the cards.
host-again = Invite { $name } again
host-again-line = On the device where { $name } played, this address leads straight back to the seat.
host-guest = Invite somebody to this seat
host-guest-line = Everybody who plays must agree, for a guest sees the cards of this seat.
host-guest-open = Everybody else who plays must agree.
host-guest-name = Name of the guest
host-guest-link = The link of { $name }, which opens once everybody has agreed:
host-nobody-to-agree = To invite somebody, another person who plays has to agree.
host-wish-open = Nobody can be invited while another wish waits for an answer.
host-hand = Make { $name } the host
host-hand-line = You keep your seat. From then on only { $name } can do what is offered here.
host-hand-yes = Hand it over

## The table
host-grace = When somebody is away, a bot plays after
host-grace-never = never: the table waits
host-keep = Then the seat stays theirs for
host-keep-fixed = A seat that a bot plays stays its person’s for { $time }: this was settled before the start.
host-spectators = Spectators
host-delay = Spectators see the game
host-delay-none = at once
host-listed = Listed among the open tables
host-close = Close the table
host-close-line = The game ends for everybody, without a winner, and cannot be taken up again.
host-close-yes = Close it
