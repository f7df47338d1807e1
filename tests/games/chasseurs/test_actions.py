"""Action cards: the window that asks round the table, and what each card does."""

from __future__ import annotations

import pytest

from games.chasseurs.scenes import Hunt, chasseurs
from manoir.kernel.event import plain_event, redact
from manoir.kernel.rulebook import rule

TILES = "hidden relic 19, relic 3, relic 4; obvious relic 6, coin-rain 2, relic 5; "
GOBLINS = "goblins goblin 3 2, goblin 2 1, goblin 1 1; "


def hunt(hands: str, last: str = "to reveal mountains", seats: int = 3) -> Hunt:
    """A window on a site; seat 1 deals."""
    return chasseurs(f"{seats} players; dealer 1; {TILES}{GOBLINS}{hands}; {last}")


@rule("chasseurs:action.optional")
def test_passing_is_always_among_the_choices() -> None:
    scene = hunt("1 holds mountains 1, flaming-sword, shrinking-potion")
    assert scene.choices(0) == ["pass", "play shrinking-potion", "play flaming-sword"]
    scene.answer(0, "pass")
    assert scene.told("Passed") == [{"event": "Passed", "seat": 1}]
    assert "flaming-sword" in scene.seat(0)["hand"]


@rule("chasseurs:action.order")
def test_the_dealer_is_asked_first_then_clockwise_one_card_or_a_pass_each() -> None:
    hands = "1 holds mountains 1, gold; 2 holds mountains 2, gold; 3 holds mountains 3, gold"
    scene = chasseurs(f"3 players; dealer 2; {TILES}{hands}; to reveal mountains")
    assert scene.asked() == [(1, "action")]
    scene.answer(1, "pass")
    assert scene.asked() == [(2, "action")]
    assert scene.refused(0, "pass") == "action.turns"
    scene.answer(2, "pass")
    scene.answer(0, "pass")
    assert scene.position["site"] != "mountains"


@rule("chasseurs:action.react", "chasseurs:action.turns")
def test_a_card_lets_all_react_its_player_last_and_those_who_passed_too() -> None:
    hands = "1 holds mountains 1, gold; 2 holds mountains 2, flaming-sword, gold; 3 holds mountains 3, gold"
    scene = hunt(hands)
    scene.answer(0, "pass")
    scene.answer(1, "play flaming-sword")
    assert scene.refused(1, "pass") == "action.turns", "its player comes last"
    scene.answer(2, "pass")
    assert scene.asked() == [(0, "action")], "who passed is asked again"
    scene.answer(0, "pass")
    assert scene.asked() == [(1, "action")]
    scene.answer(1, "pass")
    assert scene.position["site"] != "mountains", "all have passed since the card"
    assert [event["total"] for event in scene.told("Played")] == [6]


@rule("chasseurs:action.react")
def test_the_one_who_played_may_play_another_card() -> None:
    scene = hunt("1 holds mountains 1, flaming-sword, flaming-sword; 2 holds mountains 2, gold")
    scene.answer(0, "play flaming-sword")
    scene.answer(1, "pass")
    scene.answer(0, "play flaming-sword")
    assert scene.told("Played")[-1]["total"] == 9


@rule("chasseurs:action.need-adventurer")
def test_without_an_adventurer_on_the_site_no_card_is_played_there_not_even_the_mule() -> None:
    scene = hunt("1 holds mountains 1, gold; 2 holds jungle 2, mystery-mule, flaming-sword")
    assert scene.asked() == [(0, "action")]
    assert scene.refused(1, "play flaming-sword") == "action.need-adventurer"
    assert scene.refused(1, "play mystery-mule") == "action.need-adventurer"
    scene.everybody_passes()
    assert scene.asked() == [(1, "action")], "in the jungle it is another matter"
    assert "play mystery-mule" in scene.choices(1)


