"""A round: the visitor, the search, hands, and giving up."""

from __future__ import annotations

import pytest

from manoir.games import title_of
from manoir.kernel.rulebook import rule
from manoir.kernel.wrong import WrongInput
from manoir.testing.scene import Scene


@rule("booo:round.steps", "booo:visitor.place")
def test_a_visitor_finds_its_room_by_itself_and_the_next_round_has_another_first_player() -> None:
    scene = Scene("booo", 3, "first 3; visitor 2; ghost c3; to place")
    assert scene.told("VisitorPlaced") == [
        {
            "event": "VisitorPlaced",
            "first": 3,
            "visitor": 2,
            "room": "e4",
            "coat": "violet key",
            "portrait": "red laird",
            "left": 10,
        }
    ]
    for move in ("claim green", "cross 11.10e", "cross 20.15s"):
        scene.answer(1, move)
    assert (scene.position["first"], scene.position["visitor"]) == (1, 3)
    scene.answer(0, "raise")
    scene.answer(1, "raise")  # nobody took visitor 3
    assert (scene.position["first"], scene.position["visitor"]) == (2, 4)


@rule("booo:search.all")
def test_everybody_searches_at_once_and_nothing_is_traced_before_a_call() -> None:
    scene = Scene("booo", 4, "ghost c3; visitor 2; to search")
    assert scene.asked() == [(seat, "search") for seat in range(4)]
    for seat in range(4):
        assert len(scene.choices(seat)) == 7
        for move in ("cross 11.10e", "drop e5", "turn red", "stop"):
            assert scene.refused(seat, move) == "search.all"


@rule("booo:give-up.hand")
def test_a_hand_goes_up_and_down_and_calling_lowers_it() -> None:
    scene = Scene("booo", 4, "ghost c3; visitor 2; to search")
    assert scene.refused(0, "lower") == "give-up.hand"
    scene.answer(0, "raise")
    scene.answer(1, "raise")
    assert [seat["hand"] for seat in scene.position["seats"]] == [True, True, False, False]
    scene.answer(1, "lower")
    scene.answer(0, "claim red")
    assert [seat["hand"] for seat in scene.position["seats"]] == [False] * 4
    scene.answer(0, "stop")
    scene.answer(2, "raise")
    scene.answer(3, "claim red")
    scene.answer(3, "stop")  # leaves the hands of the others as they are
    assert [seat["hand"] for seat in scene.position["seats"]] == [False, False, True, False]


@rule("booo:give-up.hand")
def test_all_hands_come_down_with_the_next_visitor_and_a_hand_up_may_be_kept_up() -> None:
    scene = Scene("booo", 3, "ghost c3; visitor 2; to search")
    scene.answer(0, "raise")
    before, told = scene.position, len(scene.events)
    scene.answer(0, "raise")  # stays up: nobody is counted twice, and nothing is told twice
    after = scene.position
    assert {key for key in after if after[key] != before[key]} == {"answered", "asks"}
    assert len(scene.events) == told
    scene.answer(2, "raise")
    assert scene.position["visitor"] == 3
    assert [seat["hand"] for seat in scene.position["seats"]] == [False] * 3


@rule("booo:give-up.hand")
def test_what_others_do_with_their_hands_leaves_my_question_as_it_is() -> None:
    scene = Scene("booo", 4, "ghost c3; visitor 2; to search")
    before = [int(ask.id) for ask in scene.game.asks(scene.state)]
    scene.answer(1, "raise")
    after = [int(ask.id) for ask in scene.game.asks(scene.state)]
    assert [old == new for old, new in zip(before, after, strict=True)] == [True, False, True, True]


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (3, 2), (4, 3), (5, 3), (6, 4)])
@rule("booo:give-up.majority")
def test_more_than_half_of_all_hands_end_the_search_at_once(seats: int, needed: int) -> None:
    scene = Scene("booo", seats, "ghost c3; visitor 2; to search")
    for seat in range(needed - 1):
        scene.answer(seat, "raise")
    assert scene.position["visitor"] == 2
    scene.answer(needed - 1, "raise")
    assert (scene.position["visitor"], scene.position["ghost"], scene.position["gone"]) == (3, "e4", [1, 2])
    assert len(scene.position["supply"]) == 6
    with pytest.raises(WrongInput, match="position: hands"):
        scene.notation.read(f"hands {' '.join(str(seat + 1) for seat in range(needed))}; to search")


