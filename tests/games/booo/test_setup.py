"""Setting up: tiles, ghost, specials, visitors, route and tokens."""

from __future__ import annotations

import pytest

from manoir.games import title_of
from manoir.kernel.fate import StackedFate
from manoir.kernel.rulebook import rule
from manoir.kernel.wrong import WrongInput
from manoir.testing.scene import Scene

IN_ORDER = [0] * 8  # every tile the first of those left


@rule("booo:setup.tiles")
def test_the_tiles_are_drawn_one_after_another_and_all_lie_the_same_way() -> None:
    scene = Scene("booo", 2, None, [8, *[0] * 7, 0, 0, 0])
    assert scene.position["tiles"] == [9, 1, 2, 3, 4, 5, 6, 7, 8]
    castle = scene.state.castle
    tile = castle.edition.tiles[8]
    assert [int(castle.paint[2 * cell]) for cell in range(8)] == tile.east[:8]  # tile 9, as drawn, in the corner
    with pytest.raises(WrongInput, match="each of 1 2 3 4 5 6 7 8 9 once"):
        scene.notation.read("tiles 1 1 2 3 4 5 6 7 8; to search")


@rule("booo:setup.ghost")
def test_the_ghost_starts_in_the_middle_tile_by_lot() -> None:
    rooms = {Scene("booo", 2, None, [*IN_ORDER, 0, 0, pick]).position["ghost"] for pick in range(4)}
    assert rooms == {"c3", "c4", "d3", "d4"}


@rule("booo:setup.ghost")
def test_the_ghost_never_starts_where_the_first_visitor_will_stand() -> None:
    title = title_of("booo")
    text = (title.folder / "edition.toml").read_text().replace("route_1 = [[5, 5], ", "route_1 = [[2, 2], ")
    text = text.replace("[0, 1], [2, 2], [1, 0], [0, 4]", "[0, 1], [5, 5], [1, 0], [0, 4]")
    options = title.table(title.box_of(text, "moved"), 2, {"route": 1, "first": 1})
    state = title.game.setup(options, StackedFate([*IN_ORDER, 0]), None)
    assert title.notation(options).position(state)["ghost"] == "c4"
    with pytest.raises(WrongInput, match="the ghost is with the visitor"):
        title.notation(options).read("route 1; ghost c3; to search")


@rule("booo:setup.specials")
def test_two_trapdoors_and_two_transitions_lie_on_their_four_places() -> None:
    position = Scene("booo", 2, "to search").position
    assert (position["trapdoors"], position["transitions"]) == (["b2", "e5"], ["e2", "b5"])


@rule("booo:setup.specials-ratio")
def test_another_ratio_keeps_the_same_four_places() -> None:
    for count in range(5):
        position = Scene("booo", 2, "to search", trapdoors=count).position
        assert position == Scene("booo", 2, "to search", trapdoors=str(count)).position
        assert len(position["trapdoors"]) == count
        assert sorted(position["trapdoors"] + position["transitions"]) == ["b2", "b5", "e2", "e5"]
    with pytest.raises(WrongInput, match="option trapdoors: found 5"):
        Scene("booo", 2, "to search", trapdoors=5)


@rule("booo:setup.specials-free")
def test_specials_may_be_fewer_and_elsewhere_but_two_never_share_a_room() -> None:
    position = Scene("booo", 2, "to search", trapdoors="a1 f1", transitions=["c3"]).position
    assert (position["trapdoors"], position["transitions"]) == (["a1", "f1"], ["c3"])
    bare = Scene("booo", 2, "to search", trapdoors="none", transitions="none").position
    assert (bare["trapdoors"], bare["transitions"]) == ([], [])
    for wrong in (
        {"trapdoors": "a1 b1", "transitions": "a1"},
        {"trapdoors": "a1 a1"},
        {"trapdoors": "a1 b1 c1 d1 e1", "transitions": "none"},
    ):
        with pytest.raises(WrongInput, match="4 specials at the most, one in a room"):
            Scene("booo", 2, "to search", **wrong)


@rule("booo:setup.specials-free")
def test_a_kind_of_special_that_is_not_named_stays_where_the_box_has_it() -> None:
    moved = Scene("booo", 2, "to search", trapdoors="a1 f1").position
    assert (moved["trapdoors"], moved["transitions"]) == (["a1", "f1"], ["e2", "b5"])
    turned = Scene("booo", 2, "to search", transitions="none").position
    assert (turned["trapdoors"], turned["transitions"]) == (["b2", "e5"], [])
    # Version 1 left them out, and its logs go on as they began.
    first = Scene(title_of("booo", 1), 2, "to search", trapdoors="a1 f1").position
    assert (first["trapdoors"], first["transitions"]) == (["a1", "f1"], [])


@pytest.mark.parametrize(
    ("choices", "answer"),
    [
        ({"trapdoors": "g9"}, "option trapdoors: found 'g9', expected rooms from a1 to f6, or 'none', or how many"),
        ({"trapdoors": "5"}, "option trapdoors: found 5, expected a whole number from 0 to 4"),
        ({"transitions": "2"}, "option transitions: found '2', expected rooms from a1 to f6, or 'none'"),
        (
            {"trapdoors": "3", "transitions": "a1"},
            "option trapdoors: found '3', expected rooms from a1 to f6, or 'none', as the transitions are named",
        ),
        (
            {"trapdoors": "a1 b1 c1"},
            "option trapdoors: found trapdoors a1 b1 c1 and transitions e2 b5, "
            "expected 4 specials at the most, one in a room",
        ),
    ],
)
def test_specials_that_cannot_be_are_answered_with_what_could(choices: dict[str, str], answer: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        Scene("booo", 2, "to search", **choices)
    assert str(wrong.value) == answer


@rule("booo:setup.specials-free")
def test_a_trapdoor_without_a_fellow_leads_nowhere() -> None:
    scene = Scene("booo", 2, "ghost b2; to trace 1 blue b2", trapdoors="b2", transitions="none")
    assert not [choice for choice in scene.choices(0) if choice.startswith("drop")]
    assert scene.refused(0, "drop e5") == "setup.specials-free"


@rule("booo:setup.visitors")
def test_the_number_of_visitors_follows_the_number_of_players() -> None:
    piles = [Scene("booo", seats, "to search").position["pile"] + 1 for seats in range(2, 7)]
    assert piles == [9, 12, 12, 15, 15]
    scene = Scene("booo", 2, "to place")
    assert scene.told("VisitorPlaced")[0]["visitor"] == 1
    assert "rooms" not in scene.position  # the sides with the routes are turned away: only the one that is out is seen


@rule("booo:setup.route")
def test_first_player_and_route_are_named_or_drawn_and_hold_all_game() -> None:
    drawn = Scene("booo", 3, None, [*IN_ORDER, 2, 3, 0]).position
    assert (drawn["first"], drawn["route"]) == (3, 4)
    named = Scene("booo", 3, None, [*IN_ORDER, 0], first=2, route=3)
    assert (named.position["first"], named.position["route"]) == (2, 3)
    named.answer(0, "raise")
    named.answer(1, "raise")
    assert named.position["route"] == 3
    with pytest.raises(WrongInput, match="option route: found 5, expected a whole number from 1 to 4"):
        Scene("booo", 3, None, route=5)


@rule("booo:setup.wall-tokens")
def test_all_six_wall_tokens_start_in_the_supply() -> None:
    position = Scene("booo", 2, None, [*IN_ORDER, 0, 0, 0]).position
    assert position["supply"] == ["white", "yellow", "red", "blue", "green", "violet"]
    assert [seat["walls"] for seat in position["seats"]] == [[], []]
