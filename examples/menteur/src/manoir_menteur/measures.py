"""What is worth measuring over many games of Le Menteur: rounds, bids, and who is wrong."""

from __future__ import annotations

from collections.abc import Sequence

from manoir_menteur.events import Bid, CalledExact, CalledLiar, Counted, RoundBegan


def measures(events: Sequence[object], scores: Sequence[int], winners: Sequence[int]) -> dict[str, float]:
    """The numbers of one game."""
    bids = [event for event in events if isinstance(event, Bid)]
    calls = [event for event in events if isinstance(event, CalledLiar | CalledExact)]
    counts = [event for event in events if isinstance(event, Counted)]
    outcomes = list(zip(calls, counts, strict=True))
    lies = [count.count < count.quantity for call, count in outcomes if isinstance(call, CalledLiar)]
    exact = [count.count == count.quantity for call, count in outcomes if isinstance(call, CalledExact)]
    return {
        "bids": float(len(bids)),
        "bids-a-round": len(bids) / max(1, len(calls)),
        "share-lies": sum(lies) / max(1, len(lies)),
        "share-exact": sum(exact) / max(1, len(exact)),
        "exact-calls": float(len(exact)),
        "over": sum(count.quantity - count.count for count in counts) / max(1, len(counts)),
        "left": float(max(scores)),
        "first-wins": float(_first(events) in winners),
    }


def _first(events: Sequence[object]) -> int:
    """The seat that began."""
    return int(next(event.first for event in events if isinstance(event, RoundBegan)))
