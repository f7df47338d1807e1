# Un conseil : le coup, ce qui parle pour lui, et ce que la recherche a comparé
hint-said = { $move } : { $why }.
hint-alone = { $move }.
hint-better-points = Mieux que « { $other } », d’environ { $gain } { $gain ->
    [one] point
   *[other] points
 } (estimé en { $trials } essais).
hint-better-chances = Mieux que « { $other } » : environ { $gain } { $gain ->
    [one] chance
   *[other] chances
 } de plus sur cent (estimé en { $trials } essais).
hint-even = « { $other } » vaut à peu près autant (estimé en { $trials } essais).
hint-only = C’est le seul coup.
hint-apart = Ce qui les départage dans ces essais : { $what }.
hint-then = Ensuite, le plus souvent ({ $times } essais sur { $tries }) : { $what }.
hint-do = Jouer ce coup

# La première partie guidée, pour tous les jeux
page-guide-plain = Jouez comme il vous plaît : ce qui est éclairé est permis.
page-guide-learnt = { $count } sur { $all }
page-guide-go-on = J’ai lu
page-guide-over = La partie est finie, et tout n’est pas encore vu : { $names }. Une autre partie guidée le montrera peut-être ; les règles le disent en tout cas.
page-guide-to-come = Encore à faire ou à voir : { $names }.
page-guide-anew = Une autre partie guidée

# Contre qui : ce que la feuille des adversaires dit, lu quand elle s’ouvre
page-opponents = Contre qui ?
page-how-many = Robots
page-one-less = Un robot de moins
page-one-more = Un robot de plus
page-level = Niveau
page-level-mixed-about = L’invité, l’habitué et le majordome à la même table.
page-all-right = D’accord
bot-child-about = Joue pour s’amuser, et souvent sans réfléchir.
bot-guest-about = Se fie à son instinct, et rêve parfois.
bot-regular-about = Connaît la maison et regarde un peu devant soi.
bot-butler-about = Sait tout du manoir, et devine ce que trament les autres.
bot-countess-about = Réfléchit jusqu’à une seconde, et n’oublie rien.

help-board-late = Le plateau dessiné de { $package } se fait attendre. On peut jouer sans lui, avec des listes.
help-board-without = Jouer sans ce plateau
