"""What there was to see in a finished game of Booo!, checked against the rules."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.coach.review import finished, review
from manoir.coach.sentences import summary
from manoir.games.booo.moves import CROSS, claim, kind_of
from manoir.games.booo.reasons import ways_of
from manoir.games.booo.sightings import sightings
from manoir.kernel.event import Tell, plain_event
from manoir.kernel.fate import FastFate
from manoir.kernel.log import read_log
from manoir.kernel.title import Title
from manoir.words import words_in

GOLDEN = Path(__file__).parent.parent.parent / "golden" / "booo"
LOGS = ["2-players-v2.log", "4-players-v2.log", "6-players-v2.log", "3-players.log"]


@pytest.mark.parametrize("file", LOGS)
def test_the_shortest_way_is_one_that_the_rules_take_and_wins_what_was_said(file: str) -> None:
    stage, moments = finished(read_log(GOLDEN / file), file)
    found = [one for one in sightings(moments) if one.name == "open"]
    assert found
    for one in found:
        start, values = moments[one.entry].state, one.values
        for seat in (number - 1 for number in values["seats"]):
            way = min(ways_of(start, seat), key=lambda way: int(way.cost))
            state, tell = start.copy(), Tell()
            stage.title.game.advance(state, seat, claim(way.colour), FastFate(1), tell)
            for step in way.steps:
                stage.title.game.advance(state, seat, step, FastFate(1), tell)
            told = [plain_event(event) for event in tell.taken()]
            assert "Took" in [event["event"] for event in told]
            assert sum(int(kind_of(step) == CROSS) for step in way.steps) == values["count"]


@pytest.mark.parametrize("file", LOGS)
def test_whoever_took_a_visitor_had_called_a_colour_with_a_way(file: str) -> None:
    _, moments = finished(read_log(GOLDEN / file), file)
    called = None
    took = 0
    for one in sightings(moments):
        if one.name in ("called", "blind"):
            called = one
        elif one.name == "took":
            took += 1
            assert called is not None
            assert (called.name, called.seat) == ("called", one.seat)
    assert took


def test_a_race_has_no_shares_and_every_sighting_has_a_sentence_in_both_languages() -> None:
    for file in LOGS:
        found = review((GOLDEN / file).read_text(encoding="utf-8"))
        assert found.sightings
        assert (found.decisions, found.ledger, found.tallies) == ([], None, [])
        assert "swings" not in found.plain()
        for language in ("en", "fr"):
            for one in found.sightings:
                assert words_in(language).seen("booo", one.plain(), found.players)


def test_a_review_of_one_seat_tells_what_was_open_to_all_and_what_that_seat_did() -> None:
    found = review((GOLDEN / LOGS[1]).read_text(encoding="utf-8"), 2)
    assert found.sightings
    assert {one.seat for one in found.sightings} == {None, 1}


def test_a_race_without_sightings_says_that_it_has_nothing_to_say(monkeypatch: pytest.MonkeyPatch) -> None:
    part = Title.part
    monkeypatch.setattr(Title, "part", lambda title, name: None if name == "sightings" else part(title, name))
    found = review((GOLDEN / LOGS[0]).read_text(encoding="utf-8"))
    assert found.sightings == []
    for language, said in (("en", "nothing"), ("fr", "rien")):
        assert said in summary(found, words_in(language))[-1]
