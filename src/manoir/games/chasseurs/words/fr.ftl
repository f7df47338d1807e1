# Chasseurs de Trésors : ce qui se raconte, ce qui se demande, et comment les choses s’appellent.

chasseurs-told-Began = La chasse commence. { $you ->
    [dealer] Vous distribuez
   *[other] { $dealer } distribue
 } ; chacun a { $purse } pièces.
chasseurs-told-RoundBegan = Manche { $round }. { $you ->
    [dealer] Vous distribuez
   *[other] { $dealer } distribue
 } ; { $direction ->
    [left] les cartes passent à gauche.
   *[right] les cartes passent à droite.
 }
chasseurs-told-TreasureLaid =
    { $side ->
        [max] { $site }, trésor caché (MAX) : { $tile }.
       *[min] { $site }, trésor évident (MIN) : { $tile }.
    }
chasseurs-told-ScrollSkipped = Pas de parchemin jaune à la dernière manche : on écarte { $tile }.
chasseurs-told-GoblinLaid = Gobelin { $number } : { $goblin }.
chasseurs-told-Dealt = { $you ->
    [seat] Vous recevez
   *[other] { $seat } reçoit
 } { $count } cartes{ $cards ->
    [hidden] .
   *[other]  : { $cards }.
 }
chasseurs-told-Drew = { $you ->
    [seat] Vous tirez une carte de votre pioche
   *[other] { $seat } tire une carte de sa pioche
 }{ $card ->
    [hidden] .
   *[other]  : { $card }.
 }
chasseurs-told-Picked = { $you ->
    [seat] Vous posez face cachée votre carte n° { $number }
   *[other] { $seat } pose face cachée sa carte n° { $number }
 }{ $card ->
    [hidden] .
   *[other]  : { $card }.
 }
chasseurs-told-SetAside = { $you ->
    [seat] Vous écartez
   *[other] { $seat } écarte
 } une carte face cachée{ $card ->
    [hidden] .
   *[other]  : { $card }.
 }
chasseurs-told-Received = { $you ->
    [by] Vous passez vos { $count } cartes { AU($seat) }
    [seat] { $by } vous passe ses { $count } cartes
   *[other] { $by } passe ses { $count } cartes { AU($seat) }
 }{ $cards ->
    [hidden] .
   *[other]  : { $cards }.
 }
chasseurs-told-TookLast = { $you ->
    [seat] Vous prenez la dernière carte { DE($by) }
    [by] { $seat } prend votre dernière carte
   *[other] { $seat } prend la dernière carte { DE($by) }
 }{ $card ->
    [hidden] .
   *[other]  : { $card }.
 }
chasseurs-told-SiteOpened = Exploration : { $site }. Trésor caché : { $hidden } ; trésor évident : { $obvious }.
chasseurs-told-Laid = { $you ->
    [seat] Vous posez { $cards } : { $total }.
   *[other] { $seat } pose { $cards } : { $total }.
 }
chasseurs-told-StayedAway = { $you ->
    [seat] Vous n’avez personne à envoyer là-bas.
   *[other] { $seat } n’a personne à envoyer là-bas.
 }
chasseurs-told-Passed = { $you ->
    [seat] Vous passez.
   *[other] { $seat } passe.
 }
chasseurs-told-Played = { $you ->
    [seat] Vous jouez { $card } et passez à { $total }.
   *[other] { $seat } joue { $card } et passe à { $total }.
 }
chasseurs-told-Hired = { $you ->
    [seat] Vous engagez les Mercenaires Gobelins, { $price } sur chaque gobelin, et passez à { $total }.
   *[other] { $seat } engage les Mercenaires Gobelins, { $price } sur chaque gobelin, et passe à { $total }.
 }
chasseurs-told-FellAsleep = { $you ->
    [seat] Vous jouez
   *[other] { $seat } joue
 } la Belle au Bois Dormant : { $card } s’endort, il reste { $total }.
chasseurs-told-ScareRaised = { $you ->
    [seat] Vous dressez un Épouvantail : rien ne vous sera volé.
   *[other] { $seat } dresse un Épouvantail : rien ne lui sera volé.
 }
chasseurs-told-MulePlayed = { $you ->
    [seat] Vous jouez la Mule Mystère et tirez une carte.
   *[other] { $seat } joue la Mule Mystère et tire une carte.
 }
