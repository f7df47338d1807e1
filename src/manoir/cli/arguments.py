"""What people give to a command, read once for all commands: options, editions, bots."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from manoir.kernel.numeral import is_numeral
from manoir.kernel.plain import Plain
from manoir.kernel.registry import registry
from manoir.kernel.title import Box, Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.words import lacking

SEEDS = 2**48  # so many there are
DAY = 86_400_000  # milliseconds, that anything may take at most


def choices_of(pairs: Sequence[str]) -> dict[str, Plain]:
    """Options as `name=value`, numbers and yes/no read as such."""
    found: dict[str, Plain] = {}
    for pair in pairs:
        name, sign, text = pair.partition("=")
        if not sign or not name:
            raise WrongInput("option", quoted(pair), "NAME=VALUE")
        words: dict[str, Plain] = {"yes": True, "true": True, "no": False, "false": False}
        found[name] = int(text) if is_numeral(text.removeprefix("-")) else words.get(text, text)
    return found


def box_given(title: Title, edition: str | None) -> Box:
    """A shipped edition by its name or file, or one that somebody brought, by its path."""
    if edition is None or edition in title.editions:
        return title.box(edition)
    if (box := title.box_named(edition)) is not None:
        return box
    box = title.box(Path(edition))
    for warning in box.warnings:
        print(f"manoir: {edition}: {warning}", file=sys.stderr)
    return box


def bots_given(text: str | None, seats: int, usual: str) -> list[str]:
    """A bot for each seat from a list with commas, repeated as needed."""
    names = [name.strip() for name in (text or usual).split(",")]
    if len(names) > seats:
        raise WrongInput("--bots", f"{len(names)} bots", f"{seats} at the most, one a seat")
    return [names[number % len(names)] for number in range(seats)]


def seat_given(number: int | None, seats: int, name: str) -> int | None:
    """A seat that people count from 1, as the rules count it."""
    if number is None:
        return None
    if not 1 <= number <= seats:
        raise WrongInput(name, quoted(number), f"a seat from 1 to {seats}")
    return number - 1


def check_bounds(name: str, number: float, low: float, high: float) -> None:
    """Say that a number lies outside its bounds."""
    if not low <= number <= high:
        kind = "a whole number" if isinstance(number, int) else "a number"
        raise WrongInput(name, quoted(number), f"{kind} from {low} to {high}")


def check_processes(number: int | None) -> None:
    """Say that so many processes cannot be had: Windows waits for 61 at the most."""
    if number is not None:
        check_bounds("--processes", number, 1, 61 if os.name == "nt" else 1024)


def check_writable(name: str, path: Path | None) -> None:
    """Say that a file cannot be written before the work whose result it is to hold."""
    if path is None:
        return
    try:
        good = not path.is_dir() and os.access(path if path.exists() else path.parent, os.W_OK)
    except OSError:  # a name that no file can have
        good = False
    if not good:
        raise WrongInput(name, quoted(str(path)), "a file that can be written to")


def say_left_out() -> None:
    """What is installed and cannot be played, and what is lacking in the words of what can: said once, on the side."""
    for left in registry().left_out:
        print(f"manoir: {left}", file=sys.stderr)
    for lack in lacking():
        print(f"manoir: {lack}", file=sys.stderr)


def console() -> Console:
    """Where commands print; a hundred columns where there is no screen to ask."""
    return Console(highlight=False, width=None if os.environ.get("COLUMNS") or os.isatty(1) else 100)
