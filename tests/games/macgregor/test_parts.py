"""What is in the box, proved on both editions that the house ships."""

from __future__ import annotations

import pytest

from manoir.games import title_of
from manoir.games.macgregor.edition import Edition
from manoir.kernel.rulebook import rule

both = pytest.mark.parametrize("name", ["edition", "grid"])


def box(name: str) -> Edition:
    edition: Edition = title_of("macgregor").box(name).content
    return edition


@both
@rule("macgregor:parts.board")
def test_a_castle_has_blazons_doors_bare_walls_four_stairs_a_ghosts_room_and_four_ways_out(name: str) -> None:
    castle = box(name).castle
    assert [room.id for room in castle.rooms if room.blazon < 0] == [castle.rooms[castle.ghost_room].id]
    corners = [room for room in castle.rooms if room.stairs]
    assert len(corners) == 4
    assert {(room.row, room.start == 0) for room in corners} == {(0, True), (0, False), (4, True), (4, False)}
    walls = sum(len(near) for near in castle.near) // 2
    assert 0 < len(castle.doors) < walls
    assert sorted(side for _, _, side in castle.exits) == ["east", "north", "south", "west"]


@both
def test_the_shipped_plans_have_every_good_property(name: str) -> None:
    assert box(name).warnings == ()


@rule("macgregor:parts.pawns")
def test_there_are_six_colours_of_pawns_enough_for_six_players() -> None:
    edition = box("edition")
    assert len(edition.colours) == 6
    assert edition.players == (2, 6)


@both
@rule("macgregor:parts.cards")
def test_there_are_55_cards_6_characters_7_ghost_cards_and_42_keys(name: str) -> None:
    edition = box(name)
    characters = len(edition.colours)
    ghost_cards = len(edition.blazons) * edition.ghost_cards
    keys = len(edition.blazons) * len(edition.keys)
    assert (characters, ghost_cards, keys) == (6, 7, 42)
    assert characters + ghost_cards + keys == 55


@both
@rule("macgregor:parts.tokens")
def test_there_are_56_tokens_in_the_six_colours_and_traps(name: str) -> None:
    edition = box(name)
    assert edition.treasures * len(edition.colours) + edition.traps == 56
    assert edition.traps > 0


@both
@rule("macgregor:parts.objects")
def test_there_are_five_of_each_object_one_for_everybody_but_the_ghost(name: str) -> None:
    edition = box(name)
    assert edition.objects == (5, 5, 5)
    assert edition.players[1] - 1 == 5


@both
def test_six_rooms_have_a_tower_or_a_crown(name: str) -> None:
    edition = box(name)
    assert sum(room.blazon in edition.first_tokens for room in edition.castle.rooms) == 6
