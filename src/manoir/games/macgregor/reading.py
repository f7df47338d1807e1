"""A position of Mac Gregor read from its line.

What a line leaves out is where one would look for it: tokens in the bag, key cards in the pile, the ghost in its room.
"""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.arrival import rooms_due
from manoir.games.macgregor.board import NONE, Board, size, tokens_in
from manoir.games.macgregor.edition import OBJECTS
from manoir.games.macgregor.state import ARRIVING, DEALING, OVER, SETTING, STARTING, TURN, State, empty_state
from manoir.games.macgregor.writing import ENTERED, GHOSTS, STAGES
from manoir.kernel.fields import scene_of
from manoir.kernel.forms import Named, Whole
from manoir.kernel.numeral import is_numeral
from manoir.kernel.wrong import WrongInput, quoted

WORDS = "'N players', 'ghost COLOUR', 'COLOUR at ROOM keys ... objects ...', 'tokens ...' or 'to act COLOUR'"
BY_NAME = {name: stage for stage, name in STAGES.items()}
SECTIONS = ("at", "keys", "treasures", "objects")


def read_position(board: Board, text: str) -> State:
    """The state that a line describes, before the rules go on from it."""
    return Reading(board).read(*scene_of(text, int(board.seats), "'to act red' or 'over'"))


