# Ce qui parle pour un coup : des faits, vus de la place qui demande
chasseurs-why-aside = écartée, personne ne la jouera
chasseurs-why-team = votre équipe ({ $site }) monte à { $count }
chasseurs-why-light = une Force de { $force } peut y être la plus petite, et la plus petite prend le trésor MIN ({ $treasure })
chasseurs-why-strong = une Force de { $force } commence une équipe, et la plus grande prend le trésor MAX ({ $treasure })
chasseurs-why-paws = vous aurez { $count ->
    [0] aucune patte
    [one] une patte
   *[other] { $count } pattes
 }{ $goblins ->
    [0] , aucun gobelin du camp ne s’en effraie encore
    [one] , assez contre un gobelin du camp
   *[other] , assez contre { $goblins } gobelins du camp
 }
chasseurs-why-coin = elle rapporte { $points } à la fin de la manche
chasseurs-why-doubles = elle double votre équipe ({ $site }), { $count ->
    [0] qui est encore à former
    [one] qui compte { $count } jusqu’ici
   *[other] qui compte { $count } jusqu’ici
 }
chasseurs-why-action = une carte Action change un total au bon moment
chasseurs-why-scares = elle vous protège des gobelins
chasseurs-why-mule = elle vous fait piocher une carte
chasseurs-why-overtakes = votre total ({ $site }) passe de { $before } à { $count }, devant le meilleur des autres ({ $best })
chasseurs-why-changes = votre total ({ $site }) passe de { $before } à { $count } ; le meilleur des autres est à { $best }
chasseurs-why-lighter = votre total baisse de { $force } : le plus petit prend le trésor MIN
chasseurs-why-ahead = vous menez déjà ({ $site }), { $count } contre { $best }
chasseurs-why-keeps = vous gardez { $count ->
    [one] votre carte Action
   *[other] vos { $count } cartes Action
 } pour plus tard
chasseurs-why-pays = il rapporte { $points } maintenant
chasseurs-why-later = { $count ->
    [one] il reste une manche
   *[other] il reste { $count } manches
 }, où un parchemin peut rapporter davantage
chasseurs-why-last = c’est la dernière manche

# Ce que les essais d’un conseil ont rencontré : le coup suivant, et ce qui a mieux tourné
chasseurs-why-then-keep = garder une carte ({ $card })
chasseurs-why-then-discard = écarter une carte ({ $card })
chasseurs-why-then-play = jouer une carte ({ $card })
chasseurs-why-then-pass = ne rien jouer
chasseurs-why-then-use = utiliser un parchemin ({ $scroll })
chasseurs-why-then-done = garder vos parchemins pour plus tard
chasseurs-why-apart-grey-scrolls = en moyenne { $count ->
    [one] un point de plus
   *[other] { $count } points de plus
 } par les parchemins gris
chasseurs-why-apart-relics = en moyenne { $count ->
    [one] un point de plus
   *[other] { $count } points de plus
 } par les reliques
chasseurs-why-apart-goblin-tiles = en moyenne { $count ->
    [one] un point de plus
   *[other] { $count } points de plus
 } par les gobelins chassés
chasseurs-why-apart-purse = en moyenne { $count ->
    [one] un point de plus
   *[other] { $count } points de plus
 } dans votre bourse
chasseurs-why-apart-others = en moyenne { $count ->
    [one] un point de moins
   *[other] { $count } points de moins
 } pour chacun des autres

# La première partie guidée : ce qui se dit de chaque leçon, puis le nom de chacune
chasseurs-guide-keep = Gardez une carte et passez les autres à votre voisin. Le nombre d’un aventurier est sa Force ; les pattes d’un chien tiennent tête aux gobelins ; les pièces se comptent à la fin de la manche.
chasseurs-guide-discard = À deux, vous écartez aussi une carte : personne ne la jouera.
chasseurs-guide-action = Vos aventuriers sont posés pour vous. La plus grande Force prend le trésor MAX, la plus petite le trésor MIN. Une carte Action change un total ; passer ne coûte rien.
chasseurs-guide-goblins = Les gobelins approchent. Sans assez de pattes, chacun vous vole de l’or ; un épouvantail vous en protège.
chasseurs-guide-scroll = Un parchemin jaune sert une fois. Le nombre dessus est ce qu’il rapporte maintenant : plus tard, ce sera peut-être mieux.
chasseurs-guide-told-SiteOpened = Un site s’ouvre : deux trésors, l’un pour le total le plus fort, l’autre pour le plus faible.
chasseurs-guide-told-TreasureTaken = Le trésor change de mains. Un autre site attend.
chasseurs-guide-told-GoblinsCame = Les gobelins sortent du camp. Les pattes de vos chiens se comptent contre eux.
chasseurs-guide-watch = Les autres choisissent. Regardez ce qui passe et ce qui manque.
chasseurs-guide-done = Vous savez chasser : cinq manches, et le plus grand total gagne : bourse, reliques, gobelins et parchemins gris. Terminez la partie, ou retournez au hall inviter du monde.
chasseurs-guide-told-CoinsPaid = La manche se termine : les cartes pièces sont payées dans les bourses.
chasseurs-guide-counting = Une nouvelle manche commence. Après la cinquième on compte : bourse, reliques, gobelins repoussés et parchemins gris. Le plus grand total gagne.

chasseurs-lesson-draft = le choix des cartes
chasseurs-lesson-site = un site
chasseurs-lesson-react = une carte Action, ou passer
chasseurs-lesson-treasure = un trésor
chasseurs-lesson-camp = les gobelins
chasseurs-lesson-coins = les pièces
chasseurs-lesson-scroll = un parchemin
chasseurs-lesson-count = ce qui compte à la fin
