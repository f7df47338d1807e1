# Le plateau de Chasseurs dans le navigateur.
chasseurs-page-board = Trois sites à explorer, et le camp
chasseurs-page-ring = Les chasseurs autour de la table
chasseurs-page-purse = en bourse
chasseurs-page-in-purse = { $purse } en bourse
chasseurs-page-camp = Le camp
chasseurs-page-camp-short = Camp
chasseurs-page-standing = { $treasures ->
    [0] aucun trésor
    [one] 1 trésor
   *[other] { $treasures } trésors
  }{ $goblins ->
    [0] { "" }
    [one] , 1 gobelin
   *[other] , { $goblins } gobelins
  }
chasseurs-page-max = Trésor caché, pour le total le plus élevé
chasseurs-page-min = Trésor évident, pour le total le plus faible
chasseurs-page-taken = pris par { $name }
chasseurs-page-fled = enfui
chasseurs-page-goblin = Gobelin { $number }
chasseurs-page-unfold = { $site } : qui s’y trouve
chasseurs-page-lane = { $total ->
    [none] { $name }, { $site } : { $cards }.
   *[other] { $name }, { $site } : { $cards }. Total { $total }.
  }
chasseurs-page-total = Total : { $total }
chasseurs-page-sum = total
chasseurs-page-nobody = personne
chasseurs-page-no-dog = pas de chien
chasseurs-page-passed = passe
chasseurs-page-repelled = repoussé
chasseurs-page-shielded = effrayé
chasseurs-page-chosen = { $count ->
    [one] { $count } choisie
   *[other] { $count } choisies
  }
chasseurs-page-pack = { $count ->
    [0] Vos cartes arrivent
    [one] { $count } carte au choix
   *[other] { $count } cartes au choix
  }
chasseurs-page-way = Elles viennent { DE($from) } et iront { AU($to) }.
chasseurs-page-picks = Vos choix : { $count } sur { $hand }
chasseurs-page-wait-pack = C’est choisi. Les prochaines cartes viennent quand tout le monde a choisi.
chasseurs-page-empty-hand = Plus rien en main.
chasseurs-page-my-treasures = Vos trésors
chasseurs-page-nothing-won = Rien de gagné pour l’instant.
chasseurs-page-take = touchez pour lire la carte, encore pour la garder
chasseurs-page-again = touchez encore pour la jouer
chasseurs-page-tip-take = Touchez une carte pour la lire, encore une fois pour la garder.
chasseurs-page-tip-discard = Touchez une carte pour la lire, encore une fois pour l’écarter.
chasseurs-page-tip-again = Touchez encore pour confirmer, ou regardez-en une autre.
chasseurs-page-aim = Lequel de vos aventuriers s’endort ?
chasseurs-page-quiet = Passer pour ce site
chasseurs-page-quiet-camp = Passer jusqu’aux gobelins
chasseurs-page-close = Fermer
chasseurs-page-keep = Garder : { $card }
chasseurs-page-discard = Écarter : { $card }
chasseurs-page-play = Jouer : { $card }
chasseurs-page-sleep = Endormir : { $card }
chasseurs-page-use = { $scroll } : +{ $amount }
chasseurs-page-pass = Passer
chasseurs-page-done = Plus de parchemin
chasseurs-page-ask-keep = Choix { $pick } sur { $hand } : quelle carte gardez-vous ?
chasseurs-page-ask-discard = Et maintenant, la carte que vous écartez.
chasseurs-page-ask-action = Jouez-vous une carte Action ?
chasseurs-page-ask-goblins = Avant les gobelins : Épouvantail ou Mule ?
chasseurs-page-ask-scroll = Utilisez-vous un parchemin jaune ?
chasseurs-page-option-dealer = Qui distribue d’abord ?
chasseurs-page-option-purses = Les bourses se voient-elles ?
chasseurs-page-option-purses-shown = Visibles
chasseurs-page-option-purses-covered = Couvertes
chasseurs-page-option-dealer-about = On change de donneur à chaque manche ; il ne s’agit ici que de la première.
chasseurs-page-option-purses-about = Des bourses couvertes gardent la surprise pour les comptes.

## Ce que fait chaque carte, chaque tuile
chasseurs-page-help-adventurer = Va sur son site ({ $site }) et y ajoute { $disc } à votre total. Tous les vôtres y sont posés ; le total le plus élevé et le plus faible gagnent.
chasseurs-page-help-dog = Veille sur votre bourse. Ses pattes s’ajoutent à celles de vos autres chiens ; le disque est sa discipline, qui départage.
chasseurs-page-help-coin = Vaut { $disc } pour votre bourse en fin de manche.
chasseurs-page-help-action = Se joue sur un site où vous avez un aventurier ; jamais une obligation.
chasseurs-page-help-polar-bear = Double tous vos aventuriers aux Monts Givrés, et seulement là.
chasseurs-page-help-tiger = Double tous vos aventuriers dans la Jungle aux Lianes, et seulement là.
chasseurs-page-help-dragon = Double tous vos aventuriers dans la Grotte de Lave, et seulement là.
chasseurs-page-help-flaming-sword = Ajoute 4 à votre total sur le site en cours.
chasseurs-page-help-goblin-mercenaries = Ajoute 8 à votre total sur le site en cours ; vous posez une pièce de cuivre sur chaque gobelin.
chasseurs-page-help-shrinking-potion = Retire 2 à votre total sur le site en cours : utile pour être le plus faible.
chasseurs-page-help-sleeping-beauty = Un de vos aventuriers du site s’endort et ne compte plus.
chasseurs-page-help-scaregoblin = Se joue juste avant les gobelins : ils ne vous volent rien cette manche.
chasseurs-page-help-mystery-mule = Vous fait piocher une carte. Un aventurier du site en cours s’y ajoute aussitôt.
chasseurs-page-help-relic = Compte { $disc } points à la fin.
chasseurs-page-help-strong-team = En fin de manche : { $strip } pour chacun de vos aventuriers posés là ({ $site }). Sert une fois.
chasseurs-page-help-pack-master = En fin de manche : { $strip } pour chacun de vos chiens posés. Sert une fois.
chasseurs-page-help-special-team = En fin de manche : une pièce d’or pour chaque aventurier de Force { $strip }, de tout site. Sert une fois.
chasseurs-page-help-coin-rain = En fin de manche : vos cartes Pièce paient encore ({ $strip }). Sert une fois.
chasseurs-page-help-goblin-master = En fin de partie : { $strip } de plus pour chacune de vos tuiles Gobelin.
chasseurs-page-help-collector = En fin de partie : { $strip } pour chacune de vos tuiles Trésor, celle-ci comprise.
chasseurs-page-help-goblin = Qui a moins de pattes que lui perd { $disc }. Qui a le plus de pattes et le repousse gagne la tuile et son butin.

## De quel côté vont les cartes
chasseurs-page-left = Les cartes passent à gauche.
chasseurs-page-right = Les cartes passent à droite.

## Une première partie

## Ce qui est demandé, dit à toute la pièce.

chasseurs-screen-keep = Chacun choisit une carte à garder.
chasseurs-screen-discard = Chacun écarte une carte.
chasseurs-screen-action = Qui joue une carte Action ?
chasseurs-screen-goblins = Avant les gobelins : Épouvantail ou Mule ?
chasseurs-screen-scroll = Qui utilise un parchemin jaune ?
