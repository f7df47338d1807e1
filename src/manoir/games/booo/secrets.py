"""Booo! hides nothing either: tiles, tokens and hands lie open, the route is named aloud, and the visitors' backs are
printed alike in every box. A path is hard to see, but no secret."""

from __future__ import annotations

from manoir.kernel.laws import Hidden

SECRETS: list[Hidden] = []
