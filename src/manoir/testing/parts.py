"""The parts of a game: what each must define, and what the house does without it."""

from __future__ import annotations

from dataclasses import dataclass

REQUIRED = "the game is left out"


@dataclass(frozen=True, slots=True)
class GameFile:
    """A file in a game's folder."""

    file: str
    defines: str
    without: str  # what happens where it is missing
    name: str = ""  # what a module must define

    @property
    def required(self) -> bool:
        return self.without == REQUIRED

    @property
    def module(self) -> str:
        """The module that `Title.part` is asked for; empty for a file that is none."""
        return self.file.removesuffix(".py") if self.file.endswith(".py") else ""


PARTS = (
    GameFile("__init__.py", "`TITLE`, a `Title` that was written for the contract of this house", REQUIRED, "TITLE"),
    GameFile("rulebook.toml", "title, line and aim, and every clause in French and in English", REQUIRED),
    GameFile("edition.toml", "the game, a name, the fewest and the most players, every number of the box", REQUIRED),
    GameFile(
        "words/en.ftl",
        "`GAME-ask-KIND` for every ask, `GAME-told-EVENT` for every event; once it is there it must have them all",
        "asks and events are shown as they are",
    ),
    GameFile("words/fr.ftl", "the same keys in French", "French people read English"),
    GameFile("events.py", "a frozen class for each event", "only events of random games are looked at for words"),
    GameFile(
        "schema.py",
        "`SCHEMA`, a `Schema`: asks, moves and the view as they are sent",
        "its page and its reference know no types",
        "SCHEMA",
    ),
    GameFile(
        "secrets.py",
        "`SECRETS`, a list of `Hidden`",
        "law 1 asks only that several worlds are imagined somewhere",
        "SECRETS",
    ),
    GameFile(
        "instincts.py",
        "`INSTINCTS`, and `CHARACTER` once the levels are calibrated",
        "bots go by what their simulations bring",
        "INSTINCTS",
    ),
    GameFile(
        "catalogue.py",
        "`VERSION`, and `catalogue(options)`: every move that a table can ever offer, in one order",
        "`manoir.research` does not play it",
        "catalogue",
    ),
    GameFile(
        "lens.py",
        "`LENS`, a `Lens` that writes a view as numbers",
        "`manoir.research` does not play it",
        "LENS",
    ),
    GameFile(
        "sight.py", "`SIGHT`, a `Sight` that writes a view over an old one", "a batch builds each view anew", "SIGHT"
    ),
    GameFile("drawing.py", "`draw(seen, words, players, me)`", "the terminal lists the view", "draw"),
    GameFile(
        "stakes.py",
        "`stakes(before, after, seat)`: what a seat came by between two positions, by what it comes from",
        "a hint does not say what told two moves apart",
        "stakes",
    ),
    GameFile("measures.py", "`measures(events, scores, winners)`", "`statistics` counts moves and scores", "measures"),
    GameFile(
        "commands.py",
        "`app`, what `manoir GAME` offers, where `TITLE.commands` says so in a line",
        "there is none",
        "app",
    ),
    GameFile(
        "puzzles.py",
        "`ladders`, `shown` and `hint`, something for one person alone",
        "one person is asked about the moments, where there are any",
        "shown",
    ),
    GameFile("moments.json", "moments of games of bots with one answer clearly best", "nobody is asked about them"),
    GameFile(
        "sightings.py",
        "`sightings(moments)`: in a race that is over, what there was to see and who saw it",
        "a review of a race has nothing to say",
        "sightings",
    ),
    GameFile(
        "peers.py",
        "`PEERS`, tables of OpenSpiel's that are the same game",
        "`bench engine` measures it beside other games only",
        "PEERS",
    ),
    GameFile("board", "the board and the hall's picture", "the page lists the moves, the hall draws the name"),
)
"""In the order in which a new game gets them."""


def table() -> str:
    """The parts as they stand in the docs."""
    rows = [f"| `{part.file}` | {part.defines} | {part.without} |" for part in PARTS]
    return "\n".join(["| part | defines | without it |", "| --- | --- | --- |", *rows])
