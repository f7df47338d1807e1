"""What a contest came to."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from manoir.bots.arena.contest import Contest
from manoir.bots.arena.deal import Deal, Time
from manoir.bots.arena.interval import Interval, interval
from manoir.bots.arena.ratings import Rating, ratings
from manoir.kernel.plain import Named


@dataclass(frozen=True, slots=True)
class Result:
    """The deals of a contest in their order, and how surely its intervals are meant to hold."""

    contest: Contest
    deals: list[Deal]
    confidence: float = 0.99
    times: dict[str, Time] = field(default_factory=dict)

    @property
    def games(self) -> int:
        return sum(len(deal.games) for deal in self.deals)

    def shares(self, name: str) -> list[float]:
        """A bot's share of the victory for each seat that it had, deal by deal."""
        found = []
        for deal in self.deals:
            taken = [game.share(seat) for game in deal.games for seat, who in enumerate(game.seating) if who == name]
            found.append(sum(taken) / len(taken))
        return found

    def share(self, name: str) -> Interval:
        """A bot's share of the victory; one as good as all others has one over the number of seats."""
        return interval(self.shares(name), self.confidence)

    def lead(self, one: str, other: str) -> Interval:
        """By how much a seat of one bot wins more than a seat of another, on the same deals."""
        pairs = zip(self.shares(one), self.shares(other), strict=True)
        return interval([mine - theirs for mine, theirs in pairs], self.confidence)

    def points(self, name: str) -> float:
        """A bot's mean score."""
        taken = [
            game.scores[seat]
            for deal in self.deals
            for game in deal.games
            for seat, who in enumerate(game.seating)
            if who == name
        ]
        return sum(taken) / len(taken)

    def leads(self) -> list[tuple[str, str, Interval]]:
        """Every bot against the next in the list."""
        names = self.contest.names
        return [(one, other, self.lead(one, other)) for one, other in pairwise(names)]

    @property
    def sure(self) -> bool:
        """Whether every bot and the next in the list are surely parted."""
        return all(lead.sure for _, _, lead in self.leads())

    def ratings(self) -> dict[str, Rating]:
        return ratings(self.contest, self.deals)

    def plain(self) -> Named:
        """All of it as data; `time` is measured and differs from run to run, everything else follows from the seed."""
        contest = self.contest
        rated = self.ratings()
        return {
            "game": contest.game,
            "seats": contest.seats,
            "bots": list(contest.bots),
            "seed": contest.seed,
            "options": dict(contest.options),
            "edition": contest.box.name,
            "budget": contest.budget,
            "deals": len(self.deals),
            "games": self.games,
            "confidence": self.confidence,
            "fair": 1 / contest.seats,
            "sees_everything": [name for name in contest.names if name.startswith("oracle")],
            "results": [
                {
                    "bot": name,
                    "share": _bounds(self.share(name)),
                    "points": self.points(name),
                    "rating": {"mu": rated[name].mu, "sigma": rated[name].sigma},
                }
                for name in contest.names
            ],
            "leads": [
                {"bot": one, "over": other, "lead": _bounds(lead), "sure": lead.sure}
                for one, other, lead in self.leads()
            ],
            "time": {
                name: {
                    "answers": time.answers,
                    "mean_ms": 1000 * time.seconds / max(1, time.answers),
                    "longest_ms": 1000 * time.longest,
                }
                for name, time in self.times.items()
            },
        }


def _bounds(found: Interval) -> dict[str, float]:
    return {"mean": found.mean, "low": found.low, "high": found.high}
