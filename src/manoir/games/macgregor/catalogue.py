"""Every move that Mac Gregor can ever offer at a table, in one order."""

from __future__ import annotations

from manoir.games.macgregor.board import NONE, Board, listed
from manoir.games.macgregor.edition import Options
from manoir.games.macgregor.moves import (
    catch,
    detect,
    discard,
    flip,
    go,
    lamp,
    lay,
    leave,
    pick,
    put,
    start,
    step,
    stop,
)

VERSION = 1


def catalogue(table: Options) -> list[int]:
    """Rooms for tokens, stairs, ghost cards; keys, objects, the token, the way out; what the ghost chooses."""
    board = Board(table)
    rooms = range(int(board.rooms))
    moves = [put(room) for room in rooms if board.blazon[room] != NONE or room in list(board.first_rooms)]
    moves += [start(room) for room in board.stairs]
    moves += [lay(blazon) for blazon in range(int(board.blazons))]
    near: set[int] = set()
    for room in rooms:
        for number in range(int(board.near_start[room]), int(board.near_start[room + 1])):
            near.add(int(board.near[number]))
    ways: set[tuple[int, int]] = set()  # a key, and the room that it opens
    for other, keys in zip(board.near, board.opens, strict=True):
        ways |= {(card, int(other)) for card in listed(board, keys)}
    moves += [go(card, room) for card, room in sorted(ways) if room != board.ghost_room]
    moves += [leave(card) for card in sorted({card for keys in board.exit for card in listed(board, keys)})]
    moves += [pick(room) for room in sorted(near) if room != board.ghost_room]
    moves += [lamp(room) for room in board.stairs]
    moves += [detect(), flip(), stop()]
    moves += [discard(card) for card in range(int(board.cards))]
    moves += [step(room) for room in rooms if board.blazon[room] != NONE]
    moves += [catch(seat) for seat in range(int(board.seats))]
    return [int(move) for move in moves]
