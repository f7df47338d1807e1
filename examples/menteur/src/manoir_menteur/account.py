"""A finished game of Le Menteur in numbers: how each die was lost, and how calls turned out."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from manoir.kernel.account import Account, Gain, Happening, events_of
from manoir.kernel.plain import Plain


def gains(told: Iterable[tuple[int, Happening]]) -> Iterator[Gain]:
    """setup.dice, lose.die: the dice that one begins with, and each that is lost, by what it was lost with."""
    round, called, caller = 1, "", 0
    for moment, one in told:
        kind = one["event"]
        if kind == "RoundBegan":
            round = one["round"]
        elif kind == "Rolled" and round == 1:
            yield Gain(moment, one["seat"], "start", len(one["dice"]), round)
        elif kind in ("CalledLiar", "CalledExact"):
            called, caller = kind, one["seat"]
        elif kind == "Lost":
            mistaken = "doubt" if called == "CalledLiar" else "exact"
            caught = "lie" if called == "CalledLiar" else "others"
            yield Gain(moment, one["seat"], mistaken if one["seat"] == caller else caught, -1, round)


def luck(told: Sequence[Happening], seat: int) -> dict[str, Plain]:
    """How many dice a seat rolled, how often it called, and how often it was right."""
    rolled = sum(len(one["dice"]) for one in events_of(told, "Rolled", seat))
    calls = right = 0
    for number, one in enumerate(told):
        if one["event"] in ("CalledLiar", "CalledExact") and one["seat"] == seat:
            calls += 1
            right += next(other["seat"] for other in told[number:] if other["event"] == "Lost") != seat
    return {"rolled": rolled, "calls": calls, "right": right}


ACCOUNT = Account(gains, luck)
