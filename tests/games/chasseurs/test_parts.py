"""What is in the box, proved on the edition as it is loaded."""

from __future__ import annotations

from games.chasseurs.scenes import chasseurs
from manoir.games.chasseurs import TITLE as CHASSEURS
from manoir.kernel.rulebook import rule

BOX = CHASSEURS.box().content


@rule("chasseurs:parts.cards")
def test_the_box_holds_75_cards_of_four_sorts() -> None:
    assert BOX.force == tuple(range(1, 13)), "twelve adventurers a site"
    assert [cards for cards, _ in BOX.coins] == [4, 4, 4]
    assert len(BOX.dogs) == 12
    assert sum(BOX.actions) == 15
    assert 3 * len(BOX.force) + 12 + 12 + 15 == 75


@rule("chasseurs:parts.sites")
def test_sites_are_resolved_mountains_then_jungle_then_cave() -> None:
    assert BOX.sites == ("mountains", "jungle", "cave")
    scene = chasseurs("3 players; 1 holds mountains 1, jungle 1, cave 1; 2 holds gold; to reveal mountains")
    opened = []
    while scene.position["stage"] == "act" and scene.position["site"] != "goblins":
        opened.append(scene.position["site"])
        scene.everybody_passes()
    assert opened == ["mountains", "jungle"], "in the cave the only hunter has no card left, and no question comes"
    assert [event["site"] for event in scene.told("SiteOpened")] == ["mountains", "jungle", "cave"]


@rule("chasseurs:parts.treasures")
def test_54_treasures_are_30_relics_20_yellow_and_4_grey_scrolls() -> None:
    assert (sum(value > 0 for value in BOX.relics), sum(value < 0 for value in BOX.relics)) == (25, 5)
    assert sum(map(len, (BOX.strong_team, BOX.pack_master, BOX.special_team, BOX.coin_rain))) == 20
    assert len(BOX.goblin_master) + len(BOX.collector) == 4


@rule("chasseurs:parts.goblins")
def test_22_goblins_have_paws_and_a_worth_that_they_steal() -> None:
    assert len(BOX.goblins) == 22
    assert all(paws > 0 and worth > 0 for paws, worth in BOX.goblins)


@rule("chasseurs:parts.money")
def test_a_purse_is_its_total_and_the_supply_never_runs_out() -> None:
    assert [worth for _, worth in BOX.coins] == [1, 2, 3]
    scene = chasseurs("2 players; purses 100000, 0; 1 holds gold, gold; to raid")
    assert scene.purses()[0] == 100006
