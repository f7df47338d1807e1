"""III. The players move."""

from __future__ import annotations

import pytest

from manoir.kernel.rulebook import rule

from .scenes import heard, macgregor, order, seat_of, seen

PLAN = "plan crown lion green-yellow cross"


@rule("macgregor:turn.order")
def test_the_player_on_the_ghosts_left_is_first_then_clockwise() -> None:
    line = f"colours red blue green; ghost blue; red at A1; green at A4; top green lion; {PLAN}; to plan"
    scene = macgregor(3, line, [0])
    assert scene.asked() == [(2, "turn")]
    assert scene.refused(0, "stop") == "turn.order"
    scene.answer(2, "stop", [0])
    assert scene.asked() == [(0, "turn")]
    assert scene.refused(2, "stop") == "turn.order"


@rule("macgregor:turn.draw")
def test_a_turn_starts_with_the_top_key_card_whatever_its_back() -> None:
    scene = macgregor(2, f"ghost red; blue at A1 keys red tower; top green lion; {PLAN}; to draw blue", [0])
    assert seat_of(scene, 1)["keys"] == ["red tower", "green lion"]
    assert heard(scene, "Drew", 1) == [{"event": "Drew", "seat": 2, "back": "lion", "face": "green"}]
    assert heard(scene, "Drew", 0) == [{"event": "Drew", "seat": 2, "back": "lion", "face": "?"}]
    assert seen(scene, 0)["top"] == scene.position["top"].split()[1]


def all_but(*kept: str) -> str:
    """A list of key cards with some left out."""
    faces = ("red", "blue", "green", "yellow", "orange", "violet")
    backs = ("tower", "crown", "lion", "green-yellow", "cross", "thistle", "unicorn")
    return ", ".join(f"{face} {back}" for back in backs for face in faces if f"{face} {back}" not in kept)


@rule("macgregor:turn.reshuffle")
def test_an_empty_pile_is_made_at_once_of_the_discards_with_the_key_just_played() -> None:
    # The last card of the pile is drawn on entering B1, the unicorn's; blue paid with the green tower.
    held = "red lion, green tower"
    line = f"ghost red; blue at A1 keys {held}; top red unicorn; discards {all_but(*held.split(', '), 'red unicorn')}"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green tower B1", [2])
    assert order(scene) == ["Walked", "DrewOnEntering", "PileMade", "TopShown"]
    assert heard(scene, "PileMade") == [{"event": "PileMade", "cards": 40}]
    assert scene.position["discards"] == []
    assert scene.position["top"] == "green tower"  # third of the new pile, and among them though just played
    assert seen(scene, 0)["pile"] == 40


@rule("macgregor:turn.reshuffle")
def test_the_top_of_a_new_pile_gives_nothing_for_an_entry_already_made() -> None:
    held = "red lion, green tower"
    line = f"ghost red; blue at A1 keys {held}; top red unicorn; discards {all_but(*held.split(', '), 'red unicorn')}"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green tower B1", [39])  # the violet unicorn comes up, and B1 is a unicorn's room
    assert seen(scene, 1)["top"] == "unicorn"
    assert order(scene).count("DrewOnEntering") == 1


@rule("macgregor:turn.reshuffle")
def test_with_no_pile_and_no_discards_a_draw_is_lost_until_a_key_is_discarded() -> None:
    line = f"ghost red; blue at A1 keys {all_but('red tower')}; green at A4 keys red tower; {PLAN}"
    scene = macgregor(3, f"{line}; to draw blue")
    assert order(scene) == ["NoKeyLeft"]
    assert seen(scene, 0)["top"] is None
    assert seen(scene, 0)["pile"] == 0
    scene.answer(1, "go green lion B1")
    assert order(scene)[1:] == ["Walked", "PileMade", "TopShown"]
    assert seen(scene, 0)["top"] == "lion"  # the one key discarded is the pile again
    assert scene.position["discards"] == []


@rule("macgregor:turn.reshuffle")
def test_keys_discarded_together_make_a_new_pile_together() -> None:
    held = all_but("red tower")
    line = (
        f"ghost red; blue at A1 keys red tower; green at A4 keys {held}; tokens A4 trap; {PLAN}; to act green entered"
    )
    scene = macgregor(3, line)
    scene.answer(2, "flip", [40])
    assert order(scene)[:4] == ["SprungTrap", "Discarded", "PileMade", "TopShown"]
    assert heard(scene, "PileMade")[0]["cards"] == 41


