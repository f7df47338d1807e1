"""What the loader refuses, with the place named; and options that make no sense."""

from __future__ import annotations

import pytest

from manoir.games import title_of
from manoir.kernel.wrong import WrongInput

TITLE = title_of("booo")
TEXT = (TITLE.folder / "edition.toml").read_text(encoding="utf-8")
ROOM = "   Yaa aaV     Rbb bbV   "  # a line of tile 1

BROKEN = [
    ("a wall is missing", ROOM, "    aa aaV     Rbb bbV   ", r"tile\[1\].map: cell 1.2: east: found no wall"),
    ("a wall in a room", ROOM, "   YaaRaaV     Rbb bbV   ", r"cell 2.2: east: found a wall, expected no wall inside"),
    ("an unknown colour", ROOM, "   Xaa aaV     Rbb bbV   ", r"cell 1.2: east: found 'X', expected a blank or a wall"),
    ("a wall on the edge", "+GG+BB+YY+  +  +BB+WW+RR+\n   V  ", "+GG+BB+YY+  +  +BB+WW+RR+\nG  V  ", "cell 1.4: west"),
    (
        "another room in a quarter",
        ROOM,
        "   Ybb bbV     Rbb bbV   ",
        "cell 2.2: found 'bb', expected a room",
    ),
    ("a line too long", ROOM, ROOM + "  G", r"line 4: found 28 characters"),
    ("a line too few", ROOM + "\n", "", r"tile\[1\].map: found 16 lines, expected 17 lines"),
    ("half a wall", "+  +YY+YY+BB+BB+WW+WW+  +", "+  +Y +YY+BB+BB+WW+WW+  +", "cell 2.1: south: found 'Y '"),
    ("no corner", "+  +YY+YY+BB+BB+WW+WW+  +", "+  +YY YY+BB+BB+WW+WW+  +", "north-west corner"),
    ("a tile twice", "number = 2\n", "number = 1\n", r"tile\[2\].number: found 1"),
    ("a special on a route", "route_2 = [[1, 0]", "route_2 = [[1, 1]", r"route_2\[1\]: found 'b2'"),
    ("a room twice on a route", "route_3 = [[5, 3], [2, 1]", "route_3 = [[5, 3], [5, 3]", "rooms that all differ"),
    (
        "a ghost outside",
        "starts = [[2, 2]",
        "starts = [[0, 2]",
        "starts: found 'a3', expected rooms of the middle",
    ),
    ("specials together", "transitions = [[4, 1]", "transitions = [[1, 1]", "specials.transitions: found"),
    ("a colour too few", 'V = "violet"\n', "", r"colours.\*: found"),
    ("a frame too short", '"violet key", "white crown"]', '"violet key"]', "frame.coats: found '5 names'"),
    ("a misspelt key", "white_tower", "wite_tower", "frame.wite_tower: found 'a key that nothing reads'"),
    ("too many players", "players = [2, 6]", "players = [2, 9]", "edition.players"),
    ("visitors nobody has", "2 = 9,", "2 = 16,", "visitors.in_play.2: found 16, expected a whole number from 1 to 15"),
]


@pytest.mark.parametrize(("old", "new", "message"), [row[1:] for row in BROKEN], ids=[row[0] for row in BROKEN])
def test_a_broken_edition_is_refused_and_the_place_is_named(old: str, new: str, message: str) -> None:
    assert old in TEXT
    with pytest.raises(WrongInput, match=message):
        TITLE.box_of(TEXT.replace(old, new, 1), "broken.toml")


def test_rooms_that_touch_or_lie_on_the_ring_or_in_two_pieces_are_refused() -> None:
    lines = ["+  +  +  +  +  +  +  +  +", ROOM]
    assert lines[0] in TEXT
    apart = TEXT.replace("   Yaa aaV     Rbb bbV   ", "   Yaa   V     Rbb bbV   ", 1)
    with pytest.raises(WrongInput, match=r"cell 2.2: east: found no wall"):
        TITLE.box_of(apart, "broken.toml")
    ring = TEXT.replace("         G     R         ", "   aa    G     R         ", 1)
    with pytest.raises(WrongInput, match=r"cell 1.1|cell 2.1"):
        TITLE.box_of(ring, "broken.toml")


@pytest.mark.parametrize(
    ("choices", "message"),
    [
        ({"delays": "100"}, "option delays: found '100', expected 2 waits"),
        ({"delays": [0, -1]}, "option delays"),
        ({"pause": 70_000}, "option pause: found 70000"),
        ({"bound": -1}, "option bound: found -1"),
        ({"first": 3}, "option first: found 3, expected a whole number from 1 to 2"),
        ({"transitions": 2}, "option transitions"),
        ({"colour": "red"}, "option colour: found an option that this game does not have"),
    ],
)
def test_options_that_make_no_sense_are_refused(choices: dict[str, object], message: str) -> None:
    with pytest.raises(WrongInput, match=message):
        TITLE.table(TITLE.box(), 2, choices)


def test_two_to_six_play() -> None:
    assert TITLE.box().players == (2, 6)
    for seats in (1, 7):
        with pytest.raises(WrongInput, match="a whole number from 2 to 6"):
            TITLE.table(TITLE.box(), seats)
