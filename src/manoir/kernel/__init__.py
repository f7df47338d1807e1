"""The contract that every game keeps, and everything that is derived from it."""
