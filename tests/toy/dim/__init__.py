"""The Vigil through a lens that forgot the hand: one array goes with two masks."""