chasseurs-told-MuleDrew = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } en main la carte de la mule{ $card ->
    [hidden] .
   *[other]  : { $card }.
 }
chasseurs-told-MuleLaid = { $you ->
    [seat] Votre mule
   *[other] La mule { DE($seat) }
 } amène { $card }{ $late ->
    [yes] , trop tard pour compter.
   *[no] { " " }juste à temps !
 }
chasseurs-told-Totals = Totaux ({ $site }) : { $totals }.
chasseurs-told-FellToZero = { $you ->
    [seat] Vous tombez à { $total } : aucun trésor.
   *[other] { $seat } tombe à { $total } : aucun trésor.
 }
chasseurs-told-TieBroken = Égalité entre { $seats } : la carte la plus forte ({ $force }) { $you ->
    [seat] vous donne raison.
   *[other] donne raison { AU($seat) }.
 }
chasseurs-told-TreasureTaken = { $reason ->
    [alone] Personne d’autre n’y prétend
    [highest] Le plus haut total ({ $total })
   *[lowest] Le plus bas total ({ $total })
 } : { $you ->
    [seat] vous prenez { $tile }.
   *[other] { $seat } prend { $tile }.
 }
chasseurs-told-TreasuresLost = Personne n’en veut : { $tiles } retournent dans la boîte.
chasseurs-told-GoblinsCame = Les gobelins arrivent au camp : { $goblins }.
chasseurs-told-DogsLaid = { $you ->
    [seat] Vous lâchez
   *[other] { $seat } lâche
 } { $cards } : { $paws ->
    [one] { $paws } patte.
   *[other] { $paws } pattes en tout.
 }
chasseurs-told-NoDogs = { $you ->
    [seat] Vous n’avez pas de chien.
   *[other] { $seat } n’a pas de chien.
 }
chasseurs-told-Repelled = Gobelin { $number } : { $you ->
    [seat] vous le repoussez.
   *[other] { $seat } le repousse.
 }
chasseurs-told-Shielded = Gobelin { $number } : { $you ->
    [seat] votre Épouvantail
   *[other] l’Épouvantail { DE($seat) }
 } le met en fuite.
chasseurs-told-Stole = Gobelin { $number } : { $amount ->
    [0] { $you ->
        [seat] vous n’avez rien à voler.
       *[other] { $seat } n’a rien à voler.
     }
   *[other] { $you ->
        [seat] il vous vole { $amount }.
       *[other] il vole { $amount } { AU($seat) }.
     }
 }
chasseurs-told-DogTieBroken = Égalité de pattes entre { $seats } : la discipline ({ $discipline }) { $you ->
    [seat] vous donne raison.
   *[other] donne raison { AU($seat) }.
 }
chasseurs-told-GoblinTaken = { $you ->
    [seat] Vous prenez
   *[other] { $seat } prend
 } le gobelin { $number }{ $money ->
    [0] .
   *[other] { " " }et les { $money } qu’il portait.
 }
chasseurs-told-GoblinLeft =
    { $money ->
        [0] Le gobelin { $number } s’enfuit.
       *[other] Le gobelin { $number } s’enfuit avec { $money }.
    }
chasseurs-told-CoinsPaid = { $you ->
    [seat] Vous recevez { $amount } pour { $cards }.
   *[other] { $seat } reçoit { $amount } pour { $cards }.
 }
chasseurs-told-HandDiscarded = { $you ->
    [seat] Vous défaussez
   *[other] { $seat } défausse
 } { $count ->
    [one] une carte sans la montrer.
   *[other] { $count } cartes sans les montrer.
 }
chasseurs-told-ScrollUsed = { $you ->
    [seat] Vous utilisez { $tile } et recevez { $amount }.
   *[other] { $seat } utilise { $tile } et reçoit { $amount }.
 }
chasseurs-told-ScrollsKept = { $you ->
    [seat] Vous n’utilisez plus de parchemin.
   *[other] { $seat } n’utilise plus de parchemin.
 }
chasseurs-told-Counted = { $seat }, { $source } : { $points }.
chasseurs-told-Ended = La chasse est finie. Scores : { $totals }. La victoire { $you ->
    [winners] est
   *[other] revient
 } { AU($winners) }.

chasseurs-ask-keep = Choisissez la carte que vous gardez.
chasseurs-ask-discard = Choisissez la carte que vous écartez.
chasseurs-ask-action = Jouez-vous une carte Action ?
chasseurs-ask-goblins = Avant les gobelins : Épouvantail ou Mule ?
chasseurs-ask-scroll = Utilisez-vous un parchemin jaune ?

