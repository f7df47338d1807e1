"""The rulebook of Lueur, clause by clause."""

from __future__ import annotations

from manoir.kernel.event import redact
from manoir.testing import Scene, rule

ALL_CLOSED = "hidden 1 2 3"


def lueur(position: str, *picks: int) -> Scene:
    """A position of three players; the first pick is the strength of the wind, from 0 for two."""
    return Scene("lueur", 3, position, list(picks))


@rule("lueur:hide.secret")
def test_one_to_three_candles_are_hidden_and_only_their_owner_knows() -> None:
    scene = lueur("round 1")
    assert scene.choices(0) == ["hide 1", "hide 2", "hide 3"]
    assert scene.refused(0, "hide 4") == "hide.secret"
    scene.answer(0, "hide 3")
    assert [redact(scene.events[-1], chair).candles for chair in (0, 1, None)] == [3, "?", "?"]
    assert scene.silence(1, 1) == "hide 2"


@rule("lueur:hide.once")
def test_a_closed_hand_stays_closed() -> None:
    scene = lueur("hidden 2 0 0")
    assert scene.asked() == [(1, "hide"), (2, "hide")]
    assert scene.refused(0, "hide 1") == "hide.once"


@rule("lueur:wind.strength", "lueur:wind.out")
def test_the_wind_puts_out_hands_as_full_as_its_strength() -> None:
    for pick, points in enumerate(([1, 0, 0], [1, 2, 0], [1, 2, 3])):
        scene = lueur(ALL_CLOSED, pick)
        assert scene.told("Blew") == [{"event": "Blew", "strength": pick + 2, "points": points}]
        assert scene.told("Showed")[2] == {"event": "Showed", "seat": 3, "candles": 3}


@rule("lueur:wind.alike")
def test_hands_alike_score_nothing() -> None:
    assert lueur("hidden 2 2 3", 2).told("Blew")[0]["points"] == [0, 0, 3]


@rule("lueur:end.winner")
def test_the_most_points_win_after_five_rounds() -> None:
    scene = lueur("round 5; points 4 1 4; hidden 1 1 0")
    scene.answer(2, "hide 3", [0])
    assert scene.told("Ended") == [{"event": "Ended", "totals": [4, 1, 4], "winners": [1, 3]}]
    assert scene.asked() == []
    assert scene.refused(0, "hide 1") == "end.winner"
