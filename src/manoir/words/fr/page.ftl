page-skip = Aller aux jeux
page-day = Lumière du jour
page-language = Langue
page-list = { $head } et { $last }
page-withheld = Quelque chose se passe, mais pas pour vos yeux.

## Le hall
page-hero = Quelqu’un est encore debout.
page-pitch = { $count ->
    [1] Un jeu hanté
    [2] Deux jeux hantés
    [3] Trois jeux hantés
    [4] Quatre jeux hantés
    [5] Cinq jeux hantés
   *[other] { $count } jeux hantés
  } à jouer en famille, à distance ou autour d’un seul écran. Tout le monde est le bienvenu, les fantômes aussi.
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
page-solo = Seul : l’énigme du jour
page-mine = Mes tables
page-mine-yours = À vous de jouer, { $name }.
page-mine-yours-unnamed = À vous de jouer.
page-mine-open = La partie continue, { $name }.
page-mine-open-unnamed = La partie continue.
page-with = avec { $names }
page-mine-resume = Revenir à la table
page-all-games = Toutes mes parties
page-not-yet = Ce jeu n’est pas encore sur l’étagère.
page-trouble = La maison ne répond pas. Essayez encore.
page-guest-names = Luciole, Chouette, Pipistrelle, Étincelle, Farfadet, Feu follet, Grillon, Chandelle, Lanterne, Comète, Hérisson, Renard, Écureuil, Hibou, Loupiote, Mistral, Orage, Perce-neige, Rossignol, Sureau, Tournesol, Vagabond, Zéphyr, Hermine
page-name-limit = { $most } lettres au plus
page-player = Joueur { $number }
page-seat = Place { $seat }

## L’antichambre
page-antechamber = Antichambre
page-seats = Autour de la table
page-free = Place libre
page-you = vous
page-here = à table
page-not-here = pas connecté
page-host = hôte
page-is-bot = robot
page-who = Qui prend la place { $seat }
page-name-of = Nom de la place { $seat }
page-keep = Libérer la place
page-a-person = Une personne
page-plain-bots = Robots simples
page-people = Les absents et les spectateurs
page-add-seat = Une place de plus
page-remove-seat = Retirer la place { $seat }
page-your-name = Votre nom
page-sit = S’asseoir
page-options = Ce que la table décide
page-the-rule = La règle
page-bot-time = Temps que prennent les robots pour voir un chemin
page-bot-time-times = { $times } fois plus
page-claim-time = Temps pour montrer un chemin, du cri jusqu’au visiteur
page-credit = Connexions lentes : un avantage ?
page-credit-none = Non
page-credit-ms = { $ms ->
    [100] Léger
    [250] Fort
   *[other] Jusqu’à { $ms } ms
  }
page-in-rules = Dans les règles
page-option-lot = Au sort
page-option-usual = d’usage
page-option-none = Aucune
page-option-rooms = Des pièces par leur nom
page-option-rooms-box = Comme dans la boîte
page-option-rooms-wrong = Pièce inconnue : écrivez par exemple a3 d5.
page-option-wait = { $name } attend (secondes)
page-edition = Quel plan ?
page-option-other = Un autre nombre
page-option-other-time = Autre (secondes)
page-clock = Temps pour chaque réponse
page-clock-none = Sans limite
page-clock-relaxed = 2 minutes
page-clock-lively = 20 secondes
page-invite = Invitez
page-invite-line = Visez ce code avec un téléphone, ou envoyez le lien.
page-invite-full = Toutes les places sont prises ; ce lien permet de regarder.
page-join = Rejoindre
page-join-code = Code de la table
page-code = ou tapez ce code dans le hall
page-qr = Code QR du lien
page-network = Adresse de cette maison
page-link = Lien à partager
page-start = Commencer
page-start-waits = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
  }
page-awaited = On attend { $names }.
page-awaited-host = On attend { $names }. Vous pouvez donner la place à quelqu’un d’autre, ou à un robot.
page-host-starts = L’hôte donne le départ.

