## La fin de Booo!
booo-end-walls = Quatre murs gagnés.
booo-end-visitors = Cinq visiteurs effrayés.
booo-end-pile = La pile est vide : { $points } murs et visiteurs ensemble.
booo-end-tie = Égalité à { $points } : le dernier visiteur pris décide.
booo-end-nothing = La pile est vide, et personne n’a effrayé de visiteur.
booo-end-taken = Pris à d’autres
booo-end-lost = Repris
booo-end-eyes = L’œil de chacun
booo-end-luck = { $calls ->
    [0] n’a pas crié
   *[other] { $calls } { $calls ->
        [one] cri
       *[other] cris
      }, { $right ->
        [0] aucun juste
        [one] { $right } juste
       *[other] { $right } justes
      }, { $walls ->
        [0] aucun mur traversé
        [one] { $walls } mur traversé
       *[other] { $walls } murs traversés
      }
  }
