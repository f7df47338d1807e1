# Ce qui se tape.

menteur-typed-bid = annoncer
    .or = dire
menteur-typed-liar = menteur
    .or = menteuse
menteur-typed-exact = tout juste