chasseurs-board-round = Manche { $round } sur { $rounds }
chasseurs-board-dealer = { $you ->
    [name] vous distribuez
   *[other] { $name } distribue
 }
chasseurs-board-left = les cartes passent à gauche
chasseurs-board-right = les cartes passent à droite
chasseurs-board-pick = choix { $pick }
chasseurs-board-max = MAX
chasseurs-board-min = MIN
chasseurs-board-goblins = Gobelins
chasseurs-board-paws = { $paws ->
    [one] 1 patte
   *[other] { $paws } pattes
    }
chasseurs-board-steals = vole { $worth }
chasseurs-board-carries = porte { $money }
chasseurs-board-player = joueur
chasseurs-board-purse = bourse
chasseurs-board-covered = couverte
chasseurs-board-trophies = { $count ->
    [one] 1 gobelin
   *[other] { $count } gobelins
    }
chasseurs-board-treasures = trésors
chasseurs-board-cards = cartes
chasseurs-board-hand = Votre main
chasseurs-board-pack = Cartes à choisir
chasseurs-board-picks = Déjà choisies
chasseurs-board-aside = Écartées
chasseurs-board-memory = Vues passer, encore en jeu
chasseurs-board-chosen = choisi
chasseurs-board-thinking = réflexion
chasseurs-board-nothing = rien
chasseurs-board-camp = au camp

chasseurs-short-mountains = Monts
chasseurs-short-jungle = Jungle
chasseurs-short-cave = Grotte
chasseurs-short-dog = Chien
chasseurs-short-copper = Cuivre
chasseurs-short-silver = Argent
chasseurs-short-gold = Or
chasseurs-short-polar-bear = Ours polaire
chasseurs-short-tiger = Tigre
chasseurs-short-dragon = Dragon
chasseurs-short-flaming-sword = Épée de Feu
chasseurs-short-goblin-mercenaries = Mercenaires
chasseurs-short-shrinking-potion = Potion
chasseurs-short-sleeping-beauty = Belle au Bois
chasseurs-short-scaregoblin = Épouvantail
chasseurs-short-mystery-mule = Mule
chasseurs-short-relic = Relique
chasseurs-short-strong-team = Équipe
chasseurs-short-pack-master = Meute
chasseurs-short-special-team = Spéciale
chasseurs-short-coin-rain = Pluie
chasseurs-short-goblin-master = Maître des gobelins
chasseurs-short-collector = Collectionniste

chasseurs-measure-score = score moyen
chasseurs-measure-winning = score gagnant
chasseurs-measure-lowest = score le plus bas
chasseurs-measure-share-grey = part des parchemins gris
chasseurs-measure-share-relics = part des reliques
chasseurs-measure-share-goblins = part des tuiles Gobelin
chasseurs-measure-share-purse = part de la bourse
chasseurs-measure-coins = reçu en cartes Pièce, par joueur
chasseurs-measure-scrolls = reçu en parchemins jaunes, par joueur
chasseurs-measure-stolen = volé par les gobelins, par joueur
chasseurs-measure-recovered = repris aux gobelins, par joueur
chasseurs-measure-hired = payé aux mercenaires, par joueur
chasseurs-measure-treasures = trésors gagnés, par joueur
chasseurs-measure-goblin-tiles = gobelins gagnés, par joueur
chasseurs-measure-actions = cartes Action jouées, par partie
chasseurs-measure-ties = égalités départagées, par partie
chasseurs-measure-lost = trésors perdus, par partie
chasseurs-measure-zero = totaux tombés à zéro, par partie
chasseurs-measure-shared = victoires partagées
chasseurs-measure-dealer-wins = victoires du premier distributeur
chasseurs-measure-score-seat-1 = score de la place 1
chasseurs-measure-score-seat-2 = score de la place 2
chasseurs-measure-score-seat-3 = score de la place 3
chasseurs-measure-score-seat-4 = score de la place 4
chasseurs-measure-score-seat-5 = score de la place 5
chasseurs-measure-score-seat-6 = score de la place 6

