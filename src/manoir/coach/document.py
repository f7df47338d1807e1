"""A review as a house keeps and sends it: nobody's name, and of the decisions those alone that lost something."""

from __future__ import annotations

from manoir.coach.depth import LABELS
from manoir.coach.review import Decision, PastQuestion, Review, turning
from manoir.coach.tally import Tally
from manoir.kernel.plain import Plain
from manoir.kernel.record import Stage


def document(stage: Stage, asked: list[PastQuestion], found: Review) -> dict[str, Plain]:
    """The review of a whole game as plain data; seats count from 1 there."""
    lost = [one for one in found.decisions if one.appraisal.label != "fine"]
    views = {question.entry: question.view for question in asked}
    return {
        "entries": found.entries,
        "trials": 2 * found.depth.trials,
        "openly": found.depth.openly,
        "seed": found.seed,
        "result": list(found.result),
        "curve": [] if found.ledger is None else [_rounded(swing.shares) for swing in found.ledger.swings],
        "seats": [_account(found, tally) for tally in found.tallies],
        "losses": [_loss(stage, views[one.entry], one) for one in lost],
        "turning": [one.entry for one in turning(found)],
        "seen": None if found.sightings is None else [one.plain() for one in found.sightings],
    }


def _rounded(shares: tuple[float, ...]) -> list[float]:
    return [round(share, 3) for share in shares]  # a thousandth is less than anybody sees in a curve


def _account(found: Review, tally: Tally) -> dict[str, Plain]:
    mine = [one.appraisal.label for one in found.decisions if one.seat == tally.seat]
    return {**tally.plain(), **{label: mine.count(label) for label in LABELS}}


def _loss(stage: Stage, view: object, one: Decision) -> dict[str, Plain]:
    offered = stage.title.offered

    def told(text: str) -> dict[str, Plain]:
        move = stage.notation.move(text)
        data = stage.notation.structure(move) if offered is None else offered(stage.notation, view, move)
        return {"text": text, "data": data}

    judged = one.appraisal
    return {
        "entry": one.entry,
        "seat": one.seat + 1,
        "kind": one.kind,
        "label": judged.label,
        "given": told(one.given),
        "best": told(one.best),
        "before": round(judged.before.value, 3),
        "after": round(judged.after.value, 3),
        "cost": judged.cost.plain(),
        "reasons": one.reasons,
    }
