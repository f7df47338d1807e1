"""A position of Chasseurs read from its line."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import NONE, Board
from manoir.games.chasseurs.edition import SITES
from manoir.games.chasseurs.hands import find_present
from manoir.games.chasseurs.naming import Naming
from manoir.games.chasseurs.possible import check_possible
from manoir.games.chasseurs.reading_cards import CardReading
from manoir.games.chasseurs.state import (
    ACTING,
    CAMP,
    DRAWING,
    MULING,
    OVER,
    PICKING,
    RAIDING,
    REVEALING,
    SCROLLING,
    TREASURE,
    State,
    ask_again,
    empty_state,
)
from manoir.games.chasseurs.writing import STAGES
from manoir.kernel.fields import scene_of
from manoir.kernel.game import Ask
from manoir.kernel.wrong import WrongInput, quoted

WORDS = "a part such as '3 players', 'hidden relic 19, -, -', '1 holds jungle 7, gold' or 'to reveal jungle'"
ROWS = ("won", "trophies", "picks", "aside", "drew", "pack", "holds", "laid")


def read_position(board: Board, text: str) -> State:
    """The state that a line describes, before the rules go on from it."""
    parts, last = scene_of(text, int(board.seats), "'to pick 3' or 'over'")
    return Reading(board).read([" ".join(words) for words in parts], last)


class Reading:
    """One position on its way from words to a state."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.naming = Naming(board)
        self.state = empty_state(board)
        seats = int(board.seats)
        self.rows: dict[str, list[list[str]]] = {word: [[] for _ in range(seats)] for word in ROWS}
        self.box: list[int] = []
        self.past: list[int] = []
        self.asks: list[Ask] = []
        self.left: int | None = None
        self.turn: int = -1
        self.recalled: int = 0

    def read(self, parts: list[str], last: list[str]) -> State:
        """The stage first, since what cards mean depends on it."""
        state = self.state
        for part in parts:
            if part.startswith("round "):
                state.round = self.naming.whole("round", part[6:], 1, int(self.board.rounds))
        self.stage(last)
        for part in parts:
            self.part(part)
        self.window()
        self.tiles()
        self.money()
        CardReading(self.naming, state, self.rows).read()
        state.recalled = max(int(state.recalled), min(self.recalled, int(state.pick)))
        find_present(state)
        check_possible(state, self.asks)
        ask_again(state, self.asks)
        return state

    def part(self, part: str) -> None:
        """One part between semicolons."""
        head, _, rest = part.partition(" ")
        state = self.state
        things = [thing.strip() for thing in rest.split(",")] if rest else []
        if head == "dealer":
            state.dealer = self.naming.seat("dealer", rest)
        elif head == "recalled":
            self.recalled = self.naming.whole(head, rest, 1, int(self.board.hand) + 1) - 1
        elif head == "asked":
            state.asked = self.naming.whole("asked", rest, 0, 10**9)
        elif head == "purses":
            state.purses = self.naming.numbers("purses", things, int(self.board.seats))
        elif head in ("hidden", "obvious"):
            self.site_tiles(head, things)
        elif head == "hidden-pile":
            self.left = self.naming.whole(head, rest, 0, len(self.board.treasures))
        elif head == "goblins":
            self.goblins(things)
        elif head == "box":
            self.box = [self.naming.tile("box", thing) for thing in things]
        elif head == "past":
            self.past = [self.naming.goblin("past", thing) for thing in things]
        elif head == "played":
            for thing in things:
                state.played = append(state.played, self.naming.play(thing))
        elif head == "asks":
            self.asks = [self.naming.ask(thing) for thing in things]
        elif head.isdecimal():
            self.row(self.naming.seat("seat", head), rest)
        elif head != "round":
            raise WrongInput("position", quoted(part), WORDS)

    def row(self, seat: int, rest: str) -> None:
        """What one player has."""
        word, _, list_of = rest.partition(" ")
        if word not in ROWS or not list_of:
            raise WrongInput(f"position: {seat + 1}", quoted(rest), f"one of {', '.join(ROWS)}, and what")
        self.rows[word][seat] = [thing.strip() for thing in list_of.split(",")]

    # Tiles and money

    def site_tiles(self, head: str, things: list[str]) -> None:
        """The treasures of the three sites."""
        if len(things) != SITES:
            raise WrongInput(f"position: {head}", quoted(", ".join(things)), f"{SITES} treasures, '-' for none")
        start = 0 if head == "hidden" else SITES
        for number, thing in enumerate(things):
            self.state.tiles[start + number] = NONE if thing == "-" else self.naming.tile(head, thing)

    def goblins(self, things: list[str]) -> None:
        """The goblins laid out, each with the money on it."""
        size = int(self.board.laid_goblins)
        if len(things) > size:
            raise WrongInput("position: goblins", f"{len(things)} goblins", f"{size} at the most")
        for number, thing in enumerate(things):
            name, plus, money = thing.partition(" + ")
            if name != "-":
                self.state.goblins[number] = self.naming.goblin("goblins", name)
            if plus:
                self.state.goblins[size + number] = self.naming.whole("goblins", money, 0, 10**6)

    def tiles(self) -> None:
        """Won treasures and trophies; what is nowhere else is in the piles."""
        state = self.state
        for seat in range(int(self.board.seats)):
            for thing in self.rows["won"][seat]:
                state.won = append(state.won, seat + TREASURE * self.naming.tile(f"{seat + 1} won", thing))
            for thing in self.rows["trophies"][seat]:
                state.trophies[seat] = self.naming.whole("trophies", thing, 0, len(self.board.goblins))
        used = [int(tile) for tile in state.tiles if tile != NONE] + self.box
        used += [int(code) // int(TREASURE) for code in state.won]
        state.pool = self.rest("treasures", self.board.treasures, used, self.board.tile_names)
        laid = [int(goblin) for goblin in state.goblins[: self.board.laid_goblins] if goblin != NONE]
        missing = sum(int(count) for count in state.trophies) - len(self.past)
        if missing > 0:  # a scene need not say which goblins were won: the first that are left over
            left = self.rest("goblins", self.board.goblins, laid + self.past, self.board.goblin_names)
            self.past += [int(goblin) for goblin in left[:missing]]
        state.goblin_pool = self.rest("goblins", self.board.goblins, laid + self.past, self.board.goblin_names)
        state.tiles_gone = len(self.box)
        state.goblins_gone = len(self.past) - sum(int(count) for count in state.trophies)
        size = len(state.pool)
        state.left = (size + 1) // 2 if self.left is None else min(self.left, size)

    def rest(self, what: str, every: vec[i64], used: list[int], called: list[str]) -> vec[i64]:
        """The tiles of the box that are not used, sorted."""
        left = [int(tile) for tile in every]
        for tile in used:
            if tile not in left:
                raise WrongInput(f"position: {what}", f"{called[tile]} too often", "no more tiles than the box holds")
            left.remove(tile)
        return vec[i64](left)

    def money(self) -> None:
        """The supply has paid out what is on the table."""
        size = int(self.board.laid_goblins)
        paid = sum(int(purse) for purse in self.state.purses)
        self.state.supply = -(paid + sum(int(money) for money in self.state.goblins[size:]))

    # Stage and words

    def stage(self, words: list[str]) -> None:
        """What happens next: `to pick 3`, `to act 2 jungle since 1`, `to scroll`, `over`."""
        state = self.state
        text = " ".join(words)
        if words == ["over"]:
            state.stage = OVER
            return
        names = {name: stage for stage, name in STAGES.items() if stage != OVER}
        if words[0] != "to" or len(words) < 2 or words[1] not in names:
            raise WrongInput("position", quoted(text), f"'over' or 'to' and one of {', '.join(names)}")
        state.stage = names[words[1]]
        rest = words[2:]
        if state.stage in (DRAWING, PICKING):
            state.pick = self.naming.whole("to pick", rest[0] if rest else "1", 1, int(self.board.hand)) - 1
            return
        state.since = NONE
        turn = NONE
        if "since" in rest[:-1]:
            state.since = self.naming.seat("since", rest[rest.index("since") + 1])
            rest = rest[: rest.index("since")]
        if state.stage == ACTING and rest and rest[0].isdecimal():
            turn = self.naming.seat("to act", rest.pop(0))
        if REVEALING <= state.stage < RAIDING:
            places = [*self.board.site_names, "goblins"]
            if (
                len(rest) != 1
                or rest[0] not in places
                or (rest[0] == "goblins" and state.stage not in (ACTING, MULING))
            ):
                raise WrongInput("position", quoted(text), f"a place: one of {', '.join(places)}")
            state.site = CAMP if rest[0] == "goblins" else places.index(rest[0])
        elif state.stage == RAIDING:
            state.site = CAMP
        elif state.stage == SCROLLING:
            state.site = CAMP
            state.pick = self.board.hand
        self.turn = turn

    def window(self) -> None:
        """How far the window has come; without a word about it, it starts with the dealer."""
        state = self.state
        if state.stage not in (ACTING, MULING):
            state.since = 0
            return
        if state.since == NONE:
            state.since = state.dealer
        if self.turn != NONE:
            state.step = (self.turn - state.since) % self.board.seats
