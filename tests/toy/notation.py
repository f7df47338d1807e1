"""Moves and positions of The Vigil as words, both ways."""

from __future__ import annotations

from collections.abc import Iterable

from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, shown
from toy.edition import Options
from toy.moves import CARD, COINS, LIGHT, WAIT, card_of, is_seal, seal
from toy.reading import read_position
from toy.state import State
from toy.view import View

PLAIN = {"light": LIGHT, "wait": WAIT, "take coins": COINS, "take card": CARD}
TEXTS = {move: text for text, move in PLAIN.items()}


class VigilNotation:
    """The words of one table."""

    def __init__(self, table: Options) -> None:
        self.table = table
        self.names = table.edition.names

    def text(self, move: int) -> str:
        return f"seal {self.names[card_of(move)]}" if is_seal(move) else TEXTS[move]

    def move(self, text: str) -> int:
        first, _, rest = text.partition(" ")
        if text in PLAIN:
            return PLAIN[text]
        if first == "seal" and rest in self.names:
            return seal(self.names.index(rest))
        forms = ", ".join(f"'{form}'" for form in PLAIN)
        raise WrongInput("move", shown(text), f"{forms} or 'seal CARD' with one of {', '.join(self.names)}")

    def structure(self, move: int) -> dict[str, Plain]:
        first, _, rest = self.text(move).partition(" ")
        key = {"seal": "card", "take": "what"}.get(first)
        return {"move": first, key: rest} if key else {"move": first}

    def unstructure(self, data: dict[str, Plain]) -> int:
        return self.move(" ".join(str(data[key]) for key in ("move", "card", "what") if key in data))

    def position(self, state: State) -> Plain:
        return {
            **self._public(state),
            "deck": self._cards(sorted(state.deck)),
            "seats": [
                {
                    "hand": self._cards(state.hands[seat]),
                    "sealed": self._card(state.sealed[seat]),
                    "shown": self._cards(state.shown[seat]),
                    "coins": state.coins[seat],
                }
                for seat in range(self.table.seats)
            ],
        }

    def seen(self, view: View) -> Plain:
        return {
            **self._public(view),
            "hand": self._cards(view.mine),
            "sealed": self._card(view.my_sealed),
            "seats": [
                {
                    "cards": view.hands[seat],
                    "sealed": view.sealed[seat],
                    "shown": self._cards(view.shown[seat]),
                    "coins": view.coins[seat],
                }
                for seat in range(self.table.seats)
            ],
        }

    def write(self, state: State) -> str:
        rows = {
            "round": str(state.round),
            "question": str(state.question),
            "hands": " / ".join(self._row(hand) for hand in state.hands),
            "sealed": " / ".join(self._card(card) or "-" for card in state.sealed),
            "shown": " / ".join(self._row(cards) for cards in state.shown),
            "discards": self._row(state.discards),
            "bag": " ".join(state.bag) or "-",
            "coins": " ".join(map(str, state.coins)),
            "now": " ".join([state.stage, *(str(seat + 1) for seat in state.asked)]),
        }
        return "; ".join(f"{key} {words}" for key, words in rows.items())

    def read(self, text: str) -> State:
        return read_position(self.table, text)

    def _public(self, seen: State | View) -> dict[str, Plain]:
        """What a position and every view have in common."""
        return {
            "stage": seen.stage,
            "round": seen.round,
            "question": seen.question,
            "asked": [seat + 1 for seat in seen.asked],
            "discards": self._cards(seen.discards),
            "bag": sorted(seen.bag),
            "chest": seen.chest,
        }

    def _cards(self, cards: Iterable[int]) -> list[str]:
        return [self.names[card] for card in cards]

    def _card(self, card: int | None) -> str | None:
        return None if card is None else self.names[card]

    def _row(self, cards: Iterable[int]) -> str:
        return " ".join(self._cards(cards)) or "-"
