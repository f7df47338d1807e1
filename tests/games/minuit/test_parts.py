"""What is in the box."""

from __future__ import annotations

from manoir.games import title_of
from manoir.kernel.rulebook import rule

BOX = title_of("minuit").box().content


@rule("minuit:parts.figures")
def test_the_box_holds_thirty_figures_of_eight_colours() -> None:
    assert BOX.colours == {
        "blue": 6,
        "red": 6,
        "turquoise": 5,
        "yellow": 4,
        "black": 3,
        "lilac": 2,
        "white": 2,
        "green": 2,
    }
    assert sum(BOX.colours.values()) == 30


@rule("minuit:parts.die")
def test_the_die_shows_1_2_4_5_and_two_ghosts() -> None:
    ghost = 0
    assert sorted(BOX.faces) == [ghost, ghost, 1, 2, 4, 5]


@rule("minuit:parts.board")
def test_the_steps_bear_10_by_the_cellar_down_to_3_by_the_gallery() -> None:
    assert BOX.steps == (10, 9, 8, 7, 6, 5, 4, 3)
    assert BOX.cellar == 2


@rule("minuit:parts.board")
def test_some_doors_on_the_ring_are_open_and_others_closed() -> None:
    closed = {room.id for room in BOX.rooms if room.closed}
    assert closed == {"toilet", "studio", "bathroom"}
    assert len(BOX.rooms) - len(closed) == 11
    assert all(1 <= room.door <= BOX.spaces == 28 for room in BOX.rooms)
