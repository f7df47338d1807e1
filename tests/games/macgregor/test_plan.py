"""II. The ghost plans."""

from __future__ import annotations

from manoir.kernel.rulebook import rule

from .scenes import heard, macgregor, seen

LINE = "ghost red; blue at A1; green at A4; top green lion; to plan"


@rule("macgregor:plan.four")
def test_the_ghost_lays_four_of_seven_cards_one_by_one_in_order() -> None:
    scene = macgregor(3, LINE)
    for number, blazon in enumerate(("crown", "lion", "green-yellow", "cross")):
        assert scene.asked() == [(0, "plan")]
        assert len(scene.choices(0)) == 7 - number
        scene.answer(0, f"lay {blazon}", [0])
    assert scene.position["plan"] == ["crown", "lion", "green-yellow", "cross"]
    assert scene.asked() == [(1, "turn")]


@rule("macgregor:plan.four")
def test_a_card_is_laid_once_and_by_the_ghost_alone() -> None:
    scene = macgregor(3, LINE)
    scene.answer(0, "lay crown")
    assert scene.refused(0, "lay crown") == "plan.four"
    assert scene.refused(1, "lay lion") == "plan.four"
    assert scene.refused(1, "stop") == "turn.order"


@rule("macgregor:plan.final")
def test_a_plan_that_was_laid_cannot_be_changed() -> None:
    line = LINE.replace("to plan", "plan crown lion green-yellow cross; to act blue")
    scene = macgregor(3, line)
    assert scene.refused(0, "lay thistle") == "plan.final"
    scene.answer(1, "stop", [0])
    assert scene.position["plan"] == ["crown", "lion", "green-yellow", "cross"]


@rule("macgregor:plan.secret")
def test_only_the_ghost_sees_its_plan_before_it_is_revealed() -> None:
    scene = macgregor(3, LINE)
    scene.answer(0, "lay crown")
    scene.answer(0, "lay lion")
    assert seen(scene, 0)["plan"] == ["crown", "lion"]
    assert [event["blazon"] for event in heard(scene, "Laid", 0)] == ["crown", "lion"]
    for chair in (-1, 1, 2):
        assert seen(scene, chair)["plan"] == ["?", "?"]
        assert [event["blazon"] for event in heard(scene, "Laid", chair)] == ["?", "?"]


@rule("macgregor:plan.any")
def test_a_plan_that_cannot_be_walked_may_be_laid_even_to_stand_still() -> None:
    scene = macgregor(2, "ghost red; blue at A1; top green lion; to plan")
    for blazon in ("unicorn", "green-yellow", "crown", "tower"):
        scene.answer(0, f"lay {blazon}", [0])
    scene.answer(1, "stop", [0, 0, 0])
    assert heard(scene, "GhostStopped")[0]["room"] == "F"  # no unicorn beside the ghost's room
    assert scene.position["round"] == 2
