# Ce qui parle pour un coup : des faits, vus de la place qui demande
macgregor-why-enough = vous avez { $count } trésors, il en faut { $needed } : vous gagnez
macgregor-why-out = vous avez assez de trésors, et { $doors ->
    [0] la sortie est là
    [one] une sortie est à une porte de là
   *[other] une sortie est à { $doors } portes de là
 }
macgregor-why-treasure = un trésor { $colour } s’y trouve
macgregor-why-token = un jeton s’y trouve
macgregor-why-key = le blason sur la pile ({ $blazon }) est celui de cette cave : y entrer donne une clef
macgregor-why-away = le fantôme sera à { $count ->
    [0] la porte
    [one] une cave
   *[other] { $count } caves
 } au lieu de { $before }
macgregor-why-beyond = le fantôme est à { $count } caves, et son trajet n’a que { $cards } cartes
macgregor-why-ghost = { $count ->
    [0] le fantôme est là
    [one] le fantôme est à une cave de là
   *[other] le fantôme est à { $count } caves de là
 }
macgregor-why-no-door = la pioche passe sans clef
macgregor-why-needs = vous avez { $count ->
    [0] encore tous les trésors à trouver
    [one] un trésor sur { $needed }
   *[other] { $count } trésors sur { $needed }
 }
macgregor-why-twice = vous avez une autre clef de cette couleur
macgregor-why-opens = { $count ->
    [0] elle n’ouvre rien ici
    [one] elle n’ouvre ici qu’un passage
   *[other] elle ouvre ici { $count } passages
 }
macgregor-why-detects = tous verront son trajet, et le fantôme est { $count ->
    [0] chez vous
    [one] à une cave de vous
   *[other] à { $count } caves de vous
 }
macgregor-why-trap-near = un piège sert près des joueurs, et le plus proche est { $count ->
    [0] là
    [one] à une porte
   *[other] à { $count } portes
 }
macgregor-why-treasure-far = un trésor est mieux gardé loin des joueurs, et le plus proche est { $count ->
    [0] là
    [one] à une porte
   *[other] à { $count } portes
 }
macgregor-why-around = { $count ->
    [0] aucun jeton ne se trouve à moins de trois portes
    [one] un jeton se trouve à deux portes au plus
   *[other] { $count } jetons se trouvent à deux portes au plus
 }
macgregor-why-hunts = le fantôme finirait en { $room }, { $count ->
    [0] là où se trouve { $other }
    [one] à une cave { DE($other) }
   *[other] à { $count } caves { DE($other) }
 }
macgregor-why-choice = plusieurs caves portent ce blason : vous choisirez
macgregor-why-stops = aucune cave voisine ne porte ce blason : le fantôme s’arrêterait là
macgregor-why-towards = { $count ->
    [0] un joueur est là
    [one] le joueur le plus proche est à une porte de là
   *[other] le joueur le plus proche est à { $count } portes de là
 }
macgregor-why-prize = { $count ->
    [0] { $other } n’a aucun trésor de votre couleur, mais le suaire change de tête
    [one] vous prendriez un trésor de votre couleur { AU($other) }
   *[other] vous prendriez { $count } trésors de votre couleur { AU($other) }
 }
macgregor-why-hand = vous gardez { $count ->
    [one] une clef
   *[other] { $count } clefs
 } pour le tour suivant

# Ce que les essais d’un conseil ont rencontré : le coup suivant, et ce qui a mieux tourné
macgregor-why-then-go = entrer en { $room } avec une clef
macgregor-why-then-pick = percer un passage à la pioche jusqu’en { $room }
macgregor-why-then-lamp = prendre l’escalier avec la lampe jusqu’en { $room }
macgregor-why-then-leave = quitter le château
macgregor-why-then-flip = retourner le jeton
macgregor-why-then-detect = utiliser le détecteur
macgregor-why-then-discard = défausser une clef ({ $key })
macgregor-why-then-put = poser un jeton en { $room }
macgregor-why-then-start = partir de { $room }
macgregor-why-then-lay = poser un blason ({ $blazon })
macgregor-why-then-step = mener le fantôme en { $room }
macgregor-why-then-catch = attraper { $seat }
macgregor-why-then-stop = s’arrêter là
macgregor-why-apart-treasures = { $count ->
    [one] un trésor de plus
   *[other] { $count } trésors de plus
 } en cent essais
macgregor-why-apart-others = { $count ->
    [one] un trésor de moins
   *[other] { $count } trésors de moins
 } pour chacun des autres en cent essais
macgregor-why-apart-out = { $count ->
    [one] une sortie du château de plus
   *[other] { $count } sorties du château de plus
 } en cent essais
macgregor-why-apart-catches = { $count ->
    [one] une capture de plus
   *[other] { $count } captures de plus
 } pour le fantôme en cent essais
macgregor-why-apart-caught = vous êtes pris { $count ->
    [one] une fois de moins
   *[other] { $count } fois de moins
 } en cent essais

# La première partie guidée : ce qui se dit de chaque leçon, puis le nom de chacune
macgregor-guide-token = Vous êtes le fantôme. Tout le monde a vu ce jeton ; posez-le dans une cave éclairée, il restera face cachée.
macgregor-guide-start = Choisissez un escalier. Vous descendez dans les caves pour y trouver des trésors.
macgregor-guide-plan = Posez quatre cartes : ce sont les blasons des caves que vous traverserez, murs compris, quand tous auront joué.
macgregor-guide-turn = Une clef ouvre une porte de sa couleur. Touchez une cave éclairée pour y aller, le jeton pour le retourner, un objet pour l’utiliser.
macgregor-guide-discard = On garde trois clefs. Touchez celle que vous laissez.
macgregor-guide-step = Deux caves voisines portent ce blason : choisissez celle où entre le fantôme.
macgregor-guide-catch = Plusieurs joueurs sont dans cette cave : choisissez qui vous attrapez. Vous lui prenez ses trésors de votre couleur.
macgregor-guide-watch = Les autres jouent. Retenez où sont les trésors, et regardez où va le fantôme.
macgregor-guide-told-Caught = Attrapé ! Le fantôme prend les trésors de sa couleur, et le suaire change de tête.
macgregor-guide-done = Vous avez tout fait et tout vu : une porte, un trésor, la marche du fantôme, une capture, la sortie. Retournez au hall inviter du monde.
macgregor-guide-flip = Entrez dans une cave où se trouve un jeton, puis touchez le jeton pour le retourner : un trésor est à vous, un piège finit votre tour.
macgregor-guide-told-GhostStepped = Le fantôme marche : il retourne ses cartes une à une et passe dans la cave voisine qui porte ce blason, murs compris. Dès qu’il rencontre quelqu’un, il l’attrape.
macgregor-guide-told-Left = Quelqu’un est sorti avec assez de trésors et une clef de la couleur de la porte : la partie est gagnée.

macgregor-lesson-start = un escalier
macgregor-lesson-door = passer une porte
macgregor-lesson-treasure = trouver un trésor
macgregor-lesson-walk = la marche du fantôme
macgregor-lesson-caught = une capture
macgregor-lesson-plan = le trajet du fantôme
macgregor-lesson-exit = la sortie
