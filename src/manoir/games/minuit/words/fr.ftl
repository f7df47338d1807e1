# Le Fantôme de Minuit : ce qui se raconte, ce qui se demande, et comment les choses s’appellent.

minuit-told-Began = Minuit sonne. { $you ->
    [first] Vous avez le plus de courage et commencez.
   *[other] { $first } a le plus de courage et commence.
 }
minuit-told-Chose = { $you ->
    [seat] Vous choisissez le { $colour }.
   *[other] { $seat } choisit le { $colour }.
 }
minuit-told-Placed = { $you ->
    [seat] Vous posez une figurine sur la case { $space }.
   *[other] { $seat } pose une figurine sur la case { $space }.
 }
minuit-told-Rolled = { $you ->
    [seat] Vous faites { $number }.
   *[other] { $seat } fait { $number }.
 }
minuit-told-RolledGhost = { $you ->
    [seat] Vous faites apparaître le fantôme !
   *[other] { $seat } fait apparaître le fantôme !
 }
minuit-told-Lost = { $you ->
    [seat] Vous faites { $number }, pour rien : plus personne à déplacer.
   *[other] { $seat } fait { $number }, pour rien : plus personne à déplacer.
 }
minuit-told-Moved = { $you ->
    [seat] { $forced ->
        [yes] Vous n’avez pas d’autre coup : de la case { $start } à la case { $space }.
       *[other] Vous allez de la case { $start } à la case { $space }.
    }
   *[other] { $forced ->
        [yes] { $seat } n’a pas d’autre coup : de la case { $start } à la case { $space }.
       *[other] { $seat } va de la case { $start } à la case { $space }.
    }
 }
minuit-told-Stayed = { $you ->
    [seat] Vous ne bougez pas de la case { $space }.
   *[other] { $seat } ne bouge pas de la case { $space }.
 }
minuit-told-Hid = { $you ->
    [seat] Vous vous cachez
   *[other] { $seat } se cache
 } dans { $room }{ $fright ->
    [0] .
    [1]  : 1 point d’épouvante.
    [-3]  : 3 points de moins !
   *[other] { " " }({ $fright }).
 }
minuit-told-HugoClimbed = Hugo monte jusqu’à la marche { $step }.
minuit-told-HugoWalked =
    { $start ->
        [none] Hugo débouche sur la galerie, case { $space }.
       *[other] Hugo va de la case { $start } à la case { $space }.
    }
minuit-told-Captured = Case { $space }, { $you ->
    [seats] Hugo met la main sur
   *[other] Hugo capture
 } { $seats } : { $step ->
    [none] au cellier !
   *[other] sur la marche { $step } !
 }
minuit-told-RoomsFull = Plus une cachette de libre : au cellier, { $seats } !
minuit-told-RoundEnded = La manche { $round } est finie : { $points }. En tout : { $totals }.
minuit-told-CameOut = { $you ->
    [seat] Vous quittez { $room }, case { $space }.
   *[other] { $seat } quitte { $room }, case { $space }.
 }
minuit-told-CameBack = { $you ->
    [seat] Vous remontez
   *[other] { $seat } remonte
 } { $step ->
    [none] du cellier
   *[other] de la marche { $step }
 } sur la case { $space }.
minuit-told-RoundBegan = Manche { $round }. Hugo est de retour devant le cellier ; { $you ->
    [first] vous lancez
   *[other] { $first } lance
 } le dé.
minuit-told-Ended = La victoire { $you ->
    [winners] est
   *[other] revient
 } { AU($winners) }, avec le moins d’épouvante. En tout : { $totals }.

minuit-ask-colour = Choisissez votre couleur.
minuit-ask-place = Posez une figurine sur une case vide de la galerie.
minuit-ask-move = Qui fuit, et où ?
minuit-ask-return = Votre figurine revient : sur quelle case vide ?

