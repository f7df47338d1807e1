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
minuit-page-die = Dé : { $face }
minuit-page-die-ghost = Dé : le fantôme
minuit-page-option-rounds = Combien de manches ?
minuit-page-option-first = Qui a le plus de courage ?
minuit-page-option-hugo = De combien Hugo avance-t-il ?
minuit-page-option-rounds-about = Une manche suffit pour une partie courte ; trois font une soirée.
minuit-page-option-first-about = Qui a le plus de courage pose la première figurine, et lance le dé en premier.
minuit-page-option-hugo-about = Plus Hugo va loin à chaque fantôme, plus il attrape de monde.

## Ce qui est demandé, dit à toute la pièce.

minuit-screen-colour = { $name } choisit sa couleur.
minuit-screen-place = { $name } pose une figurine.
minuit-screen-move = { $name } a fait { $number } : fuir, ou se cacher ?
minuit-screen-return = La figurine revient : { $name } choisit où.
