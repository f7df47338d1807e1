"""What is in the box: proved on the edition as it is loaded."""

from __future__ import annotations

from manoir.games import title_of
from manoir.games.booo.edition import Edition
from manoir.games.booo.state import Board, castle_of, empty_state
from manoir.games.booo.tile import CORRIDOR, NO_WALL
from manoir.kernel.rulebook import rule


def edition() -> Edition:
    content = title_of("booo").box().content
    assert isinstance(content, Edition)
    return content


@rule("booo:parts.tiles")
def test_nine_tiles_have_four_rooms_corridors_and_walls_in_six_colours() -> None:
    box = edition()
    assert [tile.number for tile in box.tiles] == list(range(1, 10))
    for tile in box.tiles:
        assert set(tile.rooms) == {CORRIDOR, 0, 1, 2, 3}
    painted = {wall for tile in box.tiles for wall in tile.east + tile.south if wall != NO_WALL}
    assert painted == set(range(6))


@rule("booo:parts.frame")
def test_a_coat_and_a_portrait_name_the_room_where_their_lines_meet() -> None:
    box = edition()
    assert (len(box.coats), len(box.portraits)) == (6, 6)
    castle = castle_of(Board(title_of("booo").table(title_of("booo").box(), 2)), list(range(9)))
    assert castle.room_names[box.portraits.index("red laird") * 6 + box.coats.index("yellow tower")] == "c4"
    assert len(set(castle.room_names)) == 36


@rule("booo:parts.visitors")
def test_fifteen_visitors_have_a_room_on_each_of_four_routes() -> None:
    assert [len(route) for route in edition().routes] == [15, 15, 15, 15]


@rule("booo:parts.walls")
def test_there_are_six_wall_tokens_four_specials_and_one_ghost() -> None:
    title = title_of("booo")
    board = Board(title.table(title.box(), 2))
    state = empty_state(board, castle_of(board, list(range(9))))
    assert len(state.tokens) == 6
    assert len(edition().trapdoors) + len(edition().transitions) == 4
    assert state.castle.room_names[state.ghost] == "a1"  # one number: there is no second ghost to speak of
