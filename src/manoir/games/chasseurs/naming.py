"""Names and numbers in a line of Chasseurs, and what is said of those that are not known."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from manoir.games.chasseurs.board import Board
from manoir.games.chasseurs.state import CAMP, OPEN, TARGET, played_code
from manoir.kernel.forms import Named, Whole
from manoir.kernel.game import Ask
from manoir.kernel.wrong import WrongInput, quoted

KINDS = ("keep", "discard", "action", "goblins", "scroll")


class Naming:
    """The words of one board, read."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.tiles = Named(board.tile_names, "a treasure such as 'relic 6' or 'coin-rain 2'")
        self.goblins = Named(board.goblin_names, "a goblin such as 'goblin 3 2' (Paws and worth)")
        self.cards = Named(board.card_names, "a card such as 'jungle 7', 'dog 2 8' or 'gold'")

    def tile(self, key: str, name: str) -> int:
        """A treasure by name."""
        return self.tiles.read(f"position: {key}", name)

    def goblin(self, key: str, name: str) -> int:
        """A goblin by name."""
        return self.goblins.read(f"position: {key}", name)

    def card(self, key: str, name: str) -> int:
        """A card by name."""
        return self.cards.read(f"position: {key}", name)

    def seat(self, key: str, word: str) -> int:
        """A seat by its number."""
        return self.whole(key, word, 1, int(self.board.seats)) - 1

    def whole(self, key: str, word: str, low: int, high: int) -> int:
        """A number within bounds."""
        return Whole(low, high).read(f"position: {key}", word)

    def numbers(self, key: str, things: list[str], size: int) -> vec[i64]:
        """So many whole numbers."""
        if len(things) != size:
            raise WrongInput(f"position: {key}", quoted(", ".join(things)), f"{size} numbers")
        return vec[i64]([self.whole(key, thing, 0, 10**6) for thing in things])

    def ask(self, text: str) -> Ask:
        """An open question: seat, kind and number."""
        words = text.split()
        if len(words) != 3 or words[1] not in KINDS:
            raise WrongInput("position: asks", quoted(text), f"a seat, one of {', '.join(KINDS)}, and a number")
        return Ask(self.whole("asks", words[2], 0, 10**9), self.seat("asks", words[0]), words[1])

    def play(self, text: str) -> int:
        """An action card on the table, such as `2 sleeping-beauty jungle on jungle 12`."""
        words = text.split(" ", 4)
        places = [*self.board.site_names, "goblins"]
        if len(words) not in (3, 5) or words[2] not in places:
            raise WrongInput("position: played", quoted(text), "such as '1 flaming-sword jungle'")
        card = self.card("played", words[1])
        if card < int(self.board.actions):
            raise WrongInput("position: played", quoted(words[1]), "an action card")
        site = CAMP if words[2] == "goblins" else places.index(words[2])
        code = int(played_code(self.seat("played", words[0]), card, site))
        if len(words) == 5:
            if words[3] not in ("on", "drew", "laid"):
                raise WrongInput("position: played", quoted(words[3]), "'on', 'drew' or 'laid'")
            code += int(TARGET) * (self.card("played", words[4]) + 1) + (int(OPEN) if words[3] == "laid" else 0)
        return code
