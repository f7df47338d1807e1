"""I. Treasures arrive."""

from __future__ import annotations

from manoir.games import title_of
from manoir.games.macgregor.view import forget
from manoir.kernel.fate import FastFate
from manoir.kernel.rulebook import rule
from manoir.tables.scenes.per_chair import event_of

from .scenes import displayed, heard, looked_back, macgregor, order, seen

TRAP = 55


@rule("macgregor:arrive.where")
def test_a_round_starts_with_a_token_in_each_room_of_the_top_cards_blazon() -> None:
    scene = macgregor(2, "ghost red; blue at A1; top green tower; to arrive", [0])
    assert scene.asked() == [(0, "token")]
    assert scene.choices(0) == ["put B3", "put D1", "put D4"]
    assert scene.refused(0, "put A3") == "arrive.where"
    scene.answer(0, "put D1", [0])
    scene.answer(0, "put B3", [0])
    assert sorted(scene.position["tokens"]) == ["B3", "D1", "D4"]
    assert scene.asked() == [(0, "plan")]


@rule("macgregor:arrive.where")
def test_after_a_capture_the_former_ghosts_draw_leaves_the_card_that_counts() -> None:
    line = "ghost red at C2; blue at D2; top red tower; plan cross lion crown tower; to haunt"
    # Three draws for the former ghost turn up three new tops; then a token is shown.
    scene = macgregor(2, line, [0, 0, 28, 0])
    assert order(scene).count("Drew") == 3
    top = seen(scene, -1)["top"]
    assert scene.position["round"] == 2
    assert heard(scene, "TopShown")[-1]["back"] == top
    rooms = [room["id"] for room in seen(scene, -1)["castle"]["rooms"] if room["blazon"] == top]
    assert scene.choices(1) == [f"put {room}" for room in rooms]


@rule("macgregor:arrive.shown")
def test_each_token_is_shown_to_all_and_put_down_before_the_next_is_drawn() -> None:
    scene = macgregor(2, "ghost red; blue at A1; top green tower; to arrive", [TRAP])
    assert heard(scene, "Showed", 1) == [{"event": "Showed", "seat": 1, "token": "trap"}]
    assert seen(scene, 1)["shown"] == "trap"
    assert scene.refused(1, "put B3") == "arrive.shown"
    scene.answer(0, "put D4", [8])
    assert order(scene) == ["Showed", "PutDown", "Showed"]
    assert seen(scene, 1)["shown"] == "blue"


@rule("macgregor:arrive.skip")
def test_no_token_where_one_lies_or_where_any_pawn_stands() -> None:
    line = "ghost red at B3; blue at D1; green at A1; tokens D4 trap; top green tower; to arrive"
    scene = macgregor(3, line)
    assert scene.asked() == [(0, "plan")]
    assert scene.position["tokens"] == {"D4": "trap"}
    busy = macgregor(3, line.replace("top green tower", "top green crown"), [0])
    assert busy.choices(0) == ["put A3", "put C1", "put D3"]
    held = macgregor(2, "ghost red at B3; blue at A1; top red tower; to arrive", [0])
    assert held.refused(0, "put B3") == "arrive.skip"


@rule("macgregor:arrive.bag-empty")
def test_when_the_bag_runs_out_the_rooms_not_served_stay_empty() -> None:
    # One treasure left in the bag, all other tokens before players or on the floor.
    floor = "tokens A1 trap, A2 trap, A4 trap, B1 trap, B2 trap, C1 trap, C2 trap, C3 trap"
    rich = "blue at E1 treasures 7 red, 8 blue, 8 green, 8 yellow, 8 orange, 8 violet"
    scene = macgregor(2, f"ghost red; {rich}; {floor}; top green tower; to arrive", [0])
    scene.answer(0, "put D1")
    assert order(scene)[-2:] == ["PutDown", "BagEmpty"]
    assert scene.asked() == [(0, "plan")]
    assert "B3" not in scene.position["tokens"]
    assert seen(scene, 1)["bag"] == 0


@rule("macgregor:arrive.memory")
def test_what_was_shown_is_known_to_every_chair_yet_a_screen_does_not_show_it() -> None:
    line = "ghost red; blue at A1; tokens B3 trap, D1 green; top green lion; to plan"
    scene = macgregor(2, line)
    for chair in (-1, 0, 1):
        assert seen(scene, chair)["tokens"] == {"B3": "trap", "D1": "green"}
        assert displayed(scene, chair)["tokens"] == {"B3": "?", "D1": "?"}
        assert displayed(scene, chair)["inside"] is None
        assert displayed(scene, chair)["bag"] == 54
        assert "piles" not in displayed(scene, chair)
        assert displayed(scene, chair)["memory"] is False
    aided = macgregor(2, line, memory=True)
    assert displayed(aided, 1)["memory"] is True
    assert displayed(aided, 1)["course"] == 4
    assert displayed(aided, 1) == seen(aided, 1)
    over = macgregor(2, line.replace("to plan", "over blue"))
    assert displayed(over, 1)["tokens"] == {"B3": "trap", "D1": "green"}


@rule("macgregor:arrive.memory")
def test_a_log_says_afterwards_that_a_token_was_shown_but_not_which() -> None:
    line = "ghost red; blue at A1; top green tower; to arrive"
    for memory in (False, True):
        scene = macgregor(2, line, [TRAP], memory=memory)
        past = [event_of(scene.set_up, event, 1, past=True) for event in scene.events]
        assert past == [{"event": "Showed", "seat": 1, "token": "trap" if memory else "?"}]
        assert displayed(scene, 1)["shown"] == "trap"
        assert looked_back(scene, 1)["shown"] == ("trap" if memory else "?")
        assert looked_back(scene, 1)["bag"] == displayed(scene, 1)["bag"]
        assert (looked_back(scene, 1)["inside"] is None) is not memory


@rule("macgregor:arrive.memory")
def test_a_bot_may_forget_and_then_imagines_any_token_that_is_not_accounted_for() -> None:
    line = "ghost red; blue at A1 treasures 8 red; tokens B3 trap, D1 green; top green lion; to plan"
    scene = macgregor(2, line)
    view = scene.game.view(scene.state, 1)
    forget(view, 100, FastFate(1))
    assert scene.notation.seen(view)["tokens"] == {"B3": "?", "D1": "?"}
    assert scene.notation.seen(view)["inside"] is None
    assert scene.notation.seen(view)["bag"] == 46
    fate = FastFate(2)
    guesses = {str(scene.notation.position(scene.game.imagine(view, fate))["tokens"]["B3"]) for _ in range(200)}
    assert guesses == {"blue", "green", "yellow", "orange", "violet", "trap"}
    census = title_of("macgregor").census
    assert all(census.fault(scene.game.imagine(view, fate)) == "" for _ in range(50))
    remembered = scene.game.view(scene.state, 1)
    forget(remembered, 0, FastFate(1))
    assert scene.notation.seen(remembered) == seen(scene, 1)
