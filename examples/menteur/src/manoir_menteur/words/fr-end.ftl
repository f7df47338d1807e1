# La fin en chiffres.

menteur-end-how = { $dice ->
    [one] { $dice } dé restant.
   *[other] { $dice } dés restants.
 }
menteur-end-start = Au départ
menteur-end-doubt = Soupçons à tort
menteur-end-lie = Mensonges découverts
menteur-end-exact = « Tout juste » manqués
menteur-end-others = « Tout juste » des autres
menteur-end-luck = { $rolled ->
    [one] { $rolled } dé lancé
   *[other] { $rolled } dés lancés
 }, { $calls ->
    [0] aucun soupçon
    [one] { $calls } soupçon
   *[other] { $calls } soupçons
 }{ $calls ->
    [0] { "" }
   *[other] , dont { $right } à raison
 }
