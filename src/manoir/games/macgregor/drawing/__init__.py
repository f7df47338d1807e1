"""The cellars of Mac Gregor in a terminal: the castle, then the piles, the plan and the players."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import Console, ConsoleOptions, Group, RenderableType, RenderResult
from rich.table import Table
from rich.text import Text

from manoir.games.macgregor.drawing.castle import Canvas, style_of
from manoir.games.macgregor.schema import PlayerSeen, Seen
from manoir.kernel.event import HIDDEN
from manoir.words import Words

GAME = "macgregor"
GHOST = "☠"
OBJECT_SIGNS = {"pick": "⛏", "lamp": "☼", "detector": "◎"}


def draw(view: Seen, words: Words, players: Sequence[str], seat: int | None) -> RenderableType:
    """The table as one chair sees it (seat from 0), from a view as plain data."""
    letters = {colour: letter(words, colour) for colour in colours_of(view)}
    return Group(
        headline(view, words),
        Plan(view, words, players, letters),
        legend(words, letters),
        piles(view, words),
        table_of_players(view, words, players, seat),
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """The castle, drawn as wide as the terminal allows."""

    view: Seen
    words: Words
    players: Sequence[str]
    letters: dict[str, str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        view, words = self.view, self.words
        canvas = Canvas(view["castle"], self.letters, options.max_width)
        home = words.say(f"{GAME}-board-home")
        for room in view["castle"]["rooms"]:
            canvas.label(room, words.name(GAME, room["blazon"]) if room["blazon"] else home)
            token = token_sign(view["tokens"].get(room["id"]), words)
            canvas.floor(room, token, pawns_in(view, room["id"], self.players))
        yield from canvas.lines()


def colours_of(view: Seen) -> list[str]:
    """Every colour of a door or a way out, in one order."""
    found = [door[2] for door in view["castle"]["doors"]] + [way[0] for way in view["castle"]["exits"]]
    return list(dict.fromkeys(found))


def letter(words: Words, thing: str) -> str:
    """One sign for a colour, so that colour is never the only sign."""
    return words.say(f"{GAME}-letter-trap") if thing == "trap" else words.letter(thing)


def token_sign(token: str | None, words: Words) -> Text:
    """A token as the chair remembers it: face down, a trap, or a treasure of a colour."""
    if token is None:
        return Text()
    if token == HIDDEN:
        return Text("●", "bold")
    if token == "trap":
        return Text(letter(words, token), "bold bright_white on grey30")
    return Text(f"◆{letter(words, token)}", f"bold {style_of(token)}")


def pawns_in(view: Seen, room: str, players: Sequence[str]) -> list[Text]:
    """The pawns of a room, each by the beginning of its player's name."""
    found: list[Text] = []
    for one in view["seats"]:
        if one["room"] == room:
            haunting = one["seat"] == view["ghost"]
            name = short(players, one["seat"] - 1)
            style = f"bold black on {style_of(one['colour'])}"
            found.append(Text(f"{GHOST}{name}" if haunting else name, style))
    return found


def short(players: Sequence[str], seat: int) -> str:
    """The fewest letters, three or more, that tell a player from the others; else the number of the seat."""
    name = players[seat].replace(" ", "")
    for size in (3, 4):
        if all(other == seat or one.replace(" ", "")[:size] != name[:size] for other, one in enumerate(players)):
            return name[:size]
    return f"{name[:2]}{seat + 1}"


def headline(view: Seen, words: Words) -> Text:
    """The round, what is needed to leave, and the token that everybody is being shown."""
    line = Text(words.say(f"{GAME}-board-round", round=view["round"]), "bold")
    line.append("   " + words.say(f"{GAME}-board-needed", needed=view["needed"]), "default")
    if view["shown"]:
        line.append("   " + words.say(f"{GAME}-board-shown", token=words.name(GAME, view["shown"])) + " ", "bold")
        line.append_text(token_sign(view["shown"], words))
    return line


def legend(words: Words, letters: dict[str, str]) -> Text:
    """What the signs mean."""
    doors = " ".join(f"{sign} {words.name(GAME, colour)}" for colour, sign in letters.items())
    return Text(words.say(f"{GAME}-board-legend", doors=doors), "dim")


def piles(view: Seen, words: Words) -> Text:
    """The pile with its top, the discards, the bag, and the ghost's plan."""
    line = Text()
    if view["top"]:
        line.append(words.say(f"{GAME}-board-top", cards=view["pile"], back=words.name(GAME, view["top"])), "bold")
    elif view["pile"]:  # no top shows before the keys are dealt
        line.append(words.say(f"{GAME}-board-pile", cards=view["pile"]))
    else:
        line.append(words.say(f"{GAME}-board-no-top"))
    line.append("   " + words.say(f"{GAME}-board-bag", tokens=view["bag"]))
    line.append(f"   {words.say(f'{GAME}-board-discards')} {len(view['discards'])} ")
    faces = [card.split()[0] for card in view["discards"]]
    for face in dict.fromkeys(faces):
        line.append(f" {letter(words, face)}{faces.count(face)}", style_of(face))
    if view["plan"]:
        line.append(f"\n{words.say(f'{GAME}-board-plan')} ")
        for number, blazon in enumerate(view["plan"]):
            name = "?" if blazon == HIDDEN else words.name(GAME, blazon)
            turned = number < view["turned"] or view["open"]
            line.append(f" {number + 1} ", "dim")
            line.append(f" {name} ", "bold black on white" if turned else "white on grey30")
    return line


def table_of_players(view: Seen, words: Words, players: Sequence[str], seat: int | None) -> Table:
    """What lies before each player, and the keys that one may see."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("player", "room", "treasures", "objects", "keys"):
        table.add_column(words.say(f"{GAME}-board-{column}"), no_wrap=column != "keys")
    for number, one in enumerate(view["seats"]):
        name = Text("▶ " if view["turn"] == one["seat"] else "  ")
        name.append(f" {players[number]} ", f"bold black on {style_of(one['colour'])}" if one["colour"] else "bold")
        if one["seat"] == view["ghost"]:
            name.append(f" {GHOST}")
        if seat == number:
            name.append(" ◀")
        objects = " ".join(f"{OBJECT_SIGNS[thing]} {words.name(GAME, thing)}" for thing in one["objects"])
        table.add_row(name, one["room"] or "", treasures(one, view["needed"], words), objects, keys(one, words))
    return table


def treasures(one: PlayerSeen, needed: int, words: Words) -> Text:
    """How many of those needed, and of which colours."""
    text = Text(f"{one['total']}/{needed}", "bold" if one["total"] >= needed else "default")
    for colour, count in one["treasures"].items():
        text.append(f" {letter(words, colour)}{count}", style_of(colour))
    return text


def keys(one: PlayerSeen, words: Words) -> Text:
    """Own keys with their colours, other people's by their backs."""
    text = Text()
    if one["keys"] is None:
        text.append(" ".join(f"[{words.name(GAME, back)}]" for back in one["backs"]), "dim")
        return text
    for card in one["keys"]:
        face, back = card.split()
        text.append(f" {letter(words, face)} ", f"bold black on {style_of(face)}")
        text.append(f"{words.name(GAME, back)}  ")
    return text
