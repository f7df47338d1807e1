# Ce que seule la page dit.

menteur-screen-open = { $name } commence : combien de dés, et de quelle face ?
menteur-screen-answer = { $name } surenchérit, ou met en cause.
menteur-page-option-dice = Combien de dés chacun ?
menteur-page-option-dice-about = Avec moins de dés, la partie est plus courte.
menteur-page-option-faces = Combien de faces a un dé ?
menteur-page-option-faces-about = Avec moins de faces, on croit plus volontiers les annonces.
menteur-page-option-joker = Quelle face sert de joker ?
menteur-page-option-joker-about = Un joker compte pour toutes les faces.
menteur-page-option-joker-ones = L’as
menteur-page-option-joker-highest = La plus haute
menteur-page-option-joker-none = Aucune
menteur-page-option-exact = Peut-on dire « tout juste » ?
menteur-page-option-exact-about = Qui tombe juste au dé près en coûte un à tous les autres.
menteur-page-option-exact-false = Non
menteur-page-option-exact-true = Oui
menteur-page-option-single = Jusqu’où joue-t-on ?
menteur-page-option-single-about = Un seul coup fait une partie d’une minute.
menteur-page-option-single-false = Jusqu’au dernier
menteur-page-option-single-true = Un seul coup
menteur-page-option-first = Qui commence ?
menteur-page-option-first-about = Les manches suivantes, c’est qui vient de perdre un dé.
menteur-page-unit = dés
menteur-page-dice = { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
 }
menteur-page-joker = le { $face } est joker
menteur-page-nothing = Rien n’est encore annoncé
menteur-page-said = dit { $name }
menteur-page-spoken = Annonce : { $quantity ->
    [one] { $quantity } dé
   *[other] { $quantity } dés
 } de { $face }.
menteur-page-bid = Annoncer { $quantity } × { $face }
menteur-page-bid-spoken = Annoncer { $quantity ->
    [one] { $quantity } dé
   *[other] { $quantity } dés
 } de { $face }
menteur-page-liar = Menteur !
menteur-page-exact = Tout juste !
menteur-page-counted = { $count ->
    [one] { $count } dé compte
   *[other] { $count } dés comptent
 }, pour { $quantity } { $quantity ->
    [one] annoncé
   *[other] annoncés
 }
menteur-page-choose = Votre annonce : flèches haut et bas pour les dés, gauche et droite pour la face
menteur-page-more = Un dé de plus
menteur-page-fewer = Un dé de moins
menteur-page-face = Face { $face }
menteur-page-face-joker = Face { $face }, joker
menteur-page-mine = Vos dés : { $dice }
menteur-page-shown = Montrés : { $dice }.
menteur-page-out = ne joue plus
menteur-page-last = Montrés à l’instant
