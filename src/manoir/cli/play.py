"""A game in the terminal: one person against bots, drawn so that it can be followed."""

from __future__ import annotations

import secrets
import sys
from itertools import accumulate
from pathlib import Path
from textwrap import wrap
from typing import Annotated, Any

from cyclopts import Parameter
from rich.console import Console
from rich.pretty import Pretty
from rich.table import Table
from rich.text import Text

from manoir.bots.registry import bot_named
from manoir.cli.arguments import SEEDS, bots_given, box_given, check_bounds, choices_of, console, seat_given
from manoir.cli.chosen import chosen_at
from manoir.cli.games import print_notes, rules
from manoir.cli.hint import sentence
from manoir.cli.in_time import answer_in_time
from manoir.cli.logs import opened
from manoir.cli.offer import Offer
from manoir.games import title_of
from manoir.kernel.bot import Bot
from manoir.kernel.event import plain_event, redact
from manoir.kernel.fate import FastFate, Fate, KeyedFate
from manoir.kernel.game import Ask
from manoir.kernel.play import Play, begin, resume
from manoir.kernel.wrong import WrongInput
from manoir.tables.people.names import apart, cleaned
from manoir.tables.scenes.per_chair import memory_of, view_of
from manoir.words import Words, words_for
from manoir.words.vocabulary import plainly, vocabulary_of

HINT = 1000  # milliseconds that a hint takes at the most


class TerminalLeft(Exception):
    """The person got up from the table."""


