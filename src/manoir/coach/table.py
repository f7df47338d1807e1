"""The measure of a table: what instinct's feelings are worth there, learned once for all of its games."""

from __future__ import annotations

from manoir.bots.foresight import Foresight
from manoir.bots.registry import instincts_of
from manoir.bots.request import text_of
from manoir.coach.stepwise import Steps, finish
from manoir.kernel.record import Stage

MEASURED: dict[tuple[str, int], Foresight] = {}
MOST = 64
SEED = 1_000_000_007  # of the games that are played to measure: the same for every review, whatever its seed


def foresight_of(stage: Stage, games: int) -> Foresight:
    """Shares of the victory at a table. No log has a part in it, so it knows of nobody's cards."""
    return finish(measured(stage, games))


def measured(stage: Stage, games: int) -> Steps[Foresight]:
    """The same game by game."""
    key = (text_of(stage), games)
    found = MEASURED.get(key)
    if found is None:
        title, character = stage.title, stage.title.character
        guided = character.settings.guided
        found = Foresight(title.game, instincts_of(title), guided, character.outlook, stage.seats)
        if found.horizon >= 0:
            for number in range(games):
                found.watch(stage.options, SEED + number)
                yield 0
            found.learn()
        if len(MEASURED) >= MOST:
            MEASURED.clear()
        MEASURED[key] = found
    return found
