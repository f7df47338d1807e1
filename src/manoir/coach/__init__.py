"""The coach: a finished game looked over, each decision by what its seat knew, and luck with all cards open."""
