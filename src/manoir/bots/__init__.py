"""What plays: bots see views, asks and moves, and nothing else."""
