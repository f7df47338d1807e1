"""What never changes during a game of Mac Gregor, in the form that is quick to read."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from manoir.games.macgregor.castle import Castle
from manoir.games.macgregor.edition import Options

NONE: Final[i64] = -1  # no seat, no room, no card, no token, no blazon

# Objects, one bit each; a seat's three lie side by side.
HAS_PICK: Final[i64] = 1
HAS_LAMP: Final[i64] = 2
HAS_DETECTOR: Final[i64] = 4
ALL_OBJECTS: Final[i64] = 7


class Board:
    """One table's castle, cards and numbers. A set of cards is a number with one bit for each."""

    def __init__(self, options: Options) -> None:
        edition = options.edition
        castle = edition.castle
        self.options = options
        self.seats: i64 = options.seats
        self.needed: i64 = options.needed
        self.bound: i64 = options.bound
        self.flip_unmoved: i64 = int(options.flip_unmoved)  # 1: one who stayed may turn a token over too
        self.keys_dealt: i64 = edition.keys_dealt
        self.hand_limit: i64 = edition.hand_limit
        self.plan_cards: i64 = edition.plan_cards
        self.ghost_cards: i64 = edition.ghost_cards
        self.rooms: i64 = len(castle.rooms)
        self.ghost_room: i64 = castle.ghost_room
        self.blazons: i64 = len(edition.blazons)
        self.colours: i64 = len(edition.keys)
        self.trap: i64 = len(edition.colours)  # a token is a player colour, or this
        self.names(options)
        # Cards: by blazon on the back, then by colour on the face.
        cards = len(edition.blazons) * len(edition.keys)
        self.cards: i64 = cards
        self.bit = vec[i64]([2**number for number in range(62)])
        self.all_cards: i64 = 2**cards - 1
        self.back_of = vec[i64]([card // len(edition.keys) for card in range(cards)])
        self.face_of = vec[i64]([card % len(edition.keys) for card in range(cards)])
        self.backs = vec[i64]([self.cards_with(self.back_of, back) for back in range(len(edition.blazons))])
        self.faces = vec[i64]([self.cards_with(self.face_of, face) for face in range(len(edition.keys))])
        # The place of a lone bit: powers of two all differ modulo 67.
        places = [0] * 67
        for number in range(62):
            places[2**number % 67] = number
        self.place = vec[i64](places)
        # Tokens: a count by kind in one number, eight bits each.
        self.unit = vec[i64]([256**kind for kind in range(len(edition.colours) + 1)])
        bag = edition.traps * 256 ** len(edition.colours)
        for kind in range(len(edition.colours)):
            bag += edition.treasures * 256**kind
        self.full_bag: i64 = bag
        self.blazon = vec[i64]([room.blazon for room in castle.rooms])
        self.stair = vec[i64]([int(room.stairs) for room in castle.rooms])
        self.stairs = vec[i64]([number for number, room in enumerate(castle.rooms) if room.stairs])
        self.first_rooms = vec[i64]([n for n, room in enumerate(castle.rooms) if room.blazon in edition.first_tokens])
        self.walls(castle)
        self.floors(castle)

    def walls(self, castle: Castle) -> None:
        """The neighbours of all rooms side by side, each with the set of keys that open the way."""
        self.near_start = vec[i64]()
        self.near = vec[i64]()
        self.opens = vec[i64]()  # 0: a bare wall
        for number in range(len(castle.rooms)):
            self.near_start = append(self.near_start, len(self.near))
            for other in castle.near[number]:
                colour = castle.door(number, other)
                self.near = append(self.near, other)
                self.opens = append(self.opens, 0 if colour < 0 else self.faces[colour])
        self.near_start = append(self.near_start, len(self.near))
        self.exit = vec[i64]([0] * len(castle.rooms))  # the keys that open a way out of a room
        for colour, number, _ in castle.exits:
            self.exit[number] |= self.faces[colour]

    def floors(self, castle: Castle) -> None:
        """The rooms of each blazon side by side."""
        self.blazon_start = vec[i64]()
        self.blazon_rooms = vec[i64]()
        for blazon in range(int(self.blazons)):
            self.blazon_start = append(self.blazon_start, len(self.blazon_rooms))
            for number, room in enumerate(castle.rooms):
                if room.blazon == blazon:
                    self.blazon_rooms = append(self.blazon_rooms, number)
        self.blazon_start = append(self.blazon_start, len(self.blazon_rooms))

    def names(self, options: Options) -> None:
        """What things are called, by number."""
        edition = options.edition
        self.room_names = [room.id for room in edition.castle.rooms]
        self.blazon_names = list(edition.blazons)
        self.key_names = list(edition.keys)
        self.token_names = [*edition.colours, "trap"]
        self.card_names = [f"{face} {back}" for back in edition.blazons for face in edition.keys]

    def cards_with(self, side: vec[i64], value: int) -> i64:
        """The set of cards that show something on one side."""
        found: i64 = 0
        card: i64 = 0
        for shown in side:
            if shown == value:
                found += self.bit[card]
            card += 1
        return found


def size(cards: i64) -> i64:
    """How many cards are in a set."""
    count: i64 = 0
    while cards != 0:
        cards &= cards - 1
        count += 1
    return count


def nth(board: Board, cards: i64, number: i64) -> i64:
    """The card of that rank in a set, from 0."""
    while number > 0:
        cards &= cards - 1
        number -= 1
    return board.place[(cards & -cards) % 67]


def listed(board: Board, cards: i64) -> list[int]:
    """The cards of a set, one by one."""
    found: list[int] = []
    while cards != 0:
        found.append(int(board.place[(cards & -cards) % 67]))
        cards &= cards - 1
    return found


def named(board: Board, cards: i64) -> tuple[str, ...]:
    """The cards of a set by name: the colour of the face, then the blazon of the back."""
    return tuple([board.card_names[card] for card in listed(board, cards)])


def tokens_in(purse: i64, kind: i64) -> i64:
    """How many tokens of a kind are in a bag or before a player."""
    return (purse >> (8 * kind)) & 255


def all_tokens(purse: i64) -> i64:
    """How many tokens are in a bag or before a player."""
    count: i64 = 0
    while purse != 0:
        count += purse & 255
        purse >>= 8
    return count
