"""`python -m manoir` is the command line."""

from manoir.cli import main

main()
