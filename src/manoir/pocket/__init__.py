"""The house in a pocket: made into a folder that any web server can hold, and that needs nothing else."""
