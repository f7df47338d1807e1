# Mac Gregor en français.

## Questions

macgregor-ask-token = Où posez-vous ce jeton ?
macgregor-ask-start = Où commencez-vous ?
macgregor-ask-plan = La prochaine carte de votre trajet ?
macgregor-ask-turn = À vous : que faites-vous ?
macgregor-ask-discard = Vous gardez trois clefs : laquelle défaussez-vous ?
macgregor-ask-step = Dans laquelle de ces caves entrez-vous ?
macgregor-ask-catch = Qui attrapez-vous ?

## Ce qui s’est passé

macgregor-told-Began = { $you ->
    [ghost] Vous êtes le premier fantôme.
   *[other] Le premier fantôme est { $ghost }.
 } Il faut { $needed } trésors pour sortir et gagner.
macgregor-told-GotColour = { $you ->
    [seat] Vous jouez le pion { $colour }.
   *[other] { $seat } joue le pion { $colour }.
 }
macgregor-told-Started = { $you ->
    [seat] Vous commencez en { $room }.
   *[other] { $seat } commence en { $room }.
 }
macgregor-told-KeysDealt = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
 } { $keys ->
    [hidden] des clefs dont voici les dos : { $backs }.
   *[other] ces clefs : { $keys }.
 }
macgregor-told-ObjectsGiven = Une pioche, une lampe et un détecteur pour { $seats }.
macgregor-told-RoundBegan = La manche { $round } commence. { $you ->
    [ghost] Vous êtes le fantôme.
   *[other] Le fantôme est { $ghost }.
 }
macgregor-told-Showed = { $you ->
    [seat] Vous tirez un jeton et le montrez à tous
   *[other] { $seat } tire un jeton et le montre à tous
 }{ $token ->
    [hidden] .
   *[other]  : { $token }.
 }
macgregor-told-PutDown = { $you ->
    [seat] Vous posez le jeton face cachée en { $room }.
   *[other] { $seat } pose le jeton face cachée en { $room }.
 }
macgregor-told-BagEmpty = Le sac est vide : les autres caves restent sans jeton.
macgregor-told-Laid = { $you ->
    [seat] Vous posez face cachée la carte { $number } de votre trajet
   *[other] { $seat } pose face cachée la carte { $number } de son trajet
 }{ $blazon ->
    [hidden] .
   *[other]  : { $blazon }.
 }
macgregor-told-Drew = { $you ->
    [seat] Vous tirez
   *[other] { $seat } tire
 } une clef (dos : { $back }){ $face ->
    [hidden] .
   *[other]  : elle est { FEM($face) }.
 }
macgregor-told-DrewOnEntering = Ce blason est sur la pile ({ $back }) : { $you ->
    [seat] vous tirez
   *[other] { $seat } tire
 } cette clef en entrant{ $face ->
    [hidden] .
   *[other]  : elle est { FEM($face) }.
 }
macgregor-told-NoKeyLeft = Il ne reste aucune clef à tirer pour { $seat }.
macgregor-told-PileMade = Les { $cards } clefs défaussées sont mélangées et forment une nouvelle pile.
macgregor-told-TopShown = Au-dessus de la pile, on voit maintenant : { $back }.
macgregor-told-Walked = { $you ->
    [seat] Vous jouez une clef { FEM($face) } et passez de { $start } en { $room }.
   *[other] { $seat } joue une clef { FEM($face) } et passe de { $start } en { $room }.
 }
macgregor-told-FoundTreasure = { $you ->
    [seat] Vous retournez
   *[other] { $seat } retourne
 } le jeton en { $room } : un trésor ({ $token }) ! Total : { $total }.
macgregor-told-SprungTrap = { $you ->
    [seat] Vous retournez le jeton en { $room } : un piège ! Votre tour est fini.
   *[other] { $seat } retourne le jeton en { $room } : un piège ! Son tour est fini.
 }
macgregor-told-Discarded = { $you ->
    [seat] Vous défaussez : { $keys }.
   *[other] { $seat } défausse : { $keys }.
 }
macgregor-told-Stopped = { $you ->
    [seat] Vous vous arrêtez.
   *[other] { $seat } s’arrête.
 }
macgregor-told-UsedPick = { $you ->
    [seat] Vous percez
   *[other] { $seat } perce
 } un passage à la pioche, de { $start } en { $room }.
