page-skip = Aller aux jeux
page-night = Passer à la nuit
page-day = Passer au jour
page-language = Langue
page-list = { $head } et { $last }
page-withheld = Quelque chose se passe, mais pas pour vos yeux.

## Le hall
page-hero = Quelqu’un est encore debout.
page-pitch = Quatre jeux hantés à jouer en famille, à distance ou autour d’un seul écran. Tout le monde est le bienvenu, les fantômes aussi.
page-ways = Comment jouer
page-way-bots = Contre les robots
page-way-bots-short = Robots
page-way-friends = Avec des amis
page-way-friends-short = Amis
page-way-one = Sur un écran
page-way-one-short = Un écran
page-way-tv = Télé et téléphones
page-way-tv-short = Télé
page-go-bots = Jouer
page-go-friends = Inviter
page-go-one = S’installer
page-go-tv = Ouvrir la table
page-opening = La porte s’ouvre…
page-players = joueurs
page-from-to = { $low } à { $high }
page-minutes = { $minutes } min
page-rules-of = Règles : { $game }
page-game-minuit = Le Fantôme de Minuit
page-game-chasseurs = Chasseurs de Trésors
page-game-macgregor = Mac Gregor
page-game-booo = Booo!
page-line-minuit = Cachez-vous avant que Hugo n’arrive en haut de l’escalier.
page-line-chasseurs = Une carte pour vous, le reste au voisin. Gare aux gobelins.
page-line-macgregor = Il vous faut des clés. Le fantôme, lui, passe par les murs.
page-line-booo = Voyez le chemin avant les autres, puis criez.
page-mine = Mes tables
page-mine-yours = À vous de jouer{ $name ->
    [""] .
   *[other] , { $name }.
  }
page-mine-open = La partie continue{ $name ->
    [""] .
   *[other] , { $name }.
  }
page-with = avec { $names }
page-resume = Reprendre
