# Booo!: what happened, what is asked, what things are called.

booo-told-Began = The castle stands: tiles { $tiles }. { $first } is first player and names route { $route }. The ghost is in { $room }.
booo-told-VisitorPlaced = { $first } turns visitor { $visitor }: { $coat } and { $portrait }, room { $room }. { $left ->
    [0] It is the last.
    [one] One more in the pile.
   *[other] { $left } more in the pile.
}
booo-told-Called = { $seat } calls: “Booo! { $colour }!”
booo-told-Crossed = { $seat } takes the ghost through the { $colour } wall { $wall }{ $room ->
    [none] , into a corridor.
   *[other] , into { $room }.
}
booo-told-Dropped = { $seat } takes the ghost down the trapdoor of { $start } to that of { $room }.
booo-told-Turned = In { $room } { $seat } changes colour: { $colour } from here on.
booo-told-Failed = { $reason ->
    [own-wall] { $seat } owns the { $colour } wall and cannot go in that colour.
    [wrong-wall] That wall was { $colour }: { $seat }’s claim is over.
   *[stopped] { $seat } shows no way.
} The ghost is back in { $room }; everybody searches again.
booo-told-Took = { $seat } frightens visitor { $visitor } in { $room } and takes the { $colour } wall { $owner ->
    [none] from the supply.
   *[other] from { $owner }.
}
booo-told-HandRaised = { $seat } has a hand up ({ $hands } of the { $needed } that end the search).
booo-told-HandLowered = { $seat } takes a hand down ({ $hands } of the { $needed } that end the search).
booo-told-GivenUp = { $reason ->
    [bound] The table’s limit is reached: nobody gets visitor { $visitor }.
   *[hands] Too many hands are up: nobody gets visitor { $visitor }.
} The ghost goes to { $room }.
booo-told-Ended = { $reason ->
    [walls] Four walls!
    [visitors] Five visitors!
   *[pile] The pile is empty: walls and visitors come to { $totals }.
} Won by { $winners }.

booo-ask-search = Do you see a way for the ghost? Claim a colour, or raise a hand.
booo-ask-trace = Show the way, wall by wall.

booo-name-white = white
booo-name-yellow = yellow
booo-name-red = red
booo-name-blue = blue
booo-name-green = green
booo-name-violet = violet
booo-name-red-lion = the red lion
booo-name-blue-thistle = the blue thistle
booo-name-yellow-tower = the yellow tower
booo-name-green-stag = the green stag
booo-name-violet-key = the violet key
booo-name-white-crown = the white crown
booo-name-green-lady = the green lady
booo-name-blue-knight = the blue knight
booo-name-yellow-bishop = the yellow bishop
booo-name-red-laird = the red laird
booo-name-violet-child = the violet child
booo-name-white-bride = the white bride
booo-name-ghost = the ghost
booo-name-visitor = the visitor
booo-name-trapdoor = trapdoor
booo-name-transition = transition

booo-measure-calls = calls a visitor
booo-measure-wrong = calls that fail, in a hundred
booo-measure-given-up = visitors given up, in a hundred
booo-measure-crossings = walls crossed on a right path
booo-measure-specials = special tokens used on a right path
booo-measure-stolen = wall tokens taken from another player
booo-measure-visitors = visitors turned
booo-measure-walls = games won by four walls, in a hundred
booo-measure-five = games won by five visitors, in a hundred
booo-measure-pile = games won on the count, in a hundred
booo-measure-winner = the winner’s walls and visitors

booo-board-supply = supply
booo-board-pile = { $left ->
    [0] last visitor
    [one] 1 more visitor
   *[other] { $left } more visitors
}
booo-board-round = visitor { $visitor }, route { $route }
booo-board-first = first player
booo-board-hand = hand up
booo-board-claim = { $player } traces in { $colour }
booo-board-you = you
booo-board-legend = ghost { $ghost } · visitor { $room }
booo-board-gone = gone: { $gone }

booo-cli-way = { $colour }: { $crossings ->
    [0] no wall
    [one] one wall
   *[other] { $crossings } walls
}{ $specials ->
    [0] { "" }
    [one] { " " }and one special token
   *[other] { " " }and { $specials } special tokens
}
booo-cli-called = (called in { $colour })
booo-cli-no-way = No colour leads there.
booo-cli-puzzle = Take the ghost from { $ghost } to the visitor in { $room }.
booo-cli-rating = { $rating ->
    [easy] easy
    [fair] fair
   *[hard] hard
} ({ $points } points)
booo-cli-parts = { $crossings } crossings, { $bends } bends, { $specials } special tokens needed, { $decoys } places reached in vain, { $colours } colours that work
booo-cli-written = Written to { $file }.
booo-cli-quality = quality
booo-cli-this = this castle
booo-cli-shipped = the shipped set
booo-cli-colours = fewest colours on a room
booo-cli-good = pairs of rooms with one to three colours
booo-cli-none = pairs of rooms with no colour
booo-cli-uneven = best colour against worst
booo-cli-connected = pairs connected by { $colour }
booo-cli-holds = as good as asked
booo-cli-yes = yes
booo-cli-no = no
booo-cli-race = { $count } visitors against the clock. Name a colour that works; “?” shows a way, “none” if you see none, “quit” leaves.
booo-cli-ask = Colour?
booo-cli-right = Right, in { $seconds } seconds.
booo-cli-wrong = Not that one.
booo-cli-there-is = There is a way after all.
booo-cli-none-right = Indeed: there is none. { $seconds } seconds.
booo-cli-score = { $right } of { $count } frightened in { $seconds } seconds.
booo-cli-unknown = Colours are: { $colours }.
