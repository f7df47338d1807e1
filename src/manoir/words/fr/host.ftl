# Ce que l’hôte peut faire, et règle au sujet des gens.

host-which = Pour qui
host-shut = Fermer
host-table = La table
host-yes = Oui
host-not = Non
host-no = Non, on continue
host-hours = { $hours } h

## Une place
host-seat-here = { $name } est à la table.
host-seat-bot = Un robot joue ici.
host-seat-kept = { $name } peut reprendre sa place à tout moment ; jusqu’à { $time }, elle n’ira à personne d’autre.
host-seat-left = { $name } a quitté la partie, et peut reprendre sa place tant qu’elle n’est donnée à personne.
host-let-bot = Un robot joue pour { $name }
host-other-bot = Un autre robot joue
host-bot-plays = À lui
host-let-bot-line = { $name } l’apprend et peut reprendre sa place à tout moment. Personne ne voit les cartes.
host-again = Rappeler { $name }
host-again-line = Sur l’appareil où { $name } jouait, cette adresse ramène tout droit à sa place.
host-guest = Inviter quelqu’un à cette place
host-guest-line = Tous ceux qui jouent doivent être d’accord, car l’invité verra les cartes de cette place.
host-guest-open = Tous les autres qui jouent doivent être d’accord.
host-guest-name = Nom de l’invité
host-guest-link = Le lien { DE($name) }, qui s’ouvre dès que tous sont d’accord :
host-nobody-to-agree = Pour y inviter quelqu’un, il faut l’accord d’une autre personne qui joue.
host-wish-open = On ne peut inviter personne tant qu’un autre souhait attend une réponse.
host-hand = Confier le rôle d’hôte { AU($name) }
host-hand-line = Vous gardez votre place. Ce qui est proposé ici passe { AU($name) }, et à personne d’autre.
host-hand-yes = Le confier

## La table
host-grace = En cas d’absence, un robot joue après
host-grace-never = jamais : la table attend
host-keep = La place reste ensuite gardée
host-keep-fixed = Une place jouée par un robot reste gardée { $time } pour qui l’occupait : c’était réglé avant le début.
host-spectators = Spectateurs
host-delay = Les spectateurs voient la partie
host-delay-none = aussitôt
host-listed = Visible parmi les tables ouvertes
host-close = Fermer la table
host-close-line = La partie s’arrête pour tout le monde, sans vainqueur, et ne pourra pas être reprise.
host-close-yes = La fermer
