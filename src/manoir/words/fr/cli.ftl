players-from-to = de { $low } à { $high } joueurs
heading-clause = clause
heading-words = ce qu’elle dit
heading-tests = tests
simulating = en cours
simulated = partie { $seed } : { $moves } coups, { $rounds } manches, points { $scores } ; gagnée par la place { $winners }
log-holds = { $file } est juste : une partie de { $game }, { $moves } coups, { $state }.
log-fair = Ses dés sont honnêtes : { $picks ->
    [one] l’unique tirage découle
   *[other] les { $picks } tirages découlent
  } du secret et { $shares ->
    [0] d’aucune part
    [one] d’une part
   *[other] de { $shares } parts
  } des places ; le secret était scellé par { $commitment }.
log-over = jouée jusqu’au bout
log-open = encore ouverte
play-help = Un coup, ou son numéro ; ? pour les règles ; why COUP pour savoir ce qui l’interdit ; board ; save FICHIER ; quit.
play-allowed = Rien n’interdit { $move }.
play-saved = Enregistré dans { $file }.
play-left = Vous quittez la table. Les bougies restent allumées.
play-won = Victoire : { $winners }.
play-you = Vous
