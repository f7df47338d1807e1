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
page-game-macgregor = Le Trésor du Fantôme des Mac Gregor
page-game-booo = Booo!
page-short-minuit = Minuit
page-short-chasseurs = Chasseurs
page-short-macgregor = Mac Gregor
page-short-booo = Booo!
page-line-minuit = Cachez-vous avant que Hugo n’arrive en haut de l’escalier.
page-line-chasseurs = Une carte pour vous, le reste au voisin. Gare aux gobelins.
page-line-macgregor = Il vous faut des clés. Le fantôme, lui, passe par les murs.
page-line-booo = Voyez le chemin avant les autres, puis criez.
page-solo = Seul : l’énigme du jour
page-mine = Mes tables
page-mine-yours = À vous de jouer, { $name }.
page-mine-yours-unnamed = À vous de jouer.
page-mine-open = La partie continue, { $name }.
page-mine-open-unnamed = La partie continue.
page-with = avec { $names }
page-resume = Reprendre
page-not-yet = Ce jeu n’est pas encore sur l’étagère.
page-trouble = La maison ne répond pas. Essayez encore.
page-me = Moi
page-player = Joueur { $number }
page-seat = Place { $seat }

## L’antichambre
page-antechamber = Antichambre
page-seats = Autour de la table
page-free = Place libre
page-you = vous
page-here = à table
page-not-here = pas connecté
page-away = absent, un robot joue
page-host = hôte
page-is-bot = robot
page-who = Qui prend la place { $seat }
page-name-of = Nom de la place { $seat }
page-keep = Libérer la place
page-a-person = Une personne
page-plain-bots = Sans caractère
page-add-seat = Une place de plus
page-remove-seat = Retirer la place { $seat }
page-your-name = Votre nom
page-sit = S’asseoir
page-options = Ce que la table décide
page-the-rule = La règle
page-credit = Compenser les lignes lentes
page-credit-none = Non
page-credit-ms = jusqu’à { $ms } ms
page-in-rules = Dans les règles
page-option-lot = Au sort
page-option-usual = d’usage
page-option-none = Aucune
page-option-rooms = Des pièces par leur nom
page-option-rooms-box = Comme dans la boîte
page-option-wait = { $name } attend
page-clock = Temps pour chaque réponse
page-clock-none = Sans limite
page-clock-relaxed = 2 minutes
page-clock-lively = 20 secondes
page-invite = Invitez
page-invite-line = Visez ce code avec un téléphone, ou envoyez le lien.
page-invite-full = Toutes les places sont prises ; ce lien permet de regarder.
page-qr = Code QR du lien
page-network = Adresse de cette maison
page-link = Lien à partager
page-start = Commencer
page-start-waits = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
page-host-starts = L’hôte donne le départ.

## La table
page-back = Retour au hall
page-menu = Menu
page-rules = Règles
page-sound = Activer le son
page-mute = Couper le son
page-asked = Ce qui est demandé
page-yours = À vous, { $name }
page-theirs = Au tour de { $name }
page-thinks = { $name } réfléchit.
page-all-think = { $count } joueurs réfléchissent.
page-over = Partie finie
page-paused = Pause : les bougies attendent.
page-seconds = { $seconds } s
page-which = Quelle figurine
page-list-all = Choisir par numéro ({ $count })
page-list-answers = Toutes les réponses ({ $count })
page-less = Refermer la liste
page-hint = Un conseil
page-take-back = Reprendre
page-journal = Journal
page-see-moment = Revoir ce moment
page-looking-back = Moment { $moment }
page-to-now = Revenir au présent
page-go-on = Continuer
page-is-asked = doit répondre
page-points = points
page-round = Manche { $round }
page-total = Total
page-cut = Connexion perdue ; votre place est gardée.
page-watching = { $count ->
    [one] 1 spectateur
   *[other] { $count } spectateurs
  }
