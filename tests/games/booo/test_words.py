"""Everything that happens can be said, drawn and measured, in both languages."""

from __future__ import annotations

import dataclasses
from pathlib import Path

import pytest
from rich.console import Console

from manoir.cli.boards.booo import draw
from manoir.cli.measures.booo import measures
from manoir.games import title_of
from manoir.games.booo import events
from manoir.kernel.log import read_log
from manoir.kernel.record import replay, stage_of
from manoir.kernel.told import plain_event
from manoir.words import words_in

TITLE = title_of("booo")
LOG = Path(__file__).parents[2] / "golden" / "booo" / "3-players.log"
PLAYERS = ["Zoé", "Papi", "Lucie"]


@pytest.mark.parametrize("language", ["fr", "en"])
def test_every_event_of_a_game_is_a_sentence_and_every_position_a_picture(language: str) -> None:
    words = words_in(language)
    log = read_log(LOG)
    stage = stage_of(TITLE, log.header, "log")
    told = set()
    for number, moment in enumerate(replay(stage, log, "log")):
        for event in moment.events:
            told.add(type(event).__name__)
            assert words.told("booo", plain_event(event), PLAYERS)
        for ask, _ in moment.asks:
            assert words.say(f"booo-ask-{ask.kind}")
        if number % 60 == 0 or not TITLE.game.asks(moment.state):
            screen = Console(width=100, record=True, file=open("/dev/null", "w"))  # noqa: SIM115
            screen.print(draw(stage.notation.seen(TITLE.game.view(moment.state, 0)), words, PLAYERS, 0))
            lines = screen.export_text().split("\n")
            assert max(len(line.rstrip()) for line in lines) <= 100
            assert len(lines) < 65
    assert told == {name for name, kind in vars(events).items() if dataclasses.is_dataclass(kind)}


@pytest.mark.parametrize("language", ["fr", "en"])
def test_what_is_measured_has_a_name_and_fits_the_game(language: str) -> None:
    log = read_log(LOG)
    happened: list[object] = []
    for moment in replay(stage_of(TITLE, log.header, "log"), log, "log"):
        happened += moment.events
    found = measures(happened, [int(n) for n in TITLE.game.scores(moment.state)], [0])
    assert found["visitors"] == 12
    assert found["walls"] + found["five"] + found["pile"] == 100
    assert found["crossings"] >= 2
    for key in found:
        assert words_in(language).say(f"booo-measure-{key}")


def test_every_colour_coat_and_portrait_has_a_name_in_both_languages() -> None:
    edition = TITLE.box().content
    for name in edition.colours + edition.coats + edition.portraits:
        for language in ("fr", "en"):
            assert words_in(language).has(f"booo-name-{name.replace(' ', '-')}")
