"""Ratings with their uncertainty, from the order in which the seats of every game came in."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.bots.arena.contest import Contest
from manoir.bots.arena.deal import Deal, Outcome


@dataclass(frozen=True, slots=True)
class Rating:
    """How strong a bot is thought to be, and how far that may be off."""

    mu: float
    sigma: float


def ratings(contest: Contest, deals: list[Deal]) -> dict[str, Rating]:
    """Plackett and Luce's model over all games in order; seats of the same bot count as one, with their mean change."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    aim = contest.title.game.aim
    rated = {name: model.rating(name=name) for name in contest.names}
    for deal in deals:
        for game in deal.games:
            if len(set(game.seating)) < 2:
                continue
            after = model.rate([[rated[name]] for name in game.seating], ranks=ranks(game, aim))
            fresh = {}
            for name in set(game.seating):
                mine = [team[0] for team, who in zip(after, game.seating, strict=True) if who == name]
                mu = sum(one.mu for one in mine) / len(mine)
                sigma = sum(one.sigma for one in mine) / len(mine)
                fresh[name] = model.rating(mu=mu, sigma=sigma, name=name)
            rated.update(fresh)
    return {name: Rating(one.mu, one.sigma) for name, one in rated.items()}


def ranks(game: Outcome, aim: int) -> list[float]:
    """The place of each seat: winners first, then by points; equals share one."""
    keys = [(seat not in game.winners, -aim * points) for seat, points in enumerate(game.scores)]
    keys = [(False, 0) if not key[0] else key for key in keys]
    order = sorted(set(keys))
    return [float(order.index(key)) for key in keys]
