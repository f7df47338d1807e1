"""Editions: every number and drawing of a box, as data, read with errors that name the file and the key."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from manoir.kernel.plain import digest
from manoir.kernel.wrong import WrongInput, brief, quoted

LONGEST_NAME = 60  # letters of a name in a box: sentences are made of them


class Sheet:
    """A part of an edition file that knows where it stands, so that every complaint names its place."""

    def __init__(self, data: dict[str, Any], place: str, prefix: str = "") -> None:
        self.data = data
        self.place = place
        self.prefix = prefix

    def complain(self, key: str, found: object, expected: str) -> WrongInput:
        """The error for a key of this part; raise it."""
        text = found if isinstance(found, str) and found.startswith("nothing") else quoted(found)
        return WrongInput(f"{self.place}: {self.prefix}{brief(key)}", str(text), expected)

    def part(self, key: str) -> Sheet:
        """A table of the file."""
        return Sheet(self._get(key, dict, "a table"), self.place, f"{self.prefix}{brief(key)}.")

    def parts(self, key: str) -> list[Sheet]:
        """A list of tables, at least one."""
        rows = self._get(key, list, "a list of tables")
        if not rows:
            raise self.complain(key, rows, "at least one entry")
        for number, row in enumerate(rows, 1):
            if not isinstance(row, dict):
                raise self.complain(f"{key}[{number}]", row, "a table")
        return [Sheet(row, self.place, f"{self.prefix}{key}[{n}].") for n, row in enumerate(rows, 1)]

    def whole(self, key: str, low: int, high: int, default: int | None = None) -> int:
        """A whole number within bounds."""
        if default is not None and key not in self.data:
            return default
        value = self._get(key, int, f"a whole number from {low} to {high}")
        if isinstance(value, bool) or not low <= value <= high:
            raise self.complain(key, value, f"a whole number from {low} to {high}")
        return int(value)

    def text(self, key: str, default: str | None = None, longest: int = LONGEST_NAME) -> str:
        """A text that is not empty, nor longer than a name."""
        if default is not None and key not in self.data:
            return default
        value = self._get(key, str, "a text")
        if not value:
            raise self.complain(key, value, "a text that is not empty")
        if len(value) > longest:
            raise self.complain(key, value, f"a text of {longest} letters at the most")
        return str(value)

    def yes(self, key: str) -> bool:
        """A flag, off unless it is written."""
        return bool(self._get(key, bool, "true or false")) if key in self.data else False

    def wholes(self, key: str, low: int, high: int, size: int | None = None) -> list[int]:
        """A list of whole numbers within bounds, at least one, or exactly `size` of them."""
        wanted = f"a list of {f'{size} ' if size else ''}whole numbers from {low} to {high}"
        values = self._get(key, list, wanted)
        fits = all(isinstance(v, int) and not isinstance(v, bool) and low <= v <= high for v in values)
        if not values or not fits or (size is not None and len(values) != size):
            raise self.complain(key, values, wanted)
        return [int(v) for v in values]

    def texts(self, key: str) -> list[str]:
        """A list of texts, at least one, no two alike."""
        values = self._get(key, list, "a list of texts")
        if not values or not all(isinstance(v, str) and 1 <= len(v) <= LONGEST_NAME for v in values):
            raise self.complain(key, values, f"a list of texts of 1 to {LONGEST_NAME} letters")
        if len(set(values)) != len(values):
            raise self.complain(key, values, "texts that all differ")
        return [str(v) for v in values]

    def keys(self) -> list[str]:
        """The keys of this part, in the order of the file."""
        return list(self.data)

    def only(self, *known: str) -> None:
        """Refuse a key that nothing reads: most often it is a known one, misspelt."""
        for key in self.data:
            if key not in known:
                raise self.complain(key, "a key that nothing reads", f"one of {', '.join(known)}")

    def _get(self, key: str, kind: type, expected: str) -> Any:
        if key not in self.data:
            raise self.complain(key, "nothing", expected)
        value = self.data[key]
        if not isinstance(value, kind):
            raise self.complain(key, value, expected)
        return value


def read_sheet(path: Path, game: str) -> Sheet:
    """An edition file as a sheet, or WrongInput that says what is wrong with the file."""
    return _of_game(read_toml(path, "an edition file"), game)


def sheet_of(text: str, place: str, game: str) -> Sheet:
    """The text of an edition file as a sheet."""
    return _of_game(_toml(text, place), game)


def read_toml(path: Path, kind: str) -> Sheet:
    """A TOML file as a sheet; `kind` says what should have been there when it cannot be read."""
    try:
        text = path.read_text(encoding="utf-8")
    except OSError as trouble:
        raise WrongInput(str(path), trouble.strerror or "an unreadable file", kind) from None
    except UnicodeDecodeError:
        raise WrongInput(str(path), "bytes that are not UTF-8", "a TOML file in UTF-8") from None
    return _toml(text, str(path))


def _toml(text: str, place: str) -> Sheet:
    try:
        return Sheet(tomllib.loads(text), place)
    except tomllib.TOMLDecodeError as trouble:
        raise WrongInput(place, f"text that is not TOML ({trouble})", "a TOML file") from None


def _of_game(sheet: Sheet, game: str) -> Sheet:
    _undated(sheet)
    named = sheet.part("edition").text("game")
    if named != game:
        raise WrongInput(f"{sheet.place}: edition.game", quoted(named), f"'{game}'")
    return sheet


def _undated(sheet: Sheet) -> None:
    """Refuse the one kind of TOML value that a log cannot write down: no box needs a date or a time."""
    for key in sheet.keys():
        value = sheet.data[key]
        if not isinstance(value, (str, int, float, list, dict)):
            raise sheet.complain(key, str(value), "a text, a number, true or false, a list or a table, not a date")
        for number, row in enumerate(value if isinstance(value, list) else [], 1):
            _undated(Sheet({f"{key}[{number}]": row}, sheet.place, sheet.prefix))
        if isinstance(value, dict):
            _undated(Sheet(value, sheet.place, f"{sheet.prefix}{brief(key)}."))


def sheet_digest(sheet: Sheet) -> str:
    """What a log keeps of an edition, to know it again."""
    return digest(sheet.data)
