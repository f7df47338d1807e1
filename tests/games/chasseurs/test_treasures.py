"""Phase 2A: adventurers, totals, and who takes the treasures."""

from __future__ import annotations

from games.chasseurs.scenes import chasseurs
from manoir.kernel.rulebook import rule

TILES = "hidden relic 19, relic 3, relic 4; obvious relic 6, coin-rain 2, relic 5; "


@rule("chasseurs:site.reveal")
def test_every_adventurer_of_the_site_is_laid_and_no_other() -> None:
    scene = chasseurs(f"3 players; {TILES}1 holds mountains 2, mountains 9, jungle 4, gold; to reveal mountains")
    assert scene.seat(0)["laid"]["mountains"]["cards"] == ["mountains 2", "mountains 9"]
    assert scene.seat(0)["hand"] == ["jungle 4", "gold"]
    assert scene.refused(0, "play jungle 4") == "site.reveal"
    assert scene.told("StayedAway")[0]["seat"] == 2


@rule("chasseurs:site.total")
def test_a_total_is_the_force_of_the_cards_laid() -> None:
    scene = chasseurs(
        "3 players; 1 holds mountains 2, mountains 9, gold; 2 holds mountains 7, gold; to reveal mountains"
    )
    assert (scene.total(0), scene.total(1)) == (11, 7)
    assert scene.seat(2)["laid"]["mountains"]["total"] is None


@rule("chasseurs:site.max", "chasseurs:site.min")
def test_example_ani_has_30_and_takes_max_and_frank_with_3_takes_min() -> None:
    jenny, ani, frank = "mountains 6, mountains 2", "mountains 8, mountains 10, mountains 12", "mountains 3"
    scene = chasseurs(f"3 players; {TILES}1 holds {jenny}; 2 holds {ani}; 3 holds {frank}; to reveal mountains")
    assert scene.told("Totals")[0]["totals"] == [8, 30, 3]
    assert scene.treasures() == [[], ["relic 19"], ["relic 6"]]
    reasons = {event["side"]: event["reason"] for event in scene.told("TreasureTaken")}
    assert reasons == {"max": "highest", "min": "lowest"}


@rule("chasseurs:site.max", "chasseurs:site.eligible", "chasseurs:site.min")
def test_example_totals_30_none_and_3_leave_jenny_with_nothing() -> None:
    ani, frank = "mountains 8, mountains 10, mountains 12", "mountains 3"
    scene = chasseurs(f"3 players; {TILES}2 holds {ani}; 3 holds {frank}; to reveal mountains")
    assert scene.told("Totals")[0]["totals"] == ["-", 30, 3]
    assert scene.treasures() == [[], ["relic 19"], ["relic 6"]]


@rule("chasseurs:site.tie")
def test_example_jenny_wins_the_tie_for_the_lowest_total_with_a_6() -> None:
    jenny, ani, frank = "jungle 6, jungle 1", "jungle 12", "jungle 4, jungle 3"
    scene = chasseurs(f"3 players; {TILES}1 holds {jenny}; 2 holds {ani}; 3 holds {frank}; to reveal jungle")
    assert scene.treasures() == [["coin-rain 2"], ["relic 3"], []]
    (tie,) = scene.told("TieBroken")
    assert (tie["side"], tie["seats"], tie["seat"], tie["force"]) == ("min", [1, 3], 1, 6)


@rule("chasseurs:site.tie")
def test_the_highest_card_wins_a_tie_for_the_hidden_treasure_too() -> None:
    scene = chasseurs(
        f"3 players; {TILES}1 holds jungle 5, jungle 6; 2 holds jungle 11; 3 holds jungle 2; to reveal jungle"
    )
    assert scene.treasures() == [[], ["relic 3"], ["coin-rain 2"]]


@rule("chasseurs:site.tie-printed")
def test_a_doubled_card_breaks_a_tie_by_its_print() -> None:
    hands = "1 holds jungle 5, tiger; 2 holds jungle 4, jungle 6, gold; 3 holds jungle 1"
    scene = chasseurs(f"3 players; dealer 1; {TILES}{hands}; to reveal jungle")
    scene.answer(0, "play tiger")
    scene.everybody_passes()
    assert scene.told("Totals")[0]["totals"] == [10, 10, 1]
    assert scene.treasures()[1] == ["relic 3"], "5 printed is less than 6, though doubled it is 10"


@rule("chasseurs:site.tie-printed", "chasseurs:beauty.tie")
def test_players_with_sleepers_only_compare_them_as_printed() -> None:
    laid = "1 laid jungle 3 asleep; 2 laid jungle 9 asleep; 3 laid jungle 5, jungle 6; "
    played = "played 1 flaming-sword jungle, 2 flaming-sword jungle"
    scene = chasseurs(f"3 players; {TILES}{laid}{played}; to award jungle")
    assert scene.told("Totals")[0]["totals"] == [4, 4, 11]
    assert scene.treasures() == [[], ["coin-rain 2"], ["relic 3"]]


