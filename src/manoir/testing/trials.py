"""The laws as they are tried: each on positions reached by chance, or at tables of bots by a clock that leaps.

Every trial returns how often its law was really tried, and fails if that is too seldom for the law to mean anything.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Flaky

from manoir.kernel.laws import LawBroken
from manoir.kernel.plain import canonical
from manoir.kernel.title import Title
from manoir.protocol.game_schema import Declared
from manoir.testing import arrays, lawbook
from manoir.testing.chance import Position, positions
from manoir.testing.sent import sent_as_declared
from manoir.testing.timekeeping import Sat, hands_do_not_show, thinking_does_not_show


@dataclass(frozen=True, slots=True)
class TrialResult:
    """What a law is tried on: a game, with a number of seats if one is given, and so many examples."""

    title: Title
    seats: int | None = None
    examples: int | None = None  # None: as many as Hypothesis is set to


Trial = Callable[[TrialResult], int]

SELDOM = 0.1  # of the examples, at the least, must come to what a law speaks of
WORLDS = 24
TABLES = 2  # of bots, for each law of time
DEALS = 4
STEADY = settings(
    deadline=None,
    derandomize=True,
    database=None,
    report_multiple_bugs=False,
    suppress_health_check=list(HealthCheck),
)


def on_positions(of: TrialResult, law: Callable[[Position], object]) -> int:
    """Try a law on positions of a game; returns on how many. What breaks it is told with a small position."""
    count = 0
    broken: list[LawBroken] = []

    @settings(STEADY, max_examples=of.examples or settings().max_examples)
    @given(positions(of.title, of.seats))
    def one(at: Position) -> None:
        nonlocal count
        try:
            law(at)
        except LawBroken as wrong:
            broken.append(LawBroken(f"{wrong} ({at.where})"))
            raise broken[-1] from None
        count += 1

    try:
        one()
    except Flaky:  # rules with dice of their own need not do the same thing twice
        raise broken[0] from None
    return count


def worlds_differ(of: TrialResult) -> int:
    """Counts the secrets that were open; a game that names none must only imagine several worlds somewhere."""
    found = 0
    secrets = of.title.part("secrets")

    def law(at: Position) -> None:
        nonlocal found
        found += _several_worlds(at) if secrets is None else lawbook.worlds_differ(at, secrets.SECRETS)

    on_positions(of, law)
    if found == 0 and not of.title.all_open:
        raise LawBroken("law 1: no secret was ever open, and the title does not say that all is open")
    return found


def _several_worlds(at: Position) -> int:
    """Whether the worlds imagined from a view are not all one."""
    view = at.game.view(at.state, at.seat)
    worlds = {canonical(at.notation.position(at.game.imagine(view, at.fate))) for _ in range(WORLDS)}
    return int(len(worlds) > 1)


def counted(law: Callable[[Position], int], share: Callable[[Title], float], what: str) -> Trial:
    """A law that is not reached from everywhere: counts how often it was, at least that share of the examples."""

    def trial(of: TrialResult) -> int:
        reached = 0

        def one(at: Position) -> None:
            nonlocal reached
            reached += law(at)

        count = on_positions(of, one)
        if reached < share(of.title) * count:
            raise LawBroken(f"only {reached} of {count} examples came to {what}: the law was not tried")
        return reached

    return trial


def plainly(law: Callable[[Position], object]) -> Trial:
    """A law that is tried on every position alike."""
    return lambda of: on_positions(of, law)


def often(_: Title) -> float:
    """In every game."""
    return SELDOM


def where_hidden(title: Title) -> float:
    """Only in a game that hides something."""
    return 0.0 if title.all_open else SELDOM


def where_remembered(title: Title) -> float:
    """Only in a game where people must remember alone."""
    return 0.0 if title.memory is None else SELDOM


def seldom(_: Title) -> float:
    """It may never come up."""
    return 0.0


def on_arrays(law: Callable[[arrays.Arrays, Position], int]) -> Trial:
    """A law of what machines see: counts the arrays; none where a game has no catalogue or no lens."""

    def trial(of: TrialResult) -> int:
        known = arrays.Arrays(of.title)
        met = 0

        def one(at: Position) -> None:
            nonlocal met
            met += law(known, at)

        if known.open:
            on_positions(of, one)
        return met

    return trial


def as_declared(of: TrialResult) -> int:
    """Counts all that was sent and looked at; none where a game declares nothing."""
    if of.title.schema is None:
        return 0
    declared, looked = Declared(of.title), 0

    def one(at: Position) -> None:
        nonlocal looked
        looked += sent_as_declared(declared, at)

    on_positions(of, one)
    return looked


def thinking(of: TrialResult) -> int:
    """Law 8: counts the answers that came at the same moments however long bots thought; none where all is open."""
    return 0 if of.title.all_open else sum(len(thinking_does_not_show(sat).answers) for sat in _tables(of))


def hands(of: TrialResult) -> int:
    """Law 8: counts the questions that had other moves with other hands, and yet the same moments."""
    return 0 if of.title.all_open else sum(hands_do_not_show(sat, DEALS) for sat in _tables(of))


def _tables(of: TrialResult) -> list[Sat]:
    players = of.title.box().players
    return [Sat(of.title, of.seats or players[seed % 2], seed=seed, deal=seed) for seed in range(TABLES)]


TRIALS: dict[str, Trial] = {
    "1 my chair": plainly(lawbook.my_chair),
    "1 worlds differ": worlds_differ,
    "2 nothing untold": counted(lawbook.nothing_untold, often, "two answers told alike"),
    "3 log replays": plainly(lawbook.log_replays),
    "3 forks go alike": plainly(lawbook.fork_goes_alike),
    "4 origin untouched": plainly(lawbook.origin_untouched),
    "5 can be ended": plainly(lawbook.can_be_ended),
    "6 nothing lost": plainly(lawbook.nothing_lost),
    "7 nothing leaked": counted(lawbook.nothing_leaked, often, "two answers seen alike"),
    "7 set-up leaks nothing": counted(lawbook.set_up_leaks_nothing, where_hidden, "two set-ups seen alike"),
    "7 still seen": counted(lawbook.still_seen, seldom, "two positions that look alike"),
    "7 over is over": counted(lawbook.over_is_over, often, "two answers seen alike"),
    "7 secrets stay secret": counted(lawbook.secrets_stay_secret, where_hidden, "an event with a secret"),
    "7 nothing recalled": counted(lawbook.nothing_recalled, where_remembered, "two screens alike"),
    "ids of asks": plainly(lawbook.ids_belong_to_one_ask),
}
"""On positions reached by chance."""

TIMES: dict[str, Trial] = {
    "8 silence tells nothing": counted(lawbook.silence_tells_nothing, seldom, "a secret choice"),
    "8 thinking does not show": thinking,
    "8 hands do not show": hands,
}
"""Law 8: on such positions, and at tables of bots by a clock that leaps."""

ARRAYS: dict[str, Trial] = {
    "9 arrays leak nothing": on_arrays(arrays.leaks_nothing),
    "9 arrays show the moves": on_arrays(arrays.shows_the_moves),
}
"""What machines see, in a game with a catalogue and a lens."""

SENT: dict[str, Trial] = {"sent as declared": as_declared}
"""What is sent, in a game with a schema."""
