"""Setting up: purses, tiles, the dealer, and the order in which things fall."""

from __future__ import annotations

import pytest

from games.chasseurs.scenes import Hunt, chasseurs, dealt
from manoir.kernel.rulebook import rule


@rule("chasseurs:setup.purse")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_everybody_starts_with_15(seats: int) -> None:
    assert dealt(seats).purses() == [15] * seats


@rule("chasseurs:setup.treasure-piles", "chasseurs:setup.goblins")
def test_three_treasures_of_each_pile_and_three_goblins_are_revealed() -> None:
    position = dealt(3).position
    assert (position["piles"]["hidden"], position["piles"]["obvious"]) == (24, 24), (
        "two piles of 27, three of each gone"
    )
    assert all(site["max"] and site["min"] for site in position["sites"])
    assert len(position["goblins"]) == 3
    assert position["piles"]["goblins"] == 19


@rule("chasseurs:setup.order")
def test_tiles_fall_hidden_first_from_the_mountains_down_and_goblins_from_the_top() -> None:
    # The dealer, then six treasures, then three goblins: picks among what is left, in the order of the box.
    scene = Hunt("chasseurs", 3, None, [0, 0, 5, 9, 20, 27, 28, 0, 9, 18] + [0] * 27)
    told = [(event["side"], event["site"]) for event in scene.told("TreasureLaid")]
    sites = ["mountains", "jungle", "cave"]
    assert told == [("max", site) for site in sites] + [("min", site) for site in sites]
    assert [event["number"] for event in scene.told("GoblinLaid")] == [1, 2, 3]
    assert [row["max"] for row in scene.position["sites"]] == ["relic -7", "relic 3", "relic 6"]
    assert [row["goblin"] for row in scene.position["goblins"]] == ["goblin 1 1", "goblin 3 2", "goblin 5 3"]


@rule("chasseurs:setup.dealer")
def test_the_lot_names_the_first_dealer_or_the_host_does() -> None:
    assert Hunt("chasseurs", 4, None, [2] + [0] * 60).position["dealer"] == 3
    assert Hunt("chasseurs", 4, None, [0] * 60, dealer=2).position["dealer"] == 2


@rule("chasseurs:setup.rounds")
def test_a_game_has_five_rounds_of_draft_play_and_scrolls() -> None:
    scene = dealt(3)
    stages = []
    while scene.asked():
        stages.append((scene.position["round"], scene.position["stage"]))
        seat = scene.asked()[0][0]
        scene.answer(seat, scene.choices(seat)[0], [0] * 60)
    assert {number for number, _ in stages} == {1, 2, 3, 4, 5}
    for number in range(1, 6):
        order = [stage for at, stage in stages if at == number]
        assert order == sorted(order, key=["pick", "act", "scroll"].index), "the phases follow each other"
    assert scene.refused(0, "keep gold") == "end.winner"


@rule("chasseurs:setup.cards")
def test_all_75_cards_lie_in_one_pile() -> None:
    scene = dealt(4)
    position = scene.position
    in_hands = sum(len(row["pack"]) for row in position["seats"])
    assert in_hands + sum(int(count) for count in _pile(scene)) == 75
    assert chasseurs("3 players; to deal").draws("gold") == [56], "nothing is dealt, so all is in the pile"


def _pile(scene: Hunt) -> list[int]:
    from manoir.games.chasseurs.laying import pile_of

    return [int(count) for count in pile_of(scene.state)]


@rule("chasseurs:setup.seats")
def test_asking_and_the_deal_go_to_the_next_seat() -> None:
    hands = "; ".join(f"{seat} holds mountains {seat}, gold" for seat in (1, 2, 3, 4))
    scene = chasseurs(f"4 players; dealer 3; {hands}; to reveal mountains")
    order = []
    for _ in range(4):
        order.append(scene.asked()[0][0])
        scene.answer(order[-1], "pass")
    assert order == [2, 3, 0, 1]
    scene = chasseurs("4 players; round 2; dealer 4; to scroll", [0] * 60)
    assert scene.position["dealer"] == 1
