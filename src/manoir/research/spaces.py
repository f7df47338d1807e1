"""What a machine may do and see at one table: a dense list of moves, and the layout of an observation."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i16

from manoir.games import title_of
from manoir.kernel.fate import FastFate
from manoir.kernel.lens import Lens, Pen
from manoir.kernel.plain import Plain, canonical
from manoir.kernel.record import Stage, stage_for
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.research.whole import whole

LARGEST = 1 << 16  # cells of an observation, at the most


@dataclass(frozen=True, slots=True)
class Part:
    """A named stretch of an observation."""

    name: str
    start: int
    size: int


@dataclass(frozen=True, slots=True)
class Spaces:
    """The moves of a table by number, and the parts of what a seat sees there.

    They belong to a table, not to a game: seats, edition and options change them. The digest says which they are.
    """

    stage: Stage
    lens: Lens[Any]
    moves: tuple[int, ...]  # an action is a place in this list
    parts: tuple[Part, ...]
    size: int  # cells of an observation
    versions: tuple[int, int]  # of the catalogue, and of the lens
    actions: Mapping[int, int] = field(repr=False)  # the other way round

    @property
    def title(self) -> Title:
        return self.stage.title

    @property
    def digest(self) -> str:
        """What moves and cells mean, in one short word: publish it beside weights."""
        layout: list[Plain] = [[part.name, part.start, part.size] for part in self.parts]
        moves: list[Plain] = list(self.moves)
        return sha256(canonical([self.title.name, list(self.versions), moves, layout])).hexdigest()[:16]

    def text(self, action: int) -> str:
        """An action in the notation of its game."""
        return self.stage.notation.text(self.moves[action])

    def legal(self, state: Any, seat: int) -> list[int]:
        """The actions of a seat that is asked."""
        return [self.actions[int(move)] for move in self.title.game.moves(state, seat)]

    def observe(self, view: Any, seat: int) -> vec[i16]:
        """What a seat sees, as cells of its own."""
        cells = vec[i16]([0] * self.size)
        self.lens.observe(view, seat, Pen(cells))
        return cells

    def asked(self, state: Any) -> list[int]:
        """The seats with an open question, in the order in which they are asked."""
        return [int(ask.seat) for ask in self.title.game.asks(state)]


def spaces_for(
    title: Title | str,
    seats: int,
    choices: Mapping[str, Plain] | None = None,
    edition: str | Path | None = None,
) -> Spaces:
    """The spaces of a table; without choices, those that give a game without an end one."""
    if isinstance(title, str):
        title = title_of(title)
    if not isinstance(title, Title):
        raise WrongInput("game", quoted(title), "the name of a game, or its title")
    if not isinstance(choices, Mapping | None):
        raise WrongInput("choices", quoted(choices), "options by their names")
    choices = title.bounded if choices is None else choices
    return spaces_of(stage_for(title, title.box(edition), whole(seats, "seats"), choices))


def spaces_of(stage: Stage) -> Spaces:
    """The spaces of a table that is set, or WrongInput where its game has none."""
    title = stage.title
    lens, catalogue = title.lens, title.catalogue
    if lens is None or catalogue is None:
        lacking = " and ".join(name for name, part in (("catalogue.py", catalogue), ("lens.py", lens)) if part is None)
        raise WrongInput("game", f"{quoted(title.name)} without {lacking}", "a game that machines can play")
    moves = tuple(int(move) for move in catalogue(stage.options))
    actions = {move: action for action, move in enumerate(moves)}
    if len(actions) < len(moves):
        raise WrongInput(f"{title.name}: catalogue.py", "a move that is listed twice", "each move once")
    pen = Pen(vec[i16]([0] * LARGEST), True)
    state = title.game.setup(stage.options, FastFate(0), None)
    lens.observe(title.game.view(state, 0), 0, pen)
    size = int(pen.at)
    ends = [*pen.starts[1:], size]
    parts = tuple(Part(name, start, end - start) for name, start, end in zip(pen.names, pen.starts, ends, strict=True))
    versions = int(title.part("catalogue").VERSION), int(lens.version)
    return Spaces(stage, lens, moves, parts, size, versions, actions)
