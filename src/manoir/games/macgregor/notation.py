"""The words of Mac Gregor: `go red tower B3` for a move, one line for a position, named data for both.

A key card is named by its face and its back: `red tower`. A position reads like the scene it describes: `2 players;
ghost red; blue at A1 keys red tower, green lion objects pick; tokens D1 trap; top blue cross; to act blue`; it
ends in `to act blue entered` once blue has come into a room in this turn, and so may turn over its token.
"""

from __future__ import annotations

from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, Board, all_tokens, listed, tokens_in
from manoir.games.macgregor.edition import OBJECTS, Options
from manoir.games.macgregor.moves import (
    CARD,
    CATCH,
    DETECT,
    DISCARD,
    FLIP,
    GO,
    KIND,
    LAMP,
    LAY,
    LEAVE,
    OUT,
    PICK,
    PUT,
    START,
    STEP,
    STOP,
    card_of,
    kind_of,
    room_of,
)
from manoir.games.macgregor.reading import read_position
from manoir.games.macgregor.state import OVER, TURN, State, planned
from manoir.games.macgregor.view import FORGOTTEN, SLOT, View, bag_of
from manoir.games.macgregor.writing import STAGES, written
from manoir.kernel.event import HIDDEN
from manoir.kernel.notation import Notation, number_of
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

# What each kind of move is called, and what it names besides.
FORMS: dict[int, tuple[str, tuple[str, ...]]] = {
    PUT: ("put", ("room",)),
    START: ("start", ("room",)),
    LAY: ("lay", ("blazon",)),
    GO: ("go", ("key", "back", "room")),
    LEAVE: ("leave", ("key", "back")),
    PICK: ("pick", ("room",)),
    LAMP: ("lamp", ("room",)),
    DETECT: ("detect", ()),
    FLIP: ("flip", ()),
    STOP: ("stop", ()),
    DISCARD: ("discard", ("key", "back")),
    STEP: ("step", ("room",)),
    CATCH: ("catch", ("seat",)),
}
KINDS = {name: kind for kind, (name, _) in FORMS.items()}
SPELLING = ", ".join(f"'{' '.join([name, *(part.upper() for part in parts)])}'" for name, parts in FORMS.values())