@rule("chasseurs:action.need-adventurer", "chasseurs:mule.when")
def test_before_the_goblins_no_adventurer_is_needed() -> None:
    scene = hunt("2 holds mystery-mule, gold", "to act goblins")
    assert scene.asked() == [(1, "goblins")]
    assert scene.choices(1) == ["pass", "play mystery-mule"]


@rule("chasseurs:action.asked")
def test_a_question_depends_on_having_cards_and_not_on_which() -> None:
    hands = "1 holds mountains 1, gold; 2 holds mountains 2, flaming-sword; 3 holds mountains 3"
    scene = hunt(hands)
    asked = []
    for _ in range(2):
        asked.append(scene.asked()[0][0])
        assert "pass" in scene.choices(asked[-1])
        scene.answer(asked[-1], "pass")
    assert asked == [0, 1], "a coin is enough to be asked, and without a card nobody is"
    assert hunt("1 holds mountains 1; 2 holds mountains 2, gold").refused(0, "pass") == "action.asked"


@rule("chasseurs:action.asked")
def test_before_the_goblins_all_with_a_card_are_asked() -> None:
    scene = hunt("1 holds copper; 3 holds dog 2 8", "to act goblins")
    assert scene.asked() == [(0, "goblins")]
    scene.answer(0, "pass")
    assert scene.asked() == [(2, "goblins")]
    assert scene.refused(1, "pass") == "action.asked"


@rule("chasseurs:action.self")
@pytest.mark.parametrize("card", ["flaming-sword", "goblin-mercenaries", "shrinking-potion", "polar-bear"])
def test_a_card_changes_its_players_total_alone(card: str) -> None:
    scene = hunt(f"1 holds mountains 5, {card}, gold; 2 holds mountains 7, gold; 3 holds mountains 9, gold")
    scene.answer(0, f"play {card}")
    assert scene.total(0) != 5
    assert (scene.total(1), scene.total(2)) == (7, 9)


@rule("chasseurs:action.discard")
def test_actions_left_over_are_discarded_unseen_after_the_coins() -> None:
    scene = hunt("1 holds gold, flaming-sword, tiger; 2 laid jungle 2; 2 won strong-team jungle 2", "to raid")
    kinds = [type(event).__name__ for event in scene.events]
    assert kinds.index("CoinsPaid") < kinds.index("HandDiscarded")
    (event,) = scene.told("HandDiscarded")
    assert event == {"event": "HandDiscarded", "seat": 1, "count": 2}, "how many, and not which"
    assert scene.position["stage"] == "scroll"
    assert scene.seat(0)["hand"] == []
    assert scene.refused(0, "play flaming-sword") == "action.discard"


@rule("chasseurs:site.formula")
def test_the_order_of_play_has_no_effect_on_a_total() -> None:
    for order in (["polar-bear", "flaming-sword", "sleep"], ["flaming-sword", "sleep", "polar-bear"]):
        scene = hunt("1 holds mountains 5, mountains 7, flaming-sword, polar-bear, sleeping-beauty, gold")
        for card in order:
            scene.answer(0, "play sleeping-beauty on mountains 7" if card == "sleep" else f"play {card}")
        assert scene.total(0) == 2 * 5 + 4


@rule("chasseurs:site.formula", "chasseurs:mule.current-site")
def test_a_card_that_the_mule_brings_is_doubled_like_the_others() -> None:
    scene = hunt("1 holds mountains 5, polar-bear, mystery-mule, gold")
    scene.answer(0, "play polar-bear")
    scene.answer(0, "play mystery-mule", scene.draws("mountains 8"))
    assert scene.total(0) == 26


# Sword, mercenaries, potion


@rule("chasseurs:sword.plus-4")
def test_example_9_and_11_and_the_flaming_sword_make_24() -> None:
    scene = hunt("1 holds mountains 9, mountains 11, flaming-sword, gold")
    scene.answer(0, "play flaming-sword")
    assert scene.total(0) == 24