macgregor-told-UsedLamp = { $you ->
    [seat] Vous prenez le souterrain avec votre lampe, de { $start } en { $room }.
   *[other] { $seat } prend le souterrain avec sa lampe, de { $start } en { $room }.
 }
macgregor-told-UsedDetector = { $you ->
    [seat] Vous utilisez votre détecteur
   *[other] { $seat } utilise son détecteur
 } { $wasted ->
    [yes] pour rien : le trajet est déjà révélé.
   *[no] de fantôme.
 }
macgregor-told-PlanOpened = { $you ->
    [seat] Votre trajet est révélé : { $blazons }.
   *[other] Le trajet { DE($seat) } est révélé : { $blazons }.
 }
macgregor-told-GhostChose = { $you ->
    [seat] Vous retournez votre carte { $number } ({ $blazon }) et devez choisir entre plusieurs caves.
   *[other] { $seat } retourne sa carte { $number } ({ $blazon }) et doit choisir entre plusieurs caves.
 }
macgregor-told-GhostStepped = { $you ->
    [seat] Vous retournez votre carte { $number } ({ $blazon }) et glissez de { $start } en { $room }.
   *[other] { $seat } retourne sa carte { $number } ({ $blazon }) et glisse de { $start } en { $room }.
 }
macgregor-told-GhostStopped = { $you ->
    [seat] Vous retournez votre carte { $number } ({ $blazon }) : aucune cave voisine ne porte ce blason, vous vous arrêtez en { $room }.
   *[other] { $seat } retourne sa carte { $number } ({ $blazon }) : aucune cave voisine ne porte ce blason, le fantôme s’arrête en { $room }.
 }
macgregor-told-TookBack = { $you ->
    [seat] Vous n’avez attrapé personne, reprenez vos cartes et restez en { $room }.
   *[other] { $seat } n’a attrapé personne, reprend ses cartes et reste en { $room }.
 }
macgregor-told-Caught = { $you ->
    [by] Vous attrapez { $seat } en { $room } !
    [seat] { $by } vous attrape en { $room } !
   *[other] { $by } attrape { $seat } en { $room } !
 }
macgregor-told-Looted = { $treasures ->
    [0] { $you ->
        [by] { $seat } n’a aucun trésor de votre couleur ({ $token }) à vous céder.
        [seat] Vous n’avez aucun trésor de cette couleur ({ $token }) à céder { AU($by) }.
       *[other] { $seat } n’a aucun trésor de cette couleur ({ $token }) à céder { AU($by) }.
     }
    [one] { $you ->
        [by] Vous prenez { AU($seat) } un trésor de votre couleur ({ $token }).
        [seat] { $by } vous prend un trésor de sa couleur ({ $token }).
       *[other] { $by } prend { AU($seat) } un trésor de sa couleur ({ $token }).
     }
   *[other] { $you ->
        [by] Vous prenez { AU($seat) } { $treasures } trésors de votre couleur ({ $token }).
        [seat] { $by } vous prend { $treasures } trésors de sa couleur ({ $token }).
       *[other] { $by } prend { AU($seat) } { $treasures } trésors de sa couleur ({ $token }).
     }
 }
macgregor-told-BecameGhost = { $you ->
    [seat] Vous devenez le fantôme et rejoignez { $room }.
   *[other] { $seat } devient le fantôme et rejoint { $room }.
 }
macgregor-told-Rearmed = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
 } une pioche, une lampe, un détecteur et de nouvelles clefs.
macgregor-told-Left = { $you ->
    [seat] Vous jouez une clef { FEM($face) } en { $room } et sortez du château !
   *[other] { $seat } joue une clef { FEM($face) } en { $room } et sort du château !
 }
macgregor-told-RoundsOver = Les { $rounds } manches sont jouées et personne n’est sorti du château.
macgregor-told-Ended = La partie est finie. Victoire pour { $winners } !

## Noms

macgregor-name-trap = piège
macgregor-name-pick = pioche
macgregor-name-lamp = lampe
macgregor-name-detector = détecteur
macgregor-name-tower = Tour
macgregor-name-crown = Couronne
macgregor-name-lion = Lion
macgregor-name-green-yellow = Vert-Jaune
macgregor-name-cross = Croix
macgregor-name-thistle = Chardon
macgregor-name-unicorn = Licorne
macgregor-name-red = rouge
macgregor-name-blue = bleu
macgregor-name-green = vert
macgregor-name-yellow = jaune
macgregor-name-orange = orange
macgregor-name-violet = violet