@rule("macgregor:discard.open")
def test_discards_lie_open_until_they_are_shuffled() -> None:
    scene = macgregor(2, f"ghost red; blue at A1 keys green lion; top red cross; {PLAN}; to act blue")
    scene.answer(1, "go green lion B1")
    for chair in (-1, 0, 1):
        assert seen(scene, chair)["discards"] == ["green lion"]
    shuffled = macgregor(
        2, f"ghost red; blue at A1 keys green lion; discards {all_but('green lion')}; {PLAN}; to act blue", [0]
    )
    assert seen(shuffled, 0)["discards"] == []


@rule("macgregor:move.key")
def test_a_key_of_the_doors_colour_takes_the_pawn_through_and_is_discarded() -> None:
    scene = macgregor(2, f"ghost red; blue at A1 keys green lion, red crown; top red cross; {PLAN}; to act blue")
    assert scene.choices(1) == ["go green lion B1", "go red crown B2", "stop"]
    scene.answer(1, "go red crown B2")
    assert seat_of(scene, 1)["room"] == "B2"
    assert scene.position["discards"] == ["red crown"]
    walked = {"event": "Walked", "seat": 2, "face": "red", "back": "crown", "start": "A1", "room": "B2"}
    assert heard(scene, "Walked", 0) == [walked]


@rule("macgregor:move.key")
def test_a_wrong_key_a_missing_key_and_a_room_far_away_are_refused() -> None:
    scene = macgregor(2, f"ghost red; blue at A1 keys green lion; top red cross; {PLAN}; to act blue")
    assert scene.refused(1, "go green lion B2") == "move.key"  # a red door
    assert scene.refused(1, "go red crown B2") == "move.key"  # not in hand
    assert scene.refused(1, "go green lion E4") == "move.key"


@rule("macgregor:move.key", "macgregor:pick.through")
def test_no_key_goes_through_a_bare_wall() -> None:
    line = f"ghost red; blue at B1 keys green lion, orange crown; top red cross; {PLAN}; to act blue"
    scene = macgregor(2, line)
    assert scene.refused(1, "go green lion B2") == "move.key"
    assert scene.refused(1, "go orange crown B2") == "move.key"
    assert "pick B2" in macgregor(2, line.replace("; top", " objects pick; top")).choices(1)


@rule("macgregor:move.again")
def test_as_many_moves_as_there_are_fitting_keys() -> None:
    line = "ghost red; blue at A1 keys violet lion, yellow lion, orange lion, blue lion; top red unicorn"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    for move in ("go violet lion A2", "go yellow lion A3", "go orange lion B4"):
        scene.answer(1, move, [0])
    assert seat_of(scene, 1)["room"] == "B4"
    scene.answer(1, "go blue lion A4")
    assert seat_of(scene, 1)["room"] == "A4"


@rule("macgregor:move.optional")
def test_nobody_has_to_move_and_one_who_stays_turns_over_no_token_but_may_use_the_detector() -> None:
    line = "ghost red; blue at A1 keys green lion objects detector; tokens A1 green; top blue lion"
    scene = macgregor(2, f"{line}; {PLAN}; to draw blue", [0])
    assert scene.choices(1) == ["go green lion B1", "detect", "stop"]
    assert scene.refused(1, "flip") == "token.flip"
    scene.answer(1, "detect")
    assert scene.refused(1, "flip") == "token.flip"  # a detector moves nobody
    scene.answer(1, "stop", [0])
    assert order(scene)[2:5] == ["UsedDetector", "PlanOpened", "Stopped"]
    assert scene.position["tokens"]["A1"] == "green"


@rule("macgregor:move.optional", "macgregor:object.enter")
@pytest.mark.parametrize("move", ["go green lion B1", "pick B1", "lamp A4"])
def test_lamp_and_pick_are_moves_as_a_key_is(move: str) -> None:
    line = "ghost red; blue at A1 keys green lion objects pick, lamp; tokens A1 red, A4 blue, B1 blue; top red cross"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    assert "flip" not in scene.choices(1)
    scene.answer(1, move)
    scene.answer(1, "flip")
    assert seat_of(scene, 1)["treasures"] == {"blue": 1}


