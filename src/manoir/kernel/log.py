"""The log: the only truth that is stored. A header, then one entry a move, as JSON Lines; it replays for ever."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from manoir.kernel.fair import SILENT, Fair, is_seal, is_share
from manoir.kernel.plain import Plain, digest
from manoir.kernel.title import Box, NotationAny, Title
from manoir.kernel.wrong import WrongInput, quoted

FORMAT = 1
LONGEST_NAME = 200  # letters of a player's name: sentences are made of them
DIGEST_EVERY = 20


@dataclass(frozen=True, slots=True)
class Header:
    """What must be known before the first entry can be read."""

    game: str
    rules: int  # the rules version under which the log was written
    edition: str
    edition_digest: str
    options: Mapping[str, Plain]
    seats: tuple[str, ...]  # who sat there, in seat order
    edition_data: Mapping[str, Plain] | None = None  # the whole edition, when it is not one that ships with the house
    fair: Fair | None = None  # what its dice follow from; None: chance was not sealed beforehand

    def plain(self) -> dict[str, Plain]:
        """The first line of a log."""
        edition: dict[str, Plain] = {"name": self.edition, "digest": self.edition_digest}
        if self.edition_data is not None:
            edition["data"] = self.edition_data
        line: dict[str, Plain] = {
            "log": FORMAT,
            "game": self.game,
            "rules": self.rules,
            "edition": edition,
            "options": dict(self.options),
            "seats": list(self.seats),
        }
        if self.fair is not None:
            line["fair"] = self.fair.plain()
        return line


@dataclass(frozen=True, slots=True)
class Entry:
    """One answer and the picks that followed it; entry 0 is the set-up, or a position to start from."""

    number: int
    seat: int | None  # from 0; None for entry 0
    move: str | None  # in notation
    picks: tuple[int, ...]
    position: str | None = None  # entry 0 of a fork: where it starts, in notation
    digest: str | None = None  # of the position after it
    sizes: tuple[int, ...] | None = None  # among how many each pick was chosen, for those who check dice without rules

    def plain(self) -> Plain:
        """A line of a log; seats count from 1 there."""
        line: dict[str, Plain] = {"n": self.number}
        if self.seat is not None:
            line["seat"] = self.seat + 1
            line["move"] = self.move
        if self.position is not None:
            line["position"] = self.position
        line["picks"] = list(self.picks)
        if self.sizes:
            line["of"] = list(self.sizes)
        if self.digest is not None:
            line["digest"] = self.digest
        return line


_write = json.JSONEncoder(separators=(",", ":"), ensure_ascii=False).encode


@dataclass(slots=True)
class Log:
    """A game as it was played."""

    header: Header
    entries: list[Entry] = field(default_factory=list)
    cut: str | None = None  # what was left out of a truncated file, and why

    def lines(self) -> Iterator[str]:
        """The log as it is written."""
        for line in (self.header.plain(), *(entry.plain() for entry in self.entries)):
            yield _write(line)

    def text(self) -> str:
        """All of its lines."""
        return "".join(line + "\n" for line in self.lines())

    def save(self, path: Path) -> None:
        """Write the log to a file, whole or not at all."""
        scratch = path.with_name(path.name + ".part")
        scratch.write_text(self.text(), encoding="utf-8")
        scratch.replace(path)


def header_of(
    title: Title, box: Box, choices: Mapping[str, Plain], seats: tuple[str, ...], fair: Fair | None = None
) -> Header:
    """The header of a new game; WrongInput for a name that no log may have."""
    _check_names(list(seats), "seats")
    data = None if box.shipped else box.sheet.data
    return Header(title.name, title.game.version, box.name, box.digest, choices, seats, data, fair)


def read_log(path: Path) -> Log:
    """The log of a file: up to its last whole entry if it is cut short, WrongInput if anything else is wrong."""
    try:
        data = path.read_bytes()
    except OSError as trouble:
        raise WrongInput(str(path), trouble.strerror or "an unreadable file", "a log file") from None
    end = data.rfind(b"\n") + 1
    try:
        text = data[:end].decode()
    except UnicodeDecodeError:
        raise WrongInput(str(path), "bytes that are not UTF-8", "a log in JSON Lines") from None
    # A file may be cut short in the middle of a letter: what follows the last whole line is judged as a line.
    return log_of(text + data[end:].decode(errors="replace"), str(path))


def log_of(text: str, place: str) -> Log:
    """The log of a text; `place` names it in errors."""
    lines = text.split("\n")
    whole = lines.pop() == ""  # a whole file ends with a line's end
    if not whole:
        lines = text.split("\n")
    if not lines or not lines[0].strip():
        raise WrongInput(place, "an empty file", "a log: a header, then one entry a line")
    log = Log(_header(_parsed(lines[0], f"{place}: line 1"), f"{place}: line 1"))
    for number, line in enumerate(lines[1:], 2):
        where = f"{place}: line {number}"
        last = number == len(lines)
        try:
            entry = _entry(_parsed(line, where), where)
        except WrongInput as wrong:
            if last and not whole:
                log.cut = f"line {number} is cut short; read up to entry {len(log.entries) - 1}"
                break
            raise wrong from None
        if entry.number != len(log.entries):
            raise WrongInput(f"{where}: n", quoted(entry.number), f"{len(log.entries)}, the entries count from 0")
        log.entries.append(entry)
    if not log.entries:
        raise WrongInput(place, "a header and no entry", "entry 0, the set-up")
    return log


HALF_LETTER = "\\ud"  # how JSON writes the halves of a letter beyond the first 65,536; a pair of them is a letter


def _parsed(line: str, where: str) -> dict[str, Any]:
    try:
        data = json.loads(line)
    except (ValueError, RecursionError):  # not JSON, a number too long to read, or nested too deep
        raise WrongInput(where, quoted(line), "one JSON object") from None
    if not isinstance(data, dict):
        raise WrongInput(where, quoted(data), "one JSON object")
    if HALF_LETTER in line.lower():
        try:
            json.dumps(data, ensure_ascii=False).encode()
        except UnicodeEncodeError:
            raise WrongInput(where, "half a letter (a lone surrogate)", "text that can be written in UTF-8") from None
    return data


def _take(data: dict[str, Any], key: str, kind: type, where: str, expected: str) -> Any:
    value = data.get(key)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise WrongInput(f"{where}: {key}", "nothing" if key not in data else quoted(value), expected)
    return value


def _header(data: dict[str, Any], where: str) -> Header:
    if _take(data, "log", int, where, f"{FORMAT}, the format of the log") != FORMAT:
        raise WrongInput(f"{where}: log", quoted(data["log"]), f"{FORMAT}, the format of the log")
    edition = _take(data, "edition", dict, where, "the edition's name and digest")
    seats = _take(data, "seats", list, where, "a list of names")
    _check_names(seats, f"{where}: seats")
    brought = edition.get("data")
    if brought is not None and not isinstance(brought, dict):
        raise WrongInput(f"{where}: edition.data", quoted(brought), "the tables of an edition file")
    return Header(
        game=_take(data, "game", str, where, "the name of a game"),
        rules=_take(data, "rules", int, where, "a rules version"),
        edition=_take(edition, "name", str, f"{where}: edition", "a name"),
        edition_digest=_take(edition, "digest", str, f"{where}: edition", "a digest"),
        options=_take(data, "options", dict, where, "the table's options"),
        seats=tuple(seats),
        edition_data=brought,
        fair=_fair(data, len(seats), where) if "fair" in data else None,
    )


def _check_names(seats: list[Any], where: str) -> None:
    if not all(isinstance(name, str) and len(name) <= LONGEST_NAME for name in seats):
        raise WrongInput(where, quoted(seats), f"a list of names of {LONGEST_NAME} letters at the most")


def _fair(data: dict[str, Any], seats: int, where: str) -> Fair:
    fair = _take(data, "fair", dict, where, "a commitment and the shares of the seats")
    where = f"{where}: fair"
    commitment = _take(fair, "commitment", str, where, "64 hexadecimal digits")
    shares = _take(fair, "shares", list, where, "a share for each seat")
    secret = _take(fair, "secret", str, where, "64 hexadecimal digits") if "secret" in fair else None
    for name, seal in (("commitment", commitment), ("secret", secret)):
        if seal is not None and not is_seal(seal):
            raise WrongInput(f"{where}.{name}", quoted(seal), "64 hexadecimal digits")
    if len(shares) != seats or not all(isinstance(one, str) and (one == SILENT or is_share(one)) for one in shares):
        raise WrongInput(f"{where}.shares", quoted(shares), f"a share for each seat, or {SILENT!r}")
    names = _take(fair, "names", bool, where, "true, where the names are sealed too") if "names" in fair else False
    given_up = _take(fair, "given_up", int, where, "the number of the last entry") if "given_up" in fair else None
    return Fair(commitment, tuple(shares), secret, names, given_up)


def _entry(data: dict[str, Any], where: str) -> Entry:
    number = _take(data, "n", int, where, "the entry's number")
    picks = _take(data, "picks", list, where, "a list of picks")
    if not all(isinstance(pick, int) and not isinstance(pick, bool) for pick in picks):
        raise WrongInput(f"{where}: picks", quoted(picks), "a list of whole numbers")
    sizes = data.get("of", [0] * len(picks))
    if not isinstance(sizes, list) or len(sizes) != len(picks) or not all(type(size) is int for size in sizes):
        raise WrongInput(f"{where}: of", quoted(sizes), "a whole number for each pick")
    position = digested = move = seat = None
    if "digest" in data:
        digested = _take(data, "digest", str, where, "a digest")
    if number == 0:
        if "position" in data:
            position = _take(data, "position", str, where, "a position in notation")
    else:
        seat = _take(data, "seat", int, where, "the number of a seat, from 1") - 1
        move = _take(data, "move", str, where, "a move in notation")
    return Entry(number, seat, move, tuple(picks), position, digested, tuple(sizes) if "of" in data else None)


def digest_due(number: int, over: bool) -> bool:
    """Whether an entry carries a digest: every twentieth and the last."""
    return over or number % DIGEST_EVERY == 0


def position_digest(notation: NotationAny, state: Any) -> str:
    """The digest of a position."""
    return digest(notation.position(state))
