## The end of Minuit
minuit-end-how = The least fright: { $points }.
minuit-end-stairs = Stairs
minuit-end-cellar = Cellar
minuit-end-safe = safe
minuit-end-luck = { $rolls ->
    [0] did not roll
   *[other] { $rolls } { $rolls ->
        [one] roll
       *[other] rolls
      }, { $ghosts ->
        [0] no ghost
        [one] { $ghosts } ghost
       *[other] { $ghosts } ghosts
      }{ $numbers ->
        [0] { "" }
       *[other] , { $mean } on average
      }
  }
