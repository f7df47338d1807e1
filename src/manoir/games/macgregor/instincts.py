"""Instincts for Mac Gregor: go for treasures that one remembers, keep away from the ghost, and out when rich enough."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.board import NONE, Board, all_tokens, size, tokens_in
from manoir.games.macgregor.moves import DETECT, FLIP, GO, LAMP, LEAVE, PICK, STOP, card_of, kind_of, room_of
from manoir.games.macgregor.state import (
    ARRIVING,
    CATCHING,
    LIMIT,
    OVER,
    PLANNING,
    SETTING,
    STARTING,
    STEPPING,
    TURN,
    State,
    planned,
)
from manoir.kernel.instincts import Instincts
from manoir.kernel.levels import Character, Skill
from manoir.kernel.search_settings import SearchSettings

FAR: Final[i64] = 99
OUT_AND_BACK: Final[i64] = 2  # doors to a token under one's feet that may not be turned over as one stands


class MacGregorInstincts(Instincts[State]):
    """How near a seat feels to getting out, and how near the ghost."""

    def __init__(self) -> None:
        self.pull = vec[i64]([260, 150, 80, 45, 25])  # of a treasure, by how many doors away it is
        self.known: Board | None = None  # the board whose distances are at hand
        self.by_doors: list[vec[i64]] = []
        self.by_walls: list[vec[i64]] = []

    def learn(self, board: Board) -> None:
        """Measure a board once: from every room to every other, through doors alone and through walls too."""
        self.by_doors = []
        self.by_walls = []
        room: i64 = 0
        while room < board.rooms:
            self.by_doors.append(distances(board, room, False))
            self.by_walls.append(distances(board, room, True))
            room += 1
        self.known = board

    def doors_from(self, board: Board, room: i64) -> vec[i64]:
        """How many doors every room is away."""
        if board is not self.known:
            self.learn(board)
        return self.by_doors[room]

    def walls_from(self, board: Board, room: i64) -> vec[i64]:
        """How many rooms further every room is, through walls and doors alike."""
        if board is not self.known:
            self.learn(board)
        return self.by_walls[room]

    def value(self, state: State, seat: i64) -> float:
        """My progress against the best of the others."""
        if state.stage == OVER:
            return self.outcome(state, seat)
        best = 0.0
        other: i64 = 0
        while other < state.board.seats:
            if other != seat:
                best = max(best, self.progress(state, other))
            other += 1
        return max(-0.95, min(0.95, self.progress(state, seat) - best))

    def outcome(self, state: State, seat: i64) -> float:
        """Won, lost, or shared when the rounds are over."""
        if state.gone != NONE:
            return 1.0 if state.gone == seat else -1.0
        mine = all_tokens(state.treasures[seat])
        for purse in state.treasures:
            if all_tokens(purse) > mine:
                return -1.0
        return 1.0

    def progress(self, state: State, seat: i64) -> float:
        """From 0 to about 1: treasures, keys and objects, and the way to go; being the ghost costs some."""
        board = state.board
        held = all_tokens(state.treasures[seat])
        done = float(min(held, board.needed)) / float(board.needed)
        worth = 0.75 * done + 0.012 * float(size(state.hands[seat]))
        worth += 0.012 * float(size((state.objects >> (3 * seat)) & 7))
        room = state.pawns[seat]
        if seat == state.ghost or room == NONE:
            return worth - 0.06
        return worth + 0.0004 * float(self.draw_of(state, seat, room))

    def quiet(self, state: State) -> bool:
        return True

    def lean(self, state: State, seat: i64, moves: vec[i64]) -> vec[i64]:
        weights = vec[i64]()
        here: i64 = 0
        if state.stage == TURN:
            here = self.draw_of(state, seat, state.pawns[seat])
        for move in moves:
            weights = append(weights, max(1, self.appeal(state, seat, move, here)))
        return weights

    def mark(self, state: State, seat: i64) -> i64:
        """The ghost and its room, the seat's own room, and the back on top of the pile."""
        mark = state.ghost * 100 + state.pawns[state.ghost] + 1
        mark = mark * 100 + state.pawns[seat] + 1
        top = state.board.back_of[state.top] + 1 if state.top != NONE else 0
        return mark * 16 + top

    def appeal(self, state: State, seat: i64, move: i64, here: i64) -> i64:
        """What a move is worth at first sight."""
        stage = state.stage
        if stage == TURN:
            return self.act(state, seat, move, here)
        if stage == PLANNING:
            return self.plan(state, card_of(move))
        if stage in (ARRIVING, SETTING):
            near = self.nearest_player(state, room_of(move))
            return 100 - 5 * near if state.shown == state.board.trap else 50 + 5 * near
        if stage == STARTING:
            return 100 + self.draw_of(state, seat, room_of(move))
        if stage == LIMIT:
            return 100 - self.use_of(state, seat, card_of(move))
        if stage == CATCHING:
            return self.prize(state, card_of(move))
        return 100 - 5 * self.nearest_player(state, room_of(move)) if stage == STEPPING else 1

    # A player's turn

    def act(self, state: State, seat: i64, move: i64, here: i64) -> i64:
        """One thing that a player may do: 300 is to stand still."""
        kind = kind_of(move)
        board = state.board
        if kind == LEAVE:
            return 100_000
        if kind == FLIP:
            return 1 if state.tokens[state.pawns[seat]] == board.trap else 50_000
        if kind == STOP:
            return 300
        if kind == DETECT:
            # Worth it with something to lose and the ghost about, while its way is not known.
            close = self.walls_from(board, state.pawns[state.ghost])[state.pawns[seat]] <= 2
            rich = 2 * all_tokens(state.treasures[seat]) >= board.needed
            return 320 if close and rich and state.plan_open == 0 else 1
        room = room_of(move)
        gain = self.draw_of(state, seat, room) - here
        if state.top != NONE and board.back_of[state.top] == board.blazon[room]:
            gain += 30  # a key for the entry
        if kind == GO:
            return 290 + gain
        return 250 + gain if kind in (PICK, LAMP) else 1

    def draw_of(self, state: State, seat: i64, room: i64) -> i64:
        """How much a room attracts: treasures around it, or the ways out for one who has enough; less the ghost."""
        board = state.board
        away = self.doors_from(board, room)
        within: i64 = 0 if may_flip(state, seat, room) else OUT_AND_BACK
        pull: i64 = 0
        missing = board.needed - all_tokens(state.treasures[seat])
        number: i64 = 0
        for steps in away:
            if missing <= 0:
                if board.exit[number] != 0 and steps < FAR:
                    fits: i64 = 60 if state.hands[seat] & board.exit[number] != 0 else 0
                    pull = max(pull, 400 + fits - 50 * steps)
            elif state.tokens[number] != NONE and state.tokens[number] != board.trap and steps < 5:
                pull += self.pull[within if steps == 0 else steps]
            number += 1
        return pull - self.danger(state, seat, room)

    def danger(self, state: State, seat: i64, room: i64) -> i64:
        """How likely the ghost ends its move here, and what it would cost."""
        ghost = state.pawns[state.ghost]
        if state.plan_open == 1:
            return 150 if self.on_path(state, room) else 0
        steps = self.walls_from(state.board, ghost)[room]
        if steps > state.board.plan_cards:
            return 0
        at_stake = 20 + 12 * tokens_in(state.treasures[seat], state.colours[state.ghost])
        return at_stake * (state.board.plan_cards + 1 - steps) // 4

    def on_path(self, state: State, room: i64) -> bool:
        """Whether an open plan leads the ghost through a room."""
        at = state.pawns[state.ghost]
        number: i64 = 0
        while number < state.laid:
            at = neighbour(state.board, at, planned(state, number))
            if at == NONE:
                return False
            if at == room:
                return True
            number += 1
        return False

    def use_of(self, state: State, seat: i64, card: i64) -> i64:
        """How much a key would be missed: doors and ways out around, and no other of its colour."""
        board = state.board
        room = state.pawns[seat]
        bit = board.bit[card]
        use: i64 = 0
        number = board.near_start[room]
        while number < board.near_start[room + 1]:
            if board.opens[number] & bit != 0:
                use += 30
            number += 1
        if board.exit[room] & bit != 0:
            use += 25
        if size(state.hands[seat] & board.faces[board.face_of[card]]) > 1:
            use -= 15
        return use

    # The ghost

    def plan(self, state: State, blazon: i64) -> i64:
        """Towards the players, by a way that can be walked."""
        at = state.pawns[state.ghost]
        number: i64 = 0
        while number < state.laid and at != NONE:
            at = neighbour(state.board, at, planned(state, number))
            number += 1
        if at == NONE:
            return 1
        at = neighbour(state.board, at, blazon)
        if at == NONE:
            return 1
        pull: i64 = 20
        seat: i64 = 0
        for room in state.pawns:
            if seat != state.ghost:
                steps = self.walls_from(state.board, at)[room]
                pull = max(
                    pull, (120 + 20 * tokens_in(state.treasures[seat], state.colours[state.ghost])) // (1 + steps)
                )
            seat += 1
        return pull

    def prize(self, state: State, seat: i64) -> i64:
        """Whom to catch: treasures of one's own colour first, then whoever is about to get out."""
        purse = state.treasures[seat]
        return 10 + 20 * tokens_in(purse, state.colours[state.ghost]) + all_tokens(purse)

    def nearest_player(self, state: State, room: i64) -> i64:
        """How far the nearest player is from a room, through doors."""
        away = self.doors_from(state.board, room)
        nearest: i64 = 10
        seat: i64 = 0
        for where in state.pawns:
            if seat != state.ghost and where != NONE:
                nearest = min(nearest, away[where])
            seat += 1
        return nearest


