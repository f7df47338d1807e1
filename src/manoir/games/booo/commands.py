"""`manoir booo`: puzzles, ways through the walls, new castles, and a race against the clock."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Annotated, Any, Final, Literal

from cyclopts import App, Parameter
from rich.console import Console
from rich.table import Table
from rich.text import Text

from manoir.games.booo import TITLE
from manoir.games.booo import drawing as board
from manoir.games.booo.castle import Castle, drawn_castle
from manoir.games.booo.edition import Edition
from manoir.games.booo.schema import CastleSeen
from manoir.games.booo.workshop import mason
from manoir.games.booo.workshop.picture import picture, shortest
from manoir.games.booo.workshop.puzzle import Puzzle, drawn_puzzle, rate
from manoir.games.booo.workshop.quality import Quality, placings_by, quality_of
from manoir.games.booo.workshop.route import legs_of
from manoir.games.booo.workshop.solver import Solver, Way
from manoir.kernel.fate import FastFate
from manoir.kernel.plain import Plain
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Box
from manoir.kernel.wrong import WrongInput, quoted
from manoir.words import Words, words_for, words_in

app = App(name="booo", help="Puzzles and castles of Booo!, and a race against the clock.", help_format="plaintext")
COMPARED: Final = 60  # placings by which a castle is compared with the shipped set
SEEDS: Final = 2**63  # so many, from 0
MOST_VISITORS: Final = 999


@app.command
def solve(
    ghost: str,
    visitor: str,
    *,
    tiles: str = "",
    own: str = "",
    trapdoors: str | None = None,
    transitions: str | None = None,
    edition: Path | None = None,
    svg: Path | None = None,
    lang: str | None = None,
) -> None:
    """Print every colour that works, with a path of fewest crossings.

    Parameters
    ----------
    ghost: the room where the ghost stands, such as c3
    visitor: the room of the visitor
    tiles: the numbers of the tiles, row by row from the north-west; without it, in the order of the file
    own: the colours whose wall tokens the player has, with commas
    trapdoors: their rooms, with commas, or none; or how many of the four places have one
    transitions: their rooms, with commas, or none; a kind that is not named lies as in the box
    edition: an edition file of your own
    svg: a file for a picture of the shortest path
    """
    words, screen = words_for(lang), _screen()
    chosen = {"trapdoors": trapdoors, "transitions": transitions}
    box, options = _table(edition, {key: value for key, value in chosen.items() if value is not None})
    content: Edition = box.content
    numbers = [tile.number for tile in content.tiles]
    named = tiles.replace(",", " ").split() or [str(number) for number in numbers]
    if sorted(named) != sorted(str(number) for number in numbers):
        raise WrongInput("--tiles", quoted(tiles), f"each of {' '.join(map(str, numbers))} once")
    castle = Castle(content, [numbers.index(int(word)) for word in named], options.trapdoors, options.transitions)
    owned = sum({2 ** _colour(content, words, colour, "--own") for colour in own.replace(",", " ").split()})
    start, goal = _room(castle, ghost, "GHOST"), _room(castle, visitor, "VISITOR")
    if start == goal:
        raise WrongInput("VISITOR", quoted(visitor), "another room than the ghost's")
    solver = Solver(castle)
    ways = solver.all_ways(start, goal, owned)
    _show(screen, words, castle, start, goal, shortest(ways) if ways else None)
    _tell_ways(screen, words, castle, ways)
    if ways:
        _tell_rating(screen, words, Puzzle(castle, start, goal, ways, rate(solver, start, goal, owned, ways)))
    if svg is not None:
        legs = legs_of(castle, start, shortest(ways)) if ways else []
        _write(screen, words, svg, picture(castle, start, goal, legs, f"{ghost} – {visitor}"))


@app.command
def puzzle(
    *,
    rating: Literal["easy", "fair", "hard"] = "fair",
    seed: int | None = None,
    solution: bool = False,
    edition: Path | None = None,
    svg: Path | None = None,
    lang: str | None = None,
) -> None:
    """Print a puzzle of a rating; the same seed gives the same puzzle.

    Parameters
    ----------
    rating: easy, fair or hard
    seed: which one
    solution: print the ways too, and draw the shortest
    edition: an edition file of your own
    svg: a file for a picture of it
    """
    words, screen = words_for(lang), _screen()
    found = _drawn(edition, rating, _fate(seed))
    castle, names = found.castle, found.castle.room_names
    _show(screen, words, castle, found.ghost, found.goal, shortest(found.ways) if solution else None)
    screen.print(words.say("booo-cli-puzzle", ghost=names[found.ghost], room=names[found.goal]), style="bold")
    _tell_rating(screen, words, found)
    if solution:
        _tell_ways(screen, words, castle, found.ways)
    if svg is not None:
        legs = legs_of(castle, found.ghost, shortest(found.ways)) if solution else []
        title = words.say("booo-cli-puzzle", ghost=names[found.ghost], room=names[found.goal])
        _write(screen, words, svg, picture(castle, found.ghost, found.goal, legs, title))


@app.command
def castle(
    *,
    seed: int,
    out: Annotated[Path | None, Parameter(name=["--out", "-o"])] = None,
    lang: str | None = None,
) -> None:
    """Build a new set of tiles from a seed, write it as an edition file, and compare it with the shipped set.

    Parameters
    ----------
    seed: which castle
    out: the file to write; without it, castle-SEED.toml
    """
    words, screen = words_for(lang), _screen()
    shipped: Edition = TITLE.box().content
    theirs = quality_of(shipped, placings_by(_fate(seed), len(shipped.tiles), COMPARED))
    built, quality = mason.Mason(seed).build(shipped)
    path = out or Path(f"castle-{seed}.toml")
    text = mason.edition_text(built, seed)
    TITLE.box_of(text, str(path))  # what is written must load
    _write(screen, words, path, text)
    screen.print(_compared(words, shipped, quality, theirs))


@app.command
def race(
    *,
    visitors: int = 5,
    rating: Literal["easy", "fair", "hard"] | None = None,
    seed: int | None = None,
    edition: Path | None = None,
    lang: str | None = None,
) -> None:
    """Find a colour that a way starts in, for one visitor after another, against the clock.

    Parameters
    ----------
    visitors: how many
    rating: easy, fair or hard; without it, as they come
    seed: which ones
    edition: an edition file of your own
    """
    words, screen = words_for(lang), _screen()
    fate = _fate(seed)
    if not 1 <= visitors <= MOST_VISITORS:
        raise WrongInput("--visitors", quoted(visitors), f"a whole number from 1 to {MOST_VISITORS}")
    screen.print(words.say("booo-cli-race", count=visitors), style="bold")
    right, spent = 0, 0.0
    for _ in range(visitors):
        found = _drawn(edition, rating or "", fate)
        names = found.castle.room_names
        _show(screen, words, found.castle, found.ghost, found.goal, None)
        screen.print(words.say("booo-cli-puzzle", ghost=names[found.ghost], room=names[found.goal]), style="bold")
        begun = time.monotonic()
        answer = _guess(screen, words, found, begun)
        spent += time.monotonic() - begun
        if answer == "quit":
            break
        right += answer == "right"
    screen.print(words.say("booo-cli-score", right=right, count=visitors, seconds=f"{spent:.1f}"), style="bold yellow")


def _guess(screen: Console, words: Words, found: Puzzle, begun: float) -> str:
    """Ask for a colour until one works: `right`, `shown` after a look at the way, or `quit`."""
    edition = found.castle.edition
    called = _called(edition, words)
    starts = {int(way.colour) for way in found.ways}
    while True:
        try:
            line = screen.input(words.say("booo-cli-ask") + " ").strip().lower()
        except EOFError:
            return "quit"
        if line in ("quit", "q", words.say("booo-cli-word-quit")):
            return "quit"
        if line == "?":
            _show(screen, words, found.castle, found.ghost, found.goal, shortest(found.ways))
            _tell_ways(screen, words, found.castle, found.ways)
            return "shown"
        if line in ("none", words.say("booo-cli-word-none")):
            screen.print(words.say("booo-cli-there-is"), style="red")
        elif line not in called:
            names = ", ".join(words.name("booo", name) for name in edition.colours)
            screen.print(words.say("booo-cli-unknown", colours=names), style="dim")
        elif called[line] in starts:
            screen.print(words.say("booo-cli-right", seconds=f"{time.monotonic() - begun:.1f}"), style="green")
            _tell_ways(screen, words, found.castle, found.ways)
            return "right"
        else:
            screen.print(words.say("booo-cli-wrong"), style="red")


def _screen() -> Console:
    return Console(highlight=False)


def _table(edition: Path | None, choices: dict[str, Plain]) -> tuple[Box, Any]:
    box = TITLE.box(edition)
    return box, TITLE.table(box, box.players[0], choices)


def _drawn(edition: Path | None, rating: str, fate: FastFate) -> Puzzle:
    box, options = _table(edition, {})
    return drawn_puzzle(box.content, options.trapdoors, options.transitions, rating, fate)


def _fate(seed: int | None) -> FastFate:
    """The fate of a seed, or one that nobody chose."""
    if seed is not None and not 0 <= seed < SEEDS:
        raise WrongInput("--seed", quoted(seed), f"a whole number from 0 to {SEEDS - 1}")
    return FastFate(secrets.randbits(40) if seed is None else seed)


def _called(edition: Edition, words: Words) -> dict[str, int]:
    """Every name of each colour: the edition's own, those of all languages, and the letter that the reader sees."""
    letters = board.letters_of(dict(zip(edition.letters, edition.colours, strict=True)), words)
    found = {letters[letter].lower(): number for number, letter in enumerate(edition.letters)}
    for language in LANGUAGES:
        found |= {words_in(language).name("booo", name): number for number, name in enumerate(edition.colours)}
    return found | {name: number for number, name in enumerate(edition.colours)}