@rule("macgregor:move.share")
def test_several_pawns_may_stand_in_one_room() -> None:
    line = "ghost red; blue at A1 keys green lion; green at B1; top red cross"
    scene = macgregor(3, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green lion B1")
    assert [seat_of(scene, seat)["room"] for seat in (1, 2)] == ["B1", "B1"]


@rule("macgregor:move.not-ghost")
def test_a_player_never_moves_into_the_ghosts_room_by_key_pick_or_lamp() -> None:
    scene = macgregor(
        2, f"ghost red at B1; blue at A1 keys green lion objects pick; top red cross; {PLAN}; to act blue"
    )
    assert scene.refused(1, "go green lion B1") == "move.not-ghost"
    assert scene.refused(1, "pick B1") == "move.not-ghost"
    lamp = macgregor(2, f"ghost red at E4; blue at A1 objects lamp; top red cross; {PLAN}; to act blue")
    assert lamp.choices(1) == ["lamp A4", "lamp E1", "stop"]
    assert lamp.refused(1, "lamp E4") == "move.not-ghost"


@rule("macgregor:move.ghost-room")
def test_the_room_with_the_ghost_is_closed_to_players_even_when_the_ghost_is_out() -> None:
    line = f"ghost red at A4; blue at B3 keys green lion objects pick, lamp; top red cross; {PLAN}; to act blue"
    scene = macgregor(2, line)
    assert "pick F" not in scene.choices(1)
    assert "pick A2" in scene.choices(1)
    for move in ("pick F", "lamp F", "go green lion F"):
        assert scene.refused(1, move) == "move.ghost-room"


@rule("macgregor:move.no-exit")
def test_nobody_leaves_before_having_the_treasures_needed() -> None:
    line = "ghost red; blue at A3 keys red lion treasures 4 red; top red cross"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    assert scene.refused(1, "leave red lion") == "move.no-exit"
    rich = macgregor(2, f"{line.replace('4 red', '4 red, 1 blue')}; {PLAN}; to act blue")
    assert "leave red lion" in rich.choices(1)
    eight = macgregor(2, f"{line.replace('4 red', '7 red')}; {PLAN}; to act blue", needed=8)
    assert eight.refused(1, "leave red lion") == "move.no-exit"


@rule("macgregor:enter.draw")
def test_on_entering_a_room_of_the_top_cards_blazon_the_player_draws_it() -> None:
    line = "ghost red; blue at A1 keys green lion, red crown; top yellow unicorn"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green lion B1", [0])
    assert seat_of(scene, 1)["keys"] == ["red crown", "yellow unicorn"]
    assert heard(scene, "DrewOnEntering", 0) == [{"event": "DrewOnEntering", "seat": 2, "back": "unicorn", "face": "?"}]
    other = macgregor(2, f"{line}; {PLAN}; to act blue")
    other.answer(1, "go red crown B2")
    assert seat_of(other, 1)["keys"] == ["green lion"]


@rule("macgregor:enter.order")
def test_the_card_comes_before_the_choice_to_turn_the_token() -> None:
    line = "ghost red; blue at A1 keys green lion; tokens B1 trap; top yellow unicorn"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green lion B1", [0])
    assert seat_of(scene, 1)["keys"] == ["yellow unicorn"]
    assert "flip" in scene.choices(1)
    scene.answer(1, "flip", [0, 0])
    assert "yellow unicorn" in heard(scene, "Discarded")[0]["keys"]


@rule("macgregor:enter.draw-once")
def test_one_card_for_each_entry_even_if_the_next_top_shows_the_same_blazon() -> None:
    line = "ghost red; blue at A1 keys green lion, red crown, green tower; top yellow unicorn"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green lion B1", [37])  # another unicorn comes up
    assert seen(scene, 1)["top"] == "unicorn"
    assert order(scene).count("DrewOnEntering") == 1
    # Coming back into a room left in the same turn is an entry.
    scene.answer(1, "go green tower A1")
    line = "ghost red; blue at B1 keys green lion, green tower; top yellow unicorn"
    back = macgregor(2, f"{line}; {PLAN}; to act blue")
    back.answer(1, "go green lion A1")
    back.answer(1, "go green tower B1", [0])
    assert order(back).count("DrewOnEntering") == 1


@rule("macgregor:enter.draw-once")
def test_without_a_move_a_blazon_gives_nothing() -> None:
    line = "ghost red; blue at B1 keys green lion objects detector; top yellow unicorn"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "detect")
    assert seat_of(scene, 1)["keys"] == ["green lion"]


@rule("macgregor:token.flip")
def test_who_has_come_into_a_room_may_turn_its_token_over_until_they_leave_or_let_it_lie() -> None:
    line = "ghost red; blue at A1 keys green lion, green crown objects detector; tokens B1 blue; top red lion"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green lion B1")
    scene.answer(1, "detect")
    assert {"flip", "go green crown A1", "stop"} <= set(scene.choices(1))
    scene.answer(1, "flip")
    assert scene.position["tokens"] == {}
    assert scene.refused(1, "flip") == "token.flip"  # there is none any more
    left = macgregor(2, f"{line}; {PLAN}; to act blue")
    left.answer(1, "go green lion B1")
    left.answer(1, "go green crown A1")
    assert left.refused(1, "flip") == "token.flip"
    assert left.position["tokens"] == {"B1": "blue"}


