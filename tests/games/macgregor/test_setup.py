"""Set-up: characters, the ghost, the first tokens, the stairs, keys and objects."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.games import title_of
from manoir.kernel.fate import FastFate, StackedFate
from manoir.kernel.rulebook import rule
from manoir.kernel.wrong import WrongInput
from manoir.testing.scene import Scene

from .scenes import heard, macgregor, order, seat_of, seen

TRAP = 55  # the last token in the bag, counted by kind
TO_START = "3 players; ghost red; tokens B3 red, D1 red, D4 trap, A3 blue, C1 green, D3 trap; to start blue"


def begun(seats: int, picks: list[int], **choices: Any) -> Scene:
    return macgregor(seats, None, picks, **choices)


def dealt(seats: int = 3) -> Scene:
    """A game up to the first plan, everything drawn from a fixed seed."""
    scene = macgregor(seats, TO_START.replace("3 players", f"{seats} players"))
    fate = FastFate(5)
    for seat in range(1, seats):
        scene.answer(seat, "start A1", [int(fate.pick(20)) for _ in range(30)])
    return scene


@rule("macgregor:setup.characters")
def test_characters_are_dealt_at_random_and_lie_open() -> None:
    scene = begun(3, [5, 0, 1, 0, 0])
    assert [event["colour"] for event in heard(scene, "GotColour", -1)] == ["violet", "red", "blue"]
    assert [seat["colour"] for seat in seen(scene, -1)["seats"]] == ["violet", "red", "blue"]


@rule("macgregor:setup.characters", "macgregor:setup.unused-colours")
def test_colours_that_nobody_plays_stay_out_but_their_treasures_are_in_the_bag() -> None:
    scene = begun(2, [0, 0, 0, 8])
    assert [seat["colour"] for seat in seen(scene, -1)["seats"]] == ["red", "violet"]
    assert seen(scene, -1)["inside"] == {
        **{"red": 8, "blue": 7, "green": 8, "yellow": 8, "orange": 8, "violet": 8},
        "trap": 8,
    }
    assert seen(scene, -1)["shown"] == "blue"


@rule("macgregor:setup.unused-colours")
def test_a_treasure_of_a_colour_that_nobody_plays_counts_for_leaving() -> None:
    line = "2 players; ghost red; blue at A3 keys red lion treasures 5 violet; top green crown; to act blue"
    assert "leave red lion" in macgregor(2, line).choices(1)


@rule("macgregor:setup.ghost")
def test_the_host_names_the_first_ghost_or_the_lot_does() -> None:
    assert heard(begun(3, [0, 0, 0, 0], ghost=3), "Began") == [{"event": "Began", "ghost": 3, "needed": 8}]
    assert heard(begun(3, [0, 0, 0, 1, 0]), "Began") == [{"event": "Began", "ghost": 2, "needed": 8}]


@rule("macgregor:setup.ghost-room")
def test_the_ghost_starts_in_the_room_of_the_ghost_and_holds_all_ghost_cards() -> None:
    scene = dealt()
    assert seat_of(scene, 0)["room"] == "F"
    while scene.asked() == [(0, "token")]:
        scene.answer(0, scene.choices(0)[0], [0])
    assert scene.asked() == [(0, "plan")]
    blazons = ["tower", "crown", "lion", "green-yellow", "cross", "thistle", "unicorn"]
    assert scene.choices(0) == [f"lay {blazon}" for blazon in blazons]


@rule("macgregor:setup.tokens")
def test_the_ghost_shows_six_tokens_one_by_one_and_chooses_a_tower_or_crown_room_for_each() -> None:
    scene = begun(2, [0, 0, TRAP], ghost=1)
    assert heard(scene, "Showed", 1) == [{"event": "Showed", "seat": 1, "token": "trap"}]
    assert scene.choices(0) == ["put A3", "put B3", "put C1", "put D1", "put D3", "put D4"]
    scene.answer(0, "put D1", [0])
    assert scene.choices(0) == ["put A3", "put B3", "put C1", "put D3", "put D4"]
    for room in ("A3", "B3", "C1"):
        scene.answer(0, f"put {room}", [0])
    scene.answer(0, "put D3", [0])  # the last room is not a choice
    assert scene.position["tokens"] == {"A3": "red", "B3": "red", "C1": "red", "D1": "trap", "D3": "red", "D4": "red"}
    assert order(scene)[-4:] == ["Showed", "PutDown", "Showed", "PutDown"]


@rule("macgregor:setup.tokens")
def test_a_first_token_goes_on_no_other_blazon_and_never_where_one_lies() -> None:
    scene = begun(2, [0, 0, 0], ghost=1)
    assert scene.refused(0, "put A1") == "setup.tokens"
    scene.answer(0, "put A3", [0])
    assert scene.refused(0, "put A3") == "setup.tokens"
    assert scene.refused(1, "put B3") == "setup.tokens"


@rule("macgregor:setup.starts")
def test_from_the_ghosts_left_each_puts_their_pawn_on_a_stair_and_may_share_it() -> None:
    scene = macgregor(3, TO_START)
    assert scene.asked() == [(1, "start")]
    assert scene.choices(1) == ["start A1", "start A4", "start E1", "start E4"]
    assert scene.refused(1, "start B3") == "setup.starts"
    assert scene.refused(2, "start A1") == "setup.starts"
    scene.answer(1, "start A4")
    assert scene.asked() == [(2, "start")]
    scene.answer(2, "start A4")
    assert [seat_of(scene, seat)["room"] for seat in (1, 2)] == ["A4", "A4"]


@rule("macgregor:setup.keys")
def test_three_keys_to_each_but_the_ghost_and_the_rest_is_the_pile() -> None:
    scene = dealt()
    assert [len(seat_of(scene, seat)["keys"]) for seat in range(3)] == [0, 3, 3]
    assert seen(scene, -1)["pile"] == 42 - 6
    assert len(scene.position["pile"]) == 42 - 6 - 1


@rule("macgregor:setup.backs")
def test_all_see_the_backs_of_every_hand_and_of_the_top_and_only_the_holder_the_faces() -> None:
    scene = dealt()
    keys = seat_of(scene, 1)["keys"]
    for chair in (-1, 0, 1, 2):
        hand = seen(scene, chair)["seats"][1]
        assert hand["backs"] == [key.split()[1] for key in keys]
        assert hand["keys"] == (keys if chair == 1 else None)
        assert seen(scene, chair)["top"] == scene.position["top"].split()[1]
    assert heard(scene, "KeysDealt", 1)[0]["keys"] == keys
    assert heard(scene, "KeysDealt", 2)[0]["keys"] == "?"


@rule("macgregor:setup.objects")
def test_everybody_but_the_ghost_gets_the_three_objects_for_all_to_see() -> None:
    seats = seen(dealt(), -1)["seats"]
    assert [seat["objects"] for seat in seats] == [[], ["pick", "lamp", "detector"], ["pick", "lamp", "detector"]]


@rule("macgregor:setup.order")
def test_tokens_come_first_then_pawns_then_keys_and_only_then_shows_the_top_of_the_pile() -> None:
    scene = macgregor(3, TO_START)
    assert seen(scene, 1)["top"] is None
    assert seen(scene, 1)["seats"][1]["keys"] == []
    assert scene.refused(1, "go red tower B2") == "setup.order"
    assert scene.refused(0, "lay tower") == "setup.order"
    told = order(dealt())
    assert told.index("Started") < told.index("KeysDealt") < told.index("ObjectsGiven") < told.index("TopShown")
    opening = begun(3, [0, 0, 0, 0, 0])
    assert opening.asked() == [(0, "token")]
    assert opening.refused(1, "start A1") == "setup.order"


@rule("macgregor:setup.target")
def test_eight_treasures_are_needed_five_for_two_players_and_a_table_may_choose_any() -> None:
    title = title_of("macgregor")
    usual = {seats: title.table(title.box(), seats).needed for seats in range(2, 7)}
    assert usual == {2: 5, 3: 8, 4: 8, 5: 8, 6: 8}
    for needed in (5, 6, 7, 8):
        assert title.table(title.box(), 4, {"needed": needed}).needed == needed
    for wrong in (4, 9, True, "8"):
        with pytest.raises(WrongInput, match=r"option needed: .* expected one of 5, 6, 7, 8"):
            title.table(title.box(), 4, {"needed": wrong})


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"ghost": 4}, "option ghost: found 4, expected a whole number from 1 to 3"),
        ({"memory": 1}, "option memory: found 1, expected true or false"),
        ({"bound": -1}, "option bound: found -1, expected a whole number from 0 to 10000"),
        ({"rounds": 3}, "option rounds: found an option that this game does not have"),
    ],
)
def test_an_option_that_does_not_fit_is_named(choices: dict[str, Any], message: str) -> None:
    title = title_of("macgregor")
    with pytest.raises(WrongInput, match=message):
        title.table(title.box(), 3, choices)


def test_two_set_ups_of_one_fate_are_alike() -> None:
    title = title_of("macgregor")
    options = title.table(title.box(), 4)
    one, other = (title.game.setup(options, StackedFate([3, 1, 2, 0, 2, 17]), None) for _ in range(2))
    notation = title.notation(options)
    assert notation.position(one) == notation.position(other)
