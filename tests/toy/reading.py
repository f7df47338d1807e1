"""A position of The Vigil read from its line."""

from __future__ import annotations

from manoir.kernel.wrong import WrongInput, shown
from toy.edition import Options
from toy.state import BAG, OVER, RUSH, SEAL, WATCH, State

STAGES = (SEAL, BAG, WATCH, RUSH, OVER)
FORM = "parts such as 'hands candle comb / mirror; coins 3 3; bag ghost; now watch 1 2'"


def read_position(table: Options, text: str) -> State:
    """The position of a line: what a part leaves out is as at the start, cards named nowhere are in the deck."""
    state = State(table)
    state.round = state.question = 1
    for part in text.split(";"):
        key, _, rest = part.strip().partition(" ")
        words = rest.split()
        if key == "now":
            if not words or words[0] not in STAGES:
                raise WrongInput("position: now", shown(rest), f"one of {', '.join(STAGES)}")
            state.stage = words[0]
            state.asked = tuple(number - 1 for number in _numbers(key, words[1:], 1, table.seats))
        elif key in ("round", "question"):
            setattr(state, key, _numbers(key, words, 1, 999, size=1)[0])
        elif key == "hands":
            state.hands = [sorted(row) for row in _rows(state, key, rest)]
        elif key == "shown":
            state.shown = _rows(state, key, rest)
        elif key == "sealed":
            state.sealed = [row[0] if row else None for row in _rows(state, key, rest)]
        elif key == "discards":
            state.discards = _cards(state, key, words)
        elif key == "bag":
            state.bag = [word for word in words if word != "-"]
            if not set(state.bag) <= {"ghost", "bell"}:
                raise WrongInput("position: bag", shown(rest), "'ghost' and 'bell'")
        elif key == "coins":
            money = sum(state.coins) + state.chest
            state.coins = _numbers(key, words, 0, money, size=table.seats)
            state.chest = money - sum(state.coins)
        else:
            raise WrongInput("position", shown(part.strip()), FORM)
    to_come = table.edition.rounds - state.round + (state.stage in (SEAL, BAG))
    if len(state.bag) < to_come:
        raise WrongInput("position: bag", shown(state.bag), f"{to_come} tokens or more: one for every round to come")
    return state


def _rows(state: State, key: str, rest: str) -> list[list[int]]:
    """Cards by seat, with a slash between seats."""
    rows = [_cards(state, key, row.split()) for row in rest.split("/")]
    if len(rows) != state.table.seats:
        raise WrongInput(f"position: {key}", f"{len(rows)} seats", f"{state.table.seats}, with '/' between them")
    return rows


def _cards(state: State, key: str, words: list[str]) -> list[int]:
    """Cards by name, taken out of the deck."""
    names = state.table.edition.names
    cards = []
    for word in words:
        if word == "-":
            continue
        if word not in names:
            raise WrongInput(f"position: {key}", shown(word), f"one of {', '.join(names)}")
        card = names.index(word)
        if card not in state.deck:
            raise WrongInput(f"position: {key}", f"one {word} too many", "no more than the box holds")
        state.deck.remove(card)
        cards.append(card)
    return cards


def _numbers(key: str, words: list[str], low: int, high: int, size: int | None = None) -> list[int]:
    """Whole numbers within bounds."""
    fits = all(word.isdecimal() and low <= int(word) <= high for word in words)
    if not fits or (size is not None and len(words) != size):
        wanted = "whole numbers" if size is None else f"{size} whole numbers" if size > 1 else "a whole number"
        raise WrongInput(f"position: {key}", shown(" ".join(words)), f"{wanted} from {low} to {high}")
    return [int(word) for word in words]
