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


def draw(seen: Seen, words: Words, players: Sequence[str], seat: int | None) -> RenderableType:
    """The table as one chair sees it (seat from 0), from a view as plain data."""
    letters = {colour: letter(words, colour) for colour in colours_of(seen)}
    return Group(
        headline(seen, words),
        Plan(seen, words, players, letters),
        legend(words, letters),
        piles(seen, words),
        table_of_players(seen, words, players, seat),
    )


@dataclass(frozen=True, slots=True)
class Plan:
    """The castle, drawn as wide as the terminal allows."""

    seen: Seen
    words: Words
    players: Sequence[str]
    letters: dict[str, str]

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        seen, words = self.seen, self.words
        canvas = Canvas(seen["castle"], self.letters, options.max_width)
        home = words.say(f"{GAME}-board-home")
        for room in seen["castle"]["rooms"]:
            canvas.label(room, words.name(GAME, room["blazon"]) if room["blazon"] else home)
            token = token_sign(seen["tokens"].get(room["id"]), words)
            canvas.floor(room, token, pawns_in(seen, room["id"], self.players))
        yield from canvas.lines()


def colours_of(seen: Seen) -> list[str]:
    """Every colour of a door or a way out, in one order."""
    found = [door[2] for door in seen["castle"]["doors"]] + [way[0] for way in seen["castle"]["exits"]]
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


def pawns_in(seen: Seen, room: str, players: Sequence[str]) -> list[Text]:
    """The pawns of a room, each by the beginning of its player's name."""
    found: list[Text] = []
    for one in seen["seats"]:
        if one["room"] == room:
            haunting = one["seat"] == seen["ghost"]
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


def headline(seen: Seen, words: Words) -> Text:
    """The round, what is needed to leave, and the token that everybody is being shown."""
    line = Text(words.say(f"{GAME}-board-round", round=seen["round"]), "bold")
    line.append("   " + words.say(f"{GAME}-board-needed", needed=seen["needed"]), "default")
    if seen["shown"]:
        line.append("   " + words.say(f"{GAME}-board-shown", token=words.name(GAME, seen["shown"])) + " ", "bold")
        line.append_text(token_sign(seen["shown"], words))
    return line


def legend(words: Words, letters: dict[str, str]) -> Text:
    """What the signs mean."""
    doors = " ".join(f"{sign} {words.name(GAME, colour)}" for colour, sign in letters.items())
    return Text(words.say(f"{GAME}-board-legend", doors=doors), "dim")


def piles(seen: Seen, words: Words) -> Text:
    """The pile with its top, the discards, the bag, and the ghost's plan."""
    line = Text()
    if seen["top"]:
        line.append(words.say(f"{GAME}-board-top", cards=seen["pile"], back=words.name(GAME, seen["top"])), "bold")
    elif seen["pile"]:  # no top shows before the keys are dealt
        line.append(words.say(f"{GAME}-board-pile", cards=seen["pile"]))
    else:
        line.append(words.say(f"{GAME}-board-no-top"))
    line.append("   " + words.say(f"{GAME}-board-bag", tokens=seen["bag"]))
    line.append(f"   {words.say(f'{GAME}-board-discards')} {len(seen['discards'])} ")
    faces = [card.split()[0] for card in seen["discards"]]
    for face in dict.fromkeys(faces):
        line.append(f" {letter(words, face)}{faces.count(face)}", style_of(face))
    if seen["plan"]:
        line.append(f"\n{words.say(f'{GAME}-board-plan')} ")
        for number, blazon in enumerate(seen["plan"]):
            name = "?" if blazon == HIDDEN else words.name(GAME, blazon)
            turned = number < seen["turned"] or seen["open"]
            line.append(f" {number + 1} ", "dim")
            line.append(f" {name} ", "bold black on white" if turned else "white on grey30")
    return line


def table_of_players(seen: Seen, words: Words, players: Sequence[str], seat: int | None) -> Table:
    """What lies before each player, and the keys that one may see."""
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
    for column in ("player", "room", "treasures", "objects", "keys"):
        table.add_column(words.say(f"{GAME}-board-{column}"), no_wrap=column != "keys")
    for number, one in enumerate(seen["seats"]):
        name = Text("▶ " if seen["turn"] == one["seat"] else "  ")
        name.append(f" {players[number]} ", f"bold black on {style_of(one['colour'])}" if one["colour"] else "bold")
        if one["seat"] == seen["ghost"]:
            name.append(f" {GHOST}")
        if seat == number:
            name.append(" ◀")
        objects = " ".join(f"{OBJECT_SIGNS[thing]} {words.name(GAME, thing)}" for thing in one["objects"])
        table.add_row(name, one["room"] or "", treasures(one, seen["needed"], words), objects, keys(one, words))
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