@rule("macgregor:token.flip")
def test_the_token_of_the_room_in_which_the_turn_began_only_after_leaving_and_coming_back() -> None:
    line = "ghost red; blue at A1 keys green lion, green crown; tokens A1 green, B1 blue; top red cross"
    scene = macgregor(2, f"{line}; {PLAN}; to draw blue", [0])
    assert scene.refused(1, "flip") == "token.flip"
    scene.answer(1, "go green lion B1")
    scene.answer(1, "go green crown A1")
    scene.answer(1, "flip")
    assert scene.position["tokens"] == {"B1": "blue"}


@rule("macgregor:token.flip")
def test_what_one_player_has_entered_counts_neither_for_the_next_nor_in_the_next_turn() -> None:
    line = "ghost red; blue at A1 keys green lion; green at A4; tokens A4 red, B1 blue; top red cross"
    scene = macgregor(3, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "go green lion B1")
    scene.answer(1, "stop", [0])
    assert scene.refused(2, "flip") == "token.flip"
    again = macgregor(2, f"ghost red; blue at B1; tokens B1 blue; top red cross; {PLAN}; to draw blue", [0])
    assert again.refused(1, "flip") == "token.flip"


@rule("macgregor:token.treasure")
def test_a_treasure_is_kept_face_up() -> None:
    scene = macgregor(2, f"ghost red; blue at A1; tokens A1 violet; top red cross; {PLAN}; to act blue entered")
    scene.answer(1, "flip")
    assert seen(scene, -1)["seats"][1]["treasures"] == {"violet": 1}
    found = {"event": "FoundTreasure", "seat": 2, "room": "A1", "token": "violet", "total": 1}
    assert heard(scene, "FoundTreasure", 0) == [found]
    assert scene.asked() == [(1, "turn")]


@rule("macgregor:token.trap")
def test_a_trap_costs_all_keys_and_the_rest_of_the_turn_and_goes_back_in_the_bag() -> None:
    line = "ghost red; blue at A1 keys green lion, red crown treasures 2 blue objects pick, lamp; green at A4"
    scene = macgregor(3, f"{line}; tokens A1 trap; top red cross; {PLAN}; to act blue entered")
    scene.answer(1, "flip", [0])
    assert seat_of(scene, 1)["keys"] == []
    assert scene.position["discards"] == ["red crown", "green lion"]
    assert seat_of(scene, 1)["treasures"] == {"blue": 2}
    assert seat_of(scene, 1)["objects"] == ["pick", "lamp"]
    assert scene.position["bag"]["trap"] == 8
    assert scene.asked() == [(2, "turn")]
    assert scene.refused(1, "pick A2") == "object.when"


@rule("macgregor:turn.limit")
def test_who_stops_with_more_than_three_keys_discards_down_to_exactly_three() -> None:
    keys = "green lion, red crown, blue tower, violet cross, orange lion"
    line = f"ghost red; blue at A1 keys {keys} objects pick; green at A4; tokens A1 blue; top red cross"
    scene = macgregor(3, f"{line}; {PLAN}; to act blue")
    assert scene.refused(1, "discard green lion") == "turn.limit"  # not before stopping
    scene.answer(1, "stop")
    assert scene.asked() == [(1, "discard")]
    assert len(scene.choices(1)) == 5
    for move in ("pick B1", "flip", "go violet cross A2", "stop", "discard red lion"):
        assert scene.refused(1, move) == "turn.limit"
    scene.answer(1, "discard green lion")
    assert scene.asked() == [(1, "discard")]
    scene.answer(1, "discard blue tower", [0])
    assert seat_of(scene, 1)["keys"] == ["red crown", "orange lion", "violet cross"]
    assert scene.asked() == [(2, "turn")]


@rule("macgregor:turn.limit")
def test_three_keys_or_fewer_are_kept() -> None:
    line = "ghost red; blue at A1 keys green lion, red crown, blue tower; green at A4; top red cross"
    scene = macgregor(3, f"{line}; {PLAN}; to act blue")
    scene.answer(1, "stop", [0])
    assert len(seat_of(scene, 1)["keys"]) == 3
    assert scene.asked() == [(2, "turn")]


@rule("macgregor:turn.stop")
def test_stopping_is_asked_even_of_a_player_with_nothing_else_to_do() -> None:
    scene = macgregor(2, f"ghost red; blue at B4 keys violet lion; top red cross; {PLAN}; to act blue")
    assert scene.asked() == [(1, "turn")]
    assert scene.choices(1) == ["stop"]
    scene.answer(1, "stop", [0])
    assert order(scene)[0] == "Stopped"


@rule("macgregor:turn.stop")
def test_a_turn_goes_on_after_every_other_action() -> None:
    line = "ghost red; blue at A1 keys green lion objects lamp; tokens A4 blue; top red cross"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    for move in ("lamp A4", "flip"):
        scene.answer(1, move)
        assert scene.asked() == [(1, "turn")]
