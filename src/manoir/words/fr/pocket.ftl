# La maison dans un onglet : elle arrive, elle tient, elle dit ce qui lui manque.

pocket-loading = La maison s’installe dans cet onglet : { $share } %. Vous pouvez déjà choisir un jeu.
pocket-elsewhere = La maison est déjà ouverte dans un autre onglet. Fermez-le : elle s’ouvrira ici, avec vos parties.
pocket-failed = La maison n’a pas pu s’ouvrir dans ce navigateur. Rechargez la page ; s’il le refuse encore, il est trop ancien ou manque de mémoire : vos parties sont gardées.
pocket-missing = Il manque ici un morceau de la maison, et rien ne l’apporte. Retrouvez du réseau et réessayez : vos parties sont gardées.
pocket-again = Réessayer
pocket-full = Cet appareil n’a plus de place : votre dernière réponse n’a pas été gardée. Faites-en (ou supprimez des parties finies), puis répondez de nouveau : tout ce qui précède est gardé.
pocket-not-promised = Ce navigateur ne promet pas de garder vos parties pour toujours. De temps en temps, gardez-les dans un fichier : Toutes mes parties a un bouton pour cela. Ajouter la maison à l’écran d’accueil aide aussi.
pocket-forgets = Ce navigateur ne garde rien ici (fenêtre privée, ou stockage refusé) : les parties s’en vont avec l’onglet. Ouvrez une fenêtre ordinaire, ou gardez-les dans un fichier.
pocket-whole = Tout est là : cette maison joue désormais sans réseau.
pocket-understood = Compris
pocket-newer = Une version plus récente de la maison est prête. Vos parties restent.
pocket-take = La prendre
pocket-file = Toutes mes parties dans un fichier
pocket-file-about = Un navigateur qu’on vide oublie ses parties. Ce fichier les garde, et les apporte sur un autre appareil ; il contient aussi vos places : ne le donnez qu’à vous-même.
pocket-give = Tout garder
pocket-take-file = Ouvrir un tel fichier
pocket-given = Le fichier est enregistré sur cet appareil.
pocket-taken = { $count ->
    [0] Tout ce qu’il contient était déjà ici.
    [one] Une partie est arrivée.
   *[other] { $count } parties sont arrivées.
}
pocket-friends = Des amis au loin ?
pocket-address = adresse d’une maison
pocket-no-address = Jouer au loin demande une maison avec un serveur : écrivez son adresse, comme manoir.example.org.
