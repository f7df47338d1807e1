## La fin de Minuit
minuit-end-how = Le moins d’épouvante : { $points }.
minuit-end-stairs = Escalier
minuit-end-cellar = Cellier
minuit-end-safe = à l’abri
minuit-end-luck = { $rolls ->
    [0] n’a pas lancé le dé
   *[other] { $rolls } { $rolls ->
        [one] lancer
       *[other] lancers
      }, { $ghosts ->
        [0] aucun fantôme
        [one] { $ghosts } fantôme
       *[other] { $ghosts } fantômes
      }{ $numbers ->
        [0] { "" }
       *[other] , { $mean } en moyenne
      }
  }
