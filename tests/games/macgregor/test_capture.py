"""Caught!"""

from __future__ import annotations

from manoir.kernel.rulebook import rule

from .scenes import heard, macgregor, order, seat_of, seen

PLAN = "plan crown lion green-yellow cross"  # F, D3, E3, E2, D2


@rule("macgregor:capture.stop")
def test_entering_a_room_where_a_player_stands_ends_the_ghosts_move() -> None:
    scene = macgregor(3, f"ghost red; blue at D3; green at E3; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
    assert [event["room"] for event in heard(scene, "GhostStepped")] == ["D3"]
    assert heard(scene, "Caught") == [{"event": "Caught", "by": 1, "seat": 2, "room": "D3"}]
    assert scene.refused(1, "catch 3") == "capture.stop"  # the new ghost, whose move has not begun


@rule("macgregor:capture.choose")
def test_if_several_stand_there_the_ghost_chooses_whom_it_catches() -> None:
    scene = macgregor(4, f"ghost red; blue at D3; green at D3; yellow at A1; top red lion; {PLAN}; to haunt")
    assert scene.asked() == [(0, "catch")]
    assert scene.choices(0) == ["catch 2", "catch 3"]
    assert scene.refused(0, "catch 4") == "capture.choose"
    assert scene.refused(0, "catch 1") == "capture.choose"
    scene.answer(0, "catch 3", [0, 0, 0, 0])
    assert scene.position["ghost"] == 3
    assert seat_of(scene, 1)["room"] == "D3"


@rule("macgregor:capture.any-step")
def test_the_ghost_catches_in_any_room_of_its_path() -> None:
    for room, steps in (("D3", 1), ("E3", 2), ("E2", 3), ("D2", 4)):
        scene = macgregor(2, f"ghost red; blue at {room}; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
        assert order(scene).count("GhostStepped") == steps
        assert heard(scene, "Caught")[0]["room"] == room


@rule("macgregor:capture.loot")
def test_the_ghost_takes_all_treasures_of_its_own_colour_and_no_others() -> None:
    line = "ghost red treasures 1 green; blue at D3 treasures 3 red, 2 blue, 1 green"
    scene = macgregor(2, f"{line}; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
    assert seat_of(scene, 0)["treasures"] == {"red": 3, "green": 1}
    assert seat_of(scene, 1)["treasures"] == {"blue": 2, "green": 1}
    looted = {"event": "Looted", "by": 1, "seat": 2, "token": "red", "treasures": 3}
    assert heard(scene, "Looted", -1) == [looted]


@rule("macgregor:capture.loot")
def test_a_player_without_treasures_of_the_ghosts_colour_loses_none() -> None:
    line = "ghost red; blue at D3 treasures 2 blue"
    scene = macgregor(2, f"{line}; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
    assert seat_of(scene, 1)["treasures"] == {"blue": 2}
    assert heard(scene, "Looted")[0]["treasures"] == 0


@rule("macgregor:capture.order")
def test_loot_comes_before_discards_and_discards_before_the_former_ghosts_keys() -> None:
    line = "ghost red; blue at D3 keys green lion treasures 3 red"
    scene = macgregor(2, f"{line}; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
    told = [kind for kind in order(scene) if kind not in ("TopShown", "Drew")]
    assert told[:6] == ["GhostStepped", "Caught", "Looted", "Discarded", "BecameGhost", "Rearmed"]
    assert order(scene).index("Discarded") < order(scene).index("Drew")


@rule("macgregor:capture.order")
def test_the_caught_players_discards_can_be_in_a_pile_made_anew_for_the_former_ghost() -> None:
    faces = ("red", "blue", "green", "yellow", "orange", "violet")
    backs = ("tower", "crown", "lion", "green-yellow", "cross", "thistle", "unicorn")
    rest = [f"{face} {back}" for back in backs for face in faces][2:]  # all but two tower keys
    line = f"ghost red; blue at D3 keys red tower; green at A1 keys {', '.join(rest)}; top blue tower"
    scene = macgregor(3, f"{line}; {PLAN}; to haunt", [0])
    # The former ghost draws the only card, then the one that blue discarded; the third draw is lost.
    assert seat_of(scene, 0)["keys"] == ["red tower", "blue tower"]
    assert order(scene).count("NoKeyLeft") == 1


@rule("macgregor:capture.swap")
def test_the_caught_player_becomes_the_ghost() -> None:
    line = "ghost red; blue at D3 keys green lion, red crown treasures 2 blue objects pick, detector"
    scene = macgregor(2, f"{line}; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
    assert scene.position["ghost"] == 2
    blue = seat_of(scene, 1)
    assert (blue["room"], blue["keys"], blue["objects"], blue["treasures"]) == ("F", [], [], {"blue": 2})
    assert scene.position["discards"] == ["red crown", "green lion"]
    while scene.asked() == [(1, "token")]:
        scene.answer(1, scene.choices(1)[0], [0])
    assert len(scene.choices(1)) == 7
    assert scene.choices(1)[0] == "lay tower"


@rule("macgregor:capture.old-ghost")
def test_the_former_ghost_stays_there_and_gets_three_keys_and_the_objects() -> None:
    scene = macgregor(2, f"ghost red; blue at D3; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
    red = seat_of(scene, 0)
    assert red["room"] == "D3"
    assert len(red["keys"]) == 3
    assert red["objects"] == ["pick", "lamp", "detector"]
    keys = [event["face"] for event in heard(scene, "Drew", 0)]
    assert sorted(keys) == sorted(key.split()[0] for key in red["keys"])
    assert [event["face"] for event in heard(scene, "Drew", 1)] == ["?", "?", "?"]


@rule("macgregor:capture.no-entry")
def test_the_former_ghost_has_not_entered_the_room_as_a_player() -> None:
    # D3 bears the crown, and a crown lies on top when the ghost gets there; a token waits in the room.
    line = f"ghost red; blue at D3; tokens D3 green; top red crown; {PLAN}; to haunt"
    scene = macgregor(2, line, [9, 8, 7, 0])
    assert order(scene).count("DrewOnEntering") == 0
    assert len(seat_of(scene, 0)["keys"]) == 3
    assert scene.position["tokens"]["D3"] == "green"
    turn = "ghost blue; red at D3 objects pick; tokens D3 green; top red lion; plan tower lion cross crown; to draw red"
    waits = macgregor(2, turn, [0])
    assert waits.refused(1, "flip") == "token.flip"  # it waits until somebody comes in


@rule("macgregor:capture.next-round")
def test_a_new_round_starts_from_the_new_ghost() -> None:
    scene = macgregor(3, f"ghost red; blue at D3; green at A1; top red lion; {PLAN}; to haunt", [0, 0, 0, 0])
    assert heard(scene, "RoundBegan") == [{"event": "RoundBegan", "round": 2, "ghost": 2}]
    while scene.asked() == [(1, "token")]:
        scene.answer(1, scene.choices(1)[0], [0])
    for blazon in ("tower", "unicorn", "cross", "lion"):
        scene.answer(1, f"lay {blazon}", [0])
    assert scene.asked() == [(2, "turn")]  # on the left of the new ghost


@rule("macgregor:capture.none")
def test_with_no_capture_the_ghost_takes_its_cards_back_and_starts_from_where_it_stands() -> None:
    scene = macgregor(2, f"ghost red; blue at A1; top red unicorn; {PLAN}; open; to haunt", [0])
    assert heard(scene, "TookBack") == [{"event": "TookBack", "seat": 1, "room": "D2"}]
    assert (scene.position["ghost"], seat_of(scene, 0)["room"], scene.position["round"]) == (1, "D2", 2)
    assert (scene.position["plan"], scene.position["open"]) == ([], False)
    while scene.asked() == [(0, "token")]:
        scene.answer(0, scene.choices(0)[0], [0])
    assert len(scene.choices(0)) == 7


@rule("macgregor:capture.ghost-room")
def test_nobody_stands_where_a_new_ghost_is_put() -> None:
    line = f"ghost red; blue at D3; green at B3 objects pick; top red lion; {PLAN}; to act green"
    scene = macgregor(3, line)
    assert scene.refused(2, "pick F") == "move.ghost-room"
    scene.answer(2, "stop", [0, 0, 0, 0])
    assert heard(scene, "BecameGhost") == [{"event": "BecameGhost", "seat": 2, "room": "F"}]
    assert order(scene).count("Caught") == 1
    assert seen(scene, -1)["seats"][2]["room"] == "B3"
