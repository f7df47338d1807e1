"""Phase 1: sealed picks and passed packs."""

from __future__ import annotations

from itertools import permutations

import pytest

from games.chasseurs.scenes import chasseurs, dealt
from manoir.kernel.event import plain_event, redact
from manoir.kernel.rulebook import rule
from manoir.testing.chance import reached

THREE = (
    "3 players; 1 pack mountains 2, jungle 5, gold; 2 pack cave 12, jungle 6, silver; 3 pack cave 1, dog 2 8, copper; "
)


@rule("chasseurs:draft.deal")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_nine_cards_are_dealt_to_each_in_secret_and_the_rest_is_the_pile(seats: int) -> None:
    scene = dealt(seats)
    assert [len(row["pack"]) for row in scene.position["seats"]] == [9] * seats
    deals = [event for event in scene.events if type(event).__name__ == "Dealt"]
    assert plain_event(redact(deals[1], 1))["cards"] == scene.seat(1)["pack"]
    assert plain_event(redact(deals[1], 0))["cards"] == "?"
    assert plain_event(redact(deals[1], None))["cards"] == "?"


@rule("chasseurs:draft.pick")
def test_all_pick_at_once_and_nothing_passes_before_the_last_pick() -> None:
    scene = chasseurs(THREE + "to pick 7")
    assert scene.asked() == [(0, "keep"), (1, "keep"), (2, "keep")]
    scene.answer(2, "keep cave 1")
    assert scene.asked() == [(0, "keep"), (1, "keep")], "who has picked waits"
    assert scene.refused(2, "keep copper") == "draft.pick"
    assert scene.refused(0, "keep cave 12") == "draft.pick", "that one is in another hand"
    assert scene.refused(0, "discard gold") == "draft.pick"
    scene.answer(0, "keep gold")
    assert scene.seat(1)["pack"] == ["jungle 6", "cave 12", "silver"]
    scene.answer(1, "keep silver")
    assert [row["pack"] for row in scene.position["seats"]] == [
        ["dog 2 8", "copper"],
        ["mountains 2", "jungle 5"],
        ["jungle 6", "cave 12"],
    ]


@rule("chasseurs:draft.pick")
def test_nothing_else_can_be_done_while_picking() -> None:
    scene = chasseurs(THREE + "1 won coin-rain 2; to pick 7")
    assert scene.refused(0, "play mystery-mule") == "action.order"
    assert scene.refused(0, "pass") == "action.order"
    assert scene.refused(0, "use coin-rain 2") == "scroll.when"


@rule("chasseurs:draft.pick")
def test_picks_that_arrive_in_any_order_come_to_the_same() -> None:
    found = set()
    picks = {0: "keep gold", 1: "keep silver", 2: "keep cave 1"}
    for order in permutations(picks):
        scene = chasseurs(THREE + "to pick 7")
        for seat in order:
            scene.answer(seat, picks[seat])
        found.add(scene.notation.write(scene.state))
    assert len(found) == 1


@rule("chasseurs:draft.pick", "chasseurs:draft.own-picks")
def test_silence_keeps_a_card_that_is_drawn_and_passes_where_all_see_it() -> None:
    scene = chasseurs(THREE + "to pick 7")
    assert [scene.silence(0, number) for number in range(3)] == scene.choices(0)
    for seat in range(3):
        scene.answer(seat, scene.silence(seat, 0))
    assert chasseurs("3 players; 1 laid jungle 2; 1 holds copper, tiger; to act jungle").silence(0) == "pass"


@rule("chasseurs:draft.direction")
@pytest.mark.parametrize(("number", "left"), [(1, True), (2, False), (3, True), (4, False), (5, True)])
def test_odd_rounds_pass_to_the_left_and_even_ones_to_the_right(number: int, left: bool) -> None:
    scene = chasseurs(THREE.replace("3 players", f"3 players; round {number}") + "to pick 7")
    for seat, card in enumerate(("gold", "silver", "copper")):
        scene.answer(seat, f"keep {card}")
    to = 1 if left else 2
    assert scene.seat(to)["pack"] == ["mountains 2", "jungle 5"]
    assert scene.told("Received")[to]["by"] == 1


