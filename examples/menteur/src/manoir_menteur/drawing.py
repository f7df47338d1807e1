"""The table of Le Menteur in a terminal: cups and dice of everybody, what was bid, and your own dice below."""

from __future__ import annotations

from collections.abc import Sequence

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoir.words import Words
from manoir_menteur.schema import BidSeen, Seen

PIPS = "⚀⚁⚂⚃⚄⚅"
CUP, DIM, LIT, JOKER, LINE = "▒", "dim", "bold", "bold yellow", "#6f7fb5"


def draw(seen: Seen, words: Words, players: Sequence[str], seat: int | None) -> RenderableType:
    """The table as one chair sees it."""
    drawing = Drawing(seen, words, players, seat)
    return Group(drawing.headline(), drawing.seats(), *drawing.own())


class Drawing:
    """One position in words and dice."""

    def __init__(self, seen: Seen, words: Words, players: Sequence[str], seat: int | None) -> None:
        self.seen = seen
        self.words = words
        self.players = players
        self.me = seat

    def say(self, key: str, **values: object) -> str:
        """Words of the board."""
        return self.words.say(f"menteur-board-{key}", **values)

    def headline(self) -> Text:
        """Which round, how many dice, and the bid that stands."""
        seen = self.seen
        line = Text(self.say("round", round=seen["round"]), style=LIT)
        line.append(f" · {self.say('in-play', dice=sum(row['dice'] for row in seen['seats']))}", style=DIM)
        if seen["wild"] is not None:
            line.append(f" · {self.say('joker')} ", style=DIM).append_text(self.dice([seen["wild"]]))
        if seen["bids"]:
            line.append(" · ").append_text(self.bid(seen["bids"][-1], LIT))
        return line

    def seats(self) -> Table:
        """A row for each player: dice left, and those that the last call showed."""
        table = Table(box=box.SIMPLE_HEAD, border_style=LINE, header_style=LIT, pad_edge=False, show_edge=False)
        table.add_column(self.say("player"), no_wrap=True, max_width=20)
        table.add_column(self.say("cup"))
        table.add_column(self.say("bid"))
        table.add_column(self.say("shown"))
        bids = self.bids_by_seat()
        for number, row in enumerate(self.seen["seats"]):
            turn = self.seen["stage"] == "bid" and self.seen["turn"] - 1 == number
            name = Text("▸ " if turn else "  ").append(self.players[number], LIT if number == self.me else "")
            cup = Text(CUP * row["dice"]) if row["dice"] else Text(self.say("out"), style=DIM)
            said = Text("  ").join(self.bid(bid) for bid in bids.get(number, []))
            table.add_row(name, cup, said, self.dice(row["shown"]))
        return table

    def own(self) -> list[RenderableType]:
        """What is under one's own cup."""
        hand = self.seen["hand"]
        return [Text(f"{self.say('mine')}  ", style=LIT).append_text(self.dice(hand))] if hand else []

    def bids_by_seat(self) -> dict[int, list[BidSeen]]:
        """Who made which bid of this round: they came in turn, and the last before whoever is to speak."""
        rows = self.seen["seats"]
        found: dict[int, list[BidSeen]] = {}
        seat = self.seen["turn"] - 1
        for bid in reversed(self.seen["bids"] if self.seen["stage"] == "bid" else []):
            seat = (seat - 1) % len(rows)
            while not rows[seat]["dice"]:
                seat = (seat - 1) % len(rows)
            found.setdefault(seat, []).insert(0, bid)
        return found

    def bid(self, bid: BidSeen, style: str = "") -> Text:
        """A bid such as 3 × 5."""
        return Text(f"{bid['quantity']} × ", style=style).append_text(self.dice([bid["face"]]))

    def dice(self, dice: Sequence[int]) -> Text:
        """Dice as their pips, those of more than six faces as numbers; jokers stand out."""
        text = Text()
        for die in dice:
            pips = PIPS[die - 1] if self.seen["faces"] <= len(PIPS) else str(die)
            text.append(" " if text else "").append(f"{pips} {die}" if pips != str(die) else pips, self.style(die))
        return text

    def style(self, die: int) -> str:
        """How a die is printed."""
        return JOKER if die == self.seen["wild"] else LIT
