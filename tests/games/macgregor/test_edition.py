"""Edition files: what breaks a plan is named, and what a plan merely lacks is warned of."""

from __future__ import annotations

from pathlib import Path

import pytest

from manoir.games import title_of
from manoir.kernel.wrong import WrongInput

from .scenes import changed

A2 = 'id = "A2"\nrow = 0\nspan = [4, 6]\nblazon = "thistle"'


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        (A2, A2.replace("[4, 6]", "[5, 6]"), r"room\[2\].span: found \[5, 6\], expected A2 to start at 4 in row 0"),
        (A2, A2.replace("[4, 6]", "[6, 4]"), r"room\[2\].span: found \[6, 4\]"),
        ("span = [8, 12]", "span = [8, 11]", "room: found .*row 0 filled to 11.*, expected rooms up to 12"),
        (A2, A2.replace("thistle", "dragon"), r"room\[2\].blazon: found 'dragon', expected one of tower"),
        (A2, A2 + "\nstairs = true", r"room\[2\].stairs: found True, expected no stairs in A2"),
        (
            'blazon = "cross"\nstairs = true',
            'blazon = "cross"',
            r"room\[1\].stairs: found False, expected stairs in A1",
        ),
        (A2, A2.replace('"A2"', '"A1"'), r"room\[2\].id: found 'A1', expected a name that no other room has"),
        (A2, A2.replace('"A2"', '"out"'), r"room\[2\].id: found 'out'"),
        ('id = "F"\nrow = 2', 'id = "F"\nblazon = "lion"\nrow = 2', r"room\[12\].blazon: .* no blazon in F"),
        ('ghost_room = "F"', 'ghost_room = "X"', "blazon: found nothing|plan.ghost_room: found 'X'"),
        ('["A1", "A2"], ["B1"', '["A1", "A4"], ["B1"', r"doors.violet\[1\]: .* two rooms that share a wall"),
        ('["A1", "A2"], ["B1"', '["A1", "Z2"], ["B1"', r"doors.violet\[1\]: .* two rooms of the plan"),
        ('["A1", "A2"], ["B1"', '["F", "C2"], ["B1"', r"doors.violet\[1\]: .* no door at F"),
        ('green = [["A1", "B1"]', 'green = [["A1", "A2"], ["A1", "B1"]', r"doors.green\[1\]: .* one door at the most"),
        (
            'red = ["A3", "north"]',
            'red = ["A3", "south"]',
            r"exits.red: .* an outer wall of A3; its south wall is inside",
        ),
        ('red = ["A3", "north"]', 'red = ["A3", "up"]', "exits.red: .* a side: north, east, south, west"),
        ('red = ["A3", "north"]', 'pink = ["A3", "north"]', "exits.pink: found 'a key that nothing reads'"),
        ("width = 12", "width = 13", "expected rooms up to 13"),
        ("pick = 5", "pick = 4", "objects.pick: found 4, expected a whole number from 5 to 99"),
        ("plan_cards = 4", "plan_cards = 9", "numbers.plan_cards: found 9, expected a whole number from 1 to 7"),
        ("[8, 7, 6, 5]", "[80, 7, 6, 5]", "numbers.treasures_needed: .* no more treasures than there are"),
        ('first_tokens = ["tower"', 'first_tokens = ["dragon"', "plan.first_tokens: found 'dragon'"),
        (
            "keys_per_blazon_and_colour = 1",
            "keys_per_blazon_and_colour = 2",
            "cards.keys_per_blazon_and_colour: found 2",
        ),
        ('players = ["red", "blue"', 'players = ["red", "red"', "colours.players: .* texts that all differ"),
        ('players = ["red", "blue"', 'players = ["trap", "blue"', "colours.players: .* names of letters"),
        ("players = [2, 6]", "players = [6, 2]", "edition.players: found .* the fewest players, then the most"),
        ('game = "macgregor"', 'game = "minuit"', "edition.game: found 'minuit', expected 'macgregor'"),
    ],
)
def test_a_broken_edition_names_the_file_the_key_and_what_was_expected(
    tmp_path: Path, old: str, new: str, message: str
) -> None:
    path = changed(tmp_path, (old, new))
    with pytest.raises(WrongInput, match=message) as wrong:
        title_of("macgregor").box(path)
    assert str(path) in str(wrong.value)


def test_rooms_that_no_door_reaches_are_named(tmp_path: Path) -> None:
    cut = [('["A4", "B5"], ', ""), ('["A4", "B4"], ', "")]
    with pytest.raises(WrongInput, match=r"doors: found .*no way to A4"):
        title_of("macgregor").box(changed(tmp_path, *cut))


@pytest.mark.parametrize(
    ("old", "new", "warning"),
    [
        (A2, A2.replace("thistle", "crown"), "A2 has a neighbour with its own blazon, the crown"),
        (A2, A2.replace("thistle", "unicorn"), "B2 has 2 neighbours with the unicorn"),
        (
            'blazon = "crown"\n\n[[room]]\nid = "D4"',
            'blazon = "thistle"\n\n[[room]]\nid = "D4"',
            "no crown where it leads",
        ),
        ('["A4", "B5"], ', "", "without the door A4-B4 the castle falls apart"),
        ('["A4", "B5"], ', "", "without blue keys the castle falls apart"),
        ('red = ["A3", "north"]', 'yellow = ["A3", "north"]', "A3 has 2 yellow doors"),
    ],
)
def test_a_plan_that_lacks_a_good_property_is_warned_of_it(tmp_path: Path, old: str, new: str, warning: str) -> None:
    changes = [(old, new)]
    if new.startswith("yellow"):
        changes.append(('yellow = ["C1", "west"]', ""))
    box = title_of("macgregor").box(changed(tmp_path, *changes))
    assert any(warning in found for found in box.warnings), box.warnings
