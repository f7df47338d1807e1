# La Veillée, telle que son paquet la dit : il y manque des phrases.

vigil-card-line = Posez un souvenir, et attendez le fantôme.
vigil-page-night = Nuit { $round }
vigil-page-attic = { $chest } pièces au coffre
vigil-name-comb = peigne
vigil-name-mirror = miroir
