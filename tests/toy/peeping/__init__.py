"""The Vigil through a lens that reads what a view should not hold."""
