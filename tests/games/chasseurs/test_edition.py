"""Editions that do not fit are refused with their key; so are options."""

from __future__ import annotations

import pytest

from manoir.games.chasseurs import TITLE as CHASSEURS
from manoir.kernel.wrong import WrongInput

TEXT = (CHASSEURS.folder / "edition.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("players = [2, 6]", "players = [6, 2]", "edition.players"),
        ("players = [2, 6]", "players = [2, 7]", "edition.players"),
        ("rounds = 5", "rounds = 0", "edition.rounds"),
        ("rounds = 5", "rounds = 6\nround = 5", "edition.round"),
        ("hand = 9", "hand = 'nine'", "edition.hand"),
        ("goblins_laid = 3", "goblins_laid = 5", "edition.goblins_laid"),
        ('"mountains", "jungle", "cave"]\nforce', '"mountains", "jungle"]\nforce', "adventurers.sites"),
        ("force = [1, 2,", "force = [1, 1,", "adventurers.force"),
        ("[[1, 12], [1, 11], ", "[[1, 12], ", "edition"),
        ("copper = { cards = 4, worth = 1 }", "copper = { cards = 4 }", "coins.copper.worth"),
        ("copper = { cards = 4, worth = 1 }", "tin = { cards = 4, worth = 1 }", "coins.tin"),
        ("tiger = 1\n", "lion = 1\n", "actions.lion"),
        ("tiger = 1\n", "tiger = 2\n", "edition"),
        ('tiger = "jungle"', 'tiger = "moon"', "effects.tiger"),
        ("flaming-sword = 4", "flaming-sword = 400", "effects.flaming-sword"),
        ("[[1, 12], [1, 11]", "[[1, 12], [1, 12]", "watchdogs.cards"),
        ("[[1, 12], [1, 11]", "[[1, 12], [1]", "watchdogs.cards[2]"),
        ("values = [3, 3,", "values = [3,", "relics"),
        ("values = [3, 3,", "values = [0, 3,", "relics.values"),
        ('[["mountains", 1], ', '[["moon", 1], ', "yellow.strong-team[1]"),
        ("[[1, 2, 3], [4, 5, 6]", "[[1, 2, 13], [4, 5, 6]", "yellow.special-team[1]"),
        ("coin-rain = [1, 1, 2, 2]", "coin-rain = []", "yellow.coin-rain"),
        ("collector = [1, 2]", "collectors = [1, 2]", "grey.collectors"),
        ("tiles = [[1, 1], [1, 1],", "tiles = [[1, 1],", "goblins.tiles"),
        ("tiles = [[1, 1], [1, 1],", "tiles = 22\nother = [[1, 1], [1, 1],", "goblins.other"),
        ("start = 15", "start = -1", "purse.start"),
        ("[purse]", "[wallet]", "wallet"),
    ],
)
def test_a_box_that_does_not_fit_is_refused_with_its_key(old: str, new: str, key: str) -> None:
    assert old in TEXT
    with pytest.raises(WrongInput) as wrong:
        CHASSEURS.box_of(TEXT.replace(old, new, 1), "mine.toml")
    assert wrong.value.place == f"mine.toml: {key}"
    assert wrong.value.expected


def test_too_many_yellow_scrolls_leave_too_few_treasures_for_the_last_round() -> None:
    few = TEXT.replace("values = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7,", "values = [7, 7,").replace(
        "coin-rain = [1, 1, 2, 2]", "coin-rain = [1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2]"
    )
    with pytest.raises(WrongInput) as wrong:
        CHASSEURS.box_of(few, "mine.toml")
    assert wrong.value.place == "mine.toml: yellow"


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ({"dealer": 0}, "option dealer"),
        ({"dealer": 4}, "option dealer"),
        ({"dealer": True}, "option dealer"),
        ({"dealer": "one"}, "option dealer"),
        ({"purses": "open"}, "option purses"),
        ({"rounds": 3}, "option rounds"),
    ],
)
def test_an_option_that_does_not_fit_is_refused_by_name(choices: dict[str, object], place: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        CHASSEURS.table(CHASSEURS.box(), 3, choices)
    assert wrong.value.place == place


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_two_to_six_can_play(seats: int) -> None:
    with pytest.raises(WrongInput):
        CHASSEURS.table(CHASSEURS.box(), seats)
