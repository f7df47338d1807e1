"""One whole game of each title in Firefox and in WebKit: for the long run, for it takes as long as people do."""

from __future__ import annotations

import os
import random
import re
import time
from typing import Any

import pytest
from engines import Window, missing, opened
from positions import said

from manoir.games import TITLES

CHOSEN: dict[str, dict[str, Any]] = {  # what is chosen: games that are not too long, and in a race a start for Zoé
    "minuit": {"rounds": 1},
    "chasseurs": {},
    "macgregor": {"bound": 12},
    "booo": {"delays": "0 8000 8000"},
}
LONGEST = 1800.0  # seconds: a game that takes longer has stopped
LIKES = """likes => {
  localStorage.setItem('manoir-prefs', JSON.stringify(likes))
}"""
WATCHED = """() => {
  window.wrong = []
  addEventListener('error', (event) => wrong.push(event.message))
  addEventListener('unhandledrejection', (event) => wrong.push(String(event.reason)))
}"""
# What may be done now: one of it, chosen by a number from 0 to 1, brought into view; and where it is to be tapped.
OFFERED = """chosen => {
  if (document.querySelector('.end')) return { over: true }
  const all = (kind) => [...document.querySelectorAll(kind)].filter((one) => one.checkVisibility() && !one.disabled)
  const first = ['.go-on', '.die.tap', '.acts .list[aria-expanded="false"]']
  const found = [...first, '.acts button[data-move], .own button, .wrap .target'].map(all).find((some) => some.length)
  if (!found) return { over: false }
  const one = found[Math.floor(chosen * found.length)]
  one.scrollIntoView({ block: 'nearest' })
  const { x, y, width, height } = one.getBoundingClientRect()
  const [left, top] = [x + width / 2, y + height / 2]
  const hit = document.elementFromPoint(left, top)
  return { over: false, at: [left, top], reached: hit !== null && one.contains(hit) }
}"""
SHOWN = "() => document.querySelector('.end h2')?.textContent ?? null"
WRONG = "() => window.wrong ?? []"
REPLAYED = "() => Number(document.querySelector('input[type=range]')?.max ?? 0)"

pytestmark = pytest.mark.skipif(os.environ.get("MANOIR_FULL") != "1", reason="for the long run (make long)")


def waited(window: Window, function: str) -> Any:
    """What a function of the page answers, once it is something."""
    end = time.monotonic() + 60
    while not (found := window.run(function)):
        assert time.monotonic() < end, f"nothing came: {function}"
        time.sleep(0.1)
    return found


def played(window: Window, dice: random.Random) -> int:
    """Zoé answers whatever she is asked, with a real pointer, until the end is shown; how often she did."""
    end, taps = time.monotonic() + LONGEST, 0
    while time.monotonic() < end:
        offered = window.run(OFFERED, dice.random())
        if offered["over"]:
            return taps
        if offered.get("reached"):  # what lies under something else is reached for again
            window.tap(*offered["at"])
            taps += 1
        time.sleep(0.2)  # nobody taps quicker, and the house sends off whoever does
    raise AssertionError("the game did not come to its end")


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize("engine", ["firefox", "webkit"])
def test_a_whole_game_in_another_browser(house: str, engine: str, game: str) -> None:
    needs = missing(engine)
    assert not needs, f"there is no {engine} here (on Debian: apt install {' '.join(needs)})"
    seats = [
        {"kind": "me", "name": "Zoé"},
        *({"kind": "bot", "bot": "greedy", "name": name} for name in ("Papi", "Lucie")),
    ]
    table = {
        "game": game,
        "seats": seats,
        "options": CHOSEN.get(game, dict(TITLES[game].short)),
        "settings": {"pace": 0},
        "start": True,
    }
    with opened(engine) as window:
        window.go(house)
        window.run(LIKES, {"name": "Zoé", "motion": "none", "handRoll": True, "language": "fr"})
        made = said(house, "/api/tables", table)  # now that she can come at once: nobody plays for her
        name, secret = made["table"]["id"], made["held"][0]["secret"]
        window.go(f"{house}/table/{name}#seat={secret}")
        window.run(WATCHED)
        taps = played(window, random.Random(game))
        assert taps > 5, "Zoé played herself"
        assert re.search("gagn|Égalité", waited(window, SHOWN))
        assert window.run(WRONG) == []
        window.go(f"{house}/replay/{name}")
        assert waited(window, REPLAYED) > taps / 4
    print(f"\n{game} in {engine}: {taps} taps")
