"""Logs, positions and editions with something wrong in them, and all that a house does with what people bring.

A change is drawn from a seed, so that what it finds can be found again: `broken(game, seed)` is one piece of input, and
`judged` hands it to the functions behind `manoir log check`, `manoir log show`, the upload of a log, a game taken up
from a position and a brought edition. WrongInput is the only answer there may be.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import dataclass
from functools import cache
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

from manoir.cli.logs import moment_data
from manoir.games import TITLES, title_of
from manoir.kernel.event import Tell, plain_event, redact, reveal
from manoir.kernel.fate import FastFate, Fate
from manoir.kernel.log import log_of
from manoir.kernel.plain import Plain, digest
from manoir.kernel.play import begin
from manoir.kernel.record import replay, stage_of
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Title
from manoir.kernel.wrong import WrongInput
from manoir.tables.archive.finished import kept_game
from manoir.words import words_in

GOLDEN = Path(__file__).parent / "golden"
PLAYERS = ("Zoé", "Papi", "Lucie", "Robot", "Ada", "Nils", "Mia", "Tom")
LONGEST = 1000  # letters of a complaint: it is read by a person
ODD: list[Callable[[Random], Plain]] = [
    lambda _: None,
    lambda dice: dice.random() < 0.5,
    lambda dice: dice.choice([0, 1, -1, 2, 3, 7, 8, 9, 10, 13, 99, 100, 101, 127, 1000, 4300]),
    lambda dice: dice.choice([2**31, 2**63 - 1, 2**63, -(2**63) - 1, 2**64, 10**30]),
    lambda dice: dice.choice([0.5, 1.0, -0.0, 1e300]),
    lambda dice: dice.choice(["", " ", "x", "none", "-", "1", "0", "-1", "²", "٣", "é", "\u202e", "\x00", "\ud800"]),
    lambda dice: dice.choice(["a", "9", "é ", "step-", "x, "]) * dice.choice([40, 2_600, 5_000]),
    lambda dice: dice.choice(["gold", "red", "lion", "ghost", "players", "over", "cellar", "1", "a1", "to roll 1"]),
]


def odd(dice: Random) -> Plain:
    """A value that is seldom the right one."""
    drawn = dice.random()
    if drawn < 0.1:
        return [odd(dice) for _ in range(dice.choice([0, 1, 2, 5]))]
    if drawn < 0.15:
        return {dice.choice(["a", "name", "game", "1", ""]): odd(dice) for _ in range(dice.choice([0, 1, 3]))}
    return dice.choice(ODD)(dice)


@dataclass(frozen=True)
class Broken:
    """One piece of input: what it is, where it comes from, and its text."""

    title: Title
    kind: str  # log, position, edition, or the data of an edition in a log
    text: str
    seats: int = 0
    edition: str | None = None


# What is broken


@cache
def logs(name: str) -> list[list[Plain]]:
    """Games as the lines of their logs: the golden ones, and some that begin at a position and bring their box."""
    title = title_of(name)
    found = [lines_of(path.read_text("utf-8")) for path in sorted((GOLDEN / name).glob("*.log"))]
    low, high = title.box().players
    for seats in {low, low + 1, high}:
        options = title.table(title.box(), seats)
        for far in (0, 9, 40, 90):
            line = title.notation(options).write(after(title, options, FastFate(seats), far))
            play, _ = begin(title, title.box(), PLAYERS[:seats], {}, FastFate(far), line)
            for _ in range(12):
                if play.over:
                    break
                ask = title.game.asks(play.state)[0]
                moves = title.game.moves(play.state, ask.seat)
                play.answer(int(ask.seat), int(moves[far % len(moves)]))
            lines = lines_of(play.log.text())
            lines[0]["edition"]["data"] = title.box().sheet.data
            found.append(lines)
    return found


def lines_of(text: str) -> list[Plain]:
    """The lines of a log."""
    return [json.loads(line) for line in text.splitlines()]


def after(title: Title, options: Any, fate: Fate, far: int) -> Any:
    """The position after so many random answers, or the last one that asks something."""
    game = title.game
    state = last = game.setup(options, fate, None)
    for _ in range(far):
        asks = game.asks(state)
        if not asks:
            return last
        last = state.copy()
        moves = game.moves(state, asks[0].seat)
        game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, None)
    return state if game.asks(state) else last


def broken(name: str, seed: int) -> Broken:
    """The input of a seed: a log, a position or an edition with one to three things changed."""
    dice = Random(f"{name} {seed}")
    kind = dice.choice(["log", "log", "position", "position", "edition", "data"])
    title = title_of(name)
    edition = dice.choice(title.editions)
    if kind == "edition":
        text = (title.folder / f"{edition}.toml").read_text("utf-8")
        for _ in range(dice.choice([1, 1, 2, 3])):
            text = reworded(text, dice, "\n")
        return Broken(title, kind, text)
    if kind == "log":
        return Broken(title, kind, broken_log(dice, name))
    if kind == "data":
        return Broken(title, kind, broken_data(dice, title, edition))
    box = title.box(edition)
    seats = dice.randint(*box.players)
    options = title.table(box, seats)
    text = title.notation(options).write(after(title, options, FastFate(seed), dice.choice([0, 3, 20, 60, 150])))
    for _ in range(dice.choice([1, 1, 2, 3])):
        text = reworded(text, dice, ";")
    return Broken(title, kind, text, seats, edition)


def broken_log(dice: Random, name: str) -> str:
    """A log with something changed in its header, its edition, its position or its entries."""
    lines = json.loads(json.dumps(dice.choice(logs(name))))
    for line in lines[1:]:
        if dice.random() < 0.97:  # a digest would notice nearly everything: most of what people change has none
            line.pop("digest", None)
    if dice.random() < 0.8:
        del lines[dice.choice([1, 2, 5, 20, 60]) + 1 :]
    for _ in range(dice.choice([1, 1, 1, 2, 3])):
        place = dice.choice([0, 0, 1, dice.randrange(len(lines))])
        line = lines[min(place, len(lines) - 1)]
        if place == 1 and isinstance(line, dict) and isinstance(line.get("position"), str) and dice.random() < 0.8:
            line["position"] = reworded(line["position"], dice, ";")
        elif place == 0 and isinstance(line, dict) and dice.random() < 0.6:
            spoil(line.get(dice.choice(["edition", "edition", "options", "seats", "fair"]), line), dice)
        else:
            spoil(line, dice)
    head = lines[0]
    data = head.get("edition", {}).get("data") if isinstance(head.get("edition"), dict) else None
    if isinstance(data, dict) and dice.random() < 0.95:
        head["edition"]["digest"] = digest_or(data)
    if dice.random() < 0.1:
        dice.shuffle(lines)
    text = "".join(json.dumps(line) + "\n" for line in lines)
    return text[: dice.randrange(len(text))] if dice.random() < 0.05 else text


def broken_data(dice: Random, title: Title, edition: str) -> str:
    """The set-up of a game whose log brings its edition along, with something changed in that."""
    lines = json.loads(json.dumps(logs(title.name)[0][:2]))
    lines[0]["edition"]["data"] = json.loads(json.dumps(title.box(edition).sheet.data))
    for _ in range(dice.choice([1, 1, 2])):
        spoil(lines[0]["edition"]["data"], dice)
    lines[0]["edition"]["digest"] = digest_or(lines[0]["edition"]["data"])
    lines[1].pop("digest", None)
    return "".join(json.dumps(line) + "\n" for line in lines)


def digest_or(data: Plain) -> str:
    """The digest of an edition; of one with a lone surrogate in it there is none."""
    try:
        return digest(data)
    except ValueError:
        return "none"


def spoil(data: Plain, dice: Random) -> None:
    """Change one thing, however deep, in place."""
    for _ in range(12):
        keys = list(data) if isinstance(data, dict) else list(range(len(data))) if isinstance(data, list) else []
        if not keys:
            return
        key = dice.choice(keys)
        if not isinstance(data[key], dict | list) or not data[key] or dice.random() < 0.25:
            break
        data = data[key]
    value, drawn = data[key], dice.random()
    if drawn < 0.15:
        del data[key]
    elif drawn < 0.3 and isinstance(data, list):
        data.insert(dice.randrange(len(data) + 1), value)
    elif drawn < 0.45 and isinstance(value, int):
        data[key] = value + dice.choice([-1, 1, 10])
    elif drawn < 0.6 and isinstance(value, str):
        data[key] = reworded(value, dice, " ")
    elif drawn < 0.7:
        other = dice.choice(keys)
        data[key], data[other] = data[other], data[key]
    elif drawn < 0.75 and isinstance(data, dict):
        data[str(odd(dice))] = value
    else:
        data[key] = odd(dice)


def reworded(text: str, dice: Random, mark: str) -> str:
    """A text with a word or a part of it changed, gone, doubled or in another place."""
    parts = text.split(mark)
    at = dice.randrange(len(parts))
    drawn = dice.random()
    if drawn < 0.1:
        del parts[at]
    elif drawn < 0.2:
        parts.insert(dice.randrange(len(parts) + 1), parts[at])
    elif drawn < 0.25:
        other = dice.randrange(len(parts))
        parts[at], parts[other] = parts[other], parts[at]
    else:
        words = re.split(r"(\W+)", parts[at])
        word = dice.randrange(len(words))
        if words[word].isdecimal() and drawn < 0.6:
            words[word] = str(max(0, int(words[word]) + dice.choice([-1, 1, 3, 50])))
        elif drawn < 0.7:
            words[word] = dice.choice(re.split(r"(\W+)", text))
        elif drawn < 0.8:
            words[word] = ""
        elif drawn < 0.85:
            words[word] = f"{words[word]} {words[word]}"
        else:
            value = odd(dice)
            words[word] = value if isinstance(value, str) else json.dumps(value)
        parts[at] = "".join(words)
    return mark.join(parts)


# What is done with it


def judged(found: Broken) -> str | None:
    """What a house says of it, or None if it may be used; anything else that is raised is a fault."""
    try:
        with redirect_stdout(StringIO()):
            {"log": use_log, "data": use_log, "position": use_position, "edition": use_edition}[found.kind](found)
    except WrongInput as wrong:
        said = str(wrong)
    else:
        return None
    assert len(said) <= LONGEST, f"a complaint of {len(said)} letters: {said[:200]}"
    return said


def use_log(found: Broken) -> None:
    """`manoir log check`, `manoir log show` with and without a seat, and the upload of a log."""
    log = log_of(found.text, "log")
    title = title_of(log.header.game)
    stage = stage_of(title, log.header, "log")
    moments = list(replay(stage, log, "log"))
    for moment in moments:
        tell_all(stage.title.name, moment.events, log.header.seats)
    for chair in (None, *range(len(log.header.seats))):
        json.dumps(moment_data(stage, moments[-1], chair, False))
    kept_game(title, log, "table", 0.0)


def use_position(found: Broken) -> None:
    """A game taken up from it and played on a little, seen from every chair and imagined behind each."""
    title = found.title
    options = title.table(title.box(found.edition), found.seats)
    play_on(title, options, title.notation(options).read(found.text))


def use_edition(found: Broken) -> None:
    """A game of the box with the fewest and with the most players."""
    box = found.title.box_of(found.text, "mine.toml")
    for seats in box.players:
        play, events = begin(found.title, box, PLAYERS[:seats], {}, FastFate(seats))
        tell_all(found.title.name, events, PLAYERS)
        options = found.title.table(box, seats)
        play_on(found.title, options, play.state)
        log_of(play.log.text(), "log")


def play_on(title: Title, options: Any, state: Any, answers: int = 12) -> None:
    """A few answers from a position, with all that a table and its bots ask of it meanwhile."""
    game, notation, fate = title.game, title.notation(options), FastFate(1)
    tell = Tell()
    game.settle(state, fate, tell)
    for _ in range(answers):
        asks = game.asks(state)
        for chair in range(-1, options.seats):
            view = game.view(state, chair)
            json.dumps(notation.seen(view))
            game.imagine(view, fate)
        if not asks:
            break
        moves = game.moves(state, asks[0].seat)
        notation.position(notation.read(notation.write(state)))
        game.advance(state, asks[0].seat, moves[fate.pick(len(moves))], fate, tell)
    tell_all(title.name, tell.taken(), PLAYERS)


def tell_all(name: str, events: list[Any], players: tuple[str, ...]) -> None:
    """Every event as everybody reads it, in both languages."""
    for event in events:
        for language in LANGUAGES:
            words_in(language).told(name, plain_event(reveal(event)), players)
            words_in(language).told(name, plain_event(redact(event, None)), players)


GAMES = sorted(TITLES)
