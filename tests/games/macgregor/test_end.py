"""The end of the game."""

from __future__ import annotations

from manoir.games import title_of
from manoir.kernel.rulebook import rule

from .scenes import heard, macgregor, order, seat_of

PLAN = "plan crown lion green-yellow cross"
READY = "ghost red; blue at A3 keys red lion, green crown treasures 2 red, 3 violet; green at A4"


@rule("macgregor:exit.door")
def test_with_enough_treasures_of_any_colours_a_key_of_the_outer_doors_colour_leads_out() -> None:
    scene = macgregor(3, f"{READY}; top red cross; {PLAN}; to act blue", needed=5)
    assert "leave red lion" in scene.choices(1)
    assert scene.refused(1, "leave green crown") == "exit.door"
    assert scene.refused(1, "leave red tower") == "exit.door"  # not in hand
    scene.answer(1, "leave red lion")
    assert scene.position["discards"] == ["red lion"]
    inside = macgregor(3, f"{READY.replace('A3', 'B3')}; top red cross; {PLAN}; to act blue", needed=5)
    assert inside.refused(1, "leave red lion") == "exit.door"


@rule("macgregor:exit.door")
def test_one_may_leave_in_the_turn_that_brought_the_last_treasure() -> None:
    line = READY.replace("3 violet", "2 violet")
    scene = macgregor(3, f"{line}; tokens A3 green; top red cross; {PLAN}; to act blue entered", needed=5)
    assert scene.refused(1, "leave red lion") == "move.no-exit"
    scene.answer(1, "flip")
    scene.answer(1, "leave red lion")
    assert scene.asked() == []


@rule("macgregor:exit.wins")
def test_the_first_to_leave_wins_and_nobody_plays_on() -> None:
    line = READY.replace("green at A4", "green at D3 treasures 6 blue")
    scene = macgregor(3, f"{line}; top red cross; {PLAN}; to act blue", needed=5)
    scene.answer(1, "leave red lion")
    assert scene.asked() == []
    assert [int(seat) for seat in scene.game.winners(scene.state)] == [1]
    assert [int(score) for score in scene.game.scores(scene.state)] == [0, 5, 6]
    assert order(scene) == ["Left", "Ended"]
    assert heard(scene, "Ended") == [{"event": "Ended", "treasures": [0, 5, 6], "winners": [2]}]
    assert seat_of(scene, 0)["room"] == "F"  # the ghost did not move
    assert scene.refused(2, "stop") == "exit.wins"


@rule("macgregor:exit.not-ghost")
def test_the_ghost_cannot_leave_however_many_treasures_it_has() -> None:
    line = "ghost red at A3 treasures 8 red, 2 blue; blue at A1; top red lion"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    assert scene.refused(0, "leave red lion") == "exit.not-ghost"
    planning = macgregor(2, f"{line}; to plan")
    assert planning.refused(0, "leave red lion") == "exit.not-ghost"


@rule("macgregor:end.bound")
def test_when_the_rounds_are_over_the_most_treasures_win_shared_if_equal() -> None:
    line = "ghost red treasures 2 red; blue at A1 treasures 2 blue; green at A4 treasures 1 green"
    scene = macgregor(3, f"round 12; {line}; top red lion; {PLAN}; to haunt", bound=12)
    assert scene.asked() == []
    assert [int(seat) for seat in scene.game.winners(scene.state)] == [0, 1]
    assert order(scene)[-2:] == ["RoundsOver", "Ended"]
    assert scene.refused(1, "stop") == "end.bound"


@rule("macgregor:end.bound")
def test_a_capture_of_the_last_round_still_brings_its_loot() -> None:
    line = "ghost red treasures 2 red; blue at D3 treasures 3 red"
    scene = macgregor(2, f"round 12; {line}; top red lion; {PLAN}; to haunt", [0, 0, 0], bound=12)
    assert [int(seat) for seat in scene.game.winners(scene.state)] == [0]
    assert [int(score) for score in scene.game.scores(scene.state)] == [5, 0]


@rule("macgregor:end.bound")
def test_a_round_before_the_bound_or_without_one_goes_on() -> None:
    line = f"round 12; ghost red; blue at A1; top red lion; {PLAN}; to haunt"
    for bound in (13, 0):
        scene = macgregor(2, line, [0], bound=bound)
        assert scene.position["round"] == 13
        assert scene.asked() == [(0, "token")]
    title = title_of("macgregor")
    assert title.table(title.box(), 4).bound == 100
    assert title.table(title.box(), 4, {"bound": 0}).bound == 0
    usual = macgregor(2, line.replace("round 12", "round 100"))
    assert usual.asked() == []


def test_nobody_has_won_before_the_end() -> None:
    scene = macgregor(3, f"{READY}; top red cross; {PLAN}; to act blue", needed=5)
    assert list(scene.game.winners(scene.state)) == []


@rule("macgregor:turn.stop")
def test_silence_means_stopping_in_a_turn_and_the_first_choice_where_all_see_it() -> None:
    turn = macgregor(3, f"{READY}; top red cross; {PLAN}; to act blue", needed=5)
    assert turn.silence(1) == "stop"
    start = macgregor(3, "ghost red; tokens B1 red; to start blue")
    assert start.silence(1) == start.choices(1)[0]
    token = macgregor(3, f"{READY}; top red cross; to arrive", [0])
    assert token.silence(0) == token.choices(0)[0]


@rule("macgregor:plan.secret")
def test_silence_of_the_ghost_lays_a_card_that_nobody_can_know() -> None:
    scene = macgregor(3, f"{READY}; top red cross; to plan")
    assert [scene.silence(0, number) for number in range(7)] == scene.choices(0)
    scene.answer(0, "lay lion")
    assert [scene.silence(0, number) for number in range(6)] == scene.choices(0)
    assert "lay lion" not in scene.choices(0)


@rule("macgregor:turn.limit", "macgregor:setup.backs")
def test_silence_of_one_who_has_too_many_keys_discards_any_of_them_so_that_it_tells_nothing_of_the_others() -> None:
    keys = "green lion, red crown, blue tower, violet cross, orange lion"
    scene = macgregor(2, f"ghost red; blue at A1 keys {keys}; top red cross; {PLAN}; to discard blue")
    assert [scene.silence(1, number) for number in range(5)] == scene.choices(1)
