"""The rules as they were in version 1, for the games that were begun under them."""