@rule("chasseurs:mercenaries.plus-8")
def test_example_12_and_the_mercenaries_make_20_for_a_copper_on_each_goblin() -> None:
    scene = hunt("1 holds mountains 12, goblin-mercenaries, gold")
    scene.answer(0, "play goblin-mercenaries")
    assert scene.total(0) == 20
    assert scene.purses()[0] == 12
    assert [row["money"] for row in scene.position["goblins"]] == [1, 1, 1]


@rule("chasseurs:mercenaries.price")
def test_mercenaries_are_paid_in_full_or_not_played() -> None:
    line = "3 players; dealer 1; {}purses {}, 15, 15; 1 holds mountains 12, goblin-mercenaries; to reveal mountains"
    assert "play goblin-mercenaries" in chasseurs(line.format(GOBLINS, 3)).choices(0)
    assert chasseurs(line.format(GOBLINS, 2)).refused(0, "play goblin-mercenaries") == "mercenaries.price"
    assert "play goblin-mercenaries" in chasseurs(line.format("goblins goblin 1 1; ", 1)).choices(0), (
        "one tile, one copper"
    )


@rule("chasseurs:mercenaries.price", "chasseurs:goblins.prize")
def test_what_was_paid_lies_with_what_is_stolen_and_comes_back_with_the_prize() -> None:
    scene = hunt("1 holds mountains 12, goblin-mercenaries, dog 3 1; 2 holds gold", "to reveal mountains", 2)
    scene.answer(0, "play goblin-mercenaries")
    while scene.asked():
        scene.answer(scene.asked()[0][0], "pass")
    taken = scene.told("GoblinTaken")
    assert [event["money"] for event in taken] == [1 + 2, 1 + 1, 1 + 1]
    assert scene.purses()[0] == 15 + 4


@rule("chasseurs:potion.minus-2")
def test_example_3_and_the_potion_make_1() -> None:
    scene = hunt("1 holds mountains 3, shrinking-potion, gold")
    scene.answer(0, "play shrinking-potion")
    assert scene.total(0) == 1


@rule("chasseurs:potion.minus-2", "chasseurs:site.eligible")
def test_a_potion_may_shrink_a_total_to_zero_and_lose_all() -> None:
    scene = hunt("1 holds mountains 2, shrinking-potion; 2 holds mountains 9")
    scene.answer(0, "play shrinking-potion")
    assert scene.treasures() == [[], ["relic 19", "relic 6"], []]


# Sleeping Beauty


@rule("chasseurs:beauty.cancel")
def test_example_sleeping_beauty_cancels_a_12_beside_a_1() -> None:
    scene = hunt("1 holds mountains 1, mountains 12, sleeping-beauty, gold")
    scene.answer(0, "play sleeping-beauty on mountains 12")
    assert scene.total(0) == 1
    assert scene.seat(0)["laid"]["mountains"]["asleep"] == ["mountains 12"]


@rule("chasseurs:beauty.cancel")
def test_she_chooses_among_her_players_own_adventurers_on_this_site() -> None:
    hands = "1 holds jungle 4, sleeping-beauty; 1 laid mountains 3; 2 holds jungle 6, gold"
    scene = hunt(hands, "to reveal jungle")
    assert scene.choices(0) == ["pass", "play sleeping-beauty on jungle 4"]
    assert scene.refused(0, "play sleeping-beauty on jungle 6") == "beauty.cancel"
    assert scene.refused(0, "play sleeping-beauty on mountains 3") == "beauty.cancel"
    assert scene.refused(0, "play sleeping-beauty") == "beauty.cancel"


@rule("chasseurs:beauty.once")
def test_a_sleeper_cannot_fall_asleep_again() -> None:
    scene = hunt("1 holds mountains 4, sleeping-beauty, sleeping-beauty, gold")
    scene.answer(0, "play sleeping-beauty on mountains 4")
    assert scene.choices(0) == ["pass"]
    assert scene.refused(0, "play sleeping-beauty on mountains 4") == "beauty.once"


# Companions


