players-from-to = de { $low } à { $high } joueurs
heading-clause = clause
heading-words = ce qu’elle dit
heading-tests = tests
simulating = en cours
simulated = partie { $seed } : { $rounds ->
    [none] { $moves } coups
   *[other] { $moves } coups, { $rounds } manches
}, points { $scores } ; gagnée par la place { $winners }
log-holds = { $file } est juste : une partie de { $game }, { $moves } coups, { $state }.
log-fair-given-up = Mais il s’arrête à l’entrée { $entry }, avant la fin de la partie : sa première ligne dit qu’elle y fut abandonnée. Rien ne montre si l’on a joué plus loin.
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
play-help = { $numbered ->
    [yes] Un coup comme il est écrit, ou son numéro
   *[no] Un coup comme il est écrit, ou ce qu’il nomme
 } ; règles (ou ?) ; pourquoi COUP, pour savoir ce qui l’interdit ; conseil ; plateau ; enregistrer FICHIER ; quitter.
play-typed-rules = règles
    .or = ?
play-typed-why = pourquoi
play-typed-board = plateau
play-typed-hint = conseil
play-typed-save = enregistrer
    .or = sauver
play-typed-quit = quitter
    .or = q
play-typed-help = aide
play-ask = À vous de répondre ({ $kind }).
play-unknown = « { $typed } » n’est pas un coup que l’on puisse lire. Vous pouvez taper : { $moves } ; ou « aide ».
play-several = « { $typed } » peut vouloir dire plusieurs coups : { $moves }. Lequel ?
play-among = { $some }… ({ $count } coups en tout)
play-allowed = Rien ne s’y oppose : { $move }.
play-not-saved = { $file } ne peut pas être écrit ({ $why }).
play-saved = Enregistré dans { $file }.
play-left = Vous quittez la table. Les bougies restent allumées.
play-won = Victoire : { $winners }.
play-me = Joueur
play-you = Vous
new-game-written = { $game } est écrit : { $folder }, { $files } fichiers.
new-game-next-package = Pour l’installer : pip install { $folder } ; puis : manoir check-game { $game }
new-game-next-house = Pour réinstaller la maison : make setup ; puis : manoir check-game { $game }
check-game-done = { $game } : { $wrong ->
    [0] rien n’est faux
   *[other] { $wrong } faute(s)
 } ; pour { $optional }, la maison fait sans.
