"""The final count."""

from __future__ import annotations

from games.chasseurs.scenes import Hunt, chasseurs
from manoir.kernel.rulebook import rule


def count(line: str) -> Hunt:
    """The end of a game of two."""
    return chasseurs(f"2 players; round 5; {line}; to scroll")


def lines(scene: Hunt, seat: int) -> dict[str, int]:
    """The final count of a seat, line by line."""
    return {event["source"]: event["points"] for event in scene.told("Counted") if event["seat"] == seat + 1}


@rule("chasseurs:end.grey-goblin-master")
def test_example_frank_counts_8_for_goblin_master_silver_and_4_goblins() -> None:
    scene = count("1 won goblin-master 2; 1 trophies 4")
    assert lines(scene, 0)["grey-scrolls"] == 8
    assert lines(scene, 0)["goblin-tiles"] == 4, "on top of the copper that each is worth"


@rule("chasseurs:end.grey-goblin-master")
def test_a_grey_scroll_cannot_be_used_before_the_end() -> None:
    scene = chasseurs("2 players; 1 laid jungle 2; 1 won goblin-master 2, strong-team jungle 1; to scroll")
    assert scene.refused(0, "use goblin-master 2") == "end.grey-goblin-master"


@rule("chasseurs:end.grey-collector")
def test_example_frank_counts_6_for_collector_copper_and_6_treasures() -> None:
    scene = count("1 won relic 3, relic -4, coin-rain 1, pack-master 2, goblin-master 3, collector 1")
    assert lines(scene, 0)["grey-scrolls"] == 6, "relics, unused scrolls, grey ones and itself"


@rule("chasseurs:end.score")
def test_example_ani_counts_6_and_26_and_3_and_41_to_76() -> None:
    scene = count("purses 41, 0; 1 won relic 19, relic 7, goblin-master 2; 1 trophies 3")
    assert lines(scene, 0) == {"grey-scrolls": 6, "relics": 26, "goblin-tiles": 3, "purse": 41}
    assert scene.told("Ended")[0]["totals"] == [76, 0]


@rule("chasseurs:end.score")
def test_relics_below_zero_subtract_and_a_total_may_be_below_zero() -> None:
    scene = count("purses 2, 15; 1 won relic -7, relic 4")
    assert lines(scene, 0)["relics"] == -3
    assert [int(score) for score in scene.game.scores(scene.state)] == [-1, 15]


@rule("chasseurs:end.unused-yellow")
def test_yellow_scrolls_left_over_are_worth_nothing() -> None:
    scene = count("1 won coin-rain 2, strong-team jungle 3")
    assert scene.told("Ended")[0]["totals"] == [15, 15]


@rule("chasseurs:end.winner")
def test_the_most_points_win() -> None:
    scene = count("purses 20, 21")
    assert [int(seat) for seat in scene.game.winners(scene.state)] == [1]
    assert scene.told("Ended")[0]["winners"] == [2]


@rule("chasseurs:end.winner")
def test_players_who_tie_share_the_victory_and_nobody_wins_before_the_end() -> None:
    scene = count("purses 20, 12; 2 won relic 8")
    assert [int(seat) for seat in scene.game.winners(scene.state)] == [0, 1]
    assert scene.refused(0, "done") == "end.winner"
    assert len(chasseurs("2 players; to deal").game.winners(chasseurs("2 players; to deal").state)) == 0
