# Booo ! : ce qui s’est passé, ce qu’on demande, comment les choses s’appellent.

booo-told-Began = Le château est dressé : tuiles { $tiles }. { $first } est premier joueur et nomme le parcours { $route }. Le fantôme est en { $room }.
booo-told-VisitorPlaced = { $first } retourne le visiteur { $visitor } : { $coat } et { $portrait }, salle { $room }. { $left ->
    [0] C’est le dernier.
    [one] Encore un dans la pile.
   *[other] Encore { $left } dans la pile.
}
booo-told-Called = { $seat } crie : « Booo ! { $colour } ! »
booo-told-Crossed = { $seat } fait traverser au fantôme le mur { $colour } { $wall }{ $room ->
    [none] , vers un couloir.
   *[other] , vers la salle { $room }.
}
booo-told-Dropped = { $seat } fait passer le fantôme par la trappe, de { $start } à { $room }.
booo-told-Turned = En { $room }, { $seat } change de couleur : { $colour } à partir d’ici.
booo-told-Failed = { $reason ->
    [own-wall] { $seat } possède le mur { $colour } et ne peut pas passer par cette couleur.
    [wrong-wall] Ce mur était { $colour } : la tentative de { $seat } est finie.
   *[stopped] { $seat } ne montre pas de chemin.
} Le fantôme revient en { $room } ; tous cherchent de nouveau.
booo-told-Took = { $seat } effraie le visiteur { $visitor } en { $room } et prend le mur { $colour } { $owner ->
    [none] dans la réserve.
   *[other] à { $owner }.
}
booo-told-HandRaised = { $seat } a la main levée ({ $hands } sur les { $needed } qui arrêtent la recherche).
booo-told-HandLowered = { $seat } baisse la main ({ $hands } sur les { $needed } qui arrêtent la recherche).
booo-told-GivenUp = { $reason ->
    [bound] La limite de la table est atteinte : personne n’aura le visiteur { $visitor }.
   *[hands] Trop de mains levées : personne n’aura le visiteur { $visitor }.
} Le fantôme va en { $room }.
booo-told-Ended = { $reason ->
    [walls] Quatre murs !
    [visitors] Cinq visiteurs !
   *[pile] La pile est vide : murs et visiteurs font { $totals }.
} Victoire : { $winners }.

booo-ask-search = Voyez-vous un chemin pour le fantôme ? Annoncez une couleur, ou levez la main.
booo-ask-trace = Montrez le chemin, mur après mur.

booo-name-white = blanc
booo-name-yellow = jaune
booo-name-red = rouge
booo-name-blue = bleu
booo-name-green = vert
booo-name-violet = violet
booo-name-red-lion = le lion rouge
booo-name-blue-thistle = le chardon bleu
booo-name-yellow-tower = la tour jaune
booo-name-green-stag = le cerf vert
booo-name-violet-key = la clé violette
booo-name-white-crown = la couronne blanche
booo-name-green-lady = la dame verte
booo-name-blue-knight = le chevalier bleu
booo-name-yellow-bishop = l’évêque jaune
booo-name-red-laird = le laird rouge
booo-name-violet-child = l’enfant violet
booo-name-white-bride = la mariée blanche
booo-name-ghost = le fantôme
booo-name-visitor = le visiteur
booo-name-trapdoor = trappe
booo-name-transition = transition

booo-measure-calls = cris par visiteur
booo-measure-wrong = tentatives manquées, sur cent
booo-measure-given-up = visiteurs abandonnés, sur cent
booo-measure-crossings = murs traversés sur un bon chemin
booo-measure-specials = jetons spéciaux utilisés sur un bon chemin
booo-measure-stolen = jetons « mur » pris à un autre joueur
booo-measure-visitors = visiteurs retournés
booo-measure-walls = parties gagnées par quatre murs, sur cent
booo-measure-five = parties gagnées par cinq visiteurs, sur cent
booo-measure-pile = parties gagnées au total, sur cent
booo-measure-winner = murs et visiteurs du gagnant

booo-board-supply = réserve
booo-board-pile = { $left ->
    [0] dernier visiteur
    [one] encore 1 visiteur
   *[other] encore { $left } visiteurs
}
booo-board-round = visiteur { $visitor }, parcours { $route }
booo-board-first = premier joueur
booo-board-hand = main levée
booo-board-claim = { $player } trace en { $colour }
booo-board-you = vous
booo-board-legend = fantôme { $ghost } · visiteur { $room }
booo-board-gone = partis : { $gone }

booo-cli-way = { $colour } : { $crossings ->
    [0] aucun mur
    [one] un mur
   *[other] { $crossings } murs
}{ $specials ->
    [0] { "" }
    [one] { " " }et un jeton spécial
   *[other] { " " }et { $specials } jetons spéciaux
}
booo-cli-called = (à annoncer en { $colour })
booo-cli-no-way = Aucune couleur n’y mène.
booo-cli-puzzle = Menez le fantôme de { $ghost } au visiteur en { $room }.
booo-cli-rating = { $rating ->
    [easy] facile
    [fair] moyen
   *[hard] difficile
} ({ $points } points)
booo-cli-parts = traversées : { $crossings }, virages : { $bends }, jetons spéciaux nécessaires : { $specials }, lieux atteints pour rien : { $decoys }, couleurs qui marchent : { $colours }
booo-cli-written = Écrit dans { $file }.
booo-cli-quality = qualité
booo-cli-this = ce château
booo-cli-shipped = la boîte fournie
booo-cli-colours = couleurs sur une salle, au moins
booo-cli-good = paires de salles avec une à trois couleurs
booo-cli-none = paires de salles sans couleur
booo-cli-uneven = meilleure couleur contre la moins bonne
booo-cli-connected = paires reliées en { $colour }
booo-cli-holds = aussi bon que demandé
booo-cli-yes = oui
booo-cli-no = non
booo-cli-race = { $count } visiteurs contre la montre. Nommez une couleur qui marche ; « ? » montre un chemin, « none » si vous n’en voyez aucun, « quit » pour partir.
booo-cli-ask = Couleur ?
booo-cli-right = Juste, en { $seconds } secondes.
booo-cli-wrong = Pas celle-là.
booo-cli-there-is = Il y a pourtant un chemin.
booo-cli-none-right = En effet, il n’y en a pas. { $seconds } secondes.
booo-cli-score = { $right } sur { $count } effrayés en { $seconds } secondes.
booo-cli-unknown = Les couleurs sont : { $colours }.
