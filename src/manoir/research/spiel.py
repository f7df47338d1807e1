"""Every game of the house as an OpenSpiel game with explicit chance: `pyspiel.load_game("manoir_minuit(players=4)")`.

Importing this module registers the games that are installed. OpenSpiel comes with `pip install manoir[spiel]`.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from typing import Any

import numpy as np
import pyspiel

from manoir.games import TITLES
from manoir.kernel.fate import OpenFate, OutOfPicks
from manoir.kernel.plain import Plain, canonical
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput, quoted
from manoir.research.arrays import looked_at
from manoir.research.refused import refused
from manoir.research.rewards import VICTORY, rewards_of
from manoir.research.spaces import Spaces, spaces_for

MOST_OUTCOMES = 4096  # of one pick
PREFIX = "manoir_"


class Course:
    """A game whose chance is laid open: a position, an answer that is being carried out, and its picks so far.

    The answer is carried out anew on a copy after each pick, until no pick is missing. In a race the lot says who of
    those who are asked is quickest: a pick as well.
    """

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.origin: Any = None  # None: the set-up itself is under way
        self.answer: tuple[int, int] | None = None  # a seat and its move
        self.picks: list[int] = []
        self.open = 0  # among how many the next pick is; 0: none is open
        self.who = -1  # in a race, the seat that the lot says is quickest; -1: the first that is asked
        self.casting = False  # whether the pick that is open is that lot
        self.go_on()

    def __deepcopy__(self, memo: Any) -> Course:
        twin: Course = Course.__new__(Course)
        twin.spaces = self.spaces
        twin.origin = self.origin  # never changed: an answer is carried out on a copy
        twin.answer = self.answer
        twin.picks = list(self.picks)
        twin.open = self.open
        twin.who = self.who
        twin.casting = self.casting
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        line = None if self.origin is None else self.spaces.stage.notation.write(self.origin)
        return course_of, (self.spaces.digest, line, self.answer, self.picks, self.open, self.who, self.casting)

    def go_on(self) -> None:
        """Carry the answer out as far as the picks go."""
        game = self.spaces.title.game
        fate = OpenFate(self.picks)
        try:
            if self.origin is None:
                state = game.setup(self.spaces.stage.options, fate, None)
            else:
                assert self.answer is not None
                state = self.origin.copy()
                game.advance(state, *self.answer, fate, None)
        except OutOfPicks:
            self.open = int(fate.size)
            if self.open > MOST_OUTCOMES:
                raise WrongInput("chance", f"a pick among {self.open}", f"{MOST_OUTCOMES} at the most") from None
            return
        self.origin = state
        self.answer = None
        self.picks = []
        self.who = -1
        asked = len(self.spaces.asked(state))
        self.casting = asked > 1 and self.spaces.title.race is not None
        self.open = asked if self.casting else 0

    def apply(self, seat: int, action: int) -> None:
        """A pick where one is open, else an answer of a seat."""
        if self.casting:
            self.who = self.spaces.asked(self.origin)[action]
            self.casting = False
            self.open = 0
            return
        if self.open:
            self.picks.append(action)
        else:
            self.answer = seat, self.spaces.moves[action]
        self.go_on()

    @property
    def seat(self) -> int:
        """Who is asked: the first of them, in a race the quickest; -1 when the game is over."""
        if self.who >= 0:
            return self.who
        asked = self.spaces.asked(self.origin)
        return asked[0] if asked else -1


TABLES: dict[str, Spaces] = {}
"""The tables whose games were loaded in this process, by the digest of their spaces."""

STARTS: dict[tuple[str, int], Course] = {}
"""How each game begins, by its name and players: OpenSpiel makes a new state for every copy."""


def course_of(
    digest: str,
    line: str | None,
    answer: tuple[int, int] | None,
    picks: list[int],
    open: int,
    who: int,
    casting: bool,
) -> Course:
    """A course that was written down: its position in notation, as a log would have it."""
    spaces = TABLES[digest]
    course: Course = Course.__new__(Course)
    course.spaces = spaces
    course.origin = None
    if line is not None:
        course.origin = spaces.stage.notation.read(line)
        spaces.title.game.settle(course.origin, OpenFate([]), None)
    course.answer, course.picks, course.open = answer, list(picks), open
    course.who, course.casting = who, casting
    return course


def registered(title: Title, choices: Mapping[str, Plain] | None = None, name: str | None = None) -> str:
    """Register a title with OpenSpiel under `manoir_NAME`, for every number of players that its usual box has."""
    low, high = title.box().players
    kind = pyspiel.GameType(
        short_name=PREFIX + (name or title.name),
        long_name=title.rulebook.title["en"],
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.CONSTANT_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=high,
        min_num_players=low,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": low},
    )

    class TitleGame(HouseGame):
        """One title of the house."""

        def __init__(self, params: Any = None) -> None:
            super().__init__(title, choices, kind, params or {})

    pyspiel.register_game(kind, TitleGame)
    return str(kind.short_name)


class HouseGame(pyspiel.Game):
    """A table of a game of the house."""

    def __init__(self, title: Title, choices: Mapping[str, Plain] | None, kind: Any, params: dict[str, Any]) -> None:
        key = str(kind.short_name), int(params.get("players", title.box().players[0]))
        if key not in STARTS:
            STARTS[key] = Course(spaces_for(title, key[1], choices))
        self.start = STARTS[key]
        self.spaces = self.start.spaces
        TABLES[self.spaces.digest] = self.spaces
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.spaces.moves),
            max_chance_outcomes=MOST_OUTCOMES,
            num_players=self.spaces.stage.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=title.game.bound,
        )
        super().__init__(kind, info, params)

    def new_initial_state(self) -> HouseState:
        return HouseState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> HouseObserver:
        if params:
            raise WrongInput("observer", quoted(params), "no parameters")
        return HouseObserver(self.spaces)


class HouseState(pyspiel.State):
    """A position, or a pick that is open."""

    def __init__(self, game: HouseGame) -> None:
        super().__init__(game)
        self.course = deepcopy(game.start)

    def current_player(self) -> Any:
        if self.course.open:
            return pyspiel.PlayerId.CHANCE
        seat = self.course.seat
        return pyspiel.PlayerId.TERMINAL if seat < 0 else seat

    def is_terminal(self) -> bool:
        return not self.course.open and self.course.seat < 0

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.spaces.legal(self.course.origin, player)) if player == self.course.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        size = self.course.open
        return [(outcome, 1.0 / size) for outcome in range(size)]

    def _apply_action(self, action: int) -> None:
        course = self.course
        if course.open:
            if not 0 <= action < course.open:
                raise WrongInput("chance", f"outcome {action}", f"one from 0 to {course.open - 1}")
            course.apply(-1, int(action))
            return
        seat = course.seat
        if action not in course.spaces.legal(course.origin, seat):
            raise refused(course.spaces, course.origin, seat, int(action), f"seat {seat + 1}")
        course.apply(seat, int(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return f"pick {action}" if player == pyspiel.PlayerId.CHANCE else self.course.spaces.text(action)

    def returns(self) -> list[float]:
        spaces = self.course.spaces
        if not self.is_terminal():
            return [0.0] * spaces.stage.seats
        return rewards_of(spaces.title.game, self.course.origin, VICTORY)

    def __str__(self) -> str:
        course = self.course
        line = "" if course.origin is None else course.spaces.stage.notation.write(course.origin)
        text = "" if course.answer is None else f", {course.spaces.stage.notation.text(course.answer[1])}"
        return f"{line or 'set-up'}{text}{f', picks {course.picks}' if course.open else ''}"


class HouseObserver:
    """What a seat sees: the parts of the lens by name."""

    def __init__(self, spaces: Spaces) -> None:
        self.spaces = spaces
        self.tensor = np.zeros(spaces.size, np.float32)
        self.dict = {part.name: self.tensor[part.start : part.start + part.size] for part in spaces.parts}

    def set_from(self, state: HouseState, player: int) -> None:
        """Write what a seat sees; nothing before the set-up is done, and the position before a pick that is open."""
        origin = state.course.origin
        if origin is None:
            self.tensor.fill(0)
            return
        view = self.spaces.title.game.view(origin, player)
        self.tensor[:] = looked_at(self.spaces.observe(view, player), np.int16)

    def string_from(self, state: HouseState, player: int) -> str:
        """What a seat sees, as plain data on one line."""
        origin = state.course.origin
        if origin is None:
            return "set-up"
        return canonical(self.spaces.stage.notation.seen(self.spaces.title.game.view(origin, player))).decode()


NAMES = tuple(registered(title) for title in TITLES.values() if title.lens is not None and title.catalogue is not None)
"""As OpenSpiel knows them."""
