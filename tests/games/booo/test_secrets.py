"""Nothing is hidden in Booo!, and what is not shown does not matter: every chair sees the same."""

from __future__ import annotations

from manoir.kernel.laws import seen_by
from manoir.testing.scene import Scene

POSITION = "ghost c3; visitor 2; taken 1; walls red 1; hands 3; to search"


def test_every_chair_and_every_spectator_sees_the_same_table() -> None:
    scene = Scene("booo", 4, POSITION)
    views = [seen_by(scene.game, scene.notation, scene.state, seat)["view"] for seat in range(-1, 4)]
    assert all(view == views[0] for view in views)


def test_no_way_and_no_room_of_a_visitor_still_in_the_pile_is_shown() -> None:
    seen = Scene("booo", 4, POSITION)
    words = repr(seen.notation.seen(seen.game.view(seen.state, 0)))
    for word in ("way", "path", "solv", "hint", "next"):
        assert word not in words


def test_whether_there_is_a_way_at_all_changes_nothing_that_a_chair_is_asked() -> None:
    # The same table but for who owns what: one where seat 1 has ways left, one where it has none.
    some = Scene("booo", 2, "ghost c3; visitor 2; taken 1; walls red 1 blue 2 yellow 2; to search")
    none = Scene("booo", 2, "ghost c3; visitor 2; taken 1; walls white 1 green 1 violet 1; to search")
    for seat in (0, 1):
        assert some.choices(seat) == none.choices(seat)
    assert some.asked() == none.asked()
