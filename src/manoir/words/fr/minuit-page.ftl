# Le plateau de Minuit dans le navigateur.
minuit-page-board = Plan du manoir : galerie de { $spaces } cases, { $rooms } pièces, escalier
minuit-page-space = Case { $space }
minuit-page-step = Marche { $step }
minuit-page-stay = Ne pas bouger
minuit-page-take = Votre figurine de la case { $space }
minuit-page-go = De la case { $from } à la case { $space }
minuit-page-hide =
    { $fright ->
        [0] De la case { $from }, se cacher : { $room }
        [1] De la case { $from }, se cacher : { $room }, 1 point d’épouvante
        [-3] De la case { $from }, se cacher : { $room }, 3 points de moins
       *[other] De la case { $from }, se cacher : { $room } ({ $fright })
    }
minuit-page-fright = épouvante
minuit-page-fleeing = { $count } en fuite
minuit-page-hidden = { $count } à l’abri
minuit-page-caught = { $count ->
    [one] { $count } prise
   *[other] { $count } prises
  }
minuit-page-boxed = { $count } à poser
minuit-page-ask-colour = Choisissez votre couleur.
minuit-page-ask-place = Posez une figurine sur une case vide.
minuit-page-ask-move = Vous avez fait { $number } : fuyez ou cachez-vous.
minuit-page-ask-return = Votre figurine revient : sur quelle case vide ?
minuit-page-round-n = Manche { $round }
minuit-page-round-over = Fin de la manche { $round }
minuit-page-luck = { $rolls } lancers, { $ghosts ->
    [0] aucun fantôme
    [one] { $ghosts } fantôme
   *[other] { $ghosts } fantômes
  }, { $mean } en moyenne
minuit-page-roll = Lancez le dé
minuit-page-die = Dé : { $face }
minuit-page-die-ghost = Dé : le fantôme
minuit-page-only = Avec { $number }, cette figurine va jusqu’à la case { $space }.
minuit-page-option-rounds = Combien de manches ?
minuit-page-option-first = Qui a le plus de courage ?
minuit-page-option-hugo = De combien Hugo avance-t-il ?
minuit-page-option-rounds-about = Une manche suffit pour une partie courte ; trois font une soirée.
minuit-page-option-first-about = Qui a le plus de courage pose la première figurine, et lance le dé en premier.
minuit-page-option-hugo-about = Plus Hugo va loin à chaque fantôme, plus il attrape de monde.

## La première partie guidée
minuit-guide-colour = Bienvenue ! Choisissez une couleur : ce seront vos figurines, avec leur forme et leur lettre.
minuit-guide-place = Posez vos figurines sur la galerie. Hugo montera par l’escalier et suivra la galerie vers la droite : un peu d’avance ne nuit pas.
minuit-guide-roll = C’est votre tour : touchez le dé. Un nombre fait courir une figurine, un fantôme fait avancer Hugo.
minuit-guide-move = Choisissez une figurine, puis un lieu éclairé. Tant que Hugo est dans l’escalier, les pièces restent closes ; ensuite, une porte ouverte sur votre chemin est une cachette.
minuit-guide-return = Une figurine revient au jeu : posez-la sur une case vide, loin de Hugo si possible.
minuit-guide-told-HugoClimbed = Hugo monte une marche après l’autre. Dans l’escalier il n’attrape personne.
minuit-guide-told-HugoWalked = Hugo est sur la galerie : les portes s’ouvrent. Tous ceux qu’il dépasse finissent sur l’escalier.
minuit-guide-told-Captured = Attrapé ! Chaque marche coûte ses points d’épouvante ; le cellier en coûte deux. Le moins d’épouvante gagne.
minuit-guide-watch = Les autres jouent. Regardez qui court, et où Hugo arrive.
minuit-guide-done = Voilà trois tours : vous savez jouer. Terminez la partie, ou retournez au hall inviter du monde.
