"""Phase 2B: the window before the raid, dogs, thefts and the prize."""

from __future__ import annotations

import pytest

from games.chasseurs.scenes import chasseurs
from manoir.kernel.rulebook import rule

GOBLINS = "goblins goblin 3 2, goblin 2 1, goblin 1 1; "


@rule("chasseurs:goblins.window")
def test_only_scaregoblin_and_mule_are_played_before_the_goblins() -> None:
    cards = "scaregoblin, mystery-mule, flaming-sword, tiger, sleeping-beauty, goblin-mercenaries, dog 2 8, gold"
    scene = chasseurs(f"3 players; dealer 1; 1 laid jungle 3; 1 holds {cards}; to act goblins")
    assert scene.choices(0) == ["pass", "play mystery-mule", "play scaregoblin"]
    for card in ("flaming-sword", "tiger", "goblin-mercenaries"):
        assert scene.refused(0, f"play {card}") == "goblins.window"
    assert scene.refused(0, "play sleeping-beauty on jungle 3") == "goblins.window"
    assert scene.refused(0, "play dog 2 8") == "goblins.reveal"
    assert scene.refused(0, "play gold") == "coins.receive"
    assert scene.refused(0, "play shrinking-potion") == "draft.hand"


@rule("chasseurs:goblins.window")
def test_the_goblin_window_asks_in_turn_and_lets_all_react() -> None:
    scene = chasseurs("3 players; dealer 2; 1 holds gold; 2 holds scaregoblin, gold; 3 holds gold; to act goblins")
    scene.answer(1, "play scaregoblin")
    order = []
    while scene.asked():
        order.append(scene.asked()[0][0])
        scene.answer(order[-1], "pass")
    assert order == [2, 0, 1]


@rule("chasseurs:goblins.reveal")
def test_every_dog_is_laid_and_their_paws_add_up() -> None:
    scene = chasseurs(f"2 players; {GOBLINS}1 holds dog 2 8, dog 3 1, gold; to raid")
    told = scene.told("DogsLaid")
    assert told == [{"event": "DogsLaid", "seat": 1, "cards": ["dog 2 8", "dog 3 1"], "paws": 5}]
    assert scene.told("NoDogs") == [{"event": "NoDogs", "seat": 2}]


@rule("chasseurs:goblins.repel", "chasseurs:goblins.steal")
def test_example_jenny_with_2_paws_repels_the_lower_two_and_loses_a_silver_to_the_first() -> None:
    scene = chasseurs(f"3 players; {GOBLINS}1 holds dog 2 8; 2 holds dog 3 5, dog 3 3; 3 holds dog 3 1; to raid")
    told = [(event["number"], event["goblin"]) for event in scene.told("Repelled") if event["seat"] == 1]
    assert told == [(2, "goblin 2 1"), (3, "goblin 1 1")]
    (theft,) = scene.told("Stole")
    assert (theft["seat"], theft["number"], theft["amount"]) == (1, 1, 2)


@rule("chasseurs:goblins.prize")
def test_example_ani_with_6_paws_takes_all_three_tiles_and_the_stolen_silver() -> None:
    scene = chasseurs(f"3 players; {GOBLINS}1 holds dog 2 8; 2 holds dog 3 5, dog 3 3; 3 holds dog 3 1; to raid")
    assert [(event["seat"], event["money"]) for event in scene.told("GoblinTaken")] == [(2, 2), (2, 0), (2, 0)]
    assert scene.seat(1)["trophies"] == 3
    assert scene.purses() == [13, 17, 15]


@rule("chasseurs:goblins.steal")
def test_an_empty_purse_loses_nothing_and_a_light_one_all_it_has() -> None:
    line = "2 players; purses {}, 15; goblins goblin 6 3, goblin 5 3, goblin 5 2; 2 holds dog 3 1, dog 3 2; to raid"
    assert [event["amount"] for event in chasseurs(line.format(0)).told("Stole")] == [0, 0, 0]
    assert [event["amount"] for event in chasseurs(line.format(4)).told("Stole")] == [3, 1, 0]


@rule("chasseurs:goblins.tie")
def test_example_at_3_paws_each_anis_dog_of_the_highest_discipline_wins() -> None:
    scene = chasseurs(f"3 players; {GOBLINS}1 holds dog 3 5; 2 holds dog 1 7, dog 2 10; 3 holds dog 1 12; to raid")
    (tie,) = scene.told("DogTieBroken")
    assert (tie["seats"], tie["seat"], tie["discipline"]) == ([1, 2], 2, 10)
    assert scene.seat(1)["trophies"] == 3
    assert scene.seat(2)["trophies"] == 0, "a 12 does not help who has fewer Paws"