class MacGregorNotation(Notation[State, View]):
    """Moves and positions of Mac Gregor as words, for the options of one table."""

    def __init__(self, options: Options) -> None:
        self.board = Board(options)
        self.aid = options.memory
        self.castle = castle_plain(options)

    # Moves

    def text(self, move: int) -> str:
        return " ".join(str(value) for value in self.structure(move).values())

    def structure(self, move: int) -> dict[str, Plain]:
        board = self.board
        kind = int(kind_of(move))
        name, parts = FORMS[kind]
        named: dict[str, Plain] = {"move": name}
        for part in parts:
            if part == "room":
                named[part] = "out" if room_of(move) == OUT else board.room_names[room_of(move)]
            elif part == "blazon":
                named[part] = board.blazon_names[card_of(move)]
            elif part == "seat":
                named[part] = int(card_of(move)) + 1
            elif part == "key":
                named[part] = board.key_names[board.face_of[card_of(move)]]
            else:
                named[part] = board.blazon_names[board.back_of[card_of(move)]]
        return named

    def move(self, text: str) -> int:
        words = text.split()
        kind = KINDS.get(words[0] if words else "")
        if kind is None or len(words) != len(FORMS[kind][1]) + 1:
            raise WrongInput("move", quoted(text), f"one of {SPELLING}")
        return self.unstructure({"move": words[0], **dict(zip(FORMS[kind][1], words[1:], strict=True))})

    def unstructure(self, data: dict[str, Plain]) -> int:
        board = self.board
        kind = KINDS.get(str(data.get("move")))
        if kind is None:
            raise WrongInput("move", quoted(data.get("move")), f"one of {', '.join(KINDS)}")
        move = kind * int(KIND)
        for part in FORMS[kind][1]:
            if part == "room":
                out = data.get("room") == "out" and kind == PICK
                move += int(OUT) if out else number_of(board.room_names, data, "room")
            elif part == "blazon":
                move += number_of(board.blazon_names, data, "blazon") * int(CARD)
            elif part == "seat":
                seats = [str(number + 1) for number in range(int(board.seats))]
                move += number_of(seats, {"seat": str(data.get("seat"))}, "seat") * int(CARD)
            elif part == "key":
                move += number_of(board.key_names, data, "key") * int(CARD)
            else:
                move += number_of(board.blazon_names, data, "back") * int(board.colours) * int(CARD)
        return move

    # Positions

    def position(self, state: State) -> Plain:
        board = self.board
        seats = [
            {
                "seat": seat + 1,
                "colour": None if state.colours[seat] == NONE else board.token_names[state.colours[seat]],
                "room": None if state.pawns[seat] == NONE else board.room_names[state.pawns[seat]],
                "keys": self._cards(state.hands[seat]),
                "objects": self._objects(state.objects, seat),
                "treasures": self._tokens(state.treasures[seat]),
            }
            for seat in range(int(board.seats))
        ]
        return {
            "stage": STAGES[state.stage],
            "round": int(state.round),
            "answered": int(state.answered),
            "turn": int(state.seat) + 1,
            "ghost": int(state.ghost) + 1,
            "seats": seats,
            "top": None if state.top == NONE else board.card_names[state.top],
            "pile": self._cards(state.pile),
            "discards": self._cards(state.discards),
            "piles": [self._cards(cards) for cards in state.piles],
            "tokens": self._rooms([int(kind) for kind in state.tokens]),
            "shown": None if state.shown == NONE else board.token_names[state.shown],
            "bag": self._tokens(state.bag),
            "plan": [board.blazon_names[planned(state, number)] for number in range(int(state.laid))],
            "turned": int(state.turned),
            "open": state.plan_open == 1,
            "owed": int(state.owed),
            "gone": None if state.gone == NONE else int(state.gone) + 1,
            **self._entered(state.stage, state.entered),
        }

    def seen(self, view: View) -> Plain:
        board = self.board
        tokens = [int(kind) for kind in view.tokens]
        bag = bag_of(view)
        forgotten = tokens.count(int(FORGOTTEN)) + (view.shown == FORGOTTEN)
        known = [board.blazon_names[(view.plan >> (4 * n)) & 15] for n in range(int(view.plan_known))]
        seen: dict[str, Plain] = {
            "you": None if view.chair < 0 else int(view.chair) + 1,
            "stage": STAGES[view.stage],
            "round": int(view.round),
            "rounds": int(board.bound) or None,
            "needed": int(board.needed),
            "answered": int(view.answered),
            "turn": None if view.stage == OVER else int(view.seat) + 1,
            "ghost": int(view.ghost) + 1,
            "memory": self.aid,
            "castle": self.castle,
            "top": None if view.top_back == NONE else board.blazon_names[view.top_back],
            "pile": int(view.pile_size) + (view.top_back != NONE),
            "discards": self._cards(view.discards),
            "tokens": self._rooms(tokens),
            "shown": None if view.shown == NONE else self._token(int(view.shown)),
            "bag": int(all_tokens(bag)) - forgotten,
            "inside": None if forgotten else self._tokens(bag),
            "course": int(board.plan_cards),
            "plan": known + [HIDDEN] * int(view.laid - view.plan_known),
            "turned": int(view.turned),
            "open": view.plan_open == 1,
            "owed": int(view.owed),
            "gone": None if view.gone == NONE else int(view.gone) + 1,
            **self._entered(view.stage, view.entered),
            "seats": [self._seat(view, seat) for seat in range(int(board.seats))],
        }
        if view.memory == 1:
            seen["piles"] = [self._cards(cards) for cards in view.piles]
        return seen

    def fixed(self, _: View) -> dict[str, Plain]:
        """What no answer changes, and what is so most of the time."""
        board = self.board
        return {
            "rounds": int(board.bound) or None,
            "needed": int(board.needed),
            "memory": self.aid,
            "castle": self.castle,
            "course": int(board.plan_cards),
            "shown": None,
            "turned": 0,
            "open": False,
            "owed": 0,
            "gone": None,
            "seats": {"keys": None, "objects": []},
        }

    def _seat(self, view: View, seat: int) -> dict[str, Plain]:
        board = self.board
        slots = [int(slot) for slot in view.slots[seat]]
        known: dict[str, Plain] = {
            "seat": seat + 1,
            "colour": None if view.colours[seat] == NONE else board.token_names[view.colours[seat]],
            "room": None if view.pawns[seat] == NONE else board.room_names[view.pawns[seat]],
            "backs": [board.blazon_names[slot % int(SLOT)] for slot in sorted(slots, key=lambda s: s % int(SLOT))],
            "keys": self._cards(view.hand) if view.chair == seat else None,
            "objects": self._objects(view.objects, seat),
            "treasures": self._tokens(view.treasures[seat]),
            "total": int(all_tokens(view.treasures[seat])),
        }
        if view.memory == 1:  # from which pile each back was drawn, for whoever keeps count
            known["drawn"] = [[slot // int(SLOT), board.blazon_names[slot % int(SLOT)]] for slot in slots]
        return known

    def write(self, state: State) -> str:
        return written(self.board, state)

    def read(self, text: str) -> State:
        return read_position(self.board, text)

    def _cards(self, cards: i64) -> list[Plain]:
        return [self.board.card_names[card] for card in listed(self.board, cards)]

    def _tokens(self, purse: i64) -> dict[str, Plain]:
        names = self.board.token_names
        return {name: int(tokens_in(purse, kind)) for kind, name in enumerate(names) if tokens_in(purse, kind) > 0}

    def _rooms(self, tokens: list[int]) -> dict[str, Plain]:
        board = self.board
        return {board.room_names[room]: self._token(kind) for room, kind in enumerate(tokens) if kind != NONE}

    def _token(self, kind: int) -> str:
        return HIDDEN if kind == FORGOTTEN else self.board.token_names[kind]

    def _entered(self, stage: i64, entered: i64) -> dict[str, Plain]:
        """token.flip: whether who is to act has come into their room; version 1 of the rules does not ask."""
        return {} if self.board.flip_unmoved == 1 else {"entered": stage == TURN and entered == 1}

    def _objects(self, objects: i64, seat: int) -> list[Plain]:
        return [name for number, name in enumerate(OBJECTS) if (objects >> (3 * seat + number)) & 1]


def castle_plain(options: Options) -> Plain:
    """The plan as a board is drawn from it."""
    edition = options.edition
    castle = edition.castle
    names = [room.id for room in castle.rooms]
    return {
        "width": castle.width,
        "rows": castle.rows,
        "ghost_room": names[castle.ghost_room],
        "rooms": [
            {
                "id": room.id,
                "row": room.row,
                "span": [room.start, room.end],
                "blazon": None if room.blazon < 0 else edition.blazons[room.blazon],
                "stairs": room.stairs,
            }
            for room in castle.rooms
        ],
        "doors": [[names[one], names[other], edition.keys[colour]] for (one, other), colour in castle.doors.items()],
        "exits": [[edition.keys[colour], names[room], side] for colour, room, side in castle.exits],
    }
