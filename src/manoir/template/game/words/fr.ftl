# Lueur : ce que l’on demande, ce que l’on raconte, ce que l’on tape, et ce que l’on dit dans une première partie.
lueur-ask-hide = Combien de bougies cachez-vous ?
lueur-told-Hid = { $you ->
    [seat] Vous fermez votre main, avec { $candles } dedans.
   *[other] { $seat } ferme une main{ $candles ->
        [hidden] .
       *[other] , avec { $candles } dedans.
    }
 }
lueur-told-Showed = { $you ->
    [seat] Bougies dans votre main : { $candles }.
   *[other] Bougies dans la main { DE($seat) } : { $candles }.
 }
lueur-told-Blew = Le vent souffle avec une force de { $strength }. Points : { $points }.
lueur-told-Ended = Points à la fin : { $totals }. { $you ->
    [winners] Vous gagnez.
   *[other] Victoire : { $winners }.
 }
lueur-typed-hide = cacher
lueur-guide-hide = Plus de bougies rapportent plus, mais le vent les éteint plus tôt. Deux mains pareilles ne marquent rien.
lueur-guide-watch = Les autres ferment leurs mains.
lueur-guide-done = C’était la dernière manche.
