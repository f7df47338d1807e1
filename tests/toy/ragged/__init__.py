"""The Vigil through a lens that is not always of one width."""
