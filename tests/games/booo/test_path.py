"""The ghost's path: what it goes through, and by what tokens. The tiles lie in the order of the file."""

from __future__ import annotations

from manoir.games import title_of
from manoir.kernel.fate import StackedFate
from manoir.kernel.rulebook import rule
from manoir.testing.scene import Scene

# Visitor 2 of route 1 stands in e4, visitor 4 in f5, visitor 5 in c6.


@rule("booo:path.free")
def test_corridors_and_rooms_are_open_and_only_walls_are_steps() -> None:
    scene = Scene("booo", 2, "ghost c3; visitor 2; to trace 1 green c3")
    scene.answer(0, "cross 11.10e")
    castle = scene.state.castle
    corridor = castle.region[scene.state.at]
    assert castle.region[0 * 24 + 7] != corridor  # another piece of corridor, behind walls
    assert castle.region[12 * 24 + 8] == corridor == castle.region[11 * 24 + 17]  # far apart, and no wall between
    assert "cross 20.15s" in scene.choices(0)  # the other end of the corridor, without a step on the way
    assert scene.refused(0, "cross 12.12e") == "path.wall"  # open floor: nothing to cross


@rule("booo:path.one-colour")
def test_walls_of_the_colour_called_let_the_ghost_through_and_any_other_ends_the_claim() -> None:
    scene = Scene("booo", 2, "ghost c3; visitor 2; to search")
    scene.answer(0, "claim green")
    scene.answer(0, "cross 11.10e")
    assert scene.asked() == [(0, "trace")]
    scene.answer(0, "cross 18.13s")  # yellow
    assert scene.told("Failed")[0]["clause"] == "path.one-colour"
    assert scene.asked() == [(0, "search"), (1, "search")]


@rule("booo:path.wall")
def test_each_edge_is_a_wall_and_at_a_seam_either_half_will_do() -> None:
    # Tiles 1 and 4 meet between rows 8 and 9: the wall across that corridor has a green half and a white one.
    for colour, wall in (("green", "5.8e"), ("white", "5.9e")):
        scene = Scene("booo", 2, f"ghost c3; visitor 2; to trace 1 {colour} 5.8")
        scene.answer(0, f"cross {wall}")
        assert scene.state.castle.region[scene.state.at] == scene.state.castle.region[7 * 24 + 6]
        assert scene.asked() == [(0, "trace")]
    assert Scene("booo", 2, "ghost c3; visitor 2; to trace 1 green 5.8").refused(0, "cross 24.8e") == "path.wall"


@rule("booo:path.wall")
def test_a_wall_inside_one_corridor_may_be_crossed_and_leads_nowhere_else() -> None:
    title = title_of("booo")
    text = (title.folder / "edition.toml").read_text()
    before, five, after = text.partition("number = 5")
    middle = " " * 25
    assert middle in after
    box = title.box_of(before + five + after.replace(middle, " " * 12 + "G" + " " * 12, 1), "with a wall in the middle")
    options = title.table(box, 2)
    notation, game = title.notation(options), title.game
    state = notation.read("ghost c3; visitor 2; to trace 1 green 12.12")
    game.settle(state, StackedFate([]), None)
    region = state.castle.region[state.at]
    crossing = notation.move("cross 12.12e")
    assert crossing in list(game.moves(state, 0))
    game.advance(state, 0, crossing, StackedFate([]), None)
    assert notation.position(state)["claim"]["cell"] == "13.12"
    assert state.castle.region[state.at] == region


