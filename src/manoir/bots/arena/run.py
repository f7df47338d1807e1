"""A contest run on any executor: processes of this machine, or a cluster's."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Executor

from manoir.bots.arena.contest import Contest
from manoir.bots.arena.deal import Deal, Time, play_deal
from manoir.bots.arena.result import Result

ERROR = 0.01  # how often an interval may miss


def run(
    contest: Contest,
    games: int,
    executor: Executor,
    until_sure: bool = False,
    tick: Callable[[int], None] = lambda _: None,
) -> Result:
    """Play whole deals until there are that many games; or, until sure, only until every bot is parted from the next.

    Looking several times gives chance several chances, so the looks share the error between them: what is printed after
    stopping early holds as surely as what is printed at the end.
    """
    size = len(contest.seatings)
    most = max(2, -(-games // size))
    looks = schedule(most) if until_sure else [most]
    confidence = 1 - ERROR / len(looks)
    deals: list[Deal] = []
    for look in looks:
        wanted = range(len(deals), look)
        for deal in executor.map(play_deal, [contest] * len(wanted), wanted):
            deals.append(deal)
            tick(size)
        if Result(contest, deals, confidence).sure:
            break
    times = {name: Time() for name in contest.names}
    for deal in deals:
        for name, time in deal.times.items():
            times[name].add(time)
    return Result(contest, deals, confidence, times)


def schedule(most: int) -> list[int]:
    """After how many deals to look: from twenty on, each time half as many again."""
    looks = []
    look = 20
    while look < most:
        looks.append(look)
        look = look * 3 // 2
    return [*looks, most]
