# Mac Gregor en français.

## Questions

macgregor-ask-token = Où posez-vous ce jeton ?
macgregor-ask-start = Où commencez-vous ?
macgregor-ask-plan = La prochaine carte de votre trajet ?
macgregor-ask-turn = À vous : que faites-vous ?
macgregor-ask-discard = Une clef de trop : laquelle défaussez-vous ?
macgregor-ask-step = Dans laquelle de ces caves entrez-vous ?
macgregor-ask-catch = Qui attrapez-vous ?

## Ce qui s’est passé

macgregor-told-Began = Le premier fantôme est { $ghost }. Il faut { $needed } trésors pour sortir et gagner.
macgregor-told-GotColour = { $seat } joue le pion { $colour }.
macgregor-told-Started = { $seat } commence en { $room }.
macgregor-told-KeysDealt = { $keys ->
    [hidden] { $seat } reçoit des clefs dont voici les dos : { $backs }.
   *[other] { $seat } reçoit ces clefs : { $keys }.
 }
macgregor-told-ObjectsGiven = Une pioche, une lampe et un détecteur pour { $seats }.
macgregor-told-RoundBegan = La manche { $round } commence. Le fantôme est { $ghost }.
macgregor-told-Showed = { $seat } tire un jeton et le montre à tous : { $token }.
macgregor-told-ShowedToken = { $seat } tire un jeton et le montre à tous.
macgregor-told-PutDown = { $seat } pose le jeton face cachée en { $room }.
macgregor-told-BagEmpty = Le sac est vide : les autres caves restent sans jeton.
macgregor-told-Laid = { $blazon ->
    [hidden] { $seat } pose face cachée la carte { $number } de son trajet.
   *[other] { $seat } pose face cachée la carte { $number } de son trajet : { $blazon }.
 }
macgregor-told-Drew = { $face ->
    [hidden] { $seat } tire une clef (dos : { $back }).
   *[other] { $seat } tire une clef (dos : { $back })… couleur : { $face }.
 }
macgregor-told-DrewOnEntering = { $face ->
    [hidden] Ce blason est sur la pile ({ $back }) : { $seat } tire cette clef en entrant.
   *[other] Ce blason est sur la pile ({ $back }) : { $seat } tire cette clef en entrant… couleur : { $face }.
 }
macgregor-told-NoKeyLeft = Il ne reste aucune clef à tirer pour { $seat }.
macgregor-told-PileMade = Les { $cards } clefs défaussées sont mélangées et forment une nouvelle pile.
macgregor-told-TopShown = Au-dessus de la pile, on voit maintenant : { $back }.
macgregor-told-Walked = { $seat } joue une clef de couleur { $face } et passe de { $start } en { $room }.
macgregor-told-FoundTreasure = { $seat } retourne le jeton en { $room } : un trésor ({ $token }) ! Total : { $total }.
macgregor-told-SprungTrap = { $seat } retourne le jeton en { $room } : un piège ! Son tour est fini.
macgregor-told-Discarded = { $seat } défausse : { $keys }.
macgregor-told-Stopped = { $seat } s’arrête.
macgregor-told-UsedPick = { $seat } perce un passage à la pioche, de { $start } en { $room }.
macgregor-told-UsedLamp = { $seat } prend le souterrain avec sa lampe, de { $start } en { $room }.
macgregor-told-UsedDetector = { $wasted ->
    [yes] { $seat } utilise son détecteur pour rien : le trajet est déjà révélé.
   *[no] { $seat } utilise son détecteur de fantôme.
 }
macgregor-told-PlanOpened = Le trajet de { $seat } est révélé : { $blazons }.
macgregor-told-GhostChose = { $seat } retourne sa carte { $number } ({ $blazon }) et doit choisir entre plusieurs caves.
macgregor-told-GhostStepped = { $seat } retourne sa carte { $number } ({ $blazon }) et glisse de { $start } en { $room }.
macgregor-told-GhostStopped = { $seat } retourne sa carte { $number } ({ $blazon }) : aucune cave voisine ne porte ce blason, le fantôme s’arrête en { $room }.
macgregor-told-TookBack = { $seat } n’a attrapé personne, reprend ses cartes et reste en { $room }.
macgregor-told-Caught = { $by } attrape { $seat } en { $room } !
macgregor-told-Looted = { $treasures ->
    [0] { $seat } n’a aucun trésor de cette couleur ({ $token }) à céder à { $by }.
    [one] { $by } prend à { $seat } un trésor de sa couleur ({ $token }).
   *[other] { $by } prend à { $seat } { $treasures } trésors de sa couleur ({ $token }).
 }
macgregor-told-BecameGhost = { $seat } devient le fantôme et rejoint { $room }.
macgregor-told-Rearmed = { $seat } reçoit une pioche, une lampe, un détecteur et de nouvelles clefs.
macgregor-told-Left = { $seat } joue une clef de couleur { $face } en { $room } et sort du château !
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
macgregor-board-no-top = Pile : plus une clef
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
macgregor-letter-red = R
macgregor-letter-blue = B
macgregor-letter-green = G
macgregor-letter-yellow = Y
macgregor-letter-orange = O
macgregor-letter-violet = V
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
