"""A game in the terminal: one person against bots, drawn so that it can be followed."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from importlib import import_module
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.text import Text

from manoir.bots.bot import Bot
from manoir.bots.table import bot_named
from manoir.cli.given import bots_given, box_given, choices_of, console, seat_given, words_for
from manoir.cli.logs import opened
from manoir.games import title_of
from manoir.kernel.fate import FastFate, Fate, KeyedFate
from manoir.kernel.game import Ask
from manoir.kernel.record import Record, begin, resume
from manoir.kernel.told import plain_event, redact
from manoir.kernel.wrong import WrongInput
from manoir.tables.shown import view_of
from manoir.words import Words


class Left(Exception):
    """The person got up from the table."""


class Terminal:
    """One person's chair at a table of bots."""

    def __init__(self, record: Record, me: int, bots: list[Bot[Any] | None], words: Words, screen: Console) -> None:
        self.record = record
        self.me = me
        self.bots = bots
        self.words = words
        self.screen = screen
        self.order = FastFate(secrets.randbits(48))  # which of several bots is quickest
        self.answered = [0] * len(bots)  # after how many entries each seat answered last

    @property
    def players(self) -> Sequence[str]:
        return self.record.log.header.seats

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        game = self.record.title.game
        while asks := game.asks(self.record.state):
            # Of several who are asked, the one who has waited longest: in a race without a clock everybody gets a turn.
            waited = min(self.answered[int(ask.seat)] for ask in asks)
            first = [ask for ask in asks if self.answered[int(ask.seat)] == waited]
            mine = next((ask for ask in first if ask.seat == self.me), None)
            if mine is not None:
                self.draw()
                self.answer(mine)
                self.answered[self.me] = len(self.record.log.entries)
                continue
            ask = first[self.order.pick(len(first))]
            bot = self.bots[int(ask.seat)]
            assert bot is not None
            view = game.view(self.record.state, ask.seat)
            move = bot.answer(view, ask, game.moves(self.record.state, ask.seat), 1000)
            self.tell(self.record.answer(int(ask.seat), int(move)))
            self.answered[int(ask.seat)] = len(self.record.log.entries)
        self.draw()
        self.end()

    def draw(self) -> None:
        """The board, from what this chair sees."""
        record = self.record
        seen = view_of(record.notation, record.title.game.view(record.state, self.me))
        board = import_module(f"manoir.cli.boards.{record.title.name}")
        self.screen.print()
        self.screen.print(board.draw(seen, self.words, self.players, self.me))

    def tell(self, events: list[Any]) -> None:
        """What happened, in sentences."""
        for event in events:
            read = plain_event(redact(event, self.me))
            self.screen.print(Text("  " + self.words.told(self.record.title.name, read, self.players)))

    def answer(self, ask: Ask) -> None:
        """Ask until there is an answer that the rules take."""
        game, notation = self.record.title.game, self.record.notation
        moves = [int(move) for move in game.moves(self.record.state, self.me)]
        texts = [notation.text(move) for move in moves]
        self.screen.print()
        self.screen.print(Text(self.words.say(f"{self.record.title.name}-ask-{ask.kind}"), style="bold yellow"))
        self.screen.print(Text("  ".join(f"{number}:{text}" for number, text in enumerate(texts, 1))))
        while True:
            line = self.read_line()
            if line.isdecimal() and 1 <= int(line) <= len(moves):
                line = texts[int(line) - 1]
            if self.command(line):
                continue
            try:
                move = notation.move(line)
            except WrongInput as wrong:
                self.screen.print(Text(f"  {wrong}", style="red"))
                self.screen.print(Text("  " + self.words.say("play-help"), style="dim"))
                continue
            refusal = self.record.refusal(self.me, move)
            if refusal is None:
                self.tell(self.record.answer(self.me, move))
                return
            self.refuse(refusal.clause)

    def read_line(self) -> str:
        """A line of the person's; the end of input is leaving the table."""
        try:
            return self.screen.input("> ").strip()
        except EOFError:
            raise Left from None

    def command(self, line: str) -> bool:
        """Whether the line was a command to the table and not a move."""
        word, _, rest = line.partition(" ")
        if word in ("quit", "q"):
            raise Left
        if word in ("?", "rules"):
            self.rules()
        elif word == "why":
            self.why(rest)
        elif word == "save":
            self.save(Path(rest.strip() or f"{self.record.title.name}.log"))
        elif word == "board":
            self.draw()
        elif word in ("", "help"):
            self.screen.print(Text("  " + self.words.say("play-help"), style="dim"))
        else:
            return False
        return True

    def rules(self) -> None:
        """The rulebook, without leaving the table."""
        from manoir.cli.shelf import rules

        rules(self.record.title.name, lang=self.words.language)

    def why(self, text: str) -> None:
        """The clause that forbids a move."""
        try:
            refusal = self.record.refusal(self.me, self.record.notation.move(text))
        except WrongInput as wrong:
            self.screen.print(Text(f"  {wrong}", style="red"))
            return
        if refusal is None:
            self.screen.print(Text("  " + self.words.say("play-allowed", move=text), style="green"))
        else:
            self.refuse(refusal.clause)

    def refuse(self, clause: str) -> None:
        """The rule that stands in the way, in the person's language."""
        reason = self.record.title.rulebook.clause(clause).words[self.words.language]
        self.screen.print(Text.assemble("  ", (reason, "red"), (f"  [{clause}]", "dim")))

    def save(self, path: Path) -> None:
        """Keep the game so far in a file."""
        try:
            self.record.log.save(path)
        except OSError as trouble:
            self.screen.print(Text(f"  {path}: {trouble.strerror}", style="red"))
            return
        self.screen.print(Text("  " + self.words.say("play-saved", file=str(path)), style="green"))

    def end(self) -> None:
        """Who won."""
        game = self.record.title.game
        winners = self.words.listing([self.players[int(seat)] for seat in game.winners(self.record.state)])
        self.screen.print(Text(self.words.say("play-won", winners=winners), style="bold yellow"))