@rule("chasseurs:companion.double")
def test_example_the_polar_bear_doubles_3_and_5_and_9_to_34() -> None:
    scene = hunt("1 holds mountains 3, mountains 5, mountains 9, polar-bear, gold")
    scene.answer(0, "play polar-bear")
    assert scene.total(0) == 34


@rule("chasseurs:companion.double", "chasseurs:sword.plus-4")
def test_example_ani_comes_from_16_to_20_and_frank_answers_from_18_with_36() -> None:
    ani, frank = "mountains 9, mountains 7, flaming-sword", "mountains 12, mountains 6, polar-bear"
    scene = hunt(f"1 holds {ani}; 2 holds {frank}; 3 holds mountains 1")
    assert (scene.total(0), scene.total(1)) == (16, 18)
    scene.answer(0, "play flaming-sword")
    assert scene.total(0) == 20
    scene.answer(1, "play polar-bear")
    assert scene.told("Played")[-1]["total"] == 36
    assert scene.treasures() == [[], ["relic 19"], ["relic 6"]]


@rule("chasseurs:companion.double", "chasseurs:site.formula")
def test_what_other_cards_add_is_not_doubled() -> None:
    scene = hunt("1 holds mountains 3, polar-bear, flaming-sword, goblin-mercenaries, gold")
    for card in ("flaming-sword", "polar-bear", "goblin-mercenaries"):
        scene.answer(0, f"play {card}")
    assert scene.total(0) == 2 * 3 + 4 + 8


@rule("chasseurs:companion.site")
@pytest.mark.parametrize(("card", "home"), [("polar-bear", "mountains"), ("tiger", "jungle"), ("dragon", "cave")])
def test_a_companion_is_played_at_home_only(card: str, home: str) -> None:
    for site in ("mountains", "jungle", "cave"):
        scene = hunt(f"1 holds {site} 5, {card}", f"to reveal {site}")
        if site == home:
            assert f"play {card}" in scene.choices(0)
        else:
            assert scene.refused(0, f"play {card}") == "companion.site"


# Scaregoblin and mule


@rule("chasseurs:scaregoblin.when")
def test_the_scaregoblin_waits_for_the_goblins() -> None:
    scene = hunt("1 holds mountains 5, scaregoblin, scaregoblin")
    assert scene.refused(0, "play scaregoblin") == "scaregoblin.when"
    scene.everybody_passes()
    while scene.position["site"] != "goblins":
        scene.everybody_passes()
    scene.answer(0, "play scaregoblin")
    scene.answer(0, "play scaregoblin")
    assert len(scene.told("ScareRaised")) == 2
    assert scene.purses()[0] == 15, "a second one changes nothing"


@rule("chasseurs:mule.draw")
def test_the_mule_draws_a_card_that_only_its_player_sees() -> None:
    scene = hunt("1 holds mountains 5, mystery-mule, gold; 2 holds mountains 6, gold")
    scene.answer(0, "play mystery-mule", scene.draws("dog 2 8"))
    assert scene.seat(0)["hand"] == ["dog 2 8", "gold"]
    drew = next(event for event in scene.events if type(event).__name__ == "MuleDrew")
    assert plain_event(redact(drew, 0))["card"] == "dog 2 8"
    assert plain_event(redact(drew, 1))["card"] == "?"
    assert scene.seen(1)["played"][0]["drew"] == "?"
    assert scene.seen(0)["played"][0]["drew"] == "dog 2 8"


@rule("chasseurs:mule.draw")
def test_the_mule_waits_while_its_card_is_not_drawn() -> None:
    scene = hunt("1 holds mountains 5, mystery-mule, gold")
    scene.answer(0, "play mystery-mule")
    assert scene.position["stage"] == "mule"
    assert scene.refused(0, "pass") == "setup.rounds"
    scene.settle(scene.draws("gold"))
    assert scene.seat(0)["hand"] == ["gold", "gold"]


