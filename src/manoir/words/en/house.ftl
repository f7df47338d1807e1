list-and = { $head } and { $last }
list-times = { $name } (×{ $count })
list-each = { $name } { $value }
told-withheld = Something happened that you could not see.
you = you
list-head = { $head }:
house-preview-table = A table is waiting for you at Manoir: come in, sit down, watch.
house-preview-replay = A game played at Manoir, move by move.

## What stands for a colour: its first letters, or a single one (.one) where there is room for no more.
letter-red = R
letter-blue = B
letter-white = W
letter-green = G
letter-violet = V
letter-yellow = Y
letter-orange = O
letter-turquoise = T
letter-lilac = L
letter-black = K

## The colours, for whoever listens to the page
colour-red = red
colour-blue = blue
colour-white = white
colour-green = green
colour-violet = violet
colour-yellow = yellow
colour-orange = orange
colour-turquoise = turquoise
colour-lilac = lilac
colour-black = black
