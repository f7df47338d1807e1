# Ce qui parle pour un coup : des faits, vus de la place qui demande
minuit-why-alike = toutes les couleurs jouent de même
minuit-why-starts = Hugo arrivera { $count ->
    [one] une case
   *[other] { $count } cases
 } derrière cette figurine
minuit-why-behind = Hugo est { $count ->
    [one] une case
   *[other] { $count } cases
 } derrière cette figurine
minuit-why-doors = de là, { $count ->
    [one] une face du dé sur { $faces } mène
   *[other] { $count } faces du dé sur { $faces } mènent
 } à une pièce libre
minuit-why-doors-later = une fois Hugo en haut, { $count ->
    [one] une face du dé sur { $faces } mènera
   *[other] { $count } faces du dé sur { $faces } mèneront
 } de là à une pièce
minuit-why-reward = cette pièce enlève { $points } points d’épouvante
minuit-why-taken = { $count ->
    [one] la pièce suivante est prise
   *[other] les { $count } pièces suivantes sont prises
 }
minuit-why-left = il ne reste que { $count ->
    [one] une pièce libre
   *[other] { $count } pièces libres
 }
minuit-why-step = la prochaine capture coûte { $points } points
minuit-why-hurry = un fantôme au dé suffirait pour l’attraper, Hugo est à { $count ->
    [one] une case
   *[other] { $count } cases
 }
minuit-why-away = Hugo sera { $count } cases derrière au lieu de { $before }
minuit-why-nearest = c’est votre figurine la plus proche devant Hugo
minuit-why-closer = avancer ne laisserait que { $count ->
    [one] une case
   *[other] { $count } cases
 } entre Hugo et elle

# Ce que les essais d’un conseil ont rencontré : le coup suivant, et ce qui a mieux tourné
minuit-why-then-place = poser une figurine sur la case { $space }
minuit-why-then-go = avancer la figurine de la case { $from }
minuit-why-then-hide = se cacher, depuis la case { $from } : { $room }
minuit-why-then-stay = laisser la dernière figurine où elle est
minuit-why-apart-fright = { $count ->
    [one] un point d’épouvante de moins pour vous
   *[other] { $count } points d’épouvante de moins pour vous
 } en moyenne
minuit-why-apart-rooms = { $count ->
    [one] un point d’épouvante de moins dans les pièces
   *[other] { $count } points d’épouvante de moins dans les pièces
 } en moyenne
minuit-why-apart-stairs = { $count ->
    [one] un point d’épouvante de moins dans l’escalier et au cellier
   *[other] { $count } points d’épouvante de moins dans l’escalier et au cellier
 } en moyenne
minuit-why-apart-others = { $count ->
    [one] un point d’épouvante de plus pour chacun des autres
   *[other] { $count } points d’épouvante de plus pour chacun des autres
 } en moyenne

# La première partie guidée : ce qui se dit de chaque leçon, puis le nom de chacune
minuit-guide-colour = Bienvenue ! Choisissez une couleur : ce seront vos figurines, avec leur forme et leur lettre.
minuit-guide-place = Posez vos figurines sur la galerie. Hugo montera par l’escalier et suivra la galerie vers la droite : un peu d’avance ne nuit pas.
minuit-guide-roll = C’est votre tour : touchez le dé. Un nombre fait courir une figurine, un fantôme fait avancer Hugo.
minuit-guide-move = Choisissez une figurine, puis un lieu éclairé. Tant que Hugo est dans l’escalier, les pièces restent closes ; ensuite, une porte ouverte sur votre chemin est une cachette.
minuit-guide-return = Une figurine revient au jeu : posez-la sur une case vide, loin de Hugo si possible.
minuit-guide-told-HugoClimbed = Hugo monte une marche après l’autre. Dans l’escalier il n’attrape personne.
minuit-guide-told-HugoWalked = Hugo est sur la galerie : les portes s’ouvrent. Tous ceux qu’il dépasse finissent sur l’escalier.
minuit-guide-told-Captured = Attrapé ! Chaque marche coûte ses points d’épouvante ; le cellier en coûte deux. Le moins d’épouvante gagne.
minuit-guide-watch = Les autres jouent. Regardez qui court, et où Hugo arrive.
minuit-guide-done = Vous avez tout fait et tout vu : poser, courir, se cacher, Hugo, une capture, le décompte. Terminez la partie, ou retournez au hall inviter du monde.
minuit-guide-hide = Hugo est sur la galerie : il faut se cacher. Choisissez une figurine dont le chemin passe devant une porte ouverte, puis touchez la pièce éclairée.
minuit-guide-told-RoundEnded = La manche est comptée : chaque marche coûte ses points, le cellier les siens, et les pièces marquées en ajoutent ou en retirent. Trois manches, et le moins d’épouvante gagne.

minuit-lesson-place = poser une figurine
minuit-lesson-climb = Hugo dans l’escalier
minuit-lesson-run = courir
minuit-lesson-walk = Hugo sur la galerie
minuit-lesson-hide = se cacher
minuit-lesson-caught = une capture
minuit-lesson-count = le décompte
