list-and = { $head } et { $last }
list-times = { $name } (×{ $count })
list-each = { $name } { $value }
told-withheld = Il s’est passé quelque chose que vous n’avez pas pu voir.
you = vous
list-head = { $head } :
house-preview-table = Une table vous attend au Manoir : entrez, asseyez-vous, regardez.
house-preview-replay = Une partie jouée au Manoir, coup par coup.

## Ce qui tient lieu d’une couleur : ses premières lettres, ou une seule (.one) là où il n’y a place que pour elle.
letter-red = R
letter-blue = Be
    .one = B
letter-white = Ba
    .one = C
letter-green = Ve
    .one = V
letter-violet = Vi
    .one = I
letter-yellow = J
letter-orange = O
letter-turquoise = T
letter-lilac = L
letter-black = N

## Les couleurs, pour qui écoute la page
colour-red = rouge
colour-blue = bleu
colour-white = blanc
colour-green = vert
colour-violet = violet
colour-yellow = jaune
colour-orange = orange
colour-turquoise = turquoise
colour-lilac = lilas
colour-black = noir