# Une pièce a son article dans une phrase, et un nom court sur le plan.
minuit-name-cabinet = le cabinet
minuit-name-music-room = la salle de musique
minuit-name-games-room = la salle de jeux
minuit-name-toilet = les toilettes
minuit-name-hunting-room = la chambre de chasse
minuit-name-bedroom = la chambre
minuit-name-studio = l’atelier
minuit-name-drawing-room = le salon
minuit-name-ballroom = la salle de bal
minuit-name-dining-room = la salle à manger
minuit-name-library = la bibliothèque
minuit-name-kitchen = la cuisine
minuit-name-linen-room = la lingerie
minuit-name-bathroom = la salle de bains
minuit-label-cabinet = Cabinet
minuit-label-music-room = Salle de musique
minuit-label-games-room = Salle de jeux
minuit-label-toilet = Toilettes
minuit-label-hunting-room = Chambre de chasse
minuit-label-bedroom = Chambre
minuit-label-studio = Atelier
minuit-label-drawing-room = Salon
minuit-label-ballroom = Salle de bal
minuit-label-dining-room = Salle à manger
minuit-label-library = Bibliothèque
minuit-label-kitchen = Cuisine
minuit-label-linen-room = Lingerie
minuit-label-bathroom = Salle de bains
minuit-name-blue = bleu
minuit-name-red = rouge
minuit-name-turquoise = turquoise
minuit-name-yellow = jaune
minuit-name-black = noir
minuit-name-lilac = lilas
minuit-name-white = blanc
minuit-name-green = vert

minuit-board-round = Manche { $round } sur { $rounds }
minuit-board-cellar = Cellier
minuit-board-stairs = Escalier
minuit-board-gallery = Galerie
minuit-board-rooms = Pièces
minuit-board-closed = sous clef
minuit-board-exact = exact
minuit-board-total = total
minuit-board-player = qui
minuit-board-abroad = en fuite
minuit-board-hidden = à l’abri
minuit-board-caught = prises
minuit-board-hugo = Hugo
minuit-board-choosing = { $you ->
    [player] Vous choisissez une couleur
   *[other] { $player } choisit une couleur
 }
minuit-board-placing = { $you ->
    [player] Vous posez une figurine
   *[other] { $player } pose une figurine
 }
minuit-board-rolling = { $you ->
    [player] Vous lancez le dé
   *[other] { $player } lance le dé
 }
minuit-board-moving = { $you ->
    [player] Vous avez fait { $number }
   *[other] { $player } a fait { $number }
 }
minuit-board-returning = { $you ->
    [player] Vous remettez une figurine
   *[other] { $player } remet une figurine
 }
minuit-board-over = La partie est finie
minuit-board-rooms-shut = les pièces ouvrent quand Hugo sera sur la galerie

minuit-measure-moves = coups joués
minuit-measure-rounds = manches
minuit-measure-rolls = lancers
minuit-measure-ghosts = fantômes sortis
minuit-measure-stays = figurines laissées en place
minuit-measure-lost = nombres perdus
minuit-measure-fright = épouvante, par place
minuit-measure-fright-least = épouvante du vainqueur
minuit-measure-fright-most = épouvante du dernier
minuit-measure-from-stairs = dont venue de l’escalier, par place
minuit-measure-from-cellar = dont venue du cellier, par place
minuit-measure-from-haunted = dont venue des pièces hantées, par place
minuit-measure-from-bonus = ôtée par les pièces à récompense, par place
minuit-measure-share-stairs = part de l’escalier dans l’épouvante
minuit-measure-share-cellar = part du cellier
minuit-measure-share-haunted = part des pièces hantées
minuit-measure-captures = figurines capturées
minuit-measure-walked-into = dont venues d’elles-mêmes sur Hugo
minuit-measure-in-cellar = figurines au cellier
minuit-measure-hidings = figurines cachées
minuit-measure-bonus-hidings = dont dans une pièce à récompense
minuit-measure-full-house = manches finies faute de cachettes
minuit-measure-first-wins = victoires de qui commence
minuit-measure-shared = victoires partagées
minuit-measure-fright-seat-1 = épouvante, place 1
minuit-measure-fright-seat-2 = épouvante, place 2
minuit-measure-fright-seat-3 = épouvante, place 3
minuit-measure-fright-seat-4 = épouvante, place 4
minuit-measure-fright-seat-5 = épouvante, place 5
minuit-measure-fright-seat-6 = épouvante, place 6
minuit-measure-fright-seat-7 = épouvante, place 7
minuit-measure-fright-seat-8 = épouvante, place 8
