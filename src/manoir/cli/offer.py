"""What may be typed at a question: the moves on offer in the player's own words, and a typed line read as a move."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations

from rich.columns import Columns
from rich.text import Text

from manoir.kernel.plain import Named, Plain
from manoir.kernel.play import Play
from manoir.kernel.wrong import WrongInput
from manoir.tables.scenes.per_chair import offer_of
from manoir.words import SEAT_FIELDS, Words
from manoir.words.vocabulary import plainly, vocabulary_of

NAMED = 6  # moves that are named where all would be too many


@dataclass(frozen=True, slots=True)
class Option:
    """One move on offer."""

    move: int
    text: str  # in notation
    phrase: str  # in the player's language
    ends: str  # where it leads, where the move itself does not say so
    named: dict[str, Plain]

    @property
    def names(self) -> set[str]:
        """What it may be called for short: some of the things that it names, in order, with its verb or without."""
        parts = [str(value) for value in self.named.values()]
        return {plainly(" ".join(some)) for size in range(len(parts)) for some in combinations(parts, size + 1)}

    def drawn(self, number: int | None) -> Text:
        """The phrase first, the notation beside it if it differs, then where it leads."""
        line = Text.assemble((f"{number:>2} " if number is not None else "", "yellow"), (self.phrase, "bold"))
        if self.phrase != self.text:
            line.append(f" ({self.text})", "dim")
        return line.append(f" → {self.ends}") if self.ends else line


class Offer:
    """The moves of a seat that is asked."""

    def __init__(self, play: Play, seat: int, words: Words, players: Sequence[str]) -> None:
        game, notation = play.title.game, play.notation
        view = game.view(play.state, seat)
        self.notation = notation
        self.words = words
        self.vocabulary = vocabulary_of(play.title.name, words.language)
        self.options: list[Option] = []
        for move in game.moves(play.state, seat):
            text = notation.text(int(move))
            ends = _ends(play.title.name, offer_of(play.stage, view, int(move)), words, players)
            phrase = self.vocabulary.phrase(text)
            self.options.append(Option(int(move), text, phrase, ends, notation.structure(int(move))))
        # Where a number is the name of something, such as a space, it is not the number of a choice as well.
        self.numbered = not any(_numbers(option.named) for option in self.options)

    def drawn(self) -> Columns:
        """The list of what may be answered."""
        numbers = [number if self.numbered else None for number in range(1, len(self.options) + 1)]
        drawn = [option.drawn(number) for option, number in zip(self.options, numbers, strict=True)]
        return Columns(drawn, padding=(0, 3))

    def read(self, line: str) -> list[int]:
        """The moves that a line may mean: none, one that may be allowed or not, or several between which it is open."""
        if (move := self._parsed(line)) is not None:
            return [move]
        plain = plainly(" ".join(line.split()))
        if found := [option.move for option in self.options if plainly(option.phrase) == plain]:
            return found
        text = self.vocabulary.notation(line)
        for spelt in (text, text.lower(), self._capitals(text)):
            if (move := self._parsed(spelt)) is not None:
                return [move]
        if found := [option.move for option in self.options if plainly(text) in option.names]:
            return found
        if self.numbered and text.isdecimal():
            return [option.move for option in self.options[int(text) - 1 : int(text)]] if int(text) else []
        return self._likewise(text)

    def phrase(self, move: int) -> str:
        """A move as people say it, with its notation where it differs."""
        return self.vocabulary.beside(self.notation.text(move))

    def some(self) -> str:
        """A few of the moves on offer, for whoever typed something else."""
        phrases = [option.phrase for option in self.options]
        if len(phrases) <= NAMED:
            return ", ".join(phrases)
        return self.words.say("play-among", some=", ".join(phrases[:NAMED]), count=len(phrases))

    def _parsed(self, text: str) -> int | None:
        try:
            return self.notation.move(text)
        except WrongInput:
            return None

    def _capitals(self, text: str) -> str:
        """Names of places with capitals: `b3` for B3."""
        return " ".join(word if word in self.vocabulary.phrases else word.upper() for word in text.split())

    def _likewise(self, thing: str) -> list[int]:
        """A move like those on offer, of a thing that is not: its refusal says why, as for a space that is taken."""
        for option in self.options:
            for key, value in option.named.items():
                other: Plain = int(thing) if isinstance(value, int) and thing.isdecimal() else thing
                try:
                    if key != "move":
                        return [self.notation.unstructure({**option.named, key: other})]
                except WrongInput:
                    continue
        return []


def _numbers(named: dict[str, Plain]) -> list[str]:
    """Which things of a move are called by a number."""
    return [key for key, value in named.items() if str(value).isdecimal()]


def _ends(game: str, offered: Named, words: Words, players: Sequence[str]) -> str:
    """Where a move leads or whom it meets, as far as the move itself does not say it."""
    for key in offered:
        if key in SEAT_FIELDS:
            return players[int(offered[key]) - 1]
    if "to" not in offered:
        return ""
    named = {key: words.name(game, value) if isinstance(value, str) else value for key, value in offered.items()}
    return words.say(f"{game}-ends", **named) if words.has(f"{game}-ends") else str(named["to"])
