"""IV. Objects."""

from __future__ import annotations

from manoir.kernel.rulebook import rule

from .scenes import heard, macgregor, order, seat_of, seen

PLAN = "plan crown lion green-yellow cross"


@rule("macgregor:object.when")
def test_any_number_of_objects_in_ones_own_turn_and_each_goes_back_in_the_box() -> None:
    line = "ghost red; blue at A1 objects pick, lamp, detector; green at E1 objects pick; top red lion"
    scene = macgregor(3, f"{line}; {PLAN}; to act blue")
    for move in ("detect", "lamp E4", "pick D4"):
        scene.answer(1, move)
    assert seat_of(scene, 1)["objects"] == []
    for move in ("detect", "lamp A1", "pick D3"):
        assert scene.refused(1, move) == "object.when"
    assert scene.refused(2, "pick D1") == "object.when"  # not the turn of green


@rule("macgregor:object.when")
def test_the_draw_opens_the_turn_before_any_object() -> None:
    line = "ghost red; blue at A1 objects detector; top red lion"
    scene = macgregor(2, f"{line}; {PLAN}; to draw blue", [0])
    scene.answer(1, "detect")
    assert order(scene)[:3] == ["Drew", "TopShown", "UsedDetector"]


@rule("macgregor:lamp.stairs")
def test_the_lamp_leads_from_a_stair_to_one_of_the_other_three() -> None:
    scene = macgregor(2, f"ghost red; blue at A1 objects lamp; top red lion; {PLAN}; to act blue")
    assert scene.choices(1) == ["lamp A4", "lamp E1", "lamp E4", "stop"]
    assert scene.refused(1, "lamp A1") == "lamp.stairs"
    assert scene.refused(1, "lamp B3") == "lamp.stairs"
    scene.answer(1, "lamp E1")
    assert seat_of(scene, 1)["room"] == "E1"
    away = macgregor(2, f"ghost red; blue at B1 objects lamp; top red lion; {PLAN}; to act blue")
    assert away.refused(1, "lamp A1") == "lamp.stairs"


@rule("macgregor:pick.through")
def test_the_pick_goes_through_a_door_or_a_bare_wall_into_an_adjacent_room() -> None:
    line = f"ghost red; blue at B1 objects pick; top red lion; {PLAN}; to act blue"
    scene = macgregor(2, line)
    assert scene.choices(1) == ["pick A1", "pick B2", "pick C1", "pick C2", "stop"]  # B2 lies behind a bare wall
    assert scene.refused(1, "pick A2") == "pick.through"  # it touches no wall of B1
    scene.answer(1, "pick B2")
    assert seat_of(scene, 1)["room"] == "B2"
    assert seat_of(scene, 1)["objects"] == []


@rule("macgregor:pick.no-exit")
def test_the_pick_never_opens_the_way_out() -> None:
    line = "ghost red; blue at A3 treasures 8 red objects pick; top red lion"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    assert scene.refused(1, "pick out") == "pick.no-exit"


@rule("macgregor:object.enter")
def test_arriving_by_lamp_or_pick_is_entering_a_room() -> None:
    line = f"ghost red; blue at A1 objects pick, lamp; top green unicorn; {PLAN}; to act blue"
    pick = macgregor(2, line)
    pick.answer(1, "pick B1", [0])
    assert seat_of(pick, 1)["keys"] == ["green unicorn"]
    lamp = macgregor(2, line)
    lamp.answer(1, "lamp E4", [0])
    assert seat_of(lamp, 1)["keys"] == ["green unicorn"]
    assert order(lamp)[:2] == ["UsedLamp", "DrewOnEntering"]
    elsewhere = macgregor(2, line)
    elsewhere.answer(1, "lamp A4")
    assert seat_of(elsewhere, 1)["keys"] == []


@rule("macgregor:detector.reveal")
def test_the_detector_turns_the_whole_plan_up_for_everybody() -> None:
    scene = macgregor(3, f"ghost red; blue at A1 objects detector; green at A4; top red lion; {PLAN}; to act blue")
    assert seen(scene, 2)["plan"] == ["?", "?", "?", "?"]
    scene.answer(1, "detect")
    for chair in (-1, 0, 1, 2):
        assert seen(scene, chair)["plan"] == ["crown", "lion", "green-yellow", "cross"]
    opened = [{"event": "PlanOpened", "seat": 1, "blazons": ["crown", "lion", "green-yellow", "cross"]}]
    assert heard(scene, "PlanOpened", -1) == opened


@rule("macgregor:detector.again")
def test_a_detector_on_an_open_plan_is_spent_for_nothing() -> None:
    scene = macgregor(2, f"ghost red; blue at A1 objects detector; top red lion; {PLAN}; open; to act blue")
    scene.answer(1, "detect")
    assert seat_of(scene, 1)["objects"] == []
    assert heard(scene, "UsedDetector") == [{"event": "UsedDetector", "seat": 2, "wasted": True}]
    assert heard(scene, "PlanOpened") == []


@rule("macgregor:detector.no-change")
def test_an_open_plan_is_walked_all_the_same_in_the_same_order() -> None:
    walks = []
    for plan in (PLAN, f"{PLAN}; open"):
        scene = macgregor(2, f"ghost red; blue at A1; top red lion; {plan}; to act blue")
        assert scene.refused(0, "lay thistle") == "plan.final"
        scene.answer(1, "stop", [0])
        walks.append([event["room"] for event in heard(scene, "GhostStepped")])
    assert walks == [["D3", "E3", "E2", "D2"]] * 2
