"""Version 1 of the rules, for games that were begun under it: every search ended after 300 answers, whoever gave them.

Its options were read otherwise too: who named the rooms of one kind of special had none of the other.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from manoir.games.booo import edition
from manoir.games.booo.edition import Edition, Options
from manoir.games.booo.rules import Booo

BOUND = 300


class Booo1(Booo):
    """Booo! as it was."""

    version = 1


def options(box: Edition, seats: int, choices: Mapping[str, object]) -> Options:
    """The options of a table, as version 1 read them."""
    named = {"bound": BOUND, **choices}
    if {"trapdoors", "transitions"} & named.keys() and not isinstance(named.get("trapdoors"), int):
        named = {"trapdoors": [], "transitions": [], **named}
    return replace(edition.options(box, seats, named), choices=dict(choices), every_answer=True)
