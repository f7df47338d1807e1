"""The games of this house: every package that names one under the entry point `manoir.games`, its own four alike."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points

from manoir.kernel.title import CONTRACT, Title
from manoir.kernel.wrong import WrongInput, brief

GROUP = "manoir.games"
NAME = re.compile(r"[a-z][a-z0-9]{1,31}")
OWN = "manoir"


@dataclass(frozen=True, slots=True)
class LeftOut:
    """A package whose game is not played here, and what its author or the house can do about it."""

    package: str
    game: str
    why: str

    def __str__(self) -> str:
        return f"{self.package}: the game {self.game} is left out: {self.why}"


@dataclass(frozen=True, slots=True)
class Registry:
    """The titles by name, in the order of the hall; and what could not be taken in."""

    titles: dict[str, Title]
    left_out: tuple[LeftOut, ...]
    packages: dict[str, str]  # by game, what is installed and uninstalled: the distribution that has it


class Unfit(Exception):
    """A title that this house cannot play; the words say what to do."""


@cache
def registry() -> Registry:
    """What is installed, looked for once."""
    return gathered(entry_points(group=GROUP))


def package_of(title: Title) -> str:
    """The package that has a title, by the name under which it is installed."""
    return registry().packages.get(title.name) or title.package.partition(".")[0]


def gathered(points: Iterable[EntryPoint]) -> Registry:
    """The titles of entry points. A broken package is named and left out; the house opens with the others."""
    found: dict[str, Title] = {}
    left: list[LeftOut] = []
    owner: dict[str, str] = {}
    for package, point in sorted(_of_packages(points), key=lambda pair: (pair[0] != OWN, pair[0], pair[1].name)):
        try:
            title = _title(point, package)
            if title.name in found:
                raise Unfit(f"the name {title.name} is taken by {owner[title.name]}; uninstall one of the two")
        except Unfit as unfit:
            left.append(LeftOut(package, brief(point.name), str(unfit)))
            continue
        found[title.name], owner[title.name] = title, package
    ordered = sorted(found.values(), key=lambda title: (title.card.order, title.name))
    return Registry({title.name: title for title in ordered}, tuple(left), owner)


def _of_packages(points: Iterable[EntryPoint]) -> list[tuple[str, EntryPoint]]:
    """Each entry point once, with the package that has it: a package found twice on the path counts once."""
    found = {(point.dist.name if point.dist is not None else "?", point.name): point for point in reversed([*points])}
    return [(package, point) for (package, _), point in found.items()]


def _title(point: EntryPoint, package: str) -> Title:
    """The title of an entry point, looked at as far as opening its files; Unfit if anything is wrong with it."""
    try:
        title = point.load()
    except Exception as error:  # a stranger's code: whatever it raises, the house opens
        trouble = f"{type(error).__name__}: {brief(str(error))}"
        raise Unfit(f"{point.value} could not be loaded ({trouble}); update or uninstall {package}") from error
    if not isinstance(title, Title):
        raise Unfit(
            f"{point.value} is a {type(title).__name__}, not a manoir.kernel.title.Title; update or uninstall {package}"
        )
    if title.contract != CONTRACT:
        newer, what = ("a newer", "the house") if title.contract > CONTRACT else ("an older", package)
        raise Unfit(f"it was written for {newer} contract ({title.contract}; this house has {CONTRACT}): update {what}")
    if not NAME.fullmatch(title.name) or title.name != point.name:
        raise Unfit(
            f"its name is {brief(title.name)!r}: small letters and digits, as the entry point has it, are expected"
        )
    if package != OWN:
        _look_through(title, package)
    return title


PARTS = ("events", "instincts", "drawing", "measures", "stakes", "secrets", "puzzles", "commands", "peers")
"""The modules that a game may have beside its title; each may be missing, but none may be broken."""


def _look_through(title: Title, package: str) -> None:
    """Whether all that a stranger's title promises is there; Unfit says what is not."""
    try:
        if title.rulebook.game != title.name:
            raise Unfit(f"its rulebook.toml is of {brief(title.rulebook.game)!r}, not of {title.name!r}")
        for edition in title.editions:
            title.shipped(edition)
    except (WrongInput, OSError) as wrong:
        raise Unfit(f"{wrong}; update or uninstall {package}") from wrong
    for name in PARTS:
        try:
            part = title.part(name)
        except Exception as error:
            trouble = f"{type(error).__name__}: {brief(str(error))}"
            raise Unfit(f"its part {name} could not be loaded ({trouble}); update or uninstall {package}") from error
        if part is None and name == "commands" and title.commands:
            raise Unfit(f"it speaks of commands, and has no part of that name; update or uninstall {package}")
