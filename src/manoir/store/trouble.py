"""What can go wrong between the store and its database."""

from __future__ import annotations


class Trouble(Exception):
    """The disk or the database failed: nothing of that write was kept, and it was not acknowledged."""


class Twice(Trouble):
    """Another writer has already kept that entry of that table."""


class WriteLost(Trouble):
    """Another worker holds that table now."""
