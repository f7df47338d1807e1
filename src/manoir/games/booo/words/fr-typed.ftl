# Les mots d’un coup, tels qu’on les tape : pour chaque mot de la notation une tournure, et d’autres que l’on comprend aussi.
booo-typed-claim = annoncer
booo-typed-cross = traverser
booo-typed-drop = trappe
booo-typed-turn = changer
booo-typed-stop = abandonner
    .or = arrêter
booo-typed-raise = lever la main
    .or = lever
booo-typed-lower = baisser la main
    .or = baisser
booo-typed-white = blanc
booo-typed-yellow = jaune
booo-typed-red = rouge
booo-typed-blue = bleu
booo-typed-green = vert
booo-typed-violet = violet
booo-ends = { $to ->
    [corridor] un couloir
   *[other] salle { $to }
 } (mur { $colour })
