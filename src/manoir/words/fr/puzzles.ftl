# Qu’auriez-vous joué ? Des moments de parties finies, une réponse chacun
puzzles-title = Qu’auriez-vous joué ?
puzzles-day = L’énigme du jour
puzzles-day-of = Énigme du { $date }
puzzles-rung = { $rating }, n° { $number }
puzzles-easy = Facile
puzzles-fair = Moyen
puzzles-hard = Difficile
puzzles-climbed = { $right } sur { $rungs }
puzzles-ladder-over = Échelle gravie : { $right } sur { $rungs }
puzzles-streak = { $days ->
    [one] un jour de suite
   *[other] { $days } jours de suite
  }
puzzles-choose = Choisir une énigme
puzzles-seen = Ce qui vient de se passer
puzzles-right = C’est cela !
puzzles-nearly = Presque
puzzles-no = Non
puzzles-untried = À côté du meilleur
puzzles-is-best = « { $best } » est la meilleure réponse connue.
puzzles-not-weighed = Le coach tient « { $best } » pour la meilleure réponse. La vôtre, « { $given } », il ne l’a pas pesée.
puzzles-shares = Ce que vaut chaque réponse
puzzles-share = { $share } %
puzzles-behind = { $cost } (± { $error })
puzzles-yours = la vôtre
puzzles-then = celle d’alors
puzzles-more = Toutes les { $count } réponses
puzzles-fewer = Les premières seulement
puzzles-method = Parts de la victoire, estimées par deux longues recherches qui s’accordent, avec ce que ce joueur savait.
puzzles-missed = Des robots plus faibles l’ont manquée { $missed } fois sur { $tries }.
puzzles-next = La suivante
puzzles-own = Vos moments
puzzles-own-of = Réponse { $entry }, { $name }
puzzles-own-none = Le coach n’a trouvé dans cette partie aucun moment à reprendre.
puzzles-own-back = Revoir la partie
puzzles-own-method = Parts de la victoire, estimées par le coach dans sa revue de la partie.
