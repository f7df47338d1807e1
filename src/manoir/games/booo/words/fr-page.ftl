# Le plateau de Booo ! dans le navigateur.
booo-page-booo = Booo !
booo-page-board = Plan du château : { $columns } colonnes de blasons, { $rows } rangées de portraits
booo-page-heading = Visiteur { $visitor } · { $left ->
    [0] le dernier
   *[other] encore { $left }
  }
booo-page-walls = { $count ->
    [0] aucun mur
    [one] { $count } mur
   *[other] { $count } murs
  }
booo-page-visitors = { $count ->
    [0] aucun visiteur
    [one] { $count } visiteur
   *[other] { $count } visiteurs
  }
booo-page-search = Cherchez le chemin
booo-page-search-line = Le visiteur : { $coat }, { $portrait }.
booo-page-show = Montrez le chemin
booo-page-show-line = Touchez les murs, ou menez le fantôme du doigt. Couleur : { $colour }.
booo-page-shows = { $name } montre son chemin
booo-page-shows-line = En { $colour }. Regardez bien.
booo-page-shout = Booo ! En { $colour }
booo-page-in = en { $colour }
booo-page-pick = Choisissez d’abord une couleur
booo-page-wait = Patience : encore { $seconds } s
booo-page-waits = attend { $seconds } s
booo-page-start-in = Couleur de départ
booo-page-called = { $name } : « En { $colour } ! »
booo-page-wall = Mur { $colour } { $where } ({ $wall })
booo-page-where = { $side ->
    [above] au-dessus de
    [below] au-dessous de
    [left] à gauche de
   *[right] à droite de
  } { $room }
booo-page-drop = Trappe vers la salle { $room }
booo-page-turn = Continuer en { $colour }
booo-page-stop = Renoncer
booo-page-raise = Lever la main
booo-page-lower = Baisser la main
booo-page-by-name = Les murs par leur nom ({ $count })
booo-page-locked = ce mur est devant vous
booo-page-holdings = Les jetons mur
booo-page-hands = { $count ->
    [one] { $names } a la main levée
   *[other] { $names } ont la main levée
  }
booo-page-ghost-in = Le fantôme est dans la salle { $room }.
booo-page-visitor-in = Le visiteur { $visitor } est dans la salle { $room } : { $coat }, { $portrait }.
booo-page-specials = Trappes : { $trapdoors }. Transitions : { $transitions }.
booo-page-close = Regarder de près
booo-page-whole = Tout le château
booo-page-too-late = Trop tard : { $name } a crié avant vous.
booo-page-count-walls = Murs
booo-page-count-visitors = Visiteurs
booo-page-option-route = Quel parcours ?
booo-page-option-first = Qui est premier joueur ?
booo-page-option-trapdoors = Combien de trappes ? (les autres jetons sont des transitions)
booo-page-option-pause = Pause après une tentative manquée
booo-page-option-transitions = Où sont les transitions ?
booo-page-option-delays = De l’avance pour les autres ?
booo-page-option-bound = Quand abandonne-t-on une recherche ?
booo-page-option-bound-0 = Jamais
booo-page-option-bound-100 = Après 100 réponses
booo-page-option-bound-300 = Après 300 réponses
booo-page-option-bound-1000 = Après 1 000 réponses
booo-page-option-route-about = Un parcours dit où paraît chaque visiteur. Qui connaît les quatre s’en remet au sort.
booo-page-option-first-about = Le premier joueur retourne les visiteurs ; tous cherchent en même temps quoi qu’il arrive.
booo-page-option-trapdoors-about = Par une trappe, le fantôme ressort par une autre ; une transition change sa couleur. On peut aussi nommer des pièces.
booo-page-option-transitions-about = Nommez des pièces, par exemple a3 d5, pour les mettre ailleurs que dans la boîte ; nommez alors aussi celles des trappes.
booo-page-option-delays-about = Qui voit tout d’un coup d’œil peut attendre un peu avant de crier, pour laisser une chance aux autres.
booo-page-option-pause-about = Qui crie sans chemin attend ce temps avant de crier encore.
booo-page-option-bound-about = Une réponse compte quand la précédente venait d’un autre joueur : personne ne peut mettre fin tout seul à une recherche.

## Seul devant le château
booo-solo = Seul devant le château
booo-solo-line = Une énigme chaque jour, la même pour tous, et des échelles sans fin.
booo-solo-day = L’énigme du jour
booo-solo-day-of = Énigme du { $date }
booo-solo-ladder = L’échelle
booo-solo-rung = { $rating }, n° { $number }
booo-solo-easy = Facile
booo-solo-fair = Moyen
booo-solo-hard = Difficile
booo-solo-points = { $points ->
    [one] { $points } point de difficulté
   *[other] { $points } points de difficulté
  }
booo-solo-ask = Trouvez un chemin
booo-solo-ask-line = Le temps court. Choisissez une couleur, puis criez.
booo-solo-ready = Le château est caché. Le temps part quand vous le découvrez.
booo-solo-uncover = Découvrir
booo-solo-hidden = Château caché
booo-solo-give-up = Voir un chemin
booo-solo-found = Trouvé en { $time } !
booo-solo-found-line = { $tries ->
    [0] Du premier coup.
    [one] Après une tentative manquée.
   *[other] Après { $tries } tentatives manquées.
  }
booo-solo-best = Votre meilleur temps : { $time }
booo-solo-best-short = record { $time }
booo-solo-gave-up = Voici un chemin
booo-solo-gave-up-line = Il commence en { $colour }.
booo-solo-next = La suivante
booo-solo-again = Recommencer
booo-solo-solved = { $count ->
    [0] aucune résolue
    [one] { $count } résolue
   *[other] { $count } résolues
  }
booo-solo-today-done = résolue en { $time }
booo-solo-time = Temps
booo-solo-you = Quelqu’un
booo-solo-choose = Choisir une énigme

## Une première partie
