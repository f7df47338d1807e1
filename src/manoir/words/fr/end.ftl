## La fin d’une partie
end-won = { $you ->
    [alone] Vous gagnez !
    [with] Vous gagnez, avec { $names } !
   *[none] { $count ->
        [one] { $names } gagne !
       *[other] { $names } gagnent ensemble !
      }
  }
end-level = Égalité !
end-skip = Passer
end-luck = La part du hasard
end-turning-ahead = { $you ->
    [yes] Le tournant, au coup { $moment } : vous passez devant pour de bon.
   *[no] Le tournant, au coup { $moment } : { $name } passe devant pour de bon.
  }
end-turning-leap = { $you ->
    [yes] Le grand écart, au coup { $moment } : vous prenez le large.
   *[no] Le grand écart, au coup { $moment } : { $name } prend le large.
  }
end-turning-end = { $you ->
    [yes] Le tournant : le tout dernier coup, le vôtre.
   *[no] Le tournant : le tout dernier coup, celui { DE($name) }.
  }
end-look = Revoir ce moment
end-share = Partager
end-copy = Copier le lien
end-copied = Le lien est copié.
end-not-copied = Ce navigateur n’a pas copié le lien : le voici.
end-link = Lien vers la partie
end-picture = Enregistrer l’image
end-shared = { $game } : { $won }
end-rematch-ready = La revanche est prête, on vous attend.
end-review = La revue du coach