@rule("chasseurs:beauty.tie", "chasseurs:site.tie")
def test_a_sleeper_counts_0_against_a_tied_card_that_is_awake() -> None:
    laid = "1 laid jungle 12 asleep; 2 laid jungle 4; 3 laid jungle 5, jungle 6; "
    scene = chasseurs(f"3 players; {TILES}{laid}played 1 flaming-sword jungle; to award jungle")
    assert scene.told("Totals")[0]["totals"] == [4, 4, 11]
    assert scene.treasures()[1] == ["coin-rain 2"], "a 4 awake beats a 12 asleep"


@rule("chasseurs:site.tie-printed")
def test_where_an_edition_leaves_a_tie_open_the_first_from_the_dealer_wins() -> None:
    line = TILES + "1 laid jungle 9; 2 laid jungle 4; 3 laid jungle 5; to award jungle"
    for dealer, winner in ((1, 1), (2, 1), (3, 2)):
        scene = chasseurs("3 players; to deal")
        scene.state = scene.notation.read(f"3 players; dealer {dealer}; {line}")
        board = scene.state.board
        four, five = (board.card_names.index(f"jungle {force}") for force in (4, 5))
        board.force[five] = board.force[four]  # a box with two cards of one Force
        scene.settle([])
        assert scene.treasures()[winner] == ["coin-rain 2"], f"dealer {dealer}"


@rule("chasseurs:site.alone")
def test_the_only_player_there_takes_both_treasures() -> None:
    scene = chasseurs(f"3 players; {TILES}2 holds mountains 1; to reveal mountains")
    assert scene.treasures() == [[], ["relic 19", "relic 6"], []]
    assert {event["reason"] for event in scene.told("TreasureTaken")} == {"alone"}


@rule("chasseurs:site.alone", "chasseurs:site.eligible")
def test_the_only_one_above_zero_takes_both_treasures() -> None:
    laid = "1 laid mountains 2; 2 laid mountains 1; played 1 shrinking-potion mountains"
    scene = chasseurs(f"3 players; {TILES}{laid}; to award mountains")
    assert scene.told("FellToZero") == [{"event": "FellToZero", "seat": 1, "site": "mountains", "total": 0}]
    assert scene.treasures() == [[], ["relic 19", "relic 6"], []]


@rule("chasseurs:site.nobody")
def test_treasures_that_nobody_seeks_go_back_to_the_box() -> None:
    scene = chasseurs(f"3 players; {TILES}1 holds gold; to reveal mountains")
    assert scene.treasures() == [[], [], []]
    assert scene.told("TreasuresLost")[0]["tiles"] == ["relic 19", "relic 6"]
    assert scene.position["gone"]["treasures"] == 6


@rule("chasseurs:site.nobody")
def test_so_do_those_whose_seekers_all_fell_to_zero() -> None:
    laid = "1 laid mountains 1; 2 laid mountains 2; played 1 shrinking-potion mountains, 2 shrinking-potion mountains"
    scene = chasseurs(f"3 players; {TILES}{laid}; to award mountains")
    assert scene.told("Totals")[0]["totals"] == [-1, 0, "-"]
    assert scene.treasures() == [[], [], []]


@rule("chasseurs:site.eligible")
def test_a_total_of_zero_or_less_takes_nothing() -> None:
    laid = "1 laid mountains 2; 2 laid mountains 5; 3 laid mountains 9; played 1 shrinking-potion mountains"
    scene = chasseurs(f"3 players; {TILES}{laid}; to award mountains")
    assert scene.treasures() == [[], ["relic 6"], ["relic 19"]], "the lowest that counts is 5"


@rule("chasseurs:site.all-tied")
def test_when_all_tie_one_player_takes_both() -> None:
    laid = "1 laid mountains 2, mountains 5; 2 laid mountains 7; 3 laid mountains 3, mountains 4"
    scene = chasseurs(f"3 players; {TILES}{laid}; to award mountains")
    assert scene.treasures() == [[], ["relic 19", "relic 6"], []]


@rule("chasseurs:site.forced")
def test_a_relic_below_zero_is_taken_all_the_same() -> None:
    scene = chasseurs("3 players; hidden relic -7, -, -; obvious relic 3, -, -; 1 laid mountains 2; to award mountains")
    assert scene.treasures()[0] == ["relic -7", "relic 3"]


@rule("chasseurs:site.open")
def test_everybody_sees_the_treasures_won() -> None:
    scene = chasseurs(f"3 players; {TILES}2 holds mountains 1; to reveal mountains")
    for chair in (-1, 0, 1, 2):
        assert scene.seen(chair)["seats"][1]["treasures"] == ["relic 19", "relic 6"]
