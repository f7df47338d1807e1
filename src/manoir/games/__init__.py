"""The games of the house: each is one folder here, or one package elsewhere; none of them is named outside its own."""

from __future__ import annotations

from manoir.kernel.registry import registry
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted

TITLES: dict[str, Title] = registry().titles


def title_of(name: str, rules: int | None = None) -> Title:
    """The game of that name, under a version of its rules if one is given, or WrongInput that lists them."""
    if name not in TITLES:
        raise WrongInput("game", quoted(name), f"one of {', '.join(TITLES)}")
    found = TITLES[name] if rules is None else TITLES[name].under(rules)
    if found is None:
        raise WrongInput("rules", quoted(rules), f"{TITLES[name].game.version}, the version that this house plays")
    return found
