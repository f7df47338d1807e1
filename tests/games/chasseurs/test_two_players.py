"""Two players: the personal pile, the discard of the draft, and everything else unchanged."""

from __future__ import annotations

from games.chasseurs.scenes import chasseurs, dealt
from manoir.kernel.event import plain_event, redact
from manoir.kernel.rulebook import rule

LATE = "2 players; 1 pack gold, cave 1, dog 2 8; 2 pack silver, cave 2, dog 3 1; "


@rule("chasseurs:two.deal")
def test_each_gets_nine_cards_and_draws_nine_more_one_at_a_time() -> None:
    scene = dealt(2)
    assert [len(row["pack"]) for row in scene.position["seats"]] == [10, 10], "nine, and the first of nine more"
    drawn = 1
    while scene.position["stage"] == "pick":
        seat = scene.asked()[0][0]
        scene.answer(seat, scene.choices(seat)[0], [0, 0])
        drawn = max(drawn, len(scene.seat(0)["drawn"]))
    assert drawn == 9


@rule("chasseurs:two.pick")
def test_one_card_is_drawn_one_kept_one_discarded_and_the_hand_passed() -> None:
    scene = chasseurs(LATE + "to pick 8")
    assert scene.asked() == [(0, "keep"), (1, "keep")]
    assert scene.refused(0, "discard gold") == "two.pick", "the one to keep comes first"
    scene.answer(0, "keep cave 1")
    assert scene.asked() == [(0, "discard"), (1, "keep")]
    assert scene.refused(0, "keep gold") == "two.pick"
    scene.answer(0, "discard dog 2 8")
    scene.answer(1, "keep cave 2")
    draws = scene.draws("cave 9", "cave 10")
    scene.answer(1, "discard silver", draws)
    assert [row["pack"] for row in scene.position["seats"]] == [["cave 9", "dog 3 1"], ["cave 10", "gold"]]


@rule("chasseurs:two.pick")
def test_keeping_and_discarding_are_both_face_down() -> None:
    scene = chasseurs(LATE + "to pick 8")
    scene.answer(0, "keep cave 1")
    scene.answer(0, "discard dog 2 8")
    told = [plain_event(redact(event, 1)) for event in scene.events]
    assert [event["card"] for event in told] == ["?", "?"]


@rule("chasseurs:two.discards")
def test_discards_are_out_until_the_next_shuffle_and_known_to_their_owner_alone() -> None:
    scene = chasseurs("2 players; 1 holds mystery-mule, gold; 1 aside dog 2 8; 2 aside cave 1; to act goblins")
    assert scene.seen(0)["me"]["aside"] == ["dog 2 8"]
    assert scene.seen(1)["me"]["aside"] == ["cave 1"]
    assert [row["aside"] for row in scene.seen(1)["seats"]] == [1, 1], "how many, and not which"
    try:
        scene.draws("dog 2 8")
    except AssertionError:
        return
    raise AssertionError("a mule could draw a discard")


@rule("chasseurs:two.last", "chasseurs:draft.repeat")
def test_the_ninth_choice_is_of_two_cards_one_kept_the_other_discarded() -> None:
    scene = chasseurs("2 players; 1 pack gold, cave 1; 2 pack silver, cave 2; to pick 9")
    assert scene.choices(0) == ["keep cave 1", "keep gold"]
    assert scene.refused(0, "discard gold") == "two.last"
    scene.answer(0, "keep cave 1")
    assert scene.asked() == [(1, "keep")]
    assert scene.seat(0)["aside"][-1] == "gold"
    scene.answer(1, "keep silver")
    assert all(len(row["picks"]) == len(row["aside"]) == 9 for row in scene.position["seats"])


@rule("chasseurs:two.personal")
def test_nobody_sees_the_personal_piles_and_a_drawn_card_can_be_passed_on() -> None:
    scene = chasseurs("2 players; 1 pack gold, cave 1; 2 pack silver, cave 2; to draw 8")
    before = scene.seen(0)
    assert "gold" in before["me"]["pack"]
    scene.settle(scene.draws("cave 9", "cave 10"))
    assert scene.seen(0)["me"]["drawn"][-1] == "cave 9"
    assert "cave 10" not in str(scene.seen(0)["me"])
    for seat, keep, aside in ((0, "gold", "cave 1"), (1, "silver", "cave 2")):
        scene.answer(seat, f"keep {keep}")
        scene.answer(seat, f"discard {aside}")
    assert scene.seat(1)["pack"] == ["cave 9"], "drawn, neither kept nor discarded, so it went on"


@rule("chasseurs:two.rest")
def test_everything_else_is_unchanged() -> None:
    scene = chasseurs(
        "2 players; dealer 1; hidden relic 19, -, -; obvious relic 6, -, -; "
        "goblins goblin 3 2, goblin 2 1, goblin 1 1; 1 holds mountains 9, flaming-sword; 2 holds mountains 3, dog 3 1; "
        "to reveal mountains"
    )
    scene.answer(0, "play flaming-sword")
    while scene.asked():
        scene.answer(scene.asked()[0][0], "pass")
    assert scene.treasures() == [["relic 19"], ["relic 6"]]
    assert scene.seat(1)["trophies"] == 3
    assert scene.position["round"] == 2
