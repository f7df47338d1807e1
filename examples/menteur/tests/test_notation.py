"""Moves, positions, boxes and options of Le Menteur as words, both ways, and what is said of words that do not fit."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.kernel.edition import sheet_of
from manoir.kernel.wrong import WrongInput
from manoir_menteur import TITLE
from manoir_menteur.edition import MOST_DICE, MOST_FACES, MOST_SEATS, open_sheet
from scenes import menteur


@pytest.mark.parametrize("joker", ["ones", "highest", "none"])
def test_a_move_has_a_text_and_a_structure_both_ways(joker: str) -> None:
    scene = menteur("hands 2 3 / 4 4; bids 1x5; now bid 1", exact=True, joker=joker)
    for text in scene.choices(0):
        move = scene.notation.move(text)
        assert scene.notation.text(move) == text
        assert scene.notation.unstructure(scene.notation.structure(move)) == move
    assert scene.notation.structure(scene.notation.move("bid 3x4")) == {"move": "bid", "quantity": 3, "face": 4}
    assert scene.notation.structure(scene.notation.move("liar")) == {"move": "liar"}


@pytest.mark.parametrize("text", ["", "bid", "bid 3", "bid 3 4", "bid 0x4", "bid 11x4", "bid 3x7", "bid x", "menteur"])
def test_a_text_that_is_no_move_says_what_one_is(text: str) -> None:
    with pytest.raises(WrongInput, match=r"a bid such as .?(bid )?2x6") as wrong:
        menteur(None, [0] * 10).notation.move(text)
    assert wrong.value.place == "move"


@pytest.mark.parametrize("data", [{}, {"move": "bid"}, {"move": "bid", "quantity": "3x4"}, {"move": 3}])
def test_a_structure_that_is_no_move_is_wrong_input(data: dict[str, Any]) -> None:
    with pytest.raises(WrongInput):
        menteur(None, [0] * 10).notation.unstructure(data)


@pytest.mark.parametrize(
    ("line", "place", "expected"),
    [
        ("cellar 3", "position", "parts that begin with"),
        ("round 0", "position: round", "from 1 to 999"),
        ("dice 2", "position: dice", "2, with spaces between them"),
        ("dice 2 6", "position: dice", "from 0 to 5"),
        ("dice 0 0; now roll 1", "position", "dice [0, 0] of 5 each"),
        ("hands 2; now bid 1", "position: hands", "2, with '/' between them"),
        ("hands 2 / 7; now bid 1", "position: hands", "from 1 to 6"),
        ("hands 2 / 1 1 1 1 1 1; now bid 1", "position: hands", "5 at the most"),
        ("hands 2 / 1; dice 1 2; now bid 1", "position", "[1, 1] dice under the cups instead of [1, 2]"),
        ("hands 2 / 1; now roll 1", "position", "[1, 1] dice under the cups instead of [0, 0]"),
        ("shown 2 / 9; now roll 1", "position: shown", "from 1 to 6"),
        ("hands 2 / 1; bids 2x3 1x3; now bid 1", "position", "bids that do not rise"),
        ("hands 2 / 1; bids 2by3; now bid 1", "position: bids", "a bid such as 2x6"),
        ("hands 2 / 1; bids 0x3; now bid 1", "position: bids", "a bid such as 2x6"),
        ("hands 2 / 1; bids 3x3; now bid 1", "position", "more than the 2 dice in play"),
        ("hands 2 / 1; now dance 1", "position: now", "one of roll, bid, over"),
        ("hands 2 / 1; now bid 3", "position: now", "from 1 to 2"),
        ("hands 2 / 1; now bid", "position: now", "from 1 to 2"),
        ("hands 2 / -; now bid 2", "position", "seat 2 is to speak and has no dice"),
    ],
)
def test_a_line_that_is_no_position_says_where_and_what_was_expected(line: str, place: str, expected: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        menteur(line)
    assert wrong.value.place == place
    assert expected in f"{wrong.value.found}, {wrong.value.expected}"


@pytest.mark.parametrize(
    ("old", "new", "place"),
    [
        ("each = 5", "each = 7", "dice.each"),
        ("faces = 6", "faces = 1", "dice.faces"),
        ('joker = "ones"', 'joker = "twos"', "dice.joker"),
        ("players = [2, 6]", "players = [2, 7]", "edition.players"),
        ("players = [2, 6]", "players = [4, 3]", "edition.players"),
        ("exact = false", 'exact = "no"', "play.exact"),
        ("single = false", "simple = false", "play.simple"),
    ],
)
def test_a_box_that_cannot_be_played_names_the_key(old: str, new: str, place: str) -> None:
    text = (TITLE.folder / "edition.toml").read_text(encoding="utf-8")
    assert old in text
    with pytest.raises(WrongInput) as wrong:
        open_sheet(sheet_of(text.replace(old, new), "box.toml", "menteur"))
    assert wrong.value.place == f"box.toml: {place}"


@pytest.mark.parametrize(
    ("choices", "place"),
    [
        ({"dice": 7}, "option dice"),
        ({"dice": True}, "option dice"),
        ({"faces": 1}, "option faces"),
        ({"joker": "twos"}, "option joker"),
        ({"joker": ["ones"]}, "option joker"),
        ({"exact": 1}, "option exact"),
        ({"single": "yes"}, "option single"),
        ({"first": 3}, "option first"),
    ],
)
def test_an_option_that_cannot_be_played_is_named(choices: dict[str, Any], place: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        TITLE.table(TITLE.box(), 2, choices)
    assert wrong.value.place == place


def test_no_game_can_have_more_answers_than_its_bound() -> None:
    most = MOST_SEATS * MOST_DICE
    assert TITLE.game.bound == sum(dice * MOST_FACES + 1 for dice in range(1, most + 1))


def test_every_choice_names_a_clause_and_takes_what_it_offers() -> None:
    usual = TITLE.table(TITLE.box(), 3)
    for choice in TITLE.choices:
        assert TITLE.rulebook.clause(choice.clause)
        for value in choice.values(usual):
            assert choice.usual(TITLE.table(TITLE.box(), 3, {choice.name: value})) == value
