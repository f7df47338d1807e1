"""Chasseurs de Trésors (Richard Garfield, Queen Games 2017): a draft, three sites and a goblin raid, 2 to 6 players."""
