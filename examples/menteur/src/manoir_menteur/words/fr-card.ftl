# La carte dans le hall.

menteur-card-short = Le Menteur
menteur-card-line = Dites combien il y en a. On vous croira peut-être.
