"""V. The ghost moves."""

from __future__ import annotations

from pathlib import Path

from manoir.kernel.rulebook import rule

from .scenes import changed, heard, macgregor, order, seat_of, seen

PLAN = "plan crown lion green-yellow cross"


@rule("macgregor:ghost.when")
def test_the_ghost_moves_when_all_players_have_moved() -> None:
    scene = macgregor(3, f"ghost red; blue at A1; green at A4; top red lion; {PLAN}; to act blue")
    scene.answer(1, "stop", [0])
    assert scene.asked() == [(2, "turn")]
    assert seat_of(scene, 0)["room"] == "F"
    scene.answer(2, "stop", [0])
    assert seat_of(scene, 0)["room"] == "D2"


@rule("macgregor:ghost.reveal")
def test_the_plan_is_turned_over_card_by_card_each_step_one_event() -> None:
    scene = macgregor(2, f"ghost red; blue at A1; top red lion; {PLAN}; to haunt", [0])
    steps = heard(scene, "GhostStepped", 1)
    assert [(step["number"], step["blazon"], step["start"], step["room"]) for step in steps] == [
        (1, "crown", "F", "D3"),
        (2, "lion", "D3", "E3"),
        (3, "green-yellow", "E3", "E2"),
        (4, "cross", "E2", "D2"),
    ]


@rule("macgregor:ghost.reveal")
def test_the_ghost_moves_by_its_plan_alone_and_cannot_stop_early() -> None:
    scene = macgregor(2, f"ghost red; blue at A1; top red lion; {PLAN}; to act blue")
    for move in ("go red lion B3", "step D3"):
        assert scene.refused(0, move) == "ghost.reveal"
    scene.answer(1, "stop", [0])
    assert order(scene).count("GhostStepped") == 4  # nobody was asked on the way


@rule("macgregor:ghost.unseen")
def test_cards_behind_the_one_that_ends_the_move_are_not_turned_over() -> None:
    line = "ghost red; blue at D3; green at A1; top red lion; plan crown lion green-yellow cross; to haunt"
    scene = macgregor(3, line, [0, 0, 0, 0])
    assert [event["blazon"] for event in heard(scene, "GhostStepped", 1)] == ["crown"]
    mistaken = macgregor(2, "ghost red; blue at A1; top red lion; plan unicorn crown lion cross; to haunt", [0])
    told = [str(event) for chair in (-1, 1) for kind in order(mistaken) for event in heard(mistaken, kind, chair)]
    assert not any("crown" in event for event in told)


@rule("macgregor:ghost.walls")
def test_the_ghost_walks_through_walls_and_doors_alike() -> None:
    scene = macgregor(2, "ghost red; blue at A1; top red lion; plan tower unicorn cross lion; to haunt", [0])
    # F-B3 and B3-B4 are bare walls, B4-B5 too, B5-A4 is a door.
    assert [event["room"] for event in heard(scene, "GhostStepped")] == ["B3", "B4", "B5", "A4"]


@rule("macgregor:ghost.walls", "macgregor:ghost.mistake")
def test_the_ghost_never_goes_diagonally() -> None:
    # On the grid B4 bears the lion and touches F by a corner; C4 touches it by a side.
    line = "ghost red; blue at A1; top red unicorn; plan lion crown cross tower; to haunt"
    scene = macgregor(2, line, [0], edition="grid")
    assert heard(scene, "GhostStopped")[0]["room"] == "F"
    beside = macgregor(2, line.replace("plan lion", "plan green-yellow"), [0], edition="grid")
    assert heard(beside, "GhostStepped")[0]["room"] == "C4"


@rule("macgregor:ghost.mistake")
def test_a_card_of_no_adjacent_room_ends_the_move_in_the_room_reached() -> None:
    scene = macgregor(2, "ghost red; blue at A1; top red lion; plan crown tower thistle lion; to haunt", [0])
    # D3 reached; D4 has a tower and lies beside it; C3 has the thistle; no lion beside C3.
    assert [event["room"] for event in heard(scene, "GhostStepped")] == ["D3", "D4", "C3"]
    stopped = {"event": "GhostStopped", "seat": 1, "number": 4, "blazon": "lion", "room": "C3"}
    assert heard(scene, "GhostStopped") == [stopped]
    assert scene.position["round"] == 2
    assert scene.position["plan"] == []
    assert seat_of(scene, 0)["room"] == "C3"


@rule("macgregor:ghost.two-rooms")
def test_where_several_adjacent_rooms_bear_the_blazon_the_ghost_chooses(tmp_path: Path) -> None:
    crowns = (
        'id = "D2"\nrow = 3\nspan = [3, 6]\nblazon = "cross"',
        'id = "D2"\nrow = 3\nspan = [3, 6]\nblazon = "crown"',
    )
    path = changed(tmp_path, crowns)
    line = "ghost red; blue at A1; top red lion; plan crown lion thistle cross; to haunt"
    scene = macgregor(2, line, edition=path)
    assert scene.asked() == [(0, "step")]
    assert scene.choices(0) == ["step D2", "step D3"]
    assert heard(scene, "GhostChose", 1)[0]["blazon"] == "crown"
    assert seen(scene, 1)["plan"] == ["crown", "?", "?", "?"]
    assert scene.refused(0, "step B3") == "ghost.two-rooms"
    assert scene.refused(0, "step A1") == "ghost.walls"
    assert scene.refused(0, "stop") == "ghost.reveal"
    scene.answer(0, "step D2", [0])
    assert heard(scene, "GhostStepped")[0]["room"] == "D2"


@rule("macgregor:ghost.no-treasure")
def test_the_ghost_leaves_tokens_where_they_lie_and_keeps_its_treasures() -> None:
    line = "ghost red treasures 3 blue; blue at A1; tokens D3 green, D2 red; top red lion"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    assert scene.refused(0, "flip") == "ghost.no-treasure"
    scene.answer(1, "stop", [0])
    assert scene.position["tokens"] == {"D3": "green", "D2": "red"}
    assert seat_of(scene, 0)["treasures"] == {"blue": 3}