class Reading:
    """One position on its way from words to a state."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.state = empty_state(board)
        self.colours: list[str] = []
        self.taken: i64 = 0  # the key cards named so far
        self.earlier: list[i64] = []

    def read(self, parts: list[list[str]], last: list[str]) -> State:
        """Colours first, since other parts name seats by them."""
        state = self.state
        self.seat_colours(parts)
        for words in parts:
            self.part(words[0], words[1:])
        self.stage(last)
        if state.pawns[state.ghost] == NONE:
            state.pawns[state.ghost] = self.board.ghost_room
        state.pile = self.board.all_cards & ~self.taken
        state.pile_size = size(state.pile)
        self.count_piles()
        self.check_pawns()
        self.check_shown()
        return state

    def part(self, head: str, words: list[str]) -> None:
        """One part between semicolons."""
        state = self.state
        if head == "round":
            state.round = self.whole(head, words, 1, 10_000)
        elif head == "answered":
            state.answered = self.whole(head, words, 0, 10**9)
        elif head == "owed":
            state.owed = self.whole(head, words, 0, int(self.board.keys_dealt))
        elif head == "turned":
            state.turned = self.whole(head, words, 0, int(state.laid))
        elif head == "ghost":
            state.ghost = self.seat(head, words[:1])
            self.player(int(state.ghost), words[1:])
        elif head == "plan":
            self.plan(words)
        elif head == "open" and not words:
            state.plan_open = 1
        elif head == "tokens":
            self.tokens(words)
        elif head == "shown":
            state.shown = self.token(head, words)
        elif head == "top":
            self.top(words)
        elif head == "discards":
            state.discards = self.cards(head, words)
        elif head == "earlier":
            self.earlier = [self.named(head, group.split()) for group in " ".join(words).split("/")]
        elif head in self.colours:
            self.player(self.colours.index(head), words)
        elif head != "colours":
            raise WrongInput("position", quoted(" ".join([head, *words])), WORDS)

    def seat_colours(self, parts: list[list[str]]) -> None:
        """Who has which colour: as listed, or else in the order in which the players are."""
        names = self.board.token_names[:-1]
        listed = [words[1:] for words in parts if words[0] == "colours"]
        found = listed[0] if listed else [words[0] for words in parts if words[0] in names]
        if not listed:  # the ghost need not have a part of its own, and sits first then
            ghosts = [words[1] for words in parts if words[0] == "ghost" and words[1:2] and words[1] in names]
            found = [name for name in ghosts if name not in found] + found
            found = (found + [name for name in names if name not in found])[: int(self.board.seats)]
        if len(found) != int(self.board.seats) or len(set(found)) != len(found) or not set(found) <= set(names):
            raise WrongInput("position: colours", quoted(found), f"{int(self.board.seats)} different colours")
        self.colours = found
        numbers = vec[i64]()
        for name in found:
            numbers = append(numbers, names.index(name))
        self.state.colours = numbers

    def player(self, seat: int, words: list[str]) -> None:
        """A seat's room, keys, treasures and objects."""
        name = self.colours[seat]
        section = ""
        found: dict[str, list[str]] = {}
        for word in words:
            if word in SECTIONS:
                section = word
                found[section] = []
            elif not section:
                raise WrongInput(f"position: {name}", quoted(word), f"one of {', '.join(SECTIONS)}")
            else:
                found[section].append(word)
        if "at" in found:
            self.state.pawns[seat] = self.index(f"{name} at", " ".join(found["at"]), self.board.room_names)
        if "keys" in found:
            self.state.hands[seat] = self.cards(f"{name} keys", found["keys"])
        for item in items(found.get("treasures", [])):
            count, kind = self.counted(f"{name} treasures", item)
            for _ in range(count):
                self.state.bag -= self.unit(f"{name} treasures", kind)
                self.state.treasures[seat] += self.board.unit[kind]
        for item in items(found.get("objects", [])):
            number = self.index(f"{name} objects", item, list(OBJECTS))
            self.state.objects |= self.board.bit[3 * seat + number]

    def counted(self, place: str, item: str) -> tuple[int, int]:
        """A number of treasures of one colour, such as `2 red`, or `red` for one."""
        words = item.split()
        count = int(words[0]) if len(words) == 2 and is_numeral(words[0]) else 1 if len(words) == 1 else 0
        if not 1 <= count <= 255:
            raise WrongInput(f"position: {place}", quoted(item), "a number and a colour, such as '2 red'")
        return count, self.index(place, words[-1], self.board.token_names[:-1])

    def unit(self, place: str, kind: int) -> i64:
        """One token of a kind, taken out of the bag."""
        if tokens_in(self.state.bag, kind) == 0:
            name = self.board.token_names[kind]
            raise WrongInput(f"position: {place}", quoted(name), f"no more {name} tokens than the box has")
        return self.board.unit[kind]

    def token(self, place: str, words: list[str]) -> int:
        """A token by its kind, taken out of the bag."""
        kind = self.index(place, " ".join(words), self.board.token_names)
        self.state.bag -= self.unit(place, kind)
        return kind

    def tokens(self, words: list[str]) -> None:
        """What lies face down: `B3 trap, D1 blue`."""
        for item in items(words):
            room, _, kind = item.partition(" ")
            self.state.tokens[self.index("tokens", room, self.board.room_names)] = self.token("tokens", [kind])

    def top(self, words: list[str]) -> None:
        """The card on top of the pile."""
        self.state.top = self.index("top", " ".join(words), self.board.card_names)
        self.cards("top", words)

    def cards(self, place: str, words: list[str]) -> i64:
        """Some key cards, that are nowhere else."""
        found = self.named(place, words)
        if found & self.taken != 0:
            raise WrongInput(f"position: {place}", quoted(" ".join(words)), "key cards that are in one place only")
        self.taken |= found
        return found

    def named(self, place: str, words: list[str]) -> i64:
        """A set of key cards."""
        found: i64 = 0
        for item in items(words):
            bit = self.board.bit[self.index(place, item, self.board.card_names)]
            if found & bit != 0:
                raise WrongInput(f"position: {place}", quoted(item), "every key card once")
            found |= bit
        return found

    def plan(self, words: list[str]) -> None:
        """The cards that the ghost has laid."""
        if len(words) > int(self.board.plan_cards):
            raise WrongInput("position: plan", f"{len(words)} cards", f"{int(self.board.plan_cards)} at the most")
        for word in words:
            blazon = self.index("plan", word, self.board.blazon_names)
            if words.count(word) > int(self.board.ghost_cards):
                raise WrongInput("position: plan", quoted(words), "no more cards of a blazon than the ghost has")
            self.state.plan += blazon * self.board.bit[4 * self.state.laid]
            self.state.laid += 1

    def count_piles(self) -> None:
        """The newest pile is all that earlier ones left."""
        newest = self.board.all_cards
        held: i64 = 0
        for hand in self.state.hands:
            held |= hand
        piles = vec[i64]()
        for cards in self.earlier:
            if cards == 0 or cards & ~(held | self.state.discards) != 0 or cards & ~newest != 0:
                raise WrongInput("position: earlier", "a card of the pile", "cards in hands or discards, each once")
            newest ^= cards
            piles = append(piles, cards)
        self.state.piles = append(piles, newest)

    def stage(self, words: list[str]) -> None:
        """What happens next."""
        state = self.state
        if words[0] == "over":
            state.stage = OVER
            state.seat = state.ghost
            if len(words) > 1:
                state.gone = self.seat("over", words[1:])
                state.seat = state.gone
            return
        stage = BY_NAME.get(words[1] if len(words) > 1 else "")
        if stage is None or stage == OVER:
            raise WrongInput("position", quoted(" ".join(words)), f"'over' or 'to {'|'.join(BY_NAME)}'")
        state.stage = stage
        if stage == TURN and self.board.flip_unmoved == 0 and len(words) > 3 and words[-1] == ENTERED:
            state.entered = 1
            words = words[:-1]
        state.seat = state.ghost if words[1] in GHOSTS else self.seat(words[1], words[2:])

    def check_pawns(self) -> None:
        """Once they were placed, all pawns are in rooms, and none but the ghost's in the ghost's room."""
        state = self.state
        for seat, name in enumerate(self.colours):
            room = state.pawns[seat]
            if room == NONE and state.stage not in (SETTING, STARTING):
                raise WrongInput(f"position: {name}", "no room", f"'{name} at ROOM'")
            if seat != state.ghost and room == self.board.ghost_room:
                raise WrongInput(f"position: {name}", "the ghost's room", "a room that players can enter")
        if state.top != NONE and state.stage <= DEALING:
            raise WrongInput("position: top", "a top card", "none before the keys are dealt")

    def check_shown(self) -> None:
        """arrive.shown: a token that was drawn has a room to go to; otherwise none is shown."""
        state = self.state
        if state.shown != NONE and (state.stage not in (SETTING, ARRIVING) or len(rooms_due(state)) == 0):
            raise WrongInput("position: shown", self.board.token_names[state.shown], "none: no room is due for it")

    def seat(self, place: str, words: list[str]) -> int:
        """A seat by its colour or its number."""
        word = " ".join(words)
        if word in self.colours:
            return self.colours.index(word)
        if is_numeral(word) and 1 <= int(word) <= int(self.board.seats):
            return int(word) - 1
        raise WrongInput(f"position: {place}", quoted(word), "a seat's colour or number")

    def index(self, place: str, word: str, names: list[str]) -> int:
        """Which of several names a word is."""
        return Named(names).read(f"position: {place}", word)

    def whole(self, place: str, words: list[str], low: int, high: int) -> int:
        """The number after a word."""
        return Whole(low, high).read(f"position: {place}", " ".join(words))


def items(words: list[str]) -> list[str]:
    """What commas part."""
    return [" ".join(item.split()) for item in " ".join(words).split(",") if item.split()]
