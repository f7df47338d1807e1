# Le plateau de Mac Gregor dans le navigateur.
macgregor-page-heading = Manche { $round }
macgregor-page-board = Plan du château : { $rooms } caves, portes de couleur, quatre sorties
macgregor-page-room = { $room } ({ $blazon })
macgregor-page-exit = Sortie, porte de couleur { $colour }
macgregor-page-treasures = trésors
macgregor-page-treasure = trésor { $colour }
macgregor-page-a-trap = piège
macgregor-page-face-down = face cachée
macgregor-page-is-ghost = fantôme
macgregor-page-keys = { $count ->
    [0] aucune clef
    [one] { $count } clef
   *[other] { $count } clefs
  }
macgregor-page-backs = { $count ->
    [0] aucune clef
    [one] { $count } clef, dos : { $backs }
   *[other] { $count } clefs, dos : { $backs }
  }

## Les questions
macgregor-page-ask-token = { $trap ->
    [yes] C’est un piège. Dans quelle cave le posez-vous, face cachée ?
   *[no] C’est un trésor ({ $token }). Dans quelle cave le posez-vous, face cachée ?
  }
macgregor-page-ask-start = Par quel escalier descendez-vous ?
macgregor-page-ask-plan = Vous êtes le fantôme : la carte { $card } de votre trajet ?
macgregor-page-ask-turn = Une porte, un objet, ou arrêtez-vous.
macgregor-page-ask-discard = Une clef de trop : laquelle défaussez-vous ?
macgregor-page-ask-step = Dans laquelle de ces caves entrez-vous ?
macgregor-page-ask-catch = Qui attrapez-vous ?

## Les réponses
macgregor-page-go-short = { $room } · { $key }
macgregor-page-leave-short = Sortir ! ({ $key })
macgregor-page-detect = Révéler le trajet
macgregor-page-flip = Retourner le jeton
macgregor-page-stop = M’arrêter
macgregor-page-say-go = Aller en { $room } avec la clef { $key }
macgregor-page-say-leave = Sortir du château avec la clef { $key }
macgregor-page-say-discard = Défausser la clef { $key }
macgregor-page-say-pick = Percer un passage à la pioche jusqu’en { $room }
macgregor-page-say-lamp = Prendre l’escalier avec la lampe jusqu’en { $room }
macgregor-page-say-put = Poser le jeton en { $room }
macgregor-page-say-start = Commencer en { $room }
macgregor-page-say-step = Entrer en { $room }
macgregor-page-say-lay = Poser la carte { $blazon }
macgregor-page-say-catch = Attraper le pion { $colour }

## Autour du château
macgregor-page-table = Pile, défausse, sac et trajet du fantôme
macgregor-page-pile = Pile
macgregor-page-bag = Sac
macgregor-page-discards = Défausse : { $count ->
    [one] { $count } clef
   *[other] { $count } clefs
  }, voir les couleurs
macgregor-page-course = Trajet du fantôme : { $cards }
macgregor-page-mine = Votre jeu
macgregor-page-others = Les autres joueurs
macgregor-page-ghost-cards = Cartes du fantôme
macgregor-page-you-haunt = Vous êtes le fantôme. Attrapez quelqu’un, et le suaire change de tête.
macgregor-page-key = Clef { $key }
macgregor-page-no-keys = Plus une clef.
macgregor-page-spent = { $object } : déjà utilisé
macgregor-page-own = Trésors : { $total } sur { $needed }

## La capture
macgregor-page-caught = { $by } attrape { $seat } !
macgregor-page-loot = { $count ->
    [one] { $by } prend un trésor de sa couleur.
   *[other] { $by } prend { $count } trésors de sa couleur.
  }
macgregor-page-no-loot = Rien de cette couleur chez { $seat }.
macgregor-page-new-ghost = Le suaire va à { $seat }.

## La fin
macgregor-page-out = Hors du château
macgregor-page-luck = { $found ->
    [0] aucun trésor trouvé
    [one] { $found } trésor trouvé
   *[other] { $found } trésors trouvés
  }, { $traps ->
    [0] aucun piège
    [one] { $traps } piège
   *[other] { $traps } pièges
  }, { $drawn ->
    [0] aucune clef offerte
    [one] { $drawn } clef offerte
   *[other] { $drawn } clefs offertes
  } par un blason, { $caught ->
    [0] jamais de capture
    [one] une capture subie
   *[other] { $caught } captures subies
  }

## Les choix de la table
macgregor-page-option-needed = Combien de trésors pour sortir ?
macgregor-page-option-ghost = Qui est le premier fantôme ?
macgregor-page-option-memory = L’écran se souvient-il des jetons ?
macgregor-page-option-bound = Combien de manches au plus ?
macgregor-page-option-memory-false = Non, à chacun sa mémoire
macgregor-page-option-memory-true = Oui, pour tous
macgregor-page-option-bound-0 = Sans limite
macgregor-page-option-needed-about = Moins de trésors, c’est une partie plus courte.
macgregor-page-option-ghost-about = Le fantôme joue la première manche contre tous les autres.
macgregor-page-option-memory-about = Si l’écran se souvient, les jetons déjà vus restent visibles.
macgregor-page-option-bound-about = Une partie que personne ne peut gagner finit tout de même.

## La première partie guidée
macgregor-guide-token = Vous êtes le fantôme. Tout le monde a vu ce jeton ; posez-le dans une cave éclairée, il restera face cachée.
macgregor-guide-start = Choisissez un escalier. Vous descendez dans les caves pour y trouver des trésors.
macgregor-guide-plan = Posez quatre cartes : ce sont les blasons des caves que vous traverserez, murs compris, quand tous auront joué.
macgregor-guide-turn = Une clef ouvre une porte de sa couleur. Touchez une cave éclairée pour y aller, le jeton pour le retourner, un objet pour l’utiliser.
macgregor-guide-discard = On garde trois clefs. Touchez celle que vous laissez.
macgregor-guide-step = Deux caves voisines portent ce blason : choisissez celle où entre le fantôme.
macgregor-guide-catch = Plusieurs joueurs sont dans cette cave : choisissez qui vous attrapez. Vous lui prenez ses trésors de votre couleur.
macgregor-guide-watch = Les autres jouent. Retenez où sont les trésors, et regardez où va le fantôme.
macgregor-guide-told-Caught = Attrapé ! Le fantôme prend les trésors de sa couleur, et le suaire change de tête.
macgregor-guide-told-FoundTreasure = Un trésor ! Il en faut assez pour sortir par une porte extérieure.
macgregor-guide-done = Voilà trois tours : vous savez jouer. Terminez la partie, ou retournez au hall inviter du monde.
