# Ce qui parle pour un coup : des faits, vus de la place qui demande
booo-why-way = un chemin part en { $colour }, traverse { $count ->
    [one] un mur
   *[other] { $count } murs
 } et gagne le mur { $token }
booo-why-special = il passe par { $count ->
    [one] une trappe ou un losange
   *[other] { $count } trappes ou losanges
 }
booo-why-takes = ce mur serait repris { AU($owner) }
booo-why-nears = { $count ->
    [0] c’est le dernier mur avant le visiteur
    [one] il restera un mur jusqu’au visiteur
   *[other] il restera { $count } murs jusqu’au visiteur
 }, et le mur { $token } sera gagné
booo-why-falls = par cette trappe, { $count ->
    [0] le visiteur est là
    [one] il restera un mur jusqu’au visiteur
   *[other] il restera { $count } murs jusqu’au visiteur
 }
booo-why-turns = en { $colour }, { $count ->
    [0] le visiteur est là
    [one] il restera un mur jusqu’au visiteur
   *[other] il restera { $count } murs jusqu’au visiteur
 }
booo-why-stuck = aucun chemin ne continue d’ici
booo-why-none = aucun chemin ne mène au visiteur

# La première partie guidée : ce qui se dit de chaque leçon, puis le nom de chacune
booo-guide-search = Le blason et le portrait éclairés se croisent sur le visiteur. Cherchez un chemin qui ne traverse que des murs d’une même couleur, puis choisissez-la et criez Booo !
booo-guide-trace = Montrez le chemin : touchez les murs l’un après l’autre, ou menez le fantôme. Un losange change de couleur, une trappe mène à une autre.
booo-guide-told-Took = Trouvé ! Le jeton mur de cette couleur est gagné, et qui l’a gagné ne peut plus traverser cette couleur.
booo-guide-told-Failed = Manqué. La recherche reprend pour tous.
booo-guide-told-GivenUp = Assez de mains levées : ce visiteur s’en va.
booo-guide-watch = Tout le monde cherche en même temps. Prenez votre temps, mais pas trop.
booo-guide-done = Vous avez vu, crié et montré un chemin : vous savez hanter. Terminez la partie, ou retournez au hall inviter du monde.
booo-guide-whole = Menez un chemin jusqu’au visiteur : chaque mur traversé est de la couleur annoncée, sauf si un losange l’a changée. Si rien ne va plus, arrêtez et cherchez encore : se tromper ne coûte rien.

booo-lesson-call = crier Booo !
booo-lesson-wall = traverser un mur
booo-lesson-path = montrer un chemin entier
booo-lesson-won = un mur gagné
booo-lesson-missed = une erreur
booo-lesson-given-up = un visiteur abandonné