# Cartes-clefs : la couleur de la face, le blason du dos.
macgregor-name-red-tower = rouge (Tour)
macgregor-name-blue-tower = bleue (Tour)
macgregor-name-green-tower = verte (Tour)
macgregor-name-yellow-tower = jaune (Tour)
macgregor-name-orange-tower = orange (Tour)
macgregor-name-violet-tower = violette (Tour)
macgregor-name-red-crown = rouge (Couronne)
macgregor-name-blue-crown = bleue (Couronne)
macgregor-name-green-crown = verte (Couronne)
macgregor-name-yellow-crown = jaune (Couronne)
macgregor-name-orange-crown = orange (Couronne)
macgregor-name-violet-crown = violette (Couronne)
macgregor-name-red-lion = rouge (Lion)
macgregor-name-blue-lion = bleue (Lion)
macgregor-name-green-lion = verte (Lion)
macgregor-name-yellow-lion = jaune (Lion)
macgregor-name-orange-lion = orange (Lion)
macgregor-name-violet-lion = violette (Lion)
macgregor-name-red-green-yellow = rouge (Vert-Jaune)
macgregor-name-blue-green-yellow = bleue (Vert-Jaune)
macgregor-name-green-green-yellow = verte (Vert-Jaune)
macgregor-name-yellow-green-yellow = jaune (Vert-Jaune)
macgregor-name-orange-green-yellow = orange (Vert-Jaune)
macgregor-name-violet-green-yellow = violette (Vert-Jaune)
macgregor-name-red-cross = rouge (Croix)
macgregor-name-blue-cross = bleue (Croix)
macgregor-name-green-cross = verte (Croix)
macgregor-name-yellow-cross = jaune (Croix)
macgregor-name-orange-cross = orange (Croix)
macgregor-name-violet-cross = violette (Croix)
macgregor-name-red-thistle = rouge (Chardon)
macgregor-name-blue-thistle = bleue (Chardon)
macgregor-name-green-thistle = verte (Chardon)
macgregor-name-yellow-thistle = jaune (Chardon)
macgregor-name-orange-thistle = orange (Chardon)
macgregor-name-violet-thistle = violette (Chardon)
macgregor-name-red-unicorn = rouge (Licorne)
macgregor-name-blue-unicorn = bleue (Licorne)
macgregor-name-green-unicorn = verte (Licorne)
macgregor-name-yellow-unicorn = jaune (Licorne)
macgregor-name-orange-unicorn = orange (Licorne)
macgregor-name-violet-unicorn = violette (Licorne)

## Le plateau dans un terminal

macgregor-board-round = Manche { $round }
macgregor-board-needed = { $needed } trésors pour sortir
macgregor-board-top = Pile : { $cards } clefs, dessus : { $back }
macgregor-board-pile = Pile : { $cards } clefs
macgregor-board-no-top = Pile : plus aucune clef
macgregor-board-bag = Sac : { $tokens }
macgregor-board-discards = Défausse
macgregor-board-plan = Trajet
macgregor-board-ghost = fantôme
macgregor-board-home = le fantôme
macgregor-board-shown = Montré : { $token }
macgregor-board-player = Joueur
macgregor-board-room = Cave
macgregor-board-keys = Clefs
macgregor-board-objects = Objets
macgregor-board-treasures = Trésors
macgregor-board-legend = ≡ escalier   ● jeton (◆ trésor, ▲ piège)   ☠ fantôme   portes : { $doors }
macgregor-letter-trap = ▲

## Mesures

macgregor-measure-rounds = manches
macgregor-measure-captures = captures
macgregor-measure-bounded = parties arrêtées par la limite de manches
macgregor-measure-first-ghost-wins = victoires du premier fantôme
macgregor-measure-left-wins = victoires à la gauche du premier fantôme
macgregor-measure-treasures = trésors trouvés
macgregor-measure-traps = pièges déclenchés
macgregor-measure-mistakes = trajets impossibles
macgregor-measure-objects = objets utilisés
macgregor-measure-walks = portes franchies avec une clef
macgregor-measure-piles = piles refaites
macgregor-measure-seat-1-wins = victoires de la place 1
macgregor-measure-seat-2-wins = victoires de la place 2
macgregor-measure-seat-3-wins = victoires de la place 3
macgregor-measure-seat-4-wins = victoires de la place 4
macgregor-measure-seat-5-wins = victoires de la place 5
macgregor-measure-seat-6-wins = victoires de la place 6