@rule("chasseurs:mule.current-site")
def test_an_adventurer_of_this_site_is_laid_at_once_and_counts() -> None:
    scene = hunt("1 holds mountains 5, mystery-mule, gold; 2 holds mountains 6, gold")
    scene.answer(0, "play mystery-mule", scene.draws("mountains 10"))
    assert scene.total(0) == 15
    assert scene.seat(0)["hand"] == ["gold"]
    assert scene.told("MuleLaid")[0]["late"] is False


@rule("chasseurs:mule.past-site")
def test_an_adventurer_of_a_past_site_is_laid_beside_the_others_without_effect() -> None:
    hands = "1 laid mountains 5; 1 holds jungle 2, mystery-mule, gold; 2 laid mountains 6; 2 won relic 15"
    scene = hunt(hands, "to reveal jungle")
    scene.answer(0, "play mystery-mule", scene.draws("mountains 10"))
    assert scene.seat(0)["laid"]["mountains"]["cards"] == ["mountains 5", "mountains 10"]
    assert scene.seat(0)["laid"]["mountains"]["late"] == ["mountains 10"]
    assert scene.total(0, "mountains") == 5
    assert scene.treasures()[1] == ["relic 15"]
    assert scene.told("MuleLaid")[0]["late"] is True


@rule("chasseurs:mule.past-site")
def test_a_late_card_alone_on_a_past_site_shows_no_total() -> None:
    scene = hunt("1 holds jungle 2, mystery-mule, gold; 2 laid mountains 6; 2 holds jungle 3, gold", "to reveal jungle")
    scene.answer(0, "play mystery-mule", scene.draws("mountains 10"))
    for chair in (-1, 0, 1):
        first, second = (row["laid"] for row in scene.seen(chair)["seats"][:2])
        assert (first["mountains"]["cards"], first["mountains"]["total"]) == (["mountains 10"], None)
        assert (first["jungle"]["total"], second["mountains"]["total"], second["jungle"]["total"]) == (2, 6, 3)
    assert scene.total(0, "mountains") == 0, "the digest of an old log must stay what it was"


@rule("chasseurs:mule.later")
def test_any_other_card_is_used_later_by_the_ordinary_rules() -> None:
    scene = hunt("1 holds mountains 5, mystery-mule, gold; 2 holds mountains 6, gold")
    scene.answer(0, "play mystery-mule", scene.draws("jungle 9"))
    assert scene.refused(1, "play jungle 9") == "site.reveal"
    scene.everybody_passes()
    assert scene.seat(0)["laid"]["jungle"]["cards"] == ["jungle 9"]
    scene = hunt("1 holds mountains 5, mystery-mule, gold")
    scene.answer(0, "play mystery-mule", scene.draws("flaming-sword"))
    assert "play flaming-sword" in scene.choices(0)


@rule("chasseurs:mule.when", "chasseurs:mule.past-site")
def test_in_the_goblin_window_all_sites_are_past() -> None:
    scene = hunt("1 holds mystery-mule, mystery-mule, gold", "to act goblins")
    scene.answer(0, "play mystery-mule", scene.draws("cave 10"))
    assert scene.seat(0)["laid"]["cave"]["late"] == ["cave 10"]
    assert scene.seat(0)["hand"] == ["gold", "mystery-mule"]


@rule("chasseurs:mule.later", "chasseurs:goblins.repel")
def test_example_jenny_draws_a_dog_of_2_paws_and_loses_no_coin() -> None:
    scene = chasseurs("2 players; goblins goblin 2 1, goblin 2 2, goblin 1 1; 1 holds mystery-mule; to act goblins")
    scene.answer(0, "play mystery-mule", scene.draws("dog 2 8"))
    scene.answer(0, "pass")
    assert [event["goblin"] for event in scene.told("Repelled")] == ["goblin 2 1", "goblin 2 2", "goblin 1 1"]
    assert scene.purses()[0] == 15 + 4, "and what the goblins stole from the other is hers"