page-too-late = Trop tard : la question est close.
page-not-asked = Cette question n’est plus posée.
page-faces = Mimiques
page-emote-smile = sourire
page-emote-laugh = rire
page-emote-wow = surprise
page-emote-sad = triste
page-emote-angry = fâché
page-emote-scared = effrayé
page-emote-ghost = fantôme
page-emote-clap = bravo
page-emote-heart = cœur
page-emote-think = réflexion
page-emote-hurry = plus vite
page-emote-sorry = pardon
page-undo = Proposer d’annuler
page-pause = Proposer une pause
page-unpause = Proposer de reprendre
page-wish-undo = { $name } aimerait annuler son dernier coup.
page-wish-pause = { $name } aimerait faire une pause.
page-wish-resume = { $name } aimerait reprendre.
page-wish-waits = En attente de { $names }.
page-agree = D’accord
page-disagree = Non
page-speed = Vitesse
page-speed-full = Normale
page-speed-brisk = Vive
page-speed-none = Sans
page-hand-roll = Je lance le dé moi-même
page-auto-roll = Le dé se lance tout seul
page-confirm-on = Mes coups attendent mon accord
page-confirm-off = Mes coups partent aussitôt
page-sure = Est-ce bien votre coup ?
page-sure-yes = Oui, je joue
page-sure-no = Autre chose
page-curtain-on = Rideau entre les joueurs
page-curtain-off = Sans rideau entre les joueurs
page-on-tv = Le plateau est sur la télévision ; vos réponses sont ici.
page-watch-link = Lien pour regarder
page-leave = Quitter la partie
page-take-seat-back = Reprendre la place ici
page-plain = Ce que vous voyez
house-told-Lapsed = { $seat } n’a pas répondu à temps.
house-told-Undone = On revient en arrière, d’un commun accord.
house-told-TakenBack = { $seat } reprend sa réponse.
house-told-HintGiven = { $seat } demande un conseil.

## Un seul écran
page-pass = Passez l’écran à { $name }.
page-no-peeking = Personne ne regarde !
page-i-am = C’est moi, { $name }
page-who-answers = Qui répond

## La fin, la relecture
page-won = { $count ->
    [one] { $names } gagne !
   *[other] { $names } gagnent ensemble !
  }
page-show-count = Voir le décompte
page-see-board = Voir le plateau
page-luck = La part du hasard
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-hall = Le hall
page-replay = Revoir la partie
page-first = Au début
page-previous = Moment précédent
page-next = Moment suivant
page-last = À la fin
page-run = Lecture
page-stop = Arrêter
page-moment = Moment
page-moment-of = { $moment } sur { $total }
page-seen-by = Vu par
page-everything = Tout montrer
page-a-spectator = Un spectateur
page-fork = Jouer d’ici
page-download = Journal
page-upload = Apporter une partie
page-bring = Apportez le journal d’une partie : elle se rejoue devant vous.
page-stuck = Les règles de ce jeu ont été corrigées depuis le début de la partie, et cette maison n’a plus les anciennes : la partie ne peut pas continuer ici. Qui joue peut la finir et garder son journal.
page-stuck-end = Finir la partie

## Des dés honnêtes
page-dice-sealed = Les dés de cette table sont scellés. Ce sceau s’ouvrira à la fin, et chacun pourra les vérifier :
page-dice-check = Vérifier les dés
page-dice-fair = Dés honnêtes : { $picks ->
    [one] l’unique tirage a été recalculé et concorde
   *[other] les { $picks } tirages ont été recalculés et concordent
  }, { $shares ->
    [0] sans aucune part des joueurs.
    [one] avec la part d’un joueur.
   *[other] avec les parts de { $shares } joueurs.
  }
page-dice-mine = Le sceau est celui que cet appareil avait vu.
page-dice-none = Les dés de cette partie n’étaient pas scellés : il n’y a rien à vérifier.
page-dice-secret = Ces dés ne sont pas sûrs : le secret ne correspond pas à son sceau.
page-dice-other = Ces dés ne sont pas sûrs : ce sceau n’est pas celui que cet appareil avait vu.
page-dice-share = Ces dés ne sont pas sûrs : la part de cet appareil n’y est pas.
page-dice-pick = Ces dés ne sont pas sûrs : l’entrée { $entry } du journal ne découle pas du secret.

## Les règles
page-contents = Sommaire
page-seek = Chercher dans les règles
page-seek-none = Rien de tel dans ces règles.
page-ruling = décision de la maison
page-clause = Lien vers { $clause }
page-guide = Première partie guidée
page-guide-plain = Jouez comme il vous plaît : ce qui est éclairé est permis.
