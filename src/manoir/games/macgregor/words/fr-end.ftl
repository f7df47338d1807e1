## La fin de Mac Gregor
macgregor-end-left = { $treasures ->
    [one] { $name } sort du château avec { $treasures } trésor.
   *[other] { $name } sort du château avec { $treasures } trésors.
  }
macgregor-end-rounds = Personne n’est sorti : le plus de trésors l’emporte.
macgregor-end-found = Trouvés
macgregor-end-looted = Pris
macgregor-end-lost = Perdus
macgregor-end-luck = { $found ->
    [0] aucun trésor trouvé
    [one] { $found } trésor trouvé
   *[other] { $found } trésors trouvés
  }, { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
  }, { $drawn ->
    [0] aucune clef offerte
    [one] { $drawn } clef offerte
   *[other] { $drawn } clefs offertes
  } par un blason, { $caught ->
    [0] jamais attrapé
    [one] attrapé une fois
   *[other] attrapé { $caught } fois
  }