@rule("booo:path.perpendicular")
def test_a_wall_is_crossed_between_two_cells_that_share_a_side_never_through_a_corner() -> None:
    castle = Scene("booo", 2, "to search").state.castle
    for region, walls in enumerate(castle.walls):
        for wall in walls:
            near, far = int(wall) // 2, int(castle.beyond(wall))
            assert abs(near % 24 - far % 24) + abs(near // 24 - far // 24) == 1
            assert region in (castle.region[near], castle.region[far])
    # b1 is at 6.2; the corridor at 8.4 touches its corner 7.3 only: no step leads from one to the other.
    scene = Scene("booo", 2, "ghost b1; to trace 1 red b1")
    assert castle.region[3 * 24 + 7] != castle.region[2 * 24 + 6]
    assert all(not choice.startswith(("cross 8.", "cross 7.4")) for choice in scene.choices(0))


@rule("booo:path.trapdoor")
def test_a_trapdoor_leads_to_any_other_trapdoor_in_the_same_colour() -> None:
    scene = Scene("booo", 2, "ghost a1; visitor 4; to trace 1 blue b2", trapdoors="b2 e5 a6", transitions="none")
    assert [choice for choice in scene.choices(0) if choice.startswith("drop")] == ["drop e5", "drop a6"]
    scene.answer(0, "drop e5")
    assert scene.position["claim"] == {"seat": 1, "colour": "blue", "cell": "18.18", "room": "e5"}
    scene.answer(0, "cross 19.19s")
    assert scene.asked() == [(0, "trace")]


@rule("booo:path.trapdoor")
def test_no_drop_without_a_trapdoor_here_and_there() -> None:
    scene = Scene("booo", 2, "ghost a1; visitor 4; to trace 1 blue b2")
    assert scene.refused(0, "drop c4") == "path.trapdoor"
    assert scene.refused(0, "drop b2") == "path.trapdoor"
    assert Scene("booo", 2, "ghost a1; visitor 4; to trace 1 blue a1").refused(0, "drop e5") == "path.trapdoor"


@rule("booo:path.transition")
def test_a_transition_changes_the_colour_from_that_room_on() -> None:
    scene = Scene("booo", 2, "ghost b5; visitor 3; to trace 1 violet e2")
    scene.answer(0, "turn blue")
    scene.answer(0, "cross 19.7e")
    assert scene.asked() == [(0, "trace")]
    scene.answer(0, "cross 3.14e")
    assert scene.told("Took")[0]["colour"] == "blue"


@rule("booo:path.transition")
def test_no_change_of_colour_elsewhere_nor_to_the_same_colour() -> None:
    scene = Scene("booo", 2, "ghost b5; visitor 3; to trace 1 violet e2")
    assert scene.refused(0, "turn violet") == "path.transition"
    assert Scene("booo", 2, "ghost c3; visitor 3; to trace 1 violet c3").refused(0, "turn blue") == "path.transition"


@rule("booo:path.start-special")
def test_a_special_in_the_room_where_the_ghost_starts_may_be_used() -> None:
    scene = Scene("booo", 2, "ghost b2; visitor 4; to search")
    scene.answer(1, "claim blue")
    scene.answer(1, "drop e5")
    assert scene.position["claim"]["room"] == "e5"
    scene = Scene("booo", 2, "ghost e2; visitor 2; to search")
    scene.answer(1, "claim red")
    scene.answer(1, "turn green")
    assert scene.position["claim"]["colour"] == "green"


@rule("booo:path.several")
def test_specials_may_be_used_again_and_a_colour_taken_up_again() -> None:
    scene = Scene("booo", 2, "ghost b2; visitor 1; to search")
    scene.answer(0, "claim white")
    for step in ("drop e5", "drop b2", "drop e5"):
        scene.answer(0, step)
    scene = Scene("booo", 2, "ghost e2; visitor 2; to search")
    scene.answer(0, "claim green")
    for step in ("turn red", "turn green", "cross 20.6e", "cross 21.6s", "cross 20.15s"):
        scene.answer(0, step)
    assert scene.told("Took")[0]["colour"] == "green"


@rule("booo:path.own-walls")
def test_calling_ones_own_colour_ends_the_claim_before_any_wall() -> None:
    scene = Scene("booo", 2, "ghost c3; visitor 2; walls green 1; taken 1; to search")
    scene.answer(0, "claim green")
    assert scene.told("Failed")[0] | {"seat": 0} == {
        "event": "Failed",
        "seat": 0,
        "reason": "own-wall",
        "clause": "path.own-walls",
        "colour": "green",
        "path": "green",
        "room": "c3",
    }
    assert scene.asked() == [(0, "search"), (1, "search")]
    scene.answer(1, "claim green")  # the other player's own business
    assert scene.asked() == [(1, "trace")]


@rule("booo:path.own-walls")
def test_changing_to_ones_own_colour_ends_the_claim_on_the_spot() -> None:
    scene = Scene("booo", 2, "ghost e2; visitor 2; walls red 1; taken 1; to trace 1 green e2")
    scene.answer(0, "turn red")
    assert scene.told("Failed")[0]["clause"] == "path.own-walls"


@rule("booo:path.end")
def test_the_path_is_right_the_moment_the_ghost_is_in_the_visitors_room() -> None:
    scene = Scene("booo", 2, "ghost c3; visitor 2; to trace 1 green 12.10")
    scene.answer(0, "cross 20.15s")
    assert scene.told("Took")[0]["room"] == "e4"
    assert scene.position["visitor"] == 3  # there was nothing more to show


@rule("booo:path.end")
def test_a_trapdoor_may_be_the_last_step() -> None:
    scene = Scene("booo", 2, "ghost b2; visitor 2; to search", trapdoors="b2 e4", transitions="none")
    scene.answer(0, "claim red")
    scene.answer(0, "drop e4")
    assert scene.told("Took")[0]["colour"] == "red"
