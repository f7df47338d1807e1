"""Booo! (Christophe Gonthier, Blackrock Games 2017): a race to find the ghost's way through coloured walls, 2 to 6."""
