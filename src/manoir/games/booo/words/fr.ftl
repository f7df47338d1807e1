# Booo ! : ce qui s’est passé, ce qu’on demande, comment les choses s’appellent.

booo-told-Began = Le château est dressé. { $you ->
    [first] Vous ouvrez la partie et nommez
   *[other] { $first } ouvre la partie et nomme
} le parcours { $route }. Le fantôme attend dans la salle { $room }.
booo-told-VisitorPlaced = { $you ->
    [first] Vous retournez
   *[other] { $first } retourne
} le visiteur { $visitor } : le voici dans la salle { $room }, où { $coat } croise { $portrait }. { $left ->
    [0] C’est le dernier.
    [one] Encore un dans la pile.
   *[other] Encore { $left } dans la pile.
}
booo-told-Called = { $you ->
    [seat] Vous criez
   *[other] { $seat } crie
} : « Booo, en { $colour } ! »
booo-told-Crossed = { $you ->
    [seat] Vous faites
   *[other] { $seat } fait
} { $start ->
    [none] { $room ->
        [none] passer le fantôme par le mur { $colour } du couloir, { $side ->
            [above] au-dessus
            [below] au-dessous
            [left] à gauche
           *[right] à droite
        } de la salle { $near }.
       *[other] entrer le fantôme dans la salle { $room } par le mur { $colour } { $side ->
            [above] du haut
            [below] du bas
            [left] de gauche
           *[right] de droite
        }.
    }
   *[other] sortir le fantôme de la salle { $start } par le mur { $colour } { $side ->
        [above] du haut
        [below] du bas
        [left] de gauche
       *[right] de droite
    }.
}
booo-told-Dropped = { $you ->
    [seat] Vous faites
   *[other] { $seat } fait
} descendre le fantôme par la trappe de la salle { $start } ; il ressort dans la salle { $room }.
booo-told-Turned = Dans la salle { $room }, { $you ->
    [seat] vous changez
   *[other] { $seat } change
} de couleur : le chemin continue en { $colour }.
booo-told-Failed = { $reason ->
    [own-wall] { $you ->
        [seat] Vous avez déjà le mur { $colour } et ne pouvez plus passer
       *[other] { $seat } a déjà le mur { $colour } et ne peut plus passer
    } par cette couleur.
    [wrong-wall] Ce mur est { $colour } : { $you ->
        [seat] vous deviez rester en { $path }.
       *[other] { $seat } devait rester en { $path }.
    }
   *[stopped] { $you ->
        [seat] Vous renoncez à votre chemin.
       *[other] { $seat } renonce à son chemin.
    }
} Le fantôme revient dans la salle { $room }, et tous cherchent de nouveau.
booo-told-Took = { $you ->
    [seat] Vous effrayez
   *[other] { $seat } effraie
} le visiteur { $visitor } dans la salle { $room } et { $you ->
    [seat] gagnez
   *[other] gagne
} le mur { $colour }{ $owner ->
    [none] .
   *[other] , { $you ->
        [owner] que vous aviez.
       *[other] { QUE($owner) } avait.
    }
}
booo-told-HandRaised = { $you ->
    [seat] Vous levez
   *[other] { $seat } lève
} la main ({ $hands } sur les { $needed } qui arrêtent la recherche).
booo-told-HandLowered = { $you ->
    [seat] Vous baissez
   *[other] { $seat } baisse
} la main ({ $hands } sur les { $needed } qui arrêtent la recherche).
booo-told-GivenUp = { $reason ->
    [bound] La limite de la table est atteinte : personne n’aura le visiteur { $visitor }.
   *[hands] Assez de mains levées : personne n’aura le visiteur { $visitor }.
} Le fantôme va dans la salle { $room }.
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
booo-name-violet-key = la clef violette
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
booo-board-claim = { $you ->
    [player] Vous tracez
   *[other] { $player } trace
 } en { $colour }
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
booo-cli-wins = (gagne le mur { $colour })
booo-cli-no-way = Aucune couleur n’y mène.
booo-cli-puzzle = Menez le fantôme de { $ghost } au visiteur en { $room }.
booo-cli-rating = { $rating ->
    [easy] facile
    [fair] moyen
   *[hard] difficile
} ({ $points } points)
booo-cli-parts = traversées : { $crossings }, virages : { $bends }, jetons spéciaux nécessaires : { $specials }, lieux atteints pour rien : { $decoys }, couleurs par lesquelles commencer : { $colours }
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
booo-cli-race = { $count ->
    [one] Un visiteur
   *[other] { $count } visiteurs
} contre la montre. Nommez une couleur par laquelle un chemin commence ; « ? » en montre un, « aucune » si vous n’en voyez pas, « partir » pour quitter la course.
booo-cli-word-none = aucune
booo-cli-word-quit = partir
booo-cli-ask = Couleur ?
booo-cli-right = Juste, en { $seconds } secondes.
booo-cli-wrong = Pas celle-là.
booo-cli-there-is = Il y a pourtant un chemin.
booo-cli-score = Visiteurs effrayés : { $right } sur { $count }, en { $seconds } secondes.
booo-cli-unknown = Les couleurs sont : { $colours }.
