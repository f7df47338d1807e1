# Booo!: what happened, what is asked, what things are called.

booo-told-Began = The castle is built. { $you ->
    [first] You open the game and name
   *[other] { $first } opens the game and names
} route { $route }. The ghost waits in room { $room }.
booo-told-VisitorPlaced = { $you ->
    [first] You turn up
   *[other] { $first } turns up
} visitor { $visitor }: here it is in room { $room }, where { $coat } meets { $portrait }. { $left ->
    [0] It is the last.
    [one] There is one more in the pile.
   *[other] There are { $left } more in the pile.
}
booo-told-Called = { $you ->
    [seat] You call
   *[other] { $seat } calls
}: “Booo, in { $colour }!”
booo-told-Crossed = { $you ->
    [seat] You take
   *[other] { $seat } takes
} the ghost { $start ->
    [none] { $room ->
        [none] through the { $colour } wall in the corridor { $side ->
            [above] above
            [below] below
            [left] left of
           *[right] right of
        } room { $near }.
       *[other] into room { $room } through the { $colour } wall { $side ->
            [above] above it.
            [below] below it.
            [left] on its left.
           *[right] on its right.
        }
    }
   *[other] out of room { $start } through the { $colour } wall { $side ->
        [above] above it.
        [below] below it.
        [left] on its left.
       *[right] on its right.
    }
}
booo-told-Dropped = { $you ->
    [seat] You take
   *[other] { $seat } takes
} the ghost down the trapdoor of room { $start }; it comes out in room { $room }.
booo-told-Turned = In room { $room } { $you ->
    [seat] you change
   *[other] { $seat } changes
} colour: the path goes on in { $colour }.
booo-told-Failed = { $reason ->
    [own-wall] { $you ->
        [seat] You already have
       *[other] { $seat } already has
    } the { $colour } wall and can no longer go in that colour.
    [wrong-wall] That wall is { $colour }: { $you ->
        [seat] you had to stay in { $path }.
       *[other] { $seat } had to stay in { $path }.
    }
   *[stopped] { $you ->
        [seat] You give up your path.
       *[other] { $seat } gives up the path.
    }
} The ghost goes back to room { $room }, and everybody searches again.
booo-told-Took = { $you ->
    [seat] You frighten
   *[other] { $seat } frightens
} visitor { $visitor } in room { $room } and { $you ->
    [seat] win
   *[other] wins
} the { $colour } wall{ $owner ->
    [none] .
   *[other] , which { $owner } had.
}
booo-told-HandRaised = { $you ->
    [seat] You put
   *[other] { $seat } puts
} a hand up ({ $hands } of the { $needed } that end the search).
booo-told-HandLowered = { $you ->
    [seat] You take
   *[other] { $seat } takes
} a hand down ({ $hands } of the { $needed } that end the search).
booo-told-GivenUp = { $reason ->
    [bound] The table’s limit is reached: nobody gets visitor { $visitor }.
   *[hands] Enough hands are up: nobody gets visitor { $visitor }.
} The ghost goes to room { $room }.
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
booo-board-claim = { $you ->
    [player] You trace
   *[other] { $player } traces
 } in { $colour }
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
booo-cli-wins = (wins the { $colour } wall)
booo-cli-no-way = No colour leads there.
booo-cli-puzzle = Take the ghost from { $ghost } to the visitor in { $room }.
booo-cli-rating = { $rating ->
    [easy] easy
    [fair] fair
   *[hard] hard
} ({ $points } points)
booo-cli-parts = crossings: { $crossings }, bends: { $bends }, special tokens needed: { $specials }, places reached in vain: { $decoys }, colours to start in: { $colours }
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
booo-cli-race = { $count ->
    [one] One visitor
   *[other] { $count } visitors
} against the clock. Name a colour that a way starts in; “?” shows one, “none” if you see none, “quit” leaves the race.
booo-cli-word-none = none
booo-cli-word-quit = quit
booo-cli-ask = Colour?
booo-cli-right = Right, in { $seconds } seconds.
booo-cli-wrong = Not that one.
booo-cli-there-is = There is a way after all.
booo-cli-score = Visitors frightened: { $right } of { $count }, in { $seconds } seconds.
booo-cli-unknown = Colours are: { $colours }.
