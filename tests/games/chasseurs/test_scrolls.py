"""Phase 3: yellow scrolls, and the next round."""

from __future__ import annotations

import pytest

from games.chasseurs.scenes import chasseurs
from manoir.kernel.rulebook import rule

FOUR = "1 laid jungle 1, jungle 2, jungle 3, jungle 4"


@rule("chasseurs:scroll.when")
def test_any_number_of_scrolls_may_be_used_or_kept() -> None:
    line = f"2 players; {FOUR}; 1 won strong-team jungle 2, special-team 1 2 3, relic 5; to scroll"
    scene = chasseurs(line)
    assert scene.choices(0) == ["use strong-team jungle 2", "use special-team 1 2 3", "done"]
    scene.answer(0, "use special-team 1 2 3")
    scene.answer(0, "use strong-team jungle 2")
    assert scene.purses()[0] == 15 + 9 + 8
    assert scene.position["stage"] == "prepare"
    scene = chasseurs(line)
    scene.answer(0, "done")
    assert scene.treasures()[0] == ["strong-team jungle 2", "special-team 1 2 3", "relic 5"]


@rule("chasseurs:scroll.when")
def test_a_scroll_won_this_round_can_be_used_at_once() -> None:
    scene = chasseurs("2 players; obvious -, -, strong-team cave 3; 1 holds cave 4, cave 5; to reveal cave")
    assert scene.choices(0) == ["use strong-team cave 3", "done"]
    assert scene.refused(0, "pass") == "action.discard"


@rule("chasseurs:scroll.free-order")
def test_all_with_a_scroll_that_pays_are_asked_at_once() -> None:
    laid = f"{FOUR}; 2 laid dog 2 8; 3 laid cave 7; 4 laid cave 8"
    won = "1 won strong-team jungle 1, coin-rain 2; 2 won pack-master 3; 3 won pack-master 2"
    scene = chasseurs(f"4 players; {laid}; {won}; to scroll")
    assert scene.asked() == [(0, "scroll"), (1, "scroll")]
    before = {int(ask.seat): int(ask.id) for ask in scene.game.asks(scene.state)}
    scene.answer(1, "use pack-master 3")
    assert [int(ask.id) for ask in scene.game.asks(scene.state)] == [before[0]], "another's answer changes no question"
    scene.answer(0, "done")
    assert scene.position["stage"] == "prepare"


@rule("chasseurs:scroll.free-order")
def test_one_scroll_at_a_time_until_done() -> None:
    won = "1 won strong-team jungle 1, strong-team jungle 2; 2 laid dog 2 8; 2 won pack-master 3"
    scene = chasseurs(f"3 players; {FOUR}; {won}; to scroll")
    first = scene.game.asks(scene.state)[0].id
    scene.answer(0, "use strong-team jungle 1")
    assert scene.game.asks(scene.state)[0].id != first, "a new question has a new number"
    scene.answer(0, "done")
    assert scene.refused(0, "use strong-team jungle 2") == "scroll.free-order"
    assert scene.refused(0, "done") == "scroll.free-order"


@rule("chasseurs:scroll.once")
def test_a_used_scroll_leaves_the_game() -> None:
    won = "1 won strong-team jungle 1, strong-team jungle 2"
    scene = chasseurs(f"2 players; {FOUR}; {won}; to scroll")
    gone = scene.position["gone"]["treasures"]
    scene.answer(0, "use strong-team jungle 1")
    assert scene.treasures()[0] == ["strong-team jungle 2"]
    assert scene.position["gone"]["treasures"] == gone + 1
    assert scene.refused(0, "use strong-team jungle 1") == "scroll.once"
    assert scene.refused(0, "use strong-team cave 1") == "scroll.when", "one that nobody has"


@rule("chasseurs:scroll.pays-nothing")
def test_a_scroll_that_pays_nothing_cannot_be_used() -> None:
    scene = chasseurs(
        f"2 players; {FOUR}; 1 won strong-team cave 3, strong-team jungle 1, relic 3, collector 1; to scroll"
    )
    assert scene.choices(0) == ["use strong-team jungle 1", "done"]
    assert scene.refused(0, "use strong-team cave 3") == "scroll.pays-nothing"
    assert scene.refused(0, "use relic 3") == "end.score"
    assert scene.refused(0, "use collector 1") == "end.grey-collector"


@rule("chasseurs:scroll.counts-all")
def test_sleepers_and_latecomers_count_for_scrolls() -> None:
    laid = "1 laid jungle 5 asleep, jungle 9"
    scene = chasseurs(f"2 players; {laid}; 1 won strong-team jungle 3, special-team 4 5 6; to scroll")
    scene.answer(0, "use strong-team jungle 3")
    scene.answer(0, "use special-team 4 5 6")
    assert scene.purses()[0] == 15 + 6 + 3
    scene = chasseurs("2 players; dealer 1; 1 won strong-team jungle 3; 1 holds mystery-mule; to act goblins")
    scene.answer(0, "play mystery-mule", scene.draws("jungle 9"))
    assert scene.choices(0) == ["use strong-team jungle 3", "done"]


@rule("chasseurs:scroll.strong-team")
def test_example_ani_wins_4_silvers_for_4_adventurers_in_the_jungle() -> None:
    scene = chasseurs(f"2 players; {FOUR}; 1 won strong-team jungle 2; to scroll")
    scene.answer(0, "use strong-team jungle 2")
    assert scene.told("ScrollUsed")[0]["amount"] == 8
    assert scene.purses()[0] == 23


