# Le Menteur : ce qui se raconte et se demande, la table du terminal, et ce qui se mesure.

menteur-told-RoundBegan = Manche { $round }, { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 } en jeu. { $you ->
    [first] Vous commencez.
   *[other] { $first } commence.
 }
menteur-told-Rolled = { $you ->
    [seat] Vous lancez
   *[other] { $seat } lance
 }{ $dice ->
    [hidden] { " " }sous le gobelet.
   *[other]  : { $dice }.
 }
menteur-told-Bid = { $you ->
    [seat] Vous annoncez
   *[other] { $seat } annonce
 } { $quantity } × { $face }.
menteur-told-CalledLiar = { $you ->
    [seat] « Menteur ! » Vous ne croyez pas { $other } : { $quantity } × { $face } ?
    [other] « Menteur ! » { $seat } ne vous croit pas : { $quantity } × { $face } ?
   *[none] « Menteur ! » { $seat } ne croit pas { $other } : { $quantity } × { $face } ?
 }
menteur-told-CalledExact = { $you ->
    [seat] « Tout juste ! » Vous croyez { $other } au dé près : { $quantity } × { $face }.
    [other] « Tout juste ! » { $seat } vous croit au dé près : { $quantity } × { $face }.
   *[none] « Tout juste ! » { $seat } croit { $other } au dé près : { $quantity } × { $face }.
 }
menteur-told-Showed = { $you ->
    [seat] Vous montrez
   *[other] { $seat } montre
 } { $dice }.
menteur-told-Counted = { $count ->
    [0] Aucun dé ne compte
    [one] Un dé compte
   *[other] { $count } dés comptent
 } pour le { $face } ; l’annonce était de { $quantity }.
menteur-told-Lost = { $you ->
    [seat] Vous perdez un dé{ $left ->
        [0] { " " }et ne jouez plus.
       *[other]  : il en reste { $left }.
    }
   *[other] { $seat } perd un dé{ $left ->
        [0] { " " }et ne joue plus.
       *[other]  : il en reste { $left }.
    }
 }
menteur-told-Ended = La partie est finie. La victoire { $you ->
    [winners] est
   *[other] revient
 } { AU($winners) } ; dés restants : { $totals }.
menteur-ask-open = Annoncez : combien de dés, et de quelle face ?
menteur-ask-answer = Surenchérir, ou mettre en cause ?
menteur-board-round = Manche { $round }
menteur-board-in-play = { $dice ->
    [one] { $dice } dé en jeu
   *[other] { $dice } dés en jeu
 }
menteur-board-joker = joker
menteur-board-player = qui
menteur-board-cup = sous le gobelet
menteur-board-bid = annonces
menteur-board-shown = montrés
menteur-board-out = ne joue plus
menteur-board-mine = Vos dés
menteur-measure-moves = réponses données
menteur-measure-rounds = manches
menteur-measure-bids = annonces
menteur-measure-bids-a-round = annonces par manche
menteur-measure-share-lies = part de mensonges parmi les annonces mises en cause
menteur-measure-share-exact = part de « tout juste » réussis
menteur-measure-exact-calls = « tout juste » prononcés
menteur-measure-over = dés annoncés en trop
menteur-measure-left = dés de qui gagne
menteur-measure-first-wins = parties gagnées par qui a commencé
