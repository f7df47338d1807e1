"""New castles: a fresh set of tiles from a seed, with rooms, walls and routes as good as those of the shipped box.

A tile starts as a mirrored and turned image of one of the model's, with its colours dealt anew; then walls of all tiles
are painted over, thousands of times, as long as it does good on a hundred placings.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from manoir.games.booo.edition import COLOURS, ROUTES, Edition
from manoir.games.booo.tile import CORRIDOR, HALF, NO_WALL, SIDE, Tile, drawn
from manoir.games.booo.workshop.quality import FEWEST_COLOURS, Quality, colours_on_rooms, placings_by, quality_of
from manoir.games.booo.workshop.trial import SPOTS, Trial
from manoir.kernel.fate import FastFate

TRIED: Final = 100  # placings that a set is judged by while it is built
JUDGED: Final = 80  # other placings that decide when it is done
PRINTED: Final = 400  # yet others, for the quality that is told: a castle is never praised by what it was chosen by
COATS: Final = 1500  # walls tried before it is judged again
ROUNDS: Final = 8  # the most times that it is judged before the mason starts on other tiles
STARTS: Final = 5
AIM_GOOD: Final = 0.904  # a little more than is asked (quality.py), for yet other placings
AIM_UNEVEN: Final = 1.18


class Mason:
    """Builds tiles with a fate of its own, so that a seed gives one castle for ever."""

    def __init__(self, seed: int) -> None:
        self.seed = seed
        self.fate = FastFate(seed)

    def build(self, model: Edition) -> tuple[Edition, Quality]:
        """A castle in the frame of a model edition, with its quality."""
        best, fault = self.raised(model)
        for _ in range(STARTS - 1):
            if fault == 0:
                break
            other, less = self.raised(model)
            if less < fault:
                best, fault = other, less
        return best, quality_of(best, placings_by(self.fate, len(best.tiles), PRINTED))

    def raised(self, model: Edition) -> tuple[Edition, float]:
        """One set of tiles, painted until it is good or has had its rounds, and how far it is from the aim."""
        order = placings_by(self.fate, len(model.tiles), 1)[0]
        tiles = tuple([self.image(model.tiles[index], number) for number, index in enumerate(order, 1)])
        edition = replace(model, tiles=tiles, routes=self.routes(model))
        trial = Trial(edition, placings_by(self.fate, len(tiles), TRIED))
        best = 1000.0
        kept = [(tile.east[:], tile.south[:]) for tile in tiles]
        for number in range(ROUNDS):
            trial.balance = 5 if number < 2 else 30  # connection first, then justice
            for _ in range(COATS):
                self.paint(tiles, trial)
            fault = fault_of(quality_of(edition, placings_by(self.fate, len(tiles), JUDGED)))
            if fault < best:
                best = fault
                kept = [(tile.east[:], tile.south[:]) for tile in tiles]
            if best == 0:
                break
        whole = [Tile(tile.number, tile.rooms, *walls) for tile, walls in zip(tiles, kept, strict=True)]
        return replace(edition, tiles=tuple(whole)), best

    def paint(self, tiles: tuple[Tile, ...], trial: Trial) -> None:
        """One wall in another colour, if every room keeps enough colours and the trial likes it."""
        wall = int(trial.walls[self.fate.pick(len(trial.walls))])
        tile = tiles[wall // int(SPOTS)]
        walls = tile.south if wall % 2 else tile.east
        spot = wall % int(SPOTS) // 2
        before, colour = walls[spot], int(self.fate.pick(COLOURS))
        if colour == before:
            return
        walls[spot] = colour
        if colours_on_rooms(tile) < FEWEST_COLOURS or not trial.try_paint(wall, colour):
            walls[spot] = before

    def image(self, model: Tile, number: int) -> Tile:
        """A tile mirrored or turned by lot, with its colours dealt anew."""
        turned = int(self.fate.pick(8))
        colours = placings_by(self.fate, COLOURS, 1)[0]
        blank = [NO_WALL] * SIDE * SIDE
        tile = Tile(number, [CORRIDOR] * SIDE * SIDE, blank[:], blank[:])
        for cell in range(SIDE * SIDE):
            column, row = moved(cell % SIDE, cell // SIDE, turned)
            if model.rooms[cell] != CORRIDOR:
                tile.rooms[row * SIDE + column] = 2 * (row // HALF) + column // HALF
            for across, down, wall in ((1, 0, model.east[cell]), (0, 1, model.south[cell])):
                if wall != NO_WALL:
                    beyond, below = moved(cell % SIDE + across, cell // SIDE + down, turned)
                    walls = tile.east if row == below else tile.south
                    walls[min(row, below) * SIDE + min(column, beyond)] = colours[wall]
        return tile

    def routes(self, model: Edition) -> tuple[tuple[int, ...], ...]:
        """Four routes through different rooms, none with a special token."""
        specials = model.trapdoors + model.transitions
        routes = []
        for _ in range(ROUTES):
            heap = [room for room in range(model.columns * model.rows) if room not in specials]
            routes.append(tuple([heap.pop(self.fate.pick(len(heap))) for _ in model.routes[0]]))
        return tuple(routes)


def moved(column: int, row: int, turned: int) -> tuple[int, int]:
    """Where a cell goes in one of the eight images of a square."""
    if turned & 1:
        column = SIDE - 1 - column
    if turned & 2:
        row = SIDE - 1 - row
    return (row, column) if turned & 4 else (column, row)


def fault_of(quality: Quality) -> float:
    """How far a set is from what the mason aims at; nothing once it is good."""
    return max(0.0, AIM_GOOD - quality.good) * 10 + max(0.0, quality.uneven - AIM_UNEVEN)


def edition_text(edition: Edition, seed: int) -> str:
    """An edition file for a castle."""
    columns = edition.columns

    def rooms(numbers: tuple[int, ...]) -> str:
        return "[" + ", ".join([f"[{room % columns}, {room // columns}]" for room in numbers]) + "]"

    def names(texts: tuple[str, ...]) -> str:
        return "[" + ", ".join([f'"{text}"' for text in texts]) + "]"

    low, high = edition.players
    play = ", ".join(f"{seats} = {count}" for seats, count in sorted(edition.in_play.items()))
    letters = list(edition.letters)
    lines = [
        f"# A castle for Booo! that was built by lot from seed {seed}; every tile and route in it is invented.",
        "[edition]",
        'game = "booo"',
        f'name = "castle {seed}"',
        f"players = [{low}, {high}]",
        "",
        "[colours]",
        *(f'{letter} = "{name}"' for letter, name in zip(letters, edition.colours, strict=True)),
        "",
        "[frame]",
        f"coats = {names(edition.coats)}",
        f"portraits = {names(edition.portraits)}",
        'white_tower = "north-west"',
        "",
        "[specials]  # rooms as [column, row], from 0",
        f"trapdoors = {rooms(edition.trapdoors)}",
        f"transitions = {rooms(edition.transitions)}",
        "",
        "[ghost]",
        f"starts = {rooms(edition.starts)}",
        "",
        "[visitors]",
        f"in_play = {{ {play} }}",
        *(f"route_{number} = {rooms(route)}" for number, route in enumerate(edition.routes, 1)),
    ]
    for tile in edition.tiles:
        lines += ["", "[[tile]]", f"number = {tile.number}", f"map = '''\n{drawn(tile, letters)}\n'''"]
    return "\n".join(lines) + "\n"
