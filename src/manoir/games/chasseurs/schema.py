"""What is sent of a game of Chasseurs. What a chair alone knows is under `me`; a card that it may not see is `?`."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from manoir.kernel.schema import AskSchema, Schema


class AskedSeen(TypedDict):
    """An open question."""

    id: int  # what an answer cites
    seat: int  # who is asked
    kind: str  # of question
    after: int  # milliseconds before an answer is taken


class SiteSeen(TypedDict):
    """A site and the treasures on it."""

    site: str  # its name
    max: str | None  # the hidden treasure, for the highest total; null once it is taken
    min: str | None  # the obvious treasure, for the lowest


class GoblinSeen(TypedDict):
    """A goblin that lurks."""

    goblin: str  # its name: Paws and worth
    money: int  # coins on its tile


class PilesSeen(TypedDict):
    """Tiles not yet drawn, which everybody can work out."""

    hidden: int  # treasures in the hidden pile
    obvious: int  # treasures in the obvious pile
    goblins: int  # goblin tiles
    treasures: list[int]  # how many of each treasure there still are, in the order of `board.treasures`
    tiles: list[int]  # how many of each goblin, in the order of `board.tiles`


class TilesGone(TypedDict):
    """Tiles that are out of the game."""

    treasures: int  # back in the box or used up
    goblins: int  # that got away


class PlayedSeen(TypedDict):
    """An action card of this round."""

    seat: int  # who played it
    card: str  # its name
    site: str  # where; `goblins` for the camp
    on: NotRequired[str]  # the adventurer that fell asleep
    laid: NotRequired[str]  # the adventurer that the mule brought, laid for all to see
    drew: NotRequired[str]  # the card that the mule brought into the hand: `?` for everybody else


class TeamSeen(TypedDict):
    """The adventurers of a player on a site."""

    cards: list[str]  # all of them
    asleep: list[str]  # those that count for nothing
    late: list[str]  # those that a mule brought when the site was past
    total: int | None  # their Force together; null where nobody counts it


class PlayerSeen(TypedDict):
    """What lies before one player."""

    seat: int  # from 1
    purse: int  # coins
    trophies: int  # goblin tiles, face down
    treasures: list[str]  # in the order in which they were won
    held: int  # cards in the hand
    picked: int  # cards picked in this draft
    aside: int  # cards put aside in this draft, with two players
    laid: dict[str, TeamSeen]  # adventurers by site
    dogs: list[str]  # watchdogs on the table
    coins: list[str]  # coin cards on the table, by metal
    pays: dict[str, int]  # what each yellow scroll would bring now, while scrolls are used
    count: dict[str, int] | None  # the lines of the final count, once all is over


class MineSeen(TypedDict):
    """What this chair alone knows."""

    seat: int  # whose it is
    hand: list[str]  # the cards in it
    pack: list[str]  # the cards to pick from
    picks: list[str]  # the cards picked in this draft, in order
    aside: list[str]  # the cards put aside in it, with two players
    drawn: list[str]  # the cards from the personal pile, with two players
    memory: dict[str, list[str]]  # by pick, the pack that was held then


class BoardSeen(TypedDict):
    """What the cards say that their names do not."""

    sites: list[str]  # their names, in order
    treasures: list[str]  # in the order in which a pile counts them
    tiles: list[str]  # goblins, in the order in which a pile counts them
    hand: int  # cards that a hunter drafts in a round
    force: list[int]  # of the adventurers of a site
    actions: list[str]  # action cards
    worth: dict[str, int]  # of a coin, by metal
    adds: dict[str, int]  # what an action card adds to a total
    doubles: dict[str, str]  # the site whose total a companion doubles


class Seen(TypedDict):
    """What a chair sees."""

    stage: Literal[
        "prepare", "deal", "draw", "pick", "reveal", "act", "mule", "award", "raid", "scroll", "over"
    ]  # what happens next
    round: int  # from 1
    rounds: int  # of the whole game
    dealer: int  # a seat
    direction: Literal["left", "right"]  # in which packs are passed
    pick: int | None  # of the draft, from 1; null outside it
    site: str | None  # the one that is searched; `goblins` while they raid
    asked: int  # questions so far
    since: int | None  # the seat with which this round of action cards began
    passed: int | None  # how many have passed in it
    asks: list[AskedSeen]  # open questions
    sites: list[SiteSeen]  # in order
    goblins: list[GoblinSeen]  # from the top
    piles: PilesSeen  # what is left to draw
    gone: TilesGone  # what will not come back
    played: list[PlayedSeen]  # action cards of this round, in order
    purses: Literal["shown", "covered"]  # as the table has settled
    seats: list[PlayerSeen]  # by seat
    me: MineSeen | None  # null for a spectator
    board: BoardSeen  # sent once


class KeepMove(TypedDict):
    """Pick a card out of the pack that passes."""

    move: Literal["keep"]
    card: str  # its name


class DiscardMove(TypedDict):
    """Put a card of the pack aside, with two players."""

    move: Literal["discard"]
    card: str  # its name


class PlayMove(TypedDict):
    """Play an action card."""

    move: Literal["play"]
    card: str  # its name


class PlayOnMove(TypedDict):
    """Play Sleeping Beauty on an adventurer."""

    move: Literal["play"]
    card: Literal["sleeping-beauty"]  # no other card is played on one
    on: str  # the adventurer


class PassMove(TypedDict):
    """Play no action card now."""

    move: Literal["pass"]


class UseMove(TypedDict):
    """Use a yellow scroll."""

    move: Literal["use"]
    scroll: str  # a treasure of one's own


class DoneMove(TypedDict):
    """Use no more scrolls this round."""

    move: Literal["done"]


SCHEMA = Schema(
    view=Seen,
    asks={
        "keep": AskSchema("Which card of the pack a player keeps; all are asked at once.", {"keep CARD": KeepMove}),
        "discard": AskSchema("Which card a player puts aside, with two players.", {"discard CARD": DiscardMove}),
        "action": AskSchema(
            "Whether a player plays an action card on a site.",
            {"play CARD": PlayMove, "play CARD on ON": PlayOnMove, "pass": PassMove},
        ),
        "goblins": AskSchema(
            "Whether a player plays an action card before the goblins come.", {"play CARD": PlayMove, "pass": PassMove}
        ),
        "scroll": AskSchema(
            "Whether a player uses a yellow scroll; all who have one are asked at once.",
            {"use SCROLL": UseMove, "done": DoneMove},
        ),
    },
)