@rule("chasseurs:scroll.strong-team")
def test_example_jenny_wins_2_golds_for_2_adventurers_in_the_cave() -> None:
    scene = chasseurs("2 players; 1 laid cave 2, cave 9, jungle 3; 1 won strong-team cave 3; to scroll")
    scene.answer(0, "use strong-team cave 3")
    assert scene.told("ScrollUsed")[0]["amount"] == 6


@rule("chasseurs:scroll.pack-master")
def test_example_jenny_wins_4_silvers_for_4_dogs_whatever_their_paws() -> None:
    scene = chasseurs("2 players; 1 laid dog 1 12, dog 1 11, dog 2 10, dog 3 5; 1 won pack-master 2; to scroll")
    scene.answer(0, "use pack-master 2")
    assert scene.told("ScrollUsed")[0]["amount"] == 8


@rule("chasseurs:scroll.special-team")
def test_example_jenny_wins_5_golds_with_special_team_4_5_6_on_any_site() -> None:
    laid = "1 laid mountains 4, mountains 6, jungle 5, cave 4, cave 6, cave 7"
    scene = chasseurs(f"2 players; {laid}; 1 won special-team 4 5 6; to scroll")
    scene.answer(0, "use special-team 4 5 6")
    assert scene.told("ScrollUsed")[0]["amount"] == 15


@rule("chasseurs:scroll.coin-rain")
def test_example_jenny_wins_16_with_coin_rain_2_for_the_8_of_her_coins() -> None:
    scene = chasseurs("2 players; 1 won coin-rain 2; 1 holds gold, gold, silver; to raid")
    assert scene.told("CoinsPaid")[0]["amount"] == 8
    scene.answer(0, "use coin-rain 2")
    assert scene.told("ScrollUsed")[0]["amount"] == 16
    assert scene.purses()[0] == 15 + 8 + 16


@rule("chasseurs:scroll.coin-rain")
def test_coin_rain_1_pays_once() -> None:
    scene = chasseurs("2 players; 1 laid copper, gold; 1 won coin-rain 1; to scroll")
    scene.answer(0, "use coin-rain 1")
    assert scene.purses()[0] == 19


# The next round


@rule("chasseurs:next.cards", "chasseurs:next.dealer")
def test_all_cards_come_in_and_the_deal_goes_to_the_left() -> None:
    scene = chasseurs(f"3 players; dealer 2; {FOUR}; to scroll", [0] * 60)
    position = scene.position
    assert (position["round"], position["dealer"], position["stage"]) == (2, 3, "pick")
    assert all(not row["laid"]["jungle"]["cards"] and not row["picks"] for row in position["seats"])
    assert sum(len(row["pack"]) for row in position["seats"]) == 27
    assert "jungle 1" in scene.seat(1)["pack"], "it can be dealt again"


@rule("chasseurs:next.tiles")
def test_three_tiles_of_each_pile_and_three_goblins_are_laid_anew() -> None:
    scene = chasseurs(
        "3 players; hidden-pile 24; box relic 3, relic 4, relic 5, relic 6, relic 7, relic 8; to scroll", [0] * 60
    )
    assert scene.position["round"] == 2
    assert (scene.position["piles"]["hidden"], scene.position["piles"]["obvious"]) == (21, 21)
    assert len(scene.told("TreasureLaid")) == 6
    assert len(scene.told("GoblinLaid")) == 3


@rule("chasseurs:next.dry")
@pytest.mark.parametrize(("hidden", "left"), [(0, 0), (2, 0), (48, 42), (47, 42)])
def test_a_pile_that_ran_dry_is_helped_out_by_the_other(hidden: int, left: int) -> None:
    gone = "box relic 3, relic 4, relic 5, relic 6, relic 7, relic 8"
    scene = chasseurs(f"3 players; hidden-pile {hidden}; {gone}; to scroll", [0] * 60)
    assert all(site["max"] and site["min"] for site in scene.position["sites"])
    assert scene.position["piles"]["hidden"] == left
    assert scene.position["piles"]["hidden"] + scene.position["piles"]["obvious"] == 42


@rule("chasseurs:next.fifth")
def test_for_the_fifth_round_yellow_scrolls_are_drawn_again() -> None:
    scene = chasseurs("3 players; round 4; to scroll", [40] * 12 + [0] * 60)
    skipped = [event["tile"] for event in scene.told("ScrollSkipped")]
    assert skipped
    assert all(tile.split()[0] in ("strong-team", "pack-master", "special-team", "coin-rain") for tile in skipped)
    laid = [event["tile"] for event in scene.told("TreasureLaid")]
    assert len(laid) == 6
    assert all(tile.split()[0] in ("relic", "goblin-master", "collector") for tile in laid)
    assert scene.position["gone"]["treasures"] == len(skipped)


@rule("chasseurs:next.fifth")
def test_in_other_rounds_yellow_scrolls_are_laid() -> None:
    scene = chasseurs("3 players; round 3; to scroll", [40] * 6 + [0] * 60)
    assert scene.told("ScrollSkipped") == []
    assert any("team" in event["tile"] for event in scene.told("TreasureLaid"))


@rule("chasseurs:next.last")
def test_after_the_scrolls_of_round_5_nothing_is_prepared() -> None:
    scene = chasseurs(f"3 players; round 5; {FOUR}; 1 won strong-team jungle 2; to scroll")
    scene.answer(0, "use strong-team jungle 2")
    assert scene.position["stage"] == "over"
    assert scene.told("TreasureLaid") == []
    assert scene.told("Dealt") == []
