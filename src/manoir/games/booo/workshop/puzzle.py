"""Puzzles: a castle, a ghost and a visitor, rated by how hard the easiest way is to see for a person.

The points of a rating add up what people stumble over:

- 4 for every wall that must be crossed,
- 1 for every bend of the line,
- 8 for every special token that must be used,
- 1 for every four places (rooms or pieces of corridor) that can be reached in vain, in a colour that no way starts in.

Of several ways the one with the fewest points counts, for one way is enough. Up to 21 points a puzzle is easy, up to
32 fair, above that hard: on the shipped tiles that is about a third each.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.booo.castle import PAINTS, Castle
from manoir.games.booo.edition import Edition
from manoir.games.booo.workshop.quality import placings_by
from manoir.games.booo.workshop.route import bends_of, legs_of
from manoir.games.booo.workshop.solver import Solver, Way
from manoir.kernel.fate import Fate
from manoir.kernel.wrong import WrongInput, quoted

CROSSING: Final = 4
BEND: Final = 1
SPECIAL: Final = 8
DECOYS: Final = 4  # so many places reached in vain are one point
EASY: Final = 21
FAIR: Final = 32
RATINGS: Final = ("easy", "fair", "hard")
PLACINGS: Final = 25  # tried for a rating, with twenty pairs of rooms each


class PuzzleRating:
    """How hard a puzzle is, and why."""

    __slots__ = ("bends", "colours", "crossings", "decoys", "specials")

    def __init__(self, crossings: int, bends: int, specials: int, decoys: int, colours: int) -> None:
        self.crossings = crossings
        self.bends = bends
        self.specials = specials
        self.decoys = decoys
        self.colours = colours  # how many colours a way starts in: shown, but not counted

    @property
    def points(self) -> int:
        """All of it added up."""
        return CROSSING * self.crossings + BEND * self.bends + SPECIAL * self.specials + self.decoys // DECOYS

    @property
    def name(self) -> str:
        """Easy, fair or hard."""
        points = self.points
        return RATINGS[0] if points <= EASY else RATINGS[1] if points <= FAIR else RATINGS[2]


class Puzzle:
    """One question: how does the ghost get to the visitor? A colour is right if one of its ways starts in it."""

    __slots__ = ("castle", "ghost", "goal", "rating", "ways")

    def __init__(self, castle: Castle, ghost: int, goal: int, ways: list[Way], rating: PuzzleRating) -> None:
        self.castle = castle
        self.ghost = ghost
        self.goal = goal
        self.ways = ways
        self.rating = rating


def rate(solver: Solver, ghost: int, goal: int, owned: int, ways: list[Way]) -> PuzzleRating:
    """The rating of a position with at least one way, from all its ways."""
    best: PuzzleRating | None = None
    decoys = decoys_of(solver, ghost, owned, ways)
    colours = len({int(way.colour) for way in ways})
    for way in ways:
        bends = bends_of(legs_of(solver.castle, ghost, way))
        found = PuzzleRating(int(way.crossings), bends, int(way.specials), decoys, colours)
        if best is None or found.points < best.points:
            best = found
    assert best is not None, f"no way from {ghost} to {goal}"
    return best


def decoys_of(solver: Solver, ghost: i64, owned: i64, ways: list[Way]) -> int:
    """How many places can be reached in colours that no way starts in; trapdoors and transitions left aside."""
    count = 0
    colour: i64 = 0
    bit: i64 = 1
    while colour < PAINTS:
        if owned & bit == 0 and not any(way.colour == colour for way in ways):
            count += reached(solver, ghost, colour) - 1
        colour += 1
        bit += bit
    return count


def reached(solver: Solver, region: i64, colour: i64) -> int:
    """How many regions walls of one colour lead to from a region, itself among them."""
    seen = vec[i64]([0] * int(solver.castle.regions))
    seen[region] = 1
    ahead = [int(region)]
    count = 0
    while ahead:
        place = ahead.pop() * PAINTS + colour
        count += 1
        edge = solver.starts[place]
        while edge < solver.starts[place + 1]:
            beyond = solver.ends[edge] // PAINTS
            if seen[beyond] == 0:
                seen[beyond] = 1
                ahead.append(int(beyond))
            edge += 1
    return count


def drawn_puzzle(
    edition: Edition, trapdoors: tuple[int, ...], transitions: tuple[int, ...], rating: str, fate: Fate
) -> Puzzle:
    """A puzzle of a rating, drawn by lot until it has one; an empty rating takes the first that can be solved.

    WrongInput if the tiles of an edition seem to have none.
    """
    rooms = edition.columns * edition.rows
    for _ in range(PLACINGS):
        castle = Castle(edition, placings_by(fate, len(edition.tiles), 1)[0], trapdoors, transitions)
        solver = Solver(castle)
        for _ in range(20):
            ghost, goal = int(fate.pick(rooms)), int(fate.pick(rooms))
            if ghost == goal or goal in trapdoors + transitions:
                continue
            ways = solver.all_ways(ghost, goal, 0)
            if not ways:
                continue
            found = rate(solver, ghost, goal, 0, ways)
            if rating in ("", found.name):
                return Puzzle(castle, ghost, goal, ways, found)
    expected = f"a rating that puzzles on these tiles have: in {PLACINGS} placings none was such"
    raise WrongInput("rating", quoted(rating) if rating else "no puzzle that can be solved", expected)
