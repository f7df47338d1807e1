# Le plateau de Mac Gregor dans le navigateur.
macgregor-page-heading = Manche { $round }
macgregor-page-board = Plan du château : { $rooms } caves, portes de couleur, quatre sorties
macgregor-page-room = { $room } ({ $blazon })
macgregor-page-exit = Sortie, porte { FEM($colour) }
macgregor-page-treasures = { $count ->
    [one] trésor
   *[other] trésors
  }
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
macgregor-page-ask-discard = Vous gardez trois clefs : laquelle défaussez-vous ?
macgregor-page-ask-step = Dans laquelle de ces caves entrez-vous ?
macgregor-page-ask-catch = Qui attrapez-vous ?

## Les réponses
macgregor-page-go-short = { $room } · { FEM($key) }
macgregor-page-leave-short = Sortir ! ({ FEM($key) })
macgregor-page-detect-open = Dépenser le détecteur pour rien : le trajet est déjà révélé
macgregor-page-detect = Révéler le trajet
macgregor-page-flip = Retourner le jeton
macgregor-page-stop = M’arrêter
macgregor-page-say-go = Aller en { $room } avec la { $key }
macgregor-page-say-leave = Sortir du château avec la { $key }
macgregor-page-say-discard = Défausser la { $key }
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
macgregor-page-key = { $blazon ->
    [none] clef { FEM($colour) }
   *[other] clef { FEM($colour) } ({ $blazon })
  }
macgregor-page-no-keys-yet = Pas encore de clef.
macgregor-page-no-keys = Plus aucune clef.
macgregor-page-spent = { $object } : déjà utilisé
macgregor-page-own = Trésors : { $total } sur { $needed }

## La capture
macgregor-page-caught = { $by } attrape { $seat } !
macgregor-page-loot = { $count ->
    [one] { $by } prend un trésor de sa couleur.
   *[other] { $by } prend { $count } trésors de sa couleur.
  }
macgregor-page-no-loot = Rien de cette couleur chez { $seat }.
macgregor-page-new-ghost = Le suaire va { AU($seat) }.

## Les choix de la table
macgregor-page-edition-edition = Le château
macgregor-page-edition-grid = La grille : 24 caves égales
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

## Ce qui est demandé, dit à toute la pièce.

macgregor-screen-token = { $name } pose un jeton dans une cave.
macgregor-screen-start = { $name } choisit son escalier.
macgregor-screen-plan = { $name } prépare le trajet du fantôme.
macgregor-screen-turn = { $name } joue une clef, un objet, ou s’arrête.
macgregor-screen-discard = { $name } a trop de clefs et en défausse.
macgregor-screen-step = Le fantôme choisit son chemin.
macgregor-screen-catch = { $name } choisit qui attraper.
