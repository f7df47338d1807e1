"""The hunt in a terminal: treasures and goblins above, the players in the middle, your own cards below."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from manoir.games.chasseurs.schema import MineSeen, PlayerSeen, Seen
from manoir.words import Words

SITES = ("mountains", "jungle", "cave")
COLOURS = {
    "mountains": "#7fb2ff",
    "jungle": "#7fd48a",
    "cave": "#ff8a72",
    "dog": "#d9b38c",
    "copper": "#e0955c",
    "silver": "#cfd6e4",
    "gold": "#ffd24a",
}
ACTION, DIM, LIT, LINE = "#d6a3ff", "dim", "bold", "#6f7fb5"
TILES = {"relic": "#f2e6c9", "goblin-master": "#b8bdc9", "collector": "#b8bdc9"}
SCROLL = "#ffe27a"


def draw(view: Seen, words: Words, players: Sequence[str], seat: int | None) -> RenderableType:
    """The table as one chair sees it."""
    hunt = Hunt(view, words, players, seat)
    parts: list[RenderableType] = [hunt.headline(), Columns([hunt.treasures(), hunt.goblins()], padding=(0, 2))]
    return Group(*parts, hunt.seats(), *hunt.own())


class Hunt:
    """One position in words and colours."""

    def __init__(self, view: Seen, words: Words, players: Sequence[str], seat: int | None) -> None:
        self.view = view
        self.words = words
        self.players = players
        self.me = seat

    def say(self, key: str, **values: object) -> str:
        """Words of the board."""
        return self.words.say(f"chasseurs-board-{key}", **values)

    def short(self, thing: str) -> str:
        """A short name, for a card or tile that has one."""
        key = f"chasseurs-short-{thing}"
        return self.words.say(key) if self.words.has(key) else thing.capitalize()

    def grid(self) -> Table:
        """A table in the manner of the house."""
        return Table(
            box=box.SIMPLE_HEAD, border_style=LINE, header_style=LIT, padding=(0, 1), pad_edge=False, show_edge=False
        )

    # Above: the round, treasures and goblins

    def headline(self) -> Text:
        """Which round, who deals, and where the cards go."""
        view = self.view
        line = Text(self.say("round", round=view["round"], rounds=view["rounds"]), style=LIT)
        you = "name" if view["dealer"] - 1 == self.me else "none"
        said = [self.say("dealer", name=self.players[view["dealer"] - 1], you=you), self.say(view["direction"])]
        if view["pick"] is not None:
            said.append(self.say("pick", pick=view["pick"]))
        for part in said:
            line.append(f" · {part}", style=DIM)
        return line

    def treasures(self) -> Table:
        """What lies on each site; the current one is marked."""
        table = self.grid()
        table.add_column("")
        table.add_column(self.say("max"), min_width=16)
        table.add_column(self.say("min"), min_width=16)
        for row in self.view["sites"]:
            here = row["site"] == self.view["site"]
            name = Text(
                ("▸ " if here else "  ") + self.short(row["site"]), style=f"bold {COLOURS.get(row['site'], '')}"
            )
            table.add_row(name, self.tile(row["max"]), self.tile(row["min"]))
        return table

    def goblins(self) -> Table:
        """The goblins that lurk, from the top, and what they carry."""
        table = self.grid()
        table.add_column(self.say("goblins"))
        table.add_column("")
        table.add_column("")
        for row in self.view["goblins"]:
            _, paws, worth = row["goblin"].split()
            money = self.say("carries", money=row["money"]) if row["money"] else ""
            table.add_row(self.say("paws", paws=int(paws)), self.say("steals", worth=int(worth)), money)
        if not self.view["goblins"]:
            table.add_row(Text(self.say("nothing"), style=DIM), "", "")
        return table

    def tile(self, name: str | None) -> Text:
        """A treasure: what it is and what it is worth."""
        if name is None:
            return Text("–", style=DIM)
        kind, _, rest = name.partition(" ")
        parts = [self.short(word) if word in SITES else word for word in rest.split()]
        if kind in ("strong-team", "pack-master", "goblin-master", "collector"):
            metal = {"1": "copper", "2": "silver", "3": "gold"}.get(parts[-1])
            parts[-1] = self.short(metal) if metal else parts[-1]
        text = {"special-team": "-".join(parts), "coin-rain": f"×{rest}"}.get(kind, " ".join(parts))
        style = TILES.get(kind, SCROLL)
        if kind == "relic":
            return Text(f"{self.short(kind)} {text.replace('-', '−')}", style="bold red" if "-" in rest else style)
        return Text(f"{self.short(kind)} {text}", style=style)

    # The players

    def seats(self) -> Table:
        """A row for each player: purse, adventurers and totals, what they played, what they won."""
        table = self.grid()
        table.add_column(self.say("player"), no_wrap=True, max_width=14)
        table.add_column(self.say("purse"), justify="right")
        table.add_column(self.say("cards"), justify="right")
        for site in SITES:
            name = self.short(site)
            table.add_column(Text(name, style=f"bold {COLOURS[site]}"), min_width=len(name), max_width=15)
        table.add_column(self.say("camp"), max_width=14)
        table.add_column(self.say("treasures"), min_width=len(self.say("treasures")))
        for row in self.view["seats"]:
            table.add_row(*self.seat(row))
        return table

    def seat(self, row: PlayerSeen) -> list[RenderableType]:
        """What lies before one player."""
        number = row["seat"] - 1
        asked = any(ask["seat"] == row["seat"] for ask in self.view["asks"])
        name = Text(("▸ " if asked else "  ") + self.players[number], style=LIT if number == self.me else "")
        covered = self.view["purses"] == "covered" and number != self.me
        purse = self.say("covered") if covered else str(row["purse"])
        sites = [self.adventurers(row, site) for site in SITES]
        return [name, purse, self.cards(row, asked), *sites, self.camp(row), self.won(row)]

    def cards(self, row: PlayerSeen, asked: bool) -> Text:
        """How many cards a player holds, or how the draft stands with them."""
        if self.view["stage"] == "pick":
            return Text(self.say("thinking") if asked else self.say("chosen"), style="" if asked else DIM)
        return Text(str(row["held"]) if row["held"] else "–")

    def adventurers(self, row: PlayerSeen, site: str) -> Text:
        """Forces laid on a site, sleepers in brackets and latecomers marked, cards played there, and the total."""
        laid = row["laid"][site]
        text = Text()
        for card in laid["cards"]:
            force = card.split()[1]
            if card in laid["asleep"]:
                text.append(f"({force}) ", style=DIM)
            elif card in laid["late"]:
                text.append(f"+{force} ", style=DIM)
            else:
                text.append(f"{force} ", style=COLOURS[site])
        for play in self.view["played"]:
            if play["seat"] == row["seat"] and play["site"] == site:
                text.append(f"{self.short(play['card'])} ", style=ACTION)
        if laid["total"] is not None:
            text.append(f"=\N{NO-BREAK SPACE}{laid['total']}", style=LIT)
        return text

    def camp(self, row: PlayerSeen) -> Text:
        """Dogs and coins laid, cards played before the goblins, goblin tiles won."""
        text = Text()
        for dog in row["dogs"]:
            text.append(f"{'/'.join(dog.split()[1:])} ", style=COLOURS["dog"])
        for metal, count in Counter(row["coins"]).items():
            text.append(f"{count} {self.short(metal)} ", style=COLOURS[metal])
        for play in self.view["played"]:
            if play["seat"] == row["seat"] and play["site"] == "goblins":
                text.append(f"{self.short(play['card'])} ", style=ACTION)
        if row["trophies"]:
            text.append(self.say("trophies", count=row["trophies"]), style=LIT)
        return text

    def won(self, row: PlayerSeen) -> Text:
        """Treasures: relics as one line of values, then scrolls."""
        text = Text()
        relics = [tile.split()[1].replace("-", "−") for tile in row["treasures"] if tile.startswith("relic ")]
        if relics:
            text.append(f"{self.short('relic')} {' '.join(relics)}", style=TILES["relic"])
        for tile in row["treasures"]:
            if not tile.startswith("relic "):
                text.append(", " if text else "")
                text.append_text(self.tile(tile))
        return text

    # Below: what only this chair knows

    def own(self) -> Iterable[RenderableType]:
        """The cards in hand or to choose from, those chosen, and what has been seen passing."""
        mine = self.view["me"]
        if mine is None:
            return
        for key in ("pack", "picks", "aside", "hand"):
            drafting = self.view["stage"] in ("pick", "draw")
            if mine[key] and (key == "hand") != drafting:
                yield self.line(key, mine[key], LIT if key in ("pack", "hand") else "")
        passing = self.passing(mine)
        if passing:
            yield self.line("memory", passing, DIM)

    def line(self, key: str, cards: list[str], style: str) -> Text:
        """A row of cards with its title."""
        return Text.assemble((self.say(key), style), "  ", self.row(cards))

    def row(self, cards: list[str]) -> Text:
        """Cards sorted into sites, dogs, coins and actions."""
        text = Text()
        groups: dict[str, list[str]] = {}
        for card in cards:
            head, _, rest = card.partition(" ")
            groups.setdefault(head, []).append(rest)
        for head, values in groups.items():
            text.append("   " if text else "")
            style = COLOURS.get(head, ACTION)
            if head in SITES:
                text.append(f"{self.short(head)} {' '.join(sorted(values, key=int))}", style=style)
            elif head == "dog":
                text.append(f"{self.short(head)} {' '.join(value.replace(' ', '/') for value in values)}", style=style)
            else:
                text.append(self.short(head) + (f" ×{len(values)}" if len(values) > 1 else ""), style=style)
        return text

    def passing(self, mine: MineSeen) -> list[str]:
        """Cards that this chair saw in packs and that are neither its own nor on the table: others may hold them."""
        packs = [Counter(cards) for cards in mine["memory"].values()]
        cards: Counter[str] = Counter()
        for number, pack in enumerate(packs):
            before = number - len(self.view["seats"])
            cards += pack - packs[before] if before >= 0 else pack  # a pack that came round again, with drawn cards
        cards -= Counter(mine["picks"]) + Counter(mine["aside"]) + Counter(mine["pack"])
        for row in self.view["seats"]:
            if row["seat"] != mine["seat"]:
                for site in SITES:
                    cards -= Counter(row["laid"][site]["cards"])
                cards -= Counter(row["dogs"]) + Counter(row["coins"])
        for play in self.view["played"]:
            if play["seat"] != mine["seat"]:
                cards -= Counter([play["card"]])
        order = [*SITES, "dog", "copper", "silver", "gold"]
        return sorted(
            cards.elements(), key=lambda card: order.index(card.split()[0]) if card.split()[0] in order else 9
        )
