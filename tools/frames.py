"""Frames a second of every board while nobody plays, one beside the other: `python tools/frames.py` prints the table.

Real Chromium without a window, 1440x900, motion full: sixty frames a second are all that it makes. Boards take turns,
for the machine is never as quiet as one would like; layouts and the page's own work are counted by the browser.
"""

from __future__ import annotations

import os
import statistics
from dataclasses import dataclass, field
from typing import Any

from album import Guest
from guests import DESK
from opened import opened
from playwright.sync_api import Browser
from positions import NAMES, said

from manoir.games import TITLES

ROUNDS, SECONDS = 5, 4
COUNTED = ("LayoutCount", "TaskDuration")
FRAMES = """ms => new Promise(done => {
  const start = performance.now()
  let frames = 0
  const next = now => now - start < ms ? (frames += 1, requestAnimationFrame(next)) : done(frames)
  requestAnimationFrame(next)
})"""


@dataclass
class Idle:
    """What a board did while nobody played, a number for each round."""

    frames: list[float] = field(default_factory=list)
    layouts: list[float] = field(default_factory=list)
    work: list[float] = field(default_factory=list)  # of each second, as a part of it


def thinking(house: str, game: str) -> str:
    """A table of three people who think for a long time: the address of the first of them."""
    seats = [{"kind": "me", "name": name} for name in NAMES[:3]]
    made = said(house, "/api/tables", {"game": game, "seats": seats, "settings": {"grace": 86_400}, "start": True})
    return f"/table/{made['table']['id']}#seat={made['held'][0]['secret']}"


def looked_at(browser: Browser, house: str, game: str, idle: Idle) -> None:
    """Some seconds of a board that has come to rest."""
    context = browser.new_context(viewport=DESK, locale="fr", reduced_motion="no-preference")
    guest = Guest(context, house, "Zoé", {"motion": "full", "handRoll": False})
    guest.go(thinking(house, game)).page.locator(".ask").wait_for()
    guest.page.mouse.move(1, 1)
    guest.page.wait_for_timeout(3000)
    tool = context.new_cdp_session(guest.page)
    tool.send("Performance.enable")
    before = counts(tool)
    idle.frames.append(guest.page.evaluate(FRAMES, SECONDS * 1000) / SECONDS)
    after = counts(tool)
    idle.layouts.append((after["LayoutCount"] - before["LayoutCount"]) / SECONDS)
    idle.work.append((after["TaskDuration"] - before["TaskDuration"]) / SECONDS)
    context.close()


def counts(tool: Any) -> dict[str, float]:
    """What the browser has counted so far."""
    metrics = tool.send("Performance.getMetrics")["metrics"]
    return {one["name"]: one["value"] for one in metrics if one["name"] in COUNTED}


def main() -> None:
    """Every board in its turn, some rounds; then the table."""
    idles = {game: Idle() for game in TITLES}
    with opened() as (browser, house):
        for _ in range(ROUNDS):
            for game, idle in idles.items():
                looked_at(browser, house, game, idle)
    print(f"{os.cpu_count()} cores, {ROUNDS} rounds of {SECONDS} seconds a board in turn; the middle one of them\n")
    print("| board | frames a second | slowest round | layouts a second | busy |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for game, idle in idles.items():
        frames, layouts, work = (statistics.median(one) for one in (idle.frames, idle.layouts, idle.work))
        print(f"| {game} | {frames:.0f} | {min(idle.frames):.0f} | {layouts:.1f} | {work:.1%} |")


if __name__ == "__main__":
    main()