def _colour(edition: Edition, words: Words, name: str, place: str) -> int:
    known = _called(edition, words)
    if name.lower() not in known:
        raise WrongInput(place, quoted(name), f"one of {', '.join(edition.colours)}, in any language of the house")
    return known[name.lower()]


def _room(castle: Castle, name: str, place: str) -> int:
    rooms = castle.room_names
    if name.lower() not in rooms:
        raise WrongInput(place, quoted(name), f"a room from {rooms[0]} to {rooms[-1]}")
    return rooms.index(name.lower())


def _show(screen: Console, words: Words, castle: Castle, ghost: int, goal: int, way: Way | None) -> None:
    """The castle in the terminal, with a way dotted on it."""
    names, width = castle.room_names, int(castle.width)
    seen: CastleSeen = {
        "map": drawn_castle(castle),
        "coats": list(castle.edition.coats),
        "portraits": list(castle.edition.portraits),
        "trapdoors": [names[room] for room in castle.trapdoors],
        "transitions": [names[room] for room in castle.transitions],
        "ghost": names[ghost],
        "room": names[goal],
        "claim": None,
        "colours": dict(zip(castle.edition.letters, castle.edition.colours, strict=True)),
    }
    legs = legs_of(castle, ghost, way) if way is not None else []
    screen.print(board.castle(seen, words, [(cell % width, cell // width) for leg in legs for cell in leg]))
    screen.print()


def _tell_ways(screen: Console, words: Words, castle: Castle, ways: list[Way]) -> None:
    notation = TITLE.notation(TITLE.table(Box(TITLE.box().sheet, castle.edition, False), 2))
    if not ways:
        screen.print(words.say("booo-cli-no-way"))
    names = [words.name("booo", colour) for colour in castle.edition.colours]
    for way in sorted(ways, key=lambda way: (int(way.colour), int(way.cost))):
        line = Text(no_wrap=False)
        walls = {"crossings": int(way.crossings), "specials": int(way.specials)}
        line.append(words.say("booo-cli-way", colour=names[int(way.colour)], **walls), "bold")
        if way.token != way.colour:
            line.append(" " + words.say("booo-cli-wins", colour=names[int(way.token)]))
        line.append("  " + ", ".join(notation.text(int(step)) for step in way.steps), "dim")
        screen.print(line)


def _tell_rating(screen: Console, words: Words, found: Puzzle) -> None:
    rated = found.rating
    screen.print(words.say("booo-cli-rating", rating=rated.name, points=rated.points))
    parts = {key: getattr(rated, key) for key in ("crossings", "bends", "specials", "decoys", "colours")}
    screen.print(words.say("booo-cli-parts", **parts), style="dim")


def _compared(words: Words, edition: Edition, ours: Quality, theirs: Quality) -> Table:
    """The quality of a castle beside the shipped set's."""
    table = Table(box=None)
    table.add_column(words.say("booo-cli-quality"))
    for name in ("booo-cli-this", "booo-cli-shipped"):
        table.add_column(words.say(name), justify="right")
    both = (ours, theirs)
    table.add_row(words.say("booo-cli-colours"), *(str(one.colours) for one in both))
    table.add_row(words.say("booo-cli-good"), *(f"{100 * one.good:.1f} %" for one in both))
    table.add_row(words.say("booo-cli-none"), *(f"{100 * one.none:.1f} %" for one in both))
    for number, colour in enumerate(edition.colours):
        label = words.say("booo-cli-connected", colour=words.name("booo", colour))
        table.add_row(label, *(f"{100 * one.connected[number]:.1f} %" for one in both))
    table.add_row(words.say("booo-cli-uneven"), *(f"{one.uneven:.2f}" for one in both))
    holds = [words.say("booo-cli-yes" if one.holds else "booo-cli-no") for one in both]
    table.add_row(words.say("booo-cli-holds"), *holds)
    return table


def _write(screen: Console, words: Words, path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as trouble:
        raise WrongInput(str(path), trouble.strerror or "a file that cannot be written", "a file to write") from None
    screen.print(words.say("booo-cli-written", file=str(path)), style="green")