## La table
page-back = Retour au hall
page-menu = Menu
page-rules = Règles
page-sound = Son
page-asked = Ce qui est demandé
page-yours = À vous, { $name }
page-theirs = Au tour { DE($name) }
page-in-hand = { $name } a le dé en main.
page-roll = Lancez le dé
page-title-yours = À vous
page-thinks = { $name } réfléchit.
page-all-think = { $count } joueurs réfléchissent.
page-over = Partie finie
page-paused = Pause : les bougies attendent.
page-resume-game = Reprendre la partie
page-seconds = { $seconds } s
page-which = Quelle figurine
page-list-all = Voir toutes les cases ({ $count })
page-list-answers = Toutes les réponses ({ $count })
page-less = Refermer la liste
page-hint = Un conseil
page-take-back = Annuler ma réponse
page-journal = Journal
page-see-moment = Revoir ce moment
page-looking-back = Coup { $moment }
page-to-now = Revenir au présent
page-go-on = Continuer
page-is-asked = doit répondre
page-points = { $count ->
    [one] point
   *[other] points
  }
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
page-unpause = Proposer de reprendre la partie
page-wish-undo = { $you ->
    [name] Vous aimeriez annuler votre dernier coup.
   *[other] { $name } aimerait annuler son dernier coup.
  }
page-wish-pause = { $you ->
    [name] Vous aimeriez faire une pause.
   *[other] { $name } aimerait faire une pause.
  }
page-wish-resume = { $you ->
    [name] Vous aimeriez reprendre la partie.
   *[other] { $name } aimerait reprendre la partie.
  }
page-wish-seat = { $you ->
    [name] Vous aimeriez donner la place { DE($whose) }
    [whose] { $name } aimerait donner votre place
   *[other] { $name } aimerait donner la place { DE($whose) }
  } { AU($guest) }, qui verrait ses cartes. Tous ceux qui jouent doivent être d’accord.
page-wish-seat-host = { $you ->
    [whose] L’hôte aimerait donner votre place
   *[other] L’hôte aimerait donner la place { DE($whose) }
  } { AU($guest) }, qui verrait ses cartes. Tous ceux qui jouent doivent être d’accord.
page-wish-waits = On attend l’accord de : { $names }.
page-agree = D’accord
page-disagree = Non
page-declined-undo = { $name } préfère ne pas revenir en arrière.
page-declined-pause = { $name } préfère continuer sans pause.
page-declined-resume = { $name } préfère attendre encore un peu.
page-declined-seat = { $name } ne veut pas donner cette place.
page-declined-late = Personne n’a répondu à votre demande.
page-speed = Vitesse
page-speed-full = Normale
page-speed-brisk = Rapide
page-speed-none = Instantanée
page-hand-roll = Je lance le dé moi-même
page-buzz = Vibrer quand c’est à moi
page-confirm-on = Mes coups attendent mon accord
page-sure = Est-ce bien votre coup ?
page-sure-yes = Oui, je joue
page-sure-no = Autre chose
page-curtain-on = Rideau entre les joueurs
page-watch-link = Lien pour regarder
page-leave = Quitter la partie
page-replaced = Un robot joue pour vous. Votre place vous est gardée { $minutes } minutes ; ensuite, les autres peuvent la donner à quelqu’un.
page-replaced-late = Un robot joue pour vous. Votre place est encore libre, mais les autres peuvent la donner à quelqu’un.
page-return = Reprendre ma place
page-take-seat-back = Reprendre la place ici
page-plain = Ce que vous voyez
page-board-failed = Le plateau dessiné de { $package } n’a pas pu être montré : voici la table en listes, tout se joue quand même. Qui tient cette maison peut mettre { $package } à jour.
page-mark-gone = pas là
page-mark-bot = un robot joue
page-help-seat = La place { DE($name) } : ce que l’hôte peut faire
page-help-gone = Que faire de la place { DE($name) } ?
page-host-powers = Ce que peut l’hôte
page-host-pause = Mettre la partie en pause
page-host-resume = Reprendre la partie
page-absent-waits = { $count ->
    [one] { $names } n’est pas là ; la table attend.
   *[other] { $names } ne sont pas là ; la table attend.
  }
page-absent-clock = { $count ->
    [one] { $names } n’est pas là ; à la fin du temps, la maison répond.
   *[other] { $names } ne sont pas là ; à la fin du temps, la maison répond.
  }
page-absent-soon = { $count ->
    [one] { $names } n’est pas là ; un robot joue dans { $time }.
   *[other] { $names } ne sont pas là ; des robots jouent dans { $time }.
  }
page-absent-bot = { $count ->
    [one] Un robot joue pour { $names }.
   *[other] Des robots jouent pour { $names }.
  }
page-leave-ask = Un robot continue à votre place, et tout le monde l’apprend. Sur cet appareil, vous pourrez reprendre votre place tant qu’elle n’est donnée à personne.
page-leave-host = Vous êtes l’hôte : si les autres en ont besoin, confiez d’abord ce rôle.
page-leave-yes = Quitter
page-leave-no = Rester
page-left = Vous avez quitté la partie ; un robot joue à votre place. Vous pouvez la reprendre tant qu’elle n’est donnée à personne.
page-back-in = { $name } rejoue
house-told-Lapsed = { $you ->
    [seat] Vous n’avez pas répondu à temps.
   *[other] { $seat } n’a pas répondu à temps.
 }
