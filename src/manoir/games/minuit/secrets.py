"""Minuit hides nothing: every clause is played in the open."""

from __future__ import annotations

from manoir.kernel.laws import Hidden

SECRETS: list[Hidden] = []
