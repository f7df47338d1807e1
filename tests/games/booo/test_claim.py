"""Calling, showing and winning."""

from __future__ import annotations

from manoir.kernel.fate import FastFate
from manoir.kernel.laws import log_replays
from manoir.kernel.play import begin
from manoir.kernel.rulebook import rule
from manoir.testing.scene import Scene

SEARCH = "ghost c3; visitor 2; to search"  # the visitor stands in e4; green goes by 11.10e and 20.15s


@rule("booo:claim.first", "booo:claim.alone")
def test_the_first_to_call_shows_and_nobody_else_does_anything() -> None:
    scene = Scene("booo", 3, "ghost c3; visitor 2; hands 2; to search")
    scene.answer(2, "claim green")
    assert scene.asked() == [(2, "trace")]
    assert scene.told("Called") == [{"event": "Called", "seat": 3, "colour": "green"}]
    for move in ("claim white", "raise", "lower"):
        assert scene.refused(0, move) == "claim.alone"
        assert scene.refused(1, move) == "claim.alone"


@rule("booo:claim.order")
def test_of_two_calls_the_first_to_arrive_is_taken_and_the_other_question_is_closed() -> None:
    title = Scene("booo", 2, SEARCH).title
    play, _ = begin(title, title.box(), ("one", "two"), {}, FastFate(4))
    late = play.ask_of(1)
    assert late is not None
    play.answer(0, play.notation.move("claim red"))
    assert play.ask_of(1) is None  # too late: the ask that the second call cites is no longer open
    play.answer(0, play.notation.move("stop"))
    again = play.ask_of(1)
    assert again is not None
    assert again.id != late.id
    log_replays(play)


@rule("booo:claim.in-one-go")
def test_a_claimant_who_stops_or_does_anything_else_has_no_path() -> None:
    scene = Scene("booo", 2, SEARCH)
    scene.answer(0, "claim green")
    for move in ("claim red", "raise", "lower"):
        assert scene.refused(0, move) == "claim.in-one-go"
    scene.answer(0, "stop")
    assert scene.told("Failed")[0]["clause"] == "claim.in-one-go"
    assert scene.asked() == [(0, "search"), (1, "search")]


@rule("booo:claim.steps")
def test_a_step_that_cannot_be_tried_is_refused_and_the_claim_goes_on() -> None:
    scene = Scene("booo", 2, SEARCH)
    scene.answer(0, "claim green")
    assert scene.refused(0, "cross 20.15s") == "claim.steps"  # a wall, but of another region
    assert scene.asked() == [(0, "trace")]
    scene.answer(0, "cross 11.10e")
    (crossed,) = scene.told("Crossed")
    assert (crossed["seat"], crossed["wall"], crossed["colour"]) == (1, "11.10e", "green")
    assert (crossed["start"], crossed["room"], crossed["near"], crossed["side"]) == ("c3", None, "c3", "right")


@rule("booo:claim.wrong")
def test_after_a_wrong_path_the_ghost_is_back_and_all_search_again() -> None:
    scene = Scene("booo", 3, "ghost c3; visitor 2; hands 2; to search")
    scene.answer(0, "claim green")
    scene.answer(0, "cross 11.10e")
    scene.answer(0, "cross 18.13s")
    assert (scene.position["ghost"], scene.position["claim"]) == ("c3", None)
    assert scene.asked() == [(0, "search"), (1, "search"), (2, "search")]
    assert [seat["hand"] for seat in scene.position["seats"]] == [False, True, False]
    scene.answer(0, "claim green")  # the claimant too
    assert scene.asked() == [(0, "trace")]


@rule("booo:claim.no-penalty")
def test_a_failed_claim_costs_nothing_but_the_pause_that_a_table_may_set() -> None:
    free = Scene("booo", 2, "ghost c3; visitor 2; walls red 1; taken 1; to search")
    free.answer(0, "claim green")
    free.answer(0, "stop")
    assert free.position["seats"][0]["total"] == 2
    assert [int(ask.after) for ask in free.game.asks(free.state)] == [0, 0]
    paused = Scene("booo", 2, SEARCH, pause=3000)
    paused.answer(0, "claim green")
    paused.answer(0, "stop")
    assert [int(ask.after) for ask in paused.game.asks(paused.state)] == [3000, 0]
    paused.answer(1, "claim green")
    paused.answer(1, "stop")  # seat 1 could not answer meanwhile: its pause is still before it
    assert [int(ask.after) for ask in paused.game.asks(paused.state)] == [3000, 3000]
    paused.answer(0, "raise")
    assert [int(ask.after) for ask in paused.game.asks(paused.state)] == [0, 3000]


@rule("booo:claim.no-penalty")
def test_a_handicap_is_a_delay_at_the_beginning_of_each_search() -> None:
    scene = Scene("booo", 2, "visitor 2; to place", delays="0 5000")
    assert [int(ask.after) for ask in scene.game.asks(scene.state)] == [0, 5000]
    scene.answer(1, "raise")  # served
    assert [int(ask.after) for ask in scene.game.asks(scene.state)] == [0, 0]
    scene.answer(0, "raise")
    assert [int(ask.after) for ask in scene.game.asks(scene.state)] == [0, 5000]


@rule("booo:win.visitor", "booo:win.wall")
def test_a_right_path_wins_the_visitor_and_the_wall_from_the_supply() -> None:
    scene = Scene("booo", 2, SEARCH)
    for move in ("claim green", "cross 11.10e", "cross 20.15s"):
        scene.answer(0, move)
    assert scene.position["ghost"] == "e4"
    assert scene.position["seats"][0] | {"wait": 0} == {
        "seat": 1,
        "walls": ["green"],
        "visitors": [2],
        "total": 2,
        "hand": False,
        "wait": 0,
    }
    assert "green" not in scene.position["supply"]
    assert scene.told("Took")[0]["owner"] is None


@rule("booo:win.wall")
def test_a_wall_token_is_taken_from_the_player_who_has_it() -> None:
    scene = Scene("booo", 2, "ghost c3; visitor 2; walls green 2; taken 2; to search")
    for move in ("claim green", "cross 11.10e", "cross 20.15s"):
        scene.answer(0, move)
    assert [seat["walls"] for seat in scene.position["seats"]] == [["green"], []]
    assert [seat["visitors"] for seat in scene.position["seats"]] == [[2], [1]]
    assert scene.told("Took")[0]["owner"] == 2


@rule("booo:win.last-colour")
def test_with_several_colours_only_the_last_walls_token_is_won() -> None:
    scene = Scene("booo", 2, "ghost e4; visitor 3; to search")
    for move in ("claim violet", "cross 20.13s", "cross 20.6s", "turn blue", "cross 19.7e", "cross 3.14e"):
        scene.answer(0, move)
    assert scene.position["seats"][0]["walls"] == ["blue"]


@rule("booo:win.no-wall-crossed")
def test_a_path_without_a_wall_wins_the_token_of_the_colour_called() -> None:
    scene = Scene("booo", 2, "ghost b2; visitor 2; to search", trapdoors="b2 e4 a1", transitions="none")
    for move in ("claim yellow", "drop a1", "drop e4"):
        scene.answer(0, move)
    assert scene.position["seats"][0]["walls"] == ["yellow"]
