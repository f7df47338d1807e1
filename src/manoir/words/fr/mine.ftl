# Toutes mes parties, la relecture, le déménagement vers un autre appareil.

mine-title = Toutes mes parties
mine-open = En cours
mine-over = Finies
mine-none = Cet appareil ne connaît encore aucune partie. Choisissez un jeu dans le hall, ou ouvrez une partie gardée.
mine-none-open = Aucune partie en cours.
mine-none-over = Aucune partie finie.
mine-asking = La maison cherche vos parties…
mine-retry = Essayer encore
mine-saved = Ouvrir une partie gardée
mine-saved-about = Le fichier que donne « Télécharger la partie » après la fin.
mine-go-on = Retourner à la table
mine-replay = Revoir
mine-delete = Supprimer { $game }, { $date }
mine-waits = dans l’antichambre
mine-yours = à vous de jouer
mine-playing = en cours
mine-brought = ouverte depuis un fichier
mine-you-won = Vous avez gagné
mine-won = { $count ->
    [one] { $names } a gagné
   *[other] { $names } ont gagné
  }
mine-unknown = Le résultat n’est plus connu.
mine-gone = Cette maison ne la garde plus.
mine-deleted = Supprimée par ceux qui l’ont jouée.
mine-remove = Retirer de la liste
mine-wished = Une personne qui a joué souhaite supprimer cette partie pour tous.
mine-wish-waits = Vous avez souhaité sa suppression. Il manque l’accord { $count ->
    [one] d’une personne.
   *[other] de { $count } personnes.
  }

mine-delete-title = Supprimer cette partie
mine-delete-here = De cet appareil
mine-delete-here-open = Votre place à cette table ne pourra plus être tenue depuis cet appareil.
mine-delete-here-over = Les autres la gardent dans leur liste.
mine-delete-all = Pour tous
mine-delete-all-now = La partie, son journal et ses noms disparaissent aussitôt, pour tout le monde.
mine-delete-all-wait = Votre nom disparaît d’une partie finie aussitôt. La partie disparaît quand { $names } l’auront souhaité aussi.
mine-delete-not = Garder la partie
mine-deleted-here = Retirée de cet appareil.
mine-deleted-all = Supprimée pour tous.
mine-deleted-wished = Votre souhait est noté.

## Revoir une partie
mine-move = Coup
mine-move-of = Coup { $move } sur { $total }
mine-first = Au début
mine-previous = Coup précédent
mine-next = Coup suivant
mine-last = À la fin
mine-scores = Les scores
mine-end = La fin de la partie
mine-again = Revoir depuis le début
mine-see-board = Voir le plateau
mine-bring = Ouvrez une partie gardée : elle se rejoue devant vous.
mine-opening = La partie s’ouvre…

## Jouer d’ici
mine-position = La position de départ
mine-position-about = La partie continue du coup { $move }. Le nombre de places, les couleurs et les règles restent ceux de la position ; qui s’assied où, c’est à vous de le dire.
mine-position-turn = Au tour de : { $names }.
mine-was = { $name } y jouait
mine-which-seat = Votre place
mine-look-again = Revoir cette partie

## Changer d’appareil
mine-move-device = Changer d’appareil
mine-move-about = Vos places et votre liste de parties passent d’un appareil à l’autre par un code, montré sur l’ancien et tapé sur le nouveau.
mine-give = Donner depuis cet appareil
mine-take = Recevoir sur cet appareil
mine-nothing = Cet appareil ne tient encore aucune partie : il n’y a rien à donner.
mine-give-code = Tapez ce code sur le nouvel appareil, dans « Toutes mes parties », « Recevoir sur cet appareil ».
mine-give-time = Il sert une seule fois, et pendant { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
  } encore.
mine-give-asked = Un appareil demande vos parties : { $device }.
mine-give-check = Montre-t-il ce nombre ? Sinon, refusez.
mine-give-yes = Oui, tout lui donner
mine-give-cancel = Ne rien donner
mine-give-no = Refuser
mine-give-sent = Accepté. L’autre appareil reçoit vos parties…
mine-given = { $device } a reçu { $count ->
    [one] votre partie
   *[other] vos { $count } parties
  }. Elles restent aussi sur cet appareil.
mine-given-forget = Les retirer de cet appareil
mine-given-forgotten = Cet appareil ne tient plus aucune partie.
mine-refused-here = Refusé. Rien n’a été donné.
mine-code = Le code de l’ancien appareil
mine-take-ask = Demander
mine-take-wait = Vérifiez que l’ancien appareil montre ce nombre, puis acceptez-y.
mine-take-refused = L’ancien appareil a refusé.
mine-taken = { $count ->
    [0] Cet appareil avait déjà toutes ces parties.
    [one] Une partie est arrivée sur cet appareil.
   *[other] { $count } parties sont arrivées sur cet appareil.
  }
mine-take-broken = Ce qui est arrivé ne peut pas être lu. Recommencez sur l’ancien appareil.
mine-done = Fini
mine-a-device = { $browser } ({ $system })
mine-package-gone = Le paquet { $package } n’est pas installé dans cette maison. Voici ce qui a été raconté dans la partie.
mine-review = La revue du coach
mine-practise = M’exercer