def may_flip(state: State, seat: i64, room: i64) -> bool:
    """token.flip: whether a seat that is in a room, or goes there now, could turn over its token."""
    if state.board.flip_unmoved == 1:
        return True
    return state.stage == TURN and seat == state.seat and (state.entered == 1 or room != state.pawns[seat])


def neighbour(board: Board, room: i64, blazon: i64) -> i64:
    """The adjacent room that bears a blazon, or NONE."""
    number = board.near_start[room]
    while number < board.near_start[room + 1]:
        if board.blazon[board.near[number]] == blazon:
            return board.near[number]
        number += 1
    return NONE


def distances(board: Board, start: i64, walls: bool) -> vec[i64]:
    """How many steps every room is away, through doors alone or through walls too."""
    away = vec[i64]([FAR] * board.rooms)
    queue = vec[i64]([0] * board.rooms)
    away[start] = 0
    queue[0] = start
    head: i64 = 0
    tail: i64 = 1
    while head < tail:
        room = queue[head]
        head += 1
        number = board.near_start[room]
        while number < board.near_start[room + 1]:
            other = board.near[number]
            if away[other] == FAR and (walls or board.opens[number] != 0):
                away[other] = away[room] + 1
                queue[tail] = other
                tail += 1
            number += 1
    return away


INSTINCTS = MacGregorInstincts()

# Calibrated in the arena: each level beats the one before it at the same table (docs/reference/levels.md).
CHARACTER = Character(
    skills=(
        Skill(0, wander=50, forget=80),
        Skill(0, wander=25, forget=50),
        Skill(20, wander=8, forget=25),
        Skill(56, wander=3, forget=10),
        Skill(280, milliseconds=900),
    ),
    settings=SearchSettings(horizon=20, guided=90),
    outlook=80,
)
