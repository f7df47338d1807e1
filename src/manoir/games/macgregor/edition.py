"""The box of Mac Gregor: its edition file, checked, and the options of a table."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from manoir.games.macgregor.castle import Castle, read_castle
from manoir.games.macgregor.warnings import warnings_of
from manoir.kernel.choice import Choice, chosen, chosen_seat
from manoir.kernel.edition import Sheet
from manoir.kernel.wrong import WrongInput, quoted

OBJECTS = ("pick", "lamp", "detector")
ROUNDS = 100
"""How many rounds a table plays at the most unless it chooses otherwise; 0 chooses no bound (end.bound)."""
BOUNDS = (0, 10_000)


@dataclass(frozen=True, slots=True)
class Edition:
    """Every number and drawing of one box."""

    colours: tuple[str, ...]  # of the players, their pawns and treasures
    keys: tuple[str, ...]  # of keys and doors
    blazons: tuple[str, ...]
    ghost_cards: int  # of each blazon
    treasures: int  # of each colour
    traps: int
    objects: tuple[int, ...]  # picks, lamps, detectors
    keys_dealt: int
    hand_limit: int
    plan_cards: int
    needed: tuple[int, ...]  # treasures to leave: the first is usual, the last for two players
    first_tokens: tuple[int, ...]  # the blazons whose rooms get a token at set-up
    castle: Castle
    players: tuple[int, int]
    warnings: tuple[str, ...]  # what a good plan has and this one lacks


@dataclass(frozen=True, slots=True)
class Options:
    """What a table chose before it started."""

    edition: Edition
    seats: int
    needed: int
    ghost: int | None  # the seat of the first ghost, from 0; None: drawn by lot
    memory: bool  # whether the screen remembers the tokens that were shown
    bound: int  # rounds; 0: none
    choices: Mapping[str, object]  # as they were given, for the log
    flip_unmoved: bool = False  # fixed by the version of the rules, never chosen: see version_1.py


CHOICES = (
    Choice(
        "needed", "setup.target", values=lambda table: sorted(table.edition.needed), usual=lambda table: table.needed
    ),
    Choice("ghost", "setup.ghost", "seat"),
    Choice("memory", "arrive.memory", values=lambda _: (False, True), usual=lambda table: table.memory),
    Choice("bound", "end.bound", values=lambda _: (5, 10, 20, 100, 0), usual=lambda table: table.bound, span=BOUNDS),
)


def open_sheet(sheet: Sheet) -> Edition:
    """The edition of a sheet, or WrongInput that names the key."""
    sheet.only("edition", "colours", "cards", "tokens", "objects", "numbers", "plan", "room", "doors", "exits")
    low, high = sheet.part("edition").wholes("players", 2, 6, size=2)
    if low > high:
        raise sheet.part("edition").complain("players", [low, high], "the fewest players, then the most")
    colours = _names(sheet.part("colours"), "players", high, 6)
    keys = _names(sheet.part("colours"), "keys", 1, 12)
    cards = sheet.part("cards")
    cards.only("blazons", "keys_per_blazon_and_colour", "ghost_cards_per_blazon")
    blazons = _names(cards, "blazons", 1, 15)
    cards.whole("keys_per_blazon_and_colour", 1, 1)  # every key card is one of its kind
    if len(blazons) * len(keys) > 60:
        raise cards.complain("blazons", f"{len(blazons) * len(keys)} key cards", "60 at the most")
    ghost_cards = cards.whole("ghost_cards_per_blazon", 1, 9)
    castle = read_castle(sheet, blazons, keys)
    tokens = sheet.part("tokens")
    tokens.only("treasures_per_colour", "traps")
    sheet.part("objects").only(*OBJECTS)
    numbers = sheet.part("numbers")
    numbers.only("keys_dealt", "hand_limit", "plan_cards", "treasures_needed")
    edition = Edition(
        colours=tuple(colours),
        keys=tuple(keys),
        blazons=tuple(blazons),
        ghost_cards=ghost_cards,
        treasures=tokens.whole("treasures_per_colour", 1, 40),
        traps=tokens.whole("traps", 0, 40),
        objects=tuple(sheet.part("objects").whole(name, high - 1, 99) for name in OBJECTS),
        keys_dealt=numbers.whole("keys_dealt", 0, len(blazons) * len(keys) // high),
        hand_limit=numbers.whole("hand_limit", 0, 60),
        plan_cards=numbers.whole("plan_cards", 1, min(12, len(blazons) * ghost_cards)),
        needed=tuple(numbers.wholes("treasures_needed", 1, 240)),
        first_tokens=_first_tokens(sheet.part("plan"), blazons),
        castle=castle,
        players=(low, high),
        warnings=tuple(warnings_of(castle, blazons, keys)),
    )
    if max(edition.needed) > edition.treasures * len(colours):
        raise numbers.complain("treasures_needed", list(edition.needed), "no more treasures than there are")
    return edition


def _names(part: Sheet, key: str, least: int, most: int) -> list[str]:
    names = part.texts(key)
    plain = all(name.replace("-", "").isalnum() and name not in RESERVED for name in names)
    if not plain or not least <= len(names) <= most:
        raise part.complain(key, names, f"{least} to {most} names of letters, digits and hyphens")
    return names


RESERVED = (
    *("answered", "at", "colours", "discards", "earlier", "ghost", "keys", "none", "objects", "open", "over", "owed"),
    *("pile", "plan", "round", "shown", "to", "tokens", "top", "trap", "treasures", "turned"),
)
"""Words that a position in notation needs for itself."""


def _first_tokens(part: Sheet, blazons: list[str]) -> tuple[int, ...]:
    names = part.texts("first_tokens")
    for name in names:
        if name not in blazons:
            raise part.complain("first_tokens", name, f"blazons among {', '.join(blazons)}")
    return tuple(blazons.index(name) for name in names)


def options(edition: Edition, seats: int, choices: Mapping[str, object]) -> Options:
    """The options of a table, or WrongInput that names the option."""
    usual = edition.needed[-1] if seats == 2 else edition.needed[0]  # setup.target
    needed = choices.get("needed", usual)
    if isinstance(needed, bool) or not isinstance(needed, int) or needed not in edition.needed:
        known = ", ".join(str(number) for number in sorted(edition.needed))
        raise WrongInput("option needed", quoted(needed), f"one of {known}")
    memory = choices.get("memory", False)
    if not isinstance(memory, bool):
        raise WrongInput("option memory", quoted(memory), "true or false")
    bound = chosen(choices, "bound", *BOUNDS)
    return Options(
        edition=edition,
        seats=seats,
        needed=needed,
        ghost=chosen_seat(choices, "ghost", seats),
        memory=memory,
        bound=ROUNDS if bound is None else bound,
        choices=dict(choices),
    )
