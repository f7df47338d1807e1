# The Vigil as its package says it; French has less.

vigil-card-line = Lay a keepsake down, and wait for the ghost.
vigil-card-short = Vigil
vigil-page-night = Night { $round }
vigil-page-attic = { $chest } coins in the chest
vigil-ask-seal = Which keepsake do you lay down?
vigil-ask-light = Do you light your candle?
vigil-name-comb = comb
vigil-name-mirror = mirror
vigil-told-Sealed = { $seat } lays a keepsake down.
vigil-end-how = Richer than the others.
