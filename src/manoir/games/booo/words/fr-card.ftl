# La carte du hall.

booo-card-line = Voyez le chemin avant les autres, puis criez.
booo-card-short = Booo!
