"""A review in words: nothing is said that was not computed."""

from __future__ import annotations

from dataclasses import dataclass

from manoir.coach.depth import LABELS, SURE, part_of
from manoir.coach.estimate import Estimate
from manoir.coach.review import Decision, Review, turning
from manoir.words import Words
from manoir.words.vocabulary import vocabulary_of

TERMS = ("start", "luck", "skill", "hidden", "others", "result")


@dataclass(frozen=True, slots=True)
class Loss:
    """One decision that lost something, as people read it."""

    entry: int
    seat: int  # from 0
    player: str
    name: str  # of the label
    label: str
    given: str
    best: str
    before: str
    after: str
    cost: str
    sentence: str


def hundredths(share: float) -> str:
    """A share in hundredths."""
    return f"{100 * share:.0f}"


def within(found: Estimate) -> str:
    """An estimate in hundredths with how far off it may be, which holds in ninety-nine cases of a hundred."""
    value = f"{100 * found.value:+.1f}".replace("-", "−")
    return value if found.error == 0.0 else f"{value} ± {100 * SURE * found.error:.1f}"


def title_of_game(found: Review, words: Words) -> str:
    """What people call the game."""
    key = f"{found.game}-card-short"
    return words.say(key) if words.has(key) else found.game


def summary(found: Review, words: Words) -> list[str]:
    """What was looked over and how; of a race, all there was to see."""
    game = title_of_game(found, words)
    if found.sightings is not None:
        seen = [words.seen(found.game, one.plain(), found.players) for one in found.sightings]
        lines = [line for line in seen if line is not None]
        return [
            words.say("coach-race", game=game, entries=found.entries),
            *(lines or [words.say("coach-nothing-seen")]),
        ]
    counts = []
    for seat in found.seats:
        mine = [one.appraisal.label for one in found.decisions if one.seat == seat]
        each = {label: mine.count(label) for label in LABELS}
        counts.append(words.say("coach-counts", seat=found.players[seat], **each))
    part = part_of(found.depth.trials)
    return [
        words.say("coach-heading", game=game, entries=found.entries, decisions=len(found.decisions)),
        words.say("coach-method", trials=2 * found.depth.trials, openly=found.depth.openly, seed=found.seed),
        *([words.say("coach-part", part=part)] if part < 100 else []),
        *counts,
    ]


def losses(found: Review, words: Words) -> list[Loss]:
    """Every decision that lost something beyond the noise."""
    return [_loss(found, one, words) for one in found.decisions if one.appraisal.label != "fine"]


def turning_points(found: Review, words: Words) -> list[Loss]:
    """The decisions that lost the most."""
    return [_loss(found, one, words) for one in turning(found)]


def _loss(found: Review, one: Decision, words: Words) -> Loss:
    vocabulary = vocabulary_of(found.game, words.language)
    judged = one.appraisal
    given, best = vocabulary.phrase(one.given), vocabulary.phrase(one.best)
    cost, error = f"{100 * judged.cost.value:.1f}", f"{100 * SURE * judged.cost.error:.1f}"
    said = words.say("coach-better", best=best, given=given, cost=cost, error=error)
    parts = [why for reason in one.reasons if (why := words.why(found.game, reason, found.players)) is not None]
    if parts:
        capital = best[:1].upper() + best[1:]
        said = f"{said} {words.say('coach-why', best=capital, why=words.listing(parts))}"
    return Loss(
        one.entry,
        one.seat,
        found.players[one.seat],
        judged.label,
        words.say(f"coach-{judged.label}"),
        given,
        best,
        hundredths(judged.before.value),
        hundredths(judged.after.value),
        f"{cost} ± {error}",
        said,
    )


def account(found: Review, words: Words) -> list[list[str]]:
    """The account of each seat that was looked over: a heading, then a row each."""
    rows = [[words.say("coach-seat"), *(words.say(f"coach-{term}") for term in TERMS), words.say("coach-lost")]]
    for one in found.tallies:
        terms = (one.luck, one.skill, one.hidden, one.others)
        row = [found.players[one.seat], hundredths(one.start), *map(within, terms), hundredths(one.result)]
        rows.append([*row, f"{100 * one.lost.value:.1f}"])
    return rows