@rule("booo:give-up.no-path")
def test_a_search_without_any_way_goes_on_like_any_other() -> None:
    # With all six walls in two hands, of whom neither has a way, everything is asked as ever.
    hopeless = Scene("booo", 2, "ghost c3; visitor 5; walls white 1 yellow 1 red 1 blue 2 green 2 violet 2; to search")
    usual = Scene("booo", 2, "ghost c3; visitor 5; to search")
    assert hopeless.asked() == usual.asked()
    assert [hopeless.choices(seat) for seat in (0, 1)] == [usual.choices(seat) for seat in (0, 1)]
    hopeless.answer(0, "raise")
    assert hopeless.position["stage"] == "searching"


@rule("booo:machine.time")
def test_silence_is_a_stop_while_tracing_and_a_raised_hand_while_searching() -> None:
    scene = Scene("booo", 3, "ghost c3; visitor 2; hands 1; to search")
    assert [scene.silence(seat) for seat in range(3)] == ["raise"] * 3
    assert "raise" in scene.choices(0)  # a hand that is up stays up
    scene.answer(1, "claim red")
    assert scene.silence(1) == "stop"


@rule("booo:machine.bound")
def test_no_search_ends_by_itself_unless_a_table_sets_a_bound() -> None:
    free = Scene("booo", 2, "ghost c3; visitor 2; to search")
    for _ in range(400):
        for move in ("raise", "lower", "claim red", "stop"):
            free.answer(0, move)
        free.answer(1, "claim red")
        free.answer(1, "stop")
    assert free.position["visitor"] == 2


@rule("booo:machine.bound")
def test_a_table_may_end_a_search_when_enough_answers_came_after_another_players() -> None:
    bound = Scene("booo", 3, "ghost c3; visitor 2; to search", bound=3)
    for seat, move in ((0, "claim green"), (0, "cross 11.10e"), (0, "stop"), (1, "raise"), (1, "lower"), (2, "raise")):
        bound.answer(seat, move)
    assert bound.position["visitor"] == 2  # seat 2 after seat 1, seat 3 after seat 2
    bound.answer(2, "raise")  # a hand kept up is no answer to count
    bound.answer(0, "claim white")  # the third
    assert bound.position["visitor"] == 2  # who called may show the path
    bound.answer(0, "stop")
    assert (bound.position["visitor"], bound.position["gone"]) == (3, [1, 2])
    assert bound.told("GivenUp")[0]["reason"] == "bound"
    bound.answer(0, "raise")  # and the next search counts from nothing
    bound.answer(1, "claim red")
    bound.answer(1, "stop")
    bound.answer(0, "lower")
    assert bound.position["visitor"] == 3


@rule("booo:machine.bound")
def test_a_path_that_was_called_before_the_bound_was_reached_still_wins() -> None:
    scene = Scene("booo", 2, "ghost c3; visitor 2; to search", bound=1)
    scene.answer(0, "raise")
    for move in ("claim green", "cross 11.10e", "cross 20.15s"):
        scene.answer(1, move)
    assert [told["visitor"] for told in scene.told("Took")] == [2]
    assert scene.told("GivenUp") == []


@pytest.mark.parametrize("seats", range(2, 7))
@rule("booo:machine.bound")
def test_no_player_alone_reaches_the_bound_and_the_others_are_asked_for_half_of_it(seats: int) -> None:
    alone = Scene("booo", seats, "ghost c3; visitor 2; to search", bound=1)
    for _ in range(50):
        for move in ("raise", "raise", "lower", "claim red", "stop"):
            alone.answer(0, move)
    assert alone.position["visitor"] == 2
    nearly = Scene("booo", seats, "ghost c3; visitor 2; to search", bound=40)
    for answered in range(1, 21):
        for move in ("claim red", "stop"):
            nearly.answer(0, move)
        nearly.answer(1, "claim red")
        assert nearly.position["visitor"] == 2
        nearly.answer(1, "stop")
        for move in ("claim red", "stop"):
            nearly.answer(0, move)
        assert (nearly.position["visitor"] == 3) == (answered == 20)


@rule("booo:machine.bound")
def test_version_1_goes_on_counting_three_hundred_answers_whoever_gives_them() -> None:
    first = Scene(title_of("booo", 1), 6, "ghost c3; visitor 2; to search")
    for number in range(300):
        assert first.position["visitor"] == 2
        first.answer(0, "raise" if number % 2 == 0 else "lower")
    assert first.position["visitor"] == 3
    assert first.told("GivenUp")[0]["reason"] == "bound"
    assert "last" not in first.position