@rule("chasseurs:draft.direction", "chasseurs:draft.pick")
def test_example_frank_keeps_the_blue_2_then_the_red_12_and_passes_to_the_left() -> None:
    frank = "mountains 2, mountains 5, mountains 9, jungle 1, jungle 3, cave 4, gold, silver, copper"
    right = "cave 12, cave 1, cave 2, cave 3, jungle 8, jungle 9, dog 1 7, dog 2 4, dog 3 1"
    scene = chasseurs(f"3 players; 2 pack {frank}; 1 pack {right}; to pick 1")
    scene.answer(1, "keep mountains 2")
    scene.answer(0, "keep cave 1")
    scene.answer(2, scene.choices(2)[0])
    assert len(scene.seat(1)["pack"]) == 8
    assert "cave 12" in scene.seat(1)["pack"]
    scene.answer(1, "keep cave 12")
    scene.answer(0, scene.choices(0)[0])
    scene.answer(2, scene.choices(2)[0])
    assert scene.seat(1)["picks"] == ["mountains 2", "cave 12"]
    assert set(scene.seat(2)["pack"]) < set(right.split(", ")), "seven of them went on to the left"
    assert len(scene.seat(2)["pack"]) == 7


@rule("chasseurs:draft.repeat")
def test_the_last_card_is_taken_without_a_choice() -> None:
    scene = chasseurs("3 players; 1 pack gold, cave 1; 2 pack cave 2, silver; 3 pack cave 3, copper; to pick 8")
    for seat in range(3):
        scene.answer(seat, f"keep cave {seat + 1}")
    assert [event["seat"] for event in scene.told("TookLast")] == [1, 2, 3]
    assert [row["picks"][-1] for row in scene.position["seats"]] == ["copper", "gold", "silver"]
    assert all(len(row["picks"]) == 9 for row in scene.position["seats"])
    assert scene.position["stage"] != "pick"


@rule("chasseurs:draft.repeat", "chasseurs:action.asked")
def test_two_like_cards_are_still_a_question_for_what_they_are_is_no_business_of_others() -> None:
    scene = chasseurs("3 players; 1 pack gold, gold; 2 pack cave 2, silver; 3 pack cave 3, copper; to pick 8")
    assert scene.asked() == [(0, "keep"), (1, "keep"), (2, "keep")]
    assert scene.choices(0) == ["keep gold"]


@rule("chasseurs:draft.own-picks")
def test_a_player_sees_their_own_picks_and_nobody_elses() -> None:
    scene = chasseurs(THREE + "to pick 7")
    scene.answer(0, "keep gold")
    seen = scene.seen(0)
    assert seen["me"]["picks"][-1] == "gold"
    other = scene.seen(1)
    assert "picks" not in other["seats"][0]
    assert other["seats"][0]["picked"] == 7, "only how many they are"
    picked = next(event for event in scene.events if type(event).__name__ == "Picked")
    assert plain_event(redact(picked, 1))["card"] == "?"
    assert plain_event(redact(picked, 0))["card"] == "gold"


@rule("chasseurs:draft.own-picks")
def test_a_seat_remembers_every_pack_that_it_held() -> None:
    scene = chasseurs(THREE + "to pick 7")
    for seat, card in enumerate(("gold", "silver", "copper")):
        scene.answer(seat, f"keep {card}")
    memory = scene.seen(0)["me"]["memory"]
    assert list(memory) == ["7", "8"], "what was passed before the scene is written nowhere"
    assert memory["7"] == ["mountains 2", "jungle 5", "gold"]
    assert memory["8"] == ["cave 1", "dog 2 8"]
    at = reached("chasseurs", 3, 1, 3 * 7, 0)
    memory = at.notation.seen(at.game.view(at.state, 0))["me"]["memory"]
    assert [(pick, len(cards)) for pick, cards in memory.items()] == [(str(pick), 10 - pick) for pick in range(1, 9)]


@rule("chasseurs:draft.hand")
def test_the_nine_picks_become_the_hand() -> None:
    scene = chasseurs("3 players; 1 pack gold, gold; 2 pack dog 2 8, silver; 3 pack dog 1 7, copper; to pick 8")
    scene.answer(0, "keep gold")
    scene.answer(1, "keep silver")
    scene.answer(2, "keep copper")
    laid = scene.seat(0)["laid"]["mountains"]["cards"]
    assert sorted(scene.seat(0)["hand"] + laid) == sorted(scene.seat(0)["picks"])
    asked = scene.asked()[0][0]
    assert scene.refused(asked, "keep gold") == "draft.hand"