@rule("chasseurs:goblins.no-dogs")
def test_without_any_dog_all_tiles_go_to_the_box_and_their_money_to_the_supply() -> None:
    scene = chasseurs(f"2 players; {GOBLINS}1 holds gold; to raid")
    assert [event["money"] for event in scene.told("GoblinLeft")] == [4, 2, 2]
    assert scene.position["gone"]["goblins"] == 3
    assert [row["trophies"] for row in scene.position["seats"]] == [0, 0]
    assert scene.purses() == [15 - 4 + 3, 15 - 4]


@rule("chasseurs:goblins.unrepelled")
def test_what_the_leader_did_not_repel_goes_to_the_box() -> None:
    scene = chasseurs(f"2 players; {GOBLINS}1 holds dog 2 8; 2 holds dog 1 12; to raid")
    assert [event["goblin"] for event in scene.told("GoblinTaken")] == ["goblin 2 1", "goblin 1 1"]
    assert [(event["goblin"], event["money"]) for event in scene.told("GoblinLeft")] == [("goblin 3 2", 4)]
    assert scene.purses() == [15 - 2 + 1, 15 - 2 - 1]


@rule("chasseurs:goblins.face-down")
def test_the_number_of_tiles_and_the_purses_are_public_all_the_same() -> None:
    scene = chasseurs(f"2 players; {GOBLINS}1 holds dog 2 8; to raid")
    for chair in (-1, 0, 1):
        rows = scene.seen(chair)["seats"]
        assert [row["trophies"] for row in rows] == [2, 0]
        assert [row["purse"] for row in rows] == scene.purses()


@rule("chasseurs:goblins.face-down")
def test_a_table_may_choose_not_to_display_purses() -> None:
    scene = chasseurs("2 players; to deal", purses="covered")
    assert scene.seen(0)["purses"] == "covered"
    assert chasseurs("2 players; to deal").seen(0)["purses"] == "shown"


@rule("chasseurs:scaregoblin.shield")
def test_goblins_steal_nothing_behind_a_scaregoblin() -> None:
    scene = chasseurs(f"3 players; {GOBLINS}1 holds scaregoblin; 2 holds gold; to act goblins")
    scene.answer(0, "play scaregoblin")
    scene.answer(1, "pass")
    assert [event["seat"] for event in scene.told("Shielded")] == [1, 1, 1]
    assert scene.purses() == [15, 15 - 4 + 3, 15 - 4]


@rule("chasseurs:scaregoblin.compare")
def test_its_player_still_compares_paws() -> None:
    scene = chasseurs(f"2 players; {GOBLINS}1 holds scaregoblin, dog 2 8; 2 holds dog 1 12; to act goblins")
    scene.answer(0, "play scaregoblin")
    scene.everybody_passes()
    assert scene.seat(0)["trophies"] == 2
    scene = chasseurs(f"2 players; {GOBLINS}1 holds scaregoblin; 2 holds dog 1 12; to act goblins")
    scene.answer(0, "play scaregoblin")
    scene.everybody_passes()
    assert [row["trophies"] for row in scene.position["seats"]] == [0, 1], "with 0 Paws"


@rule("chasseurs:scaregoblin.no-repel")
@pytest.mark.parametrize(("dog", "tiles"), [("dog 1 12", 1), ("dog 2 8", 2), ("dog 3 1", 3)])
def test_a_scaregoblin_repels_nothing(dog: str, tiles: int) -> None:
    scene = chasseurs(f"2 players; {GOBLINS}1 holds scaregoblin, {dog}; to act goblins")
    scene.answer(0, "play scaregoblin")
    scene.everybody_passes()
    assert scene.seat(0)["trophies"] == tiles
    assert len(scene.told("Shielded")) == 3 - tiles


@rule("chasseurs:goblins.repel")
def test_goblins_are_faced_from_top_to_bottom_each_by_all() -> None:
    scene = chasseurs(f"3 players; dealer 2; {GOBLINS}1 holds dog 2 8; to raid")
    order = [
        (event.number, int(event.seat))
        for event in scene.events
        if type(event).__name__ in ("Repelled", "Stole", "Shielded")
    ]
    assert order == [(number, seat) for number in (1, 2, 3) for seat in (1, 2, 0)]
