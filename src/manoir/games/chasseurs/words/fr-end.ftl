## La fin de Chasseurs
chasseurs-end-how = Le plus grand total : { $points }.
chasseurs-end-start = Au départ
chasseurs-end-coins = Cartes Pièce
chasseurs-end-yellow-scrolls = Parchemins jaunes
chasseurs-end-booty = Butin des gobelins
chasseurs-end-stolen = Volé
chasseurs-end-mercenaries = Mercenaires
chasseurs-end-luck = { $treasures ->
    [0] aucun trésor
    [one] { $treasures } trésor
   *[other] { $treasures } trésors
  }, { $coins } en cartes Pièce, { $stolen ->
    [0] rien de volé
   *[other] { $stolen } volés par les gobelins
  }{ $ties ->
    [0] { "" }
   *[other] , égalités gagnées : { $won } sur { $ties }
  }
