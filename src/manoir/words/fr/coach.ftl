# L’entraîneur : une partie finie, revue
coach-working = en train de revoir
coach-heading = { $game } : { $entries } réponses, { $decisions } décisions revues avec ce que chaque place savait.
coach-method = Parts de la victoire en centièmes, estimées : au plus { $trials } essais par réponse, { $openly } suites de chaque position, graine { $seed }.
coach-part = Cette revue est faite avec { $part } % des simulations de la profondeur usuelle : les parts sont moins sûres, et seules les pertes plus grandes se distinguent du hasard.
coach-race = { $game } : { $entries } réponses. Une course à cartes ouvertes : ce qu’il y avait à voir, et qui l’a vu. Aucune part de la victoire n’est avancée, et un journal n’a pas d’horloge : on compte les réponses.
coach-nothing-seen = Ce jeu ne dit rien de ce qu’il y avait à voir.
coach-fine = juste
coach-inexact = inexact
coach-mistake = erreur
coach-turning = tournant
coach-entry = réponse
coach-label = jugée
coach-given = donnée
coach-best = meilleure
coach-share = part
coach-cost = coût
coach-from-to = { $before } → { $after }
coach-no-loss = Rien n’a été perdu au-delà de ce que les essais distinguent du hasard.
coach-counts = { $seat } : { $fine } { $fine ->
    [one] juste
   *[other] justes
 }, { $inexact } { $inexact ->
    [one] inexacte
   *[other] inexactes
 }, { $mistake } { $mistake ->
    [one] erreur
   *[other] erreurs
 }, { $turning } { $turning ->
    [one] tournant
   *[other] tournants
 }.
coach-why = { $best } : { $why }.
coach-better = « { $best } » est jugé meilleur que « { $given } » de { $cost } sur cent (± { $error }).
coach-seat = place
coach-start = départ
coach-luck = chance
coach-skill = ses réponses
coach-hidden = caché
coach-others = les autres
coach-result = résultat
coach-lost = perdu face au meilleur
coach-sum = Départ, chance, ses réponses, caché et les autres font le résultat. Ses réponses sont mesurées comme la place les voyait, face à une réponse au premier coup d’œil ; caché est ce que cette vue laissait de côté.
coach-title = Une partie de { $game }, revue
coach-curve = Les chances de chacun, réponse après réponse
coach-turns = Où elle s’est perdue
coach-account = Chance et adresse
coach-answer = Réponse { $entry }
coach-drawn = La hauteur est la part de la victoire, toutes cartes ouvertes, par simulations ; un anneau marque une décision qui a perdu une part.
coach-far = Le coach revoit la partie : { $far } %
coach-once-more = Réessayer
coach-look = Voir sur le plateau
coach-from-here = Rejouer à partir d’ici
coach-whole = Le compte entier
coach-picture = Image de la revue
coach-turn = Tournant { $number } : réponse { $entry }, { $name }
coach-answered = Réponse { $entry }, { $name } : { $label }
coach-because = Pourquoi : { $why }.
coach-try = À vous d’essayer