house-told-Undone = On revient en arrière, d’un commun accord.
house-told-TakenBack = { $you ->
    [seat] Vous annulez votre réponse.
   *[other] { $seat } annule sa réponse.
 }
house-told-HintGiven = { $you ->
    [seat] Vous demandez un conseil.
   *[other] { $seat } demande un conseil.
 }
house-told-SeatChanged =
    { $change ->
        [missed] { $you ->
            [seat] Vous n’étiez plus là ; votre place vous attendait.
           *[other] { $who } n’est plus là ; sa place l’attend.
        }
        [replaced] { $you ->
            [seat] L’hôte confie votre jeu à un robot. Vous pouvez reprendre votre place ; elle vous est gardée { $minutes } min.
           *[other] L’hôte confie le jeu { DE($who) } à un robot. { $who } peut reprendre sa place ; elle lui est gardée { $minutes } min.
        }
        [bot] L’hôte choisit un autre robot pour { $who }.
        [away] { $you ->
            [seat] Vous n’étiez plus là : un robot joue. La place vous est gardée { $minutes } min.
           *[other] { $who } n’est plus là : un robot joue. La place lui est gardée { $minutes } min.
        }
        [back] { $you ->
            [seat] Vous reprenez votre place.
           *[other] { $who } reprend sa place.
        }
        [left] { $you ->
            [seat] Vous quittez la partie ; un robot continue.
           *[other] { $who } quitte la partie ; un robot continue.
        }
        [given] D’un commun accord, la place { DE($who) } ira { AU($to) }.
        [sat] { $you ->
            [seat] Vous prenez place et jouez désormais.
           *[other] { $who } prend place et joue désormais.
        }
       *[host] { $you ->
            [seat] Vous êtes désormais l’hôte.
           *[other] { $who } est désormais l’hôte.
        }
    }

## Un seul écran
page-pass = Passez l’écran { AU($name) }.
page-no-peeking = Personne ne regarde !
page-i-am = C’est moi, { $name }
page-who-answers = Qui répond

## La fin, la relecture
page-show-count = Voir le décompte
page-see-board = Voir le plateau
page-rematch = Revanche
page-rematch-join = Rejoindre la revanche
page-hall = Le hall
page-replay = Revoir la partie
page-run = Lecture
page-stop = Arrêter
page-seen-by = Vu par
page-everything = Tout montrer
page-a-spectator = Un spectateur
page-fork = Jouer d’ici
page-download = Télécharger la partie
page-stuck-rules-gone = Les règles de ce jeu ont été corrigées depuis le début de la partie, et cette maison n’a plus les anciennes : la partie ne peut pas continuer ici. N’importe quel joueur peut la finir et garder son journal.
page-stuck-package = Le paquet { $package }, qui contient ce jeu, n’est pas installé dans cette maison : la partie l’attend. N’importe quel joueur peut la finir et garder son journal.
page-stuck-damaged = Ce qui était gardé de cette partie a été abîmé sur le disque : elle ne peut pas continuer ici. N’importe quel joueur peut la finir et garder son journal, autant qu’il est lisible.
page-stuck-end = Finir la partie

## Des dés honnêtes
page-dice-sealed = Les dés de cette table sont scellés : à la fin, chacun pourra les vérifier.
page-dice-seal = Voir le sceau ({ $short }…)
page-dice-check = Vérifier les dés
page-dice-fair = Dés honnêtes : { $picks ->
    [one] l’unique tirage a été recalculé et concorde
   *[other] les { $picks } tirages ont été recalculés et concordent
  }, { $shares ->
    [0] sans la part d’aucun joueur.
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
page-aim = But du jeu
page-age = dès { $age } ans
page-chosen = À cette table
page-chosen-usual = { $value } (d’usage)
page-ruling = décision de la maison
page-clause = Lien vers cette règle
page-example = Exemple.
page-guide = Première partie guidée

page-lost = Cette porte ne mène nulle part.
page-lost-line = Il n’y a rien à cette adresse. Vérifiez le lien, ou revenez par le hall.
page-lost-rules = Aucun jeu de la maison ne porte ce nom. Voici les règles que nous avons.
page-lost-solo = Ce jeu ne se joue pas en solitaire.
page-to-hall = Aller dans le hall

## Contre qui, et la première partie
page-against = { $count ->
    [one] 1 robot
   *[other] { $count } robots
} · { $level }
page-level-mixed = Variés
page-guide-offer = Première partie guidée
page-guide-again = Partie guidée
