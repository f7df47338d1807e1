"""Alembic's scripts: how a database of an older house is brought up to date, and back."""
