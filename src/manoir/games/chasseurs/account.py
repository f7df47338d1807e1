"""A finished game of Chasseurs in numbers: what filled and emptied each purse, treasures and the final count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from manoir.kernel.account import Account, Gain, Happening, events_of
from manoir.kernel.plain import Plain

PAID = {
    "CoinsPaid": ("coins", "amount", 1),
    "ScrollUsed": ("yellow-scrolls", "amount", 1),
    "GoblinTaken": ("booty", "money", 1),
    "Stole": ("stolen", "amount", -1),
    "Hired": ("mercenaries", "cost", -1),
}
"""What fills a purse and what empties it: the source, the field that says how much, and which way."""

AT_THE_END = ("grey-scrolls", "goblin-tiles")  # the lines of the final count that nobody had before it


def gains(told: Iterable[tuple[int, Happening]]) -> Iterator[Gain]:
    """end.score: the purse as it was paid and robbed, relics as they were taken, the rest when it was counted."""
    for moment, one in told:
        kind = one["event"]
        if kind in PAID:
            source, field, way = PAID[kind]
            yield Gain(moment, one["seat"], source, way * one[field])
        elif kind == "TreasureTaken" and one["tile"].startswith("relic "):
            yield Gain(moment, one["seat"], "relics", int(one["tile"].split()[1]))
        elif kind == "Counted" and one["source"] in AT_THE_END:
            yield Gain(moment, one["seat"], one["source"], one["points"])


def luck(told: Sequence[Happening], seat: int) -> dict[str, Plain]:
    """Treasures, coins that the cards brought, what goblins stole, and the ties that a single card decided."""
    ties = [one for one in told if one["event"] == "TieBroken" and seat in one["seats"]]
    return {
        "treasures": len(events_of(told, "TreasureTaken", seat)),
        "coins": sum(one["amount"] for one in events_of(told, "CoinsPaid", seat)),
        "stolen": sum(one["amount"] for one in events_of(told, "Stole", seat)),
        "ties": len(ties),
        "won": sum(one["seat"] == seat for one in ties),
    }


ACCOUNT = Account(gains, luck)