# Cartes et tuiles, par leur notation.
chasseurs-name-mountains = Monts Givrés
chasseurs-name-jungle = Jungle aux Lianes
chasseurs-name-cave = Grotte de Lave
chasseurs-name-mountains-1 = le 1 bleu
chasseurs-name-mountains-2 = le 2 bleu
chasseurs-name-mountains-3 = le 3 bleu
chasseurs-name-mountains-4 = le 4 bleu
chasseurs-name-mountains-5 = le 5 bleu
chasseurs-name-mountains-6 = le 6 bleu
chasseurs-name-mountains-7 = le 7 bleu
chasseurs-name-mountains-8 = le 8 bleu
chasseurs-name-mountains-9 = le 9 bleu
chasseurs-name-mountains-10 = le 10 bleu
chasseurs-name-mountains-11 = le 11 bleu
chasseurs-name-mountains-12 = le 12 bleu
chasseurs-name-jungle-1 = le 1 vert
chasseurs-name-jungle-2 = le 2 vert
chasseurs-name-jungle-3 = le 3 vert
chasseurs-name-jungle-4 = le 4 vert
chasseurs-name-jungle-5 = le 5 vert
chasseurs-name-jungle-6 = le 6 vert
chasseurs-name-jungle-7 = le 7 vert
chasseurs-name-jungle-8 = le 8 vert
chasseurs-name-jungle-9 = le 9 vert
chasseurs-name-jungle-10 = le 10 vert
chasseurs-name-jungle-11 = le 11 vert
chasseurs-name-jungle-12 = le 12 vert
chasseurs-name-cave-1 = le 1 rouge
chasseurs-name-cave-2 = le 2 rouge
chasseurs-name-cave-3 = le 3 rouge
chasseurs-name-cave-4 = le 4 rouge
chasseurs-name-cave-5 = le 5 rouge
chasseurs-name-cave-6 = le 6 rouge
chasseurs-name-cave-7 = le 7 rouge
chasseurs-name-cave-8 = le 8 rouge
chasseurs-name-cave-9 = le 9 rouge
chasseurs-name-cave-10 = le 10 rouge
chasseurs-name-cave-11 = le 11 rouge
chasseurs-name-cave-12 = le 12 rouge
chasseurs-name-dog-1-12 = un chien (1 patte, discipline 12)
chasseurs-name-dog-1-11 = un chien (1 patte, discipline 11)
chasseurs-name-dog-1-9 = un chien (1 patte, discipline 9)
chasseurs-name-dog-1-7 = un chien (1 patte, discipline 7)
chasseurs-name-dog-2-10 = un chien (2 pattes, discipline 10)
chasseurs-name-dog-2-8 = un chien (2 pattes, discipline 8)
chasseurs-name-dog-2-6 = un chien (2 pattes, discipline 6)
chasseurs-name-dog-2-4 = un chien (2 pattes, discipline 4)
chasseurs-name-dog-3-5 = un chien (3 pattes, discipline 5)
chasseurs-name-dog-3-3 = un chien (3 pattes, discipline 3)
chasseurs-name-dog-3-2 = un chien (3 pattes, discipline 2)
chasseurs-name-dog-3-1 = un chien (3 pattes, discipline 1)
chasseurs-name-copper = une pièce de cuivre
chasseurs-name-silver = une pièce d’argent
chasseurs-name-gold = une pièce d’or
chasseurs-name-polar-bear = l’Ours polaire
chasseurs-name-tiger = le Tigre
chasseurs-name-dragon = le Dragon
chasseurs-name-flaming-sword = l’Épée de Feu
chasseurs-name-goblin-mercenaries = les Mercenaires Gobelins
chasseurs-name-shrinking-potion = la Potion Rétrécissante
chasseurs-name-sleeping-beauty = la Belle au Bois Dormant
chasseurs-name-scaregoblin = l’Épouvantail à gobelins
chasseurs-name-mystery-mule = la Mule Mystère
chasseurs-name-relic--7 = une relique de −7
chasseurs-name-relic--6 = une relique de −6
chasseurs-name-relic--5 = une relique de −5
chasseurs-name-relic--4 = une relique de −4
chasseurs-name-relic--3 = une relique de −3
chasseurs-name-relic-3 = une relique de 3
chasseurs-name-relic-4 = une relique de 4
chasseurs-name-relic-5 = une relique de 5
chasseurs-name-relic-6 = une relique de 6
chasseurs-name-relic-7 = une relique de 7
chasseurs-name-relic-8 = une relique de 8
chasseurs-name-relic-9 = une relique de 9
chasseurs-name-relic-10 = une relique de 10
chasseurs-name-relic-11 = une relique de 11
chasseurs-name-relic-12 = une relique de 12
chasseurs-name-relic-13 = une relique de 13
chasseurs-name-relic-14 = une relique de 14
chasseurs-name-relic-15 = une relique de 15
chasseurs-name-relic-16 = une relique de 16
chasseurs-name-relic-17 = une relique de 17
chasseurs-name-relic-18 = une relique de 18
chasseurs-name-relic-19 = une relique de 19
chasseurs-name-strong-team-mountains-1 = le parchemin Équipe renforcée (Monts Givrés, cuivre)
chasseurs-name-strong-team-mountains-2 = le parchemin Équipe renforcée (Monts Givrés, argent)
chasseurs-name-strong-team-mountains-3 = le parchemin Équipe renforcée (Monts Givrés, or)
chasseurs-name-strong-team-jungle-1 = le parchemin Équipe renforcée (Jungle aux Lianes, cuivre)
chasseurs-name-strong-team-jungle-2 = le parchemin Équipe renforcée (Jungle aux Lianes, argent)
chasseurs-name-strong-team-jungle-3 = le parchemin Équipe renforcée (Jungle aux Lianes, or)
chasseurs-name-strong-team-cave-1 = le parchemin Équipe renforcée (Grotte de Lave, cuivre)
chasseurs-name-strong-team-cave-2 = le parchemin Équipe renforcée (Grotte de Lave, argent)
chasseurs-name-strong-team-cave-3 = le parchemin Équipe renforcée (Grotte de Lave, or)
chasseurs-name-pack-master-1 = le parchemin Maître de la meute (cuivre)
chasseurs-name-pack-master-2 = le parchemin Maître de la meute (argent)
chasseurs-name-pack-master-3 = le parchemin Maître de la meute (or)
chasseurs-name-special-team-1-2-3 = le parchemin Équipe spéciale 1, 2, 3
chasseurs-name-special-team-4-5-6 = le parchemin Équipe spéciale 4, 5, 6
chasseurs-name-special-team-7-8-9 = le parchemin Équipe spéciale 7, 8, 9
chasseurs-name-special-team-10-11-12 = le parchemin Équipe spéciale 10, 11, 12
chasseurs-name-coin-rain-1 = le parchemin Pluie de pièces ×1
chasseurs-name-coin-rain-2 = le parchemin Pluie de pièces ×2
chasseurs-name-goblin-master-2 = le parchemin gris Maître des gobelins (argent)
chasseurs-name-goblin-master-3 = le parchemin gris Maître des gobelins (or)
chasseurs-name-collector-1 = le parchemin gris Collectionniste (cuivre)
chasseurs-name-collector-2 = le parchemin gris Collectionniste (argent)
chasseurs-name-goblin-1-1 = un gobelin (1 patte) qui vole 1
chasseurs-name-goblin-1-2 = un gobelin (1 patte) qui vole 2
chasseurs-name-goblin-1-3 = un gobelin (1 patte) qui vole 3
chasseurs-name-goblin-2-1 = un gobelin (2 pattes) qui vole 1
chasseurs-name-goblin-2-2 = un gobelin (2 pattes) qui vole 2
chasseurs-name-goblin-2-3 = un gobelin (2 pattes) qui vole 3
chasseurs-name-goblin-3-1 = un gobelin (3 pattes) qui vole 1
chasseurs-name-goblin-3-2 = un gobelin (3 pattes) qui vole 2
chasseurs-name-goblin-3-3 = un gobelin (3 pattes) qui vole 3
chasseurs-name-goblin-4-1 = un gobelin (4 pattes) qui vole 1
chasseurs-name-goblin-4-2 = un gobelin (4 pattes) qui vole 2
chasseurs-name-goblin-4-3 = un gobelin (4 pattes) qui vole 3
chasseurs-name-goblin-5-2 = un gobelin (5 pattes) qui vole 2
chasseurs-name-goblin-5-3 = un gobelin (5 pattes) qui vole 3
chasseurs-name-goblin-6-3 = un gobelin (6 pattes) qui vole 3
chasseurs-name-grey-scrolls = parchemins gris
chasseurs-name-relics = reliques
chasseurs-name-goblin-tiles = tuiles Gobelin
chasseurs-name-purse = bourse
chasseurs-name-goblins = le camp