def play(
    game: str,
    *,
    seats: int | None = None,
    me: int = 1,
    bots: str = "greedy",
    option: tuple[str, ...] = (),
    edition: str | None = None,
    seed: int | None = None,
    resume_file: Annotated[Path | None, Parameter(name="--resume")] = None,
    lang: str | None = None,
    name: str | None = None,
) -> None:
    """Play a game in the terminal against bots.

    At the prompt: a move in notation or by its number, `?` for the rules, `why MOVE` for the clause that forbids a
    move, `save FILE`, `board`, `quit`.

    Parameters
    ----------
    seats: how many play; without it, four, or as many as the game allows
    me: your seat, from 1
    bots: who sits in the other seats, by name with commas (child, guest, regular, butler, countess, greedy, random)
    option: an option of the table, as NAME=VALUE; may be given several times
    edition: a shipped edition by name, or the path of one that you bring
    seed: play the game of this seed again; without it, chance has its way
    resume_file: take up a game that was saved
    name: what the others call you
    """
    words = words_for(lang)
    screen = console()
    fate: Fate = KeyedFate(secrets.token_bytes(16)) if seed is None else FastFate(seed)
    if resume_file is not None:
        log, stage = opened(resume_file)
        title = stage.title
        record = resume(stage, log, str(resume_file), fate)
        if title.name != game:
            raise WrongInput("--resume", f"a game of {title.name}", f"a game of {game}")
        count = len(log.header.seats)
        events: list[Any] = []
    else:
        title = title_of(game)
        box = box_given(title, edition)
        count = seats if seats is not None else max(box.players[0], min(4, box.players[1]))
        chair = seat_given(me, count, "--me") or 0
        names = [f"{bot} {number + 1}" for number, bot in enumerate(bots_given(bots, count, "greedy"))]
        names[chair] = name or words.say("play-you")
        record, events = begin(title, box, tuple(names), choices_of(option), fate)
    chair = seat_given(me, count, "--me") or 0
    kinds = bots_given(bots, count, "greedy")
    sitting = [
        None if seat == chair else bot_named(kind, title, FastFate(secrets.randbits(48)))
        for seat, kind in enumerate(kinds)
    ]
    terminal = Terminal(record, chair, sitting, words, screen)
    terminal.tell(events)
    try:
        terminal.run()
    except Left:
        screen.print(Text("  " + words.say("play-left"), style="dim"))
    except KeyboardInterrupt:
        screen.print(Text("\n  " + words.say("play-left"), style="dim"))
        sys.exit(130)