class Terminal:
    """One person's chair at a table of bots."""

    def __init__(
        self,
        play: Play,
        me: int,
        bots: list[Bot[Any] | None],
        words: Words,
        screen: Console,
        chosen: list[tuple[str, str]],
    ) -> None:
        self.play = play
        self.me = me
        self.bots = bots
        self.words = words
        self.screen = screen
        self.chosen = chosen  # the options of this table and what holds here
        self.order = FastFate(secrets.randbits(48))  # which of several bots is quickest
        self.answered = [0] * len(bots)  # after how many entries each seat answered last
        self.players = list(play.log.header.seats)
        self.shown = [words.say("play-you") if seat == me else name for seat, name in enumerate(self.players)]

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        game = self.play.title.game
        while asks := game.asks(self.play.state):
            # Of several who are asked, the one who has waited longest: in a race without a clock everybody gets a turn.
            waited = min(self.answered[int(ask.seat)] for ask in asks)
            first = [ask for ask in asks if self.answered[int(ask.seat)] == waited]
            mine = next((ask for ask in first if ask.seat == self.me), None)
            if mine is not None:
                self.draw()
                self.answer(mine)
                self.answered[self.me] = len(self.play.log.entries)
                continue
            ask = first[self.order.pick(len(first))]
            bot = self.bots[int(ask.seat)]
            assert bot is not None
            view = game.view(self.play.state, ask.seat)
            move = answer_in_time(self.play.title, bot, view, ask, game.moves(self.play.state, ask.seat))
            self.tell(self.play.answer(int(ask.seat), move))
            self.answered[int(ask.seat)] = len(self.play.log.entries)
        self.draw()
        self.end()

    def draw(self) -> None:
        """The board, from what this chair sees; a title without a drawing is listed."""
        play = self.play
        seen = view_of(play.stage, play.state, self.me, over=play.over)
        self.screen.print()
        drawing = play.title.part("drawing")
        drawn = Pretty(seen) if drawing is None else drawing.draw(seen, self.words, self.shown, self.me)
        self.screen.print(drawn)

    def tell(self, events: list[Any]) -> None:
        """What happened, in sentences."""
        for event in events:
            read = plain_event(redact(event, self.me))
            self.print(Text(self.words.told(self.play.title.name, read, self.players, self.me)))

    def answer(self, ask: Ask) -> None:
        """Ask until there is an answer that the rules take."""
        offer = Offer(self.play, self.me, self.words, self.players)
        self.ask(ask, offer)
        while True:
            line = self.read_line()
            if self.command(line, ask, offer) or (move := self.meant(line, offer)) is None:
                continue
            refusal = self.play.refusal(self.me, move)
            if refusal is None:
                self.tell(self.play.answer(self.me, move))
                return
            self.refuse(refusal.clause)

    def ask(self, ask: Ask, offer: Offer) -> None:
        """The question, and what may be answered."""
        game = self.play.title.name
        key = f"{game}-ask-{ask.kind}"
        question = self.words.say(key) if self.words.has(key) else self.words.say("play-ask", kind=ask.kind)
        self.screen.print()
        self.screen.print(Text(question, style="bold yellow"))
        self.screen.print(offer.drawn())

    def meant(self, line: str, offer: Offer) -> int | None:
        """The one move that a line means, or None after having said why there is none."""
        moves = offer.read(line)
        if len(moves) == 1:
            return moves[0]
        typed = line if len(line) <= 40 else line[:39] + "…"
        if moves:
            several = self.words.listing([offer.phrase(move) for move in moves])
            self.say("play-several", "red", typed=typed, moves=several)
        else:
            self.say("play-unknown", "red", typed=typed, moves=offer.some())
        return None

    def say(self, key: str, style: str, **values: object) -> None:
        """A word from the table itself, set off from what the game tells."""
        self.print(Text(self.words.say(key, **values), style=style))

    def print(self, text: Text) -> None:
        """A sentence in lines that break at plain spaces only: French sets its signs off by narrow ones."""
        lines = wrap(text.plain, max(20, self.screen.width - 2), drop_whitespace=False, break_on_hyphens=False)
        for line in text.divide(list(accumulate(len(line) for line in lines))[:-1]):
            blank = len(line.plain) - len(line.plain.lstrip(" "))
            self.screen.print(Text("  ").append_text(line[blank:]), no_wrap=True)

    def help(self, offer: Offer) -> None:
        """What may be typed besides moves."""
        self.say("play-help", "dim", numbered="yes" if offer.numbered else "no")

    def read_line(self) -> str:
        """A line of the person's; the end of input is leaving the table."""
        try:
            return self.screen.input("> ").strip()
        except EOFError:
            self.screen.print()
            raise TerminalLeft from None

    def command(self, line: str, ask: Ask, offer: Offer) -> bool:
        """Whether the line was a command to the table and not a move."""
        word, _, rest = line.partition(" ")
        commands = vocabulary_of("play", self.words.language).spellings
        wanted = commands.get((plainly(word),), "") if word else "help"
        if wanted == "quit":
            raise TerminalLeft
        if wanted == "rules":
            self.rules()
        elif wanted == "why":
            self.why(rest, offer)
        elif wanted == "hint":
            self.hint(ask)
        elif wanted == "save":
            self.save(Path(rest.strip() or f"{self.play.title.name}.log"))
        elif wanted == "board":
            self.draw()
            self.ask(ask, offer)
        elif wanted == "help":
            self.help(offer)
        else:
            return False
        return True

    def rules(self) -> None:
        """The rulebook, without leaving the table, and first what this table has chosen."""
        self.choices()
        rules(self.play.title.name, lang=self.words.language)

    def choices(self) -> None:
        """What this table has chosen."""
        if not self.chosen:
            return
        self.screen.print(Text(self.words.say("page-chosen"), style="bold"))
        table = Table.grid(padding=(0, 2))
        for option, value in self.chosen:
            table.add_row("", option, value)
        self.screen.print(table, "")

    def why(self, text: str, offer: Offer) -> None:
        """The clause that forbids a move."""
        if not text.strip():
            self.help(offer)
        elif (move := self.meant(text, offer)) is None:
            return
        elif (refusal := self.play.refusal(self.me, move)) is None:
            self.say("play-allowed", "green", move=offer.phrase(move))
        else:
            self.refuse(refusal.clause)

    def hint(self, ask: Ask) -> None:
        """What to answer and why, from what this screen shows; in a race nobody is told."""
        play, game = self.play, self.play.title.game
        if play.title.race is not None:
            self.refuse(play.title.rulebook.clause(play.title.race.no_hint).name)
            return
        view, memory = game.view(play.state, ask.seat), memory_of(play.stage)
        if memory is not None:
            memory.screen(view)
        said = sentence(play.stage, self.words, self.shown, view, ask, game.moves(play.state, ask.seat), HINT)
        self.print(Text(said, style="green"))

    def refuse(self, clause: str) -> None:
        """The rule that stands in the way, in the person's language."""
        found = self.play.title.rulebook.clause(clause)
        self.print(Text.assemble((found.words[self.words.language], "red"), (f"  [{clause}]", "dim")))
        print_notes(self.screen, found, self.words.language, 4)

    def save(self, path: Path) -> None:
        """Keep the game so far in a file."""
        try:
            self.play.log.save(path)
        except OSError as trouble:
            self.say("play-not-saved", "red", file=str(path), why=str(trouble.strerror))
            return
        self.say("play-saved", "green", file=str(path))

    def end(self) -> None:
        """Who won."""
        game = self.play.title.game
        you = self.words.say("you")
        won = [int(seat) for seat in game.winners(self.play.state)]
        winners = self.words.listing([you if seat == self.me else self.players[seat] for seat in won])
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

    At the prompt: a move in your language or in notation, what it names alone, or its number where the list has
    numbers; `?` for the rules, `why MOVE` for the clause that forbids a move, `hint`, `save FILE`, `board`, `quit`.

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
    check_bounds("--seed", seed or 0, 0, SEEDS - 1)
    fate: Fate = KeyedFate(secrets.token_bytes(16)) if seed is None else FastFate(seed)
    if resume_file is not None:
        log, stage = opened(resume_file)
        title, box = stage.title, stage.box
        play = resume(stage, log, str(resume_file), fate)
        if title.name != game:
            raise WrongInput("--resume", f"a game of {title.name}", f"a game of {game}")
        count = len(log.header.seats)
        events: list[Any] = []
    else:
        title = title_of(game)
        box = box_given(title, edition)
        count = seats if seats is not None else max(box.players[0], min(4, box.players[1]))
        title.table(box, count, choices_of(option))
        chair = seat_given(me, count, "--me") or 0
        names = [f"{bot} {number}" for number, bot in enumerate(bots_given(bots, count, "greedy"), 1)]
        names[chair] = cleaned(name or "") or words.say("play-me")
        play, events = begin(title, box, apart(names), choices_of(option), fate)
    chair = seat_given(me, count, "--me") or 0
    kinds = bots_given(bots, count, "greedy")
    sitting = [
        None if seat == chair else bot_named(kind, title, FastFate(secrets.randbits(48)))
        for seat, kind in enumerate(kinds)
    ]
    header = play.log.header
    called = [words.say("play-you") if one == words.say("play-me") else one for one in header.seats]
    chosen = chosen_at(title, box, header.options, called, words)
    terminal = Terminal(play, chair, sitting, words, screen, chosen)
    terminal.choices()
    terminal.tell(events)
    try:
        terminal.run()
    except TerminalLeft:
        terminal.say("play-left", "dim")
    except KeyboardInterrupt:
        screen.print()
        terminal.say("play-left", "dim")
        sys.exit(130)
