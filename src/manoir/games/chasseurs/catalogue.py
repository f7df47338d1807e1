"""Every move that Chasseurs can ever offer at a table, in one order."""

from __future__ import annotations

from manoir.games.chasseurs.board import BEAUTY, KINDS, Board, is_yellow
from manoir.games.chasseurs.edition import Options
from manoir.games.chasseurs.moves import discard, done, keep, pass_by, play, sleep, use

VERSION = 1


def catalogue(table: Options) -> list[int]:
    """Cards to keep, to put aside with two players, and to play; sleepers, yellow scrolls; to pass and to be done."""
    board = Board(table)
    faces = range(int(board.faces))
    moves = [keep(card) for card in faces]
    if board.two:
        moves += [discard(card) for card in faces]
    moves += [play(board.actions + kind) for kind in range(int(KINDS)) if kind != BEAUTY]
    moves += [sleep(adventurer) for adventurer in range(int(board.dogs))]
    moves += [use(tile) for tile in range(len(board.tile_names)) if is_yellow(board, tile)]
    return [int(move) for move in [*moves, pass_by(), done()]]
