## The end of Chasseurs
chasseurs-end-how = The largest total: { $points }.
chasseurs-end-start = At the start
chasseurs-end-coins = Coin cards
chasseurs-end-yellow-scrolls = Yellow scrolls
chasseurs-end-booty = Goblins’ booty
chasseurs-end-stolen = Stolen
chasseurs-end-mercenaries = Mercenaries
chasseurs-end-luck = { $treasures ->
    [0] no treasure
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
  }, { $coins } from coin cards, { $stolen ->
    [0] nothing stolen
   *[other] { $stolen } stolen by goblins
  }{ $ties ->
    [0] { "" }
   *[other] , ties won: { $won } of { $ties }
  }
