"""Every kind of state of the boards, each a position or a moment of a golden game, for pictures and a careful eye."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from guests import Guest
from openings import brought
from positions import table_at, table_from

PLAN = "plan crown lion green-yellow cross"
TOKENS = "tokens B1 trap, C2 green, D1 blue, A3 red, E4 yellow, C4 trap"
KEYS = "red tower, green lion, yellow cross"
CASTLE = (
    "ghost red treasures 1 green; blue at A3 keys {keys} objects pick, lamp, detector "
    "treasures 3 red, 1 blue, 1 violet; "
    "green at {green} keys red crown, blue tower objects lamp treasures 2 red; "
    "yellow at A1 keys blue lion, violet cross, orange cross objects pick treasures 2 orange, 1 yellow; top red lion; "
)
TILES = "hidden relic 19, relic 3, relic 4; obvious relic 6, coin-rain 2, relic 5; "
GOBLINS = "goblins goblin 3 2, goblin 2 1, goblin 1 1; "
WON = "purses 9, 4, 12, 6; 1 won strong-team jungle 2, relic 7, collector 1; 2 won relic -4; 3 trophies 2; "
PACKS = (
    "1 pack mountains 2, jungle 5, gold, dog 2 8, flaming-sword, cave 9, mystery-mule; "
    "2 pack cave 12, jungle 6, silver, dog 1 7, tiger, mountains 4, copper; "
    "3 pack cave 1, dog 2 6, copper, jungle 2, jungle 3, dragon, gold; "
    "4 pack mountains 7, mountains 8, silver, cave 2, cave 3, dog 3 1, polar-bear; "
    "1 picks cave 5, jungle 11; 2 picks cave 6, gold; 3 picks mountains 10, jungle 9; 4 picks copper, mountains 9; "
)
HANDS = (
    "1 holds mountains 2, mountains 9, sleeping-beauty, flaming-sword, jungle 5, dog 2 8, gold; "
    "2 holds mountains 4, mountains 10, tiger, cave 12, silver; 3 holds mountains 5, dragon, jungle 2, gold; "
    "4 holds jungle 3, cave 3, dog 3 1, copper; "
)
CAMP = (
    "1 laid mountains 2, jungle 5; 1 holds scaregoblin, dog 2 8, gold; 2 laid jungle 6; 2 holds dog 1 7, silver; "
    "3 holds dog 3 1, gold; 4 holds copper, scaregoblin; "
)
SCROLLS = WON.replace("relic 7", "relic 7, pack-master 1, coin-rain 1")
FREE = CASTLE.replace("3 red, 1 blue", "5 red, 4 blue")


@dataclass(frozen=True)
class State:
    """A position, or a moment of the golden game of four, and the chair from which it is looked at."""

    game: str
    name: str
    line: str | int
    chair: int = 1
    taps: tuple[str, ...] = ()  # what is tapped before the picture is taken
    options: dict[str, Any] = field(default_factory=dict)
    seats: int = 4

    shown: str = ".ask"  # what is to be seen then
    still: bool = True  # until somebody answers

    def open(self, guest: Guest, hand: bool = False) -> None:
        """Somebody sits down on the chair, at a table of its own, and the page is as it is to be looked at.

        A hand is a page beside a television.
        """
        if isinstance(self.line, int):
            log = brought(guest.house, self.game, self.seats)
            table, secrets = table_from(guest.house, log, self.line, (self.chair,))
        else:
            table, secrets = table_at(guest.house, self.game, self.seats, self.line, (self.chair,), **self.options)
        guest.go(f"/table/{table}#seat={secrets[self.chair]}{'&hand=1' if hand else ''}")
        guest.page.locator(".ask, .end").first.wait_for()
        for tap in self.taps:
            guest.page.locator(tap).first.click()
        guest.page.locator(self.shown).first.wait_for()


def castle(keys: str = KEYS, green: str = "D4", line: str = CASTLE) -> str:
    """The castle in the middle of a game."""
    return line.format(keys=keys, green=green)


MACGREGOR = {"bound": 3}
STATES = (
    State("minuit", "choosing", "colours - - - - - - - -; to choose 1", seats=8),
    State("minuit", "placing", 8, 4),
    State("minuit", "fleeing", 76, 2),
    State("minuit", "advised", 76, 2, ("[data-hint]",), shown=".hint p:not(:empty)"),
    State("minuit", "crowd", 94, 1, seats=8),
    State("macgregor", "token", "ghost red; tokens B1 trap, C2 green, D1 blue; to set red", options=MACGREGOR),
    State(
        "macgregor", "start", "ghost red; tokens B3 red, D1 red, D4 trap, A3 blue; to start blue", 2, options=MACGREGOR
    ),
    State("macgregor", "plan", f"{castle()}{TOKENS}; to plan", options=MACGREGOR),
    State("macgregor", "turn", f"{castle()}{TOKENS}; {PLAN}; to act blue entered", 2, options=MACGREGOR),
    State("macgregor", "pick", f"{castle()}{TOKENS}; {PLAN}; to act blue", 2, ("[data-object=pick]",), MACGREGOR),
    State(
        "macgregor",
        "discard",
        f"{castle(f'{KEYS}, blue cross, orange lion')}{TOKENS}; {PLAN}; to discard blue",
        2,
        options=MACGREGOR,
    ),
    State(
        "macgregor",
        "catch",
        f"{castle(green='D3').replace('blue at A3', 'blue at D3')}{PLAN}; to haunt",
        options=MACGREGOR,
    ),
    State(
        "macgregor",
        "capture",
        f"{castle(green='D3').replace('blue at A3', 'blue at D3')}{PLAN}; to haunt",
        1,
        ("main .target[data-move='catch 3']",),
        MACGREGOR,
        shown=".drama .loot",
        still=False,
    ),
    State("macgregor", "leave", f"{castle(line=FREE)}{TOKENS}; {PLAN}; to act blue", 2, options=MACGREGOR),
    State(
        "macgregor",
        "end",
        f"{castle(line=FREE)}{TOKENS}; {PLAN}; to act blue",
        2,
        ("main .target[data-move^=leave]",),
        MACGREGOR,
        shown=".end",
        still=False,
    ),
    State("chasseurs", "pick", f"dealer 1; {TILES}{GOBLINS}{PACKS}{WON}to pick 3"),
    State("chasseurs", "taken", f"dealer 1; {TILES}{GOBLINS}{PACKS}{WON}to pick 3", 1, ("[data-thing=flaming-sword]",)),
    State("chasseurs", "window", f"dealer 1; {TILES}{GOBLINS}{WON}{HANDS}to reveal mountains"),
    State(
        "chasseurs",
        "aim",
        f"dealer 1; {TILES}{GOBLINS}{WON}{HANDS}to reveal mountains",
        1,
        (".tray [data-thing=sleeping-beauty]",),
    ),
    State("chasseurs", "camp", f"dealer 1; {TILES}{GOBLINS}{WON}{CAMP}to act goblins"),
    State("chasseurs", "scroll", f"dealer 1; {TILES}{GOBLINS}{SCROLLS}{CAMP}to raid"),
    State(
        "chasseurs",
        "end",
        f"round 5; dealer 1; {TILES}{GOBLINS}{SCROLLS}{CAMP}to raid",
        1,
        (".acts button[data-move=done]",),
        shown=".end",
        still=False,
    ),
    State(
        "booo",
        "search",
        "ghost c3; visitor 2; walls red 1 blue 3; to search",
        options={"delays": "0 60000 60000 60000"},
        still=False,
    ),
    State(
        "booo",
        "colour",
        "ghost c3; visitor 2; to place",
        1,
        ("[data-colour=green]",),
        {"delays": "0 60000 60000 60000"},
    ),
    State("booo", "wait", "ghost c3; visitor 2; to place", options={"delays": "60000 60000 60000 60000"}),
    State("booo", "trace", "ghost c3; visitor 2; to trace 1 green c3"),
)

# A good moment of each game, for the README.
README = (
    State(
        "macgregor",
        "turn",
        f"{castle()}{TOKENS}; {PLAN}; to act blue entered",
        2,
        ("main .target[data-move=flip]",),
        MACGREGOR,
    ),
    State(
        "chasseurs",
        "window",
        f"dealer 1; {TILES}{GOBLINS}{WON}{HANDS}to reveal mountains",
        1,
        (".tray [data-thing=flaming-sword]", ".tray .raised"),
    ),
    State("booo", "trace", "ghost c3; visitor 2; walls red 1 blue 3; to trace 1 green c3"),
)
