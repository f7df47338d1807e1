# Ce qu’il y avait à voir, une fois la partie finie
booo-seen-open = Visiteur { $visitor } dans la pièce { $room } : { $tokens ->
    [one] un mur était à gagner.
   *[other] { $tokens } murs étaient à gagner.
} Le plus court chemin commençait en { $colour } et passait { $count ->
    [one] un mur
   *[other] { $count } murs
} jusqu’au mur { $token } ; il s’offrait à { $seats }.
booo-seen-no-way = Visiteur { $visitor } dans la pièce { $room } : personne n’avait de chemin.
booo-seen-called = { $seat } a annoncé { $colour } { $answers ->
    [one] dès la première réponse
   *[other] { $answers } réponses après l’arrivée du visiteur
} ; le plus court chemin qui commence ainsi passait { $count ->
    [one] un mur
   *[other] { $count } murs
} jusqu’au mur { $token }.
booo-seen-blind = { $seat } a annoncé { $colour } { $answers ->
    [one] dès la première réponse
   *[other] { $answers } réponses après l’arrivée du visiteur
} ; aucun de ses chemins ne commençait dans cette couleur.
booo-seen-missed = { $seat } a levé la main, avec un chemin devant soi : en { $colour }, par { $count ->
    [one] un mur
   *[other] { $count } murs
} jusqu’au mur { $token }.
booo-seen-none = { $seat } a levé la main, et n’avait en effet aucun chemin.
booo-seen-took = { $seat } a montré un chemin et gagné le mur { $token }.
booo-seen-failed = { $seat } n’a pas atteint le visiteur en { $colour }.
booo-seen-left = Le visiteur { $visitor } est parti, { $answers } réponses après son arrivée.
