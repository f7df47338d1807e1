"""The file of a learned net: a line of JSON that says what it is, its weights, and the digest of both.

After the line come, little end first: a byte for each input (by how much its weights are shifted to the left, and 16
times the bits of the most that counts of it); for each input a byte for each unit; and for the second layer and for the
logits, numbers of two bytes, each layer with a bias of four bytes for each of its units.
"""

from __future__ import annotations

import json
import struct
import sys
from array import array
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from manoir.bots.net import LANE, TOP, Net
from manoir.kernel.plain import Plain
from manoir.kernel.wrong import WrongInput, quoted

FORM = 1
BOUND = 1 << 30
DIGEST = 32


@dataclass(frozen=True, slots=True)
class About:
    """What a net is for, and where it comes from."""

    game: str
    rules: int  # the version of the rules that it learned
    catalogue: int
    lens: int
    sizes: list[int]  # of the tables that it learned
    parts: list[tuple[str, int]]  # of an observation, with the cells of each
    moves: list[int]
    width: int
    downs: tuple[int, int, int]
    training: dict[str, Plain] = field(default_factory=dict)
    form: int = FORM

    @property
    def cells(self) -> int:
        return sum(size for _, size in self.parts)

    @property
    def seats(self) -> int:
        """The most seats."""
        return max(self.sizes)

    @property
    def inputs(self) -> int:
        """Cells, one for each number of seats, one for each seat."""
        return self.cells + 2 * (self.seats + 1)


@dataclass(frozen=True, slots=True)
class Weights:
    """The numbers of a net as its file has them."""

    scales: bytes  # of the inputs
    first: array[int]  # for each input a weight to each unit
    first_bias: array[int]
    second: array[int]  # for each unit a weight to each unit of the next layer
    second_bias: array[int]
    outward: array[int]  # for each logit a weight from each unit
    outward_bias: array[int]


@dataclass(frozen=True, slots=True)
class LearnedNet:
    """A net that was read, and what it says of itself."""

    about: About
    digest: str
    given: Any  # the packed weights, which many share

    def net(self) -> Net:
        """The net, with room of its own to think in."""
        return Net(self.about.width, self.about.downs, self.given)


def written(about: About, weights: Weights) -> bytes:
    """The file of a net."""
    body = json.dumps(asdict(about), sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode() + b"\n"
    body += weights.scales
    for part in LAYERS:
        numbers = array(part[1], getattr(weights, part[0]))
        if sys.byteorder == "big":
            numbers.byteswap()
        body += numbers.tobytes()
    return body + sha256(body).digest()


LAYERS = (
    ("first", "b"),
    ("first_bias", "i"),
    ("second", "h"),
    ("second_bias", "i"),
    ("outward", "h"),
    ("outward_bias", "i"),
)


def read_net(path: Path) -> LearnedNet:
    """The net of a file, or WrongInput that says what is wrong with it."""
    whole = path.read_bytes()
    body, digest = whole[:-DIGEST], whole[-DIGEST:]
    if len(whole) <= DIGEST or sha256(body).digest() != digest:
        raise WrongInput(quoted(path.name), "a file that was cut short or changed", "a net as it was trained")
    line, _, rest = body.partition(b"\n")
    try:
        said = json.loads(line)
        if said["form"] != FORM:
            raise WrongInput(quoted(path.name), f"a net of the form {quoted(said['form'])}", f"one of the form {FORM}")
        parts = [(str(name), int(size)) for name, size in said["parts"]]
        about = About(**{**said, "parts": parts, "downs": tuple(said["downs"])})
        weights = read_weights(about, rest)
        given = packed(about, weights)
    except (ValueError, KeyError, TypeError, struct.error) as trouble:
        raise WrongInput(
            quoted(path.name), f"a net that does not hold together ({trouble})", "one of manoir train"
        ) from None
    return LearnedNet(about, digest.hex()[:16], given)


def read_weights(about: About, rest: bytes) -> Weights:
    """The numbers of a file."""
    width = about.width
    logits = len(about.moves) + about.seats
    counts = (about.inputs * width, width, width * width, width, logits * width, logits)
    at = about.inputs
    found: list[Any] = [rest[:at]]
    for (_, kind), count in zip(LAYERS, counts, strict=True):
        numbers = array(kind)
        end = at + count * numbers.itemsize
        numbers.frombytes(rest[at:end])
        if sys.byteorder == "big":
            numbers.byteswap()
        found.append(numbers)
        at = end
    if at != len(rest):
        raise ValueError(f"{len(rest)} bytes, not {at}")
    return Weights(*found)


def packed(about: About, weights: Weights) -> Any:
    """The weights as they are evaluated, two units in a number; refused where a sum could leave its half."""
    width = about.width
    if width % 2:
        raise ValueError("an odd width")
    shifts = [scale & 15 for scale in weights.scales]
    clips = [(1 << (scale >> 4)) - 1 for scale in weights.scales]
    for unit in range(width):
        most = abs(weights.first_bias[unit])
        for number in range(about.inputs):
            most += (abs(weights.first[number * width + unit]) << shifts[number]) * clips[number]
        rest = abs(weights.second_bias[unit]) + TOP * sum(abs(one) for one in weights.second[unit::width])
        if most >= BOUND or rest >= BOUND:
            raise ValueError(f"unit {unit} goes beyond what a number holds")
    first = [0] * (about.inputs * width // 2)
    for number in range(about.inputs):
        row = weights.first[number * width : (number + 1) * width]
        shift = shifts[number]
        at = number * width // 2
        for pair in range(width // 2):
            first[at + pair] = (row[2 * pair] << shift) + (row[2 * pair + 1] << shift) * int(LANE)
    return (
        vec[i64](clips),
        vec[i64](first),
        vec[i64](paired(weights.first_bias)),
        vec[i64](paired(weights.second)),
        vec[i64](paired(weights.second_bias)),
        vec[i64](list(weights.outward)),
        vec[i64](list(weights.outward_bias)),
    )


def paired(numbers: array[int]) -> list[int]:
    """Two neighbours in one number."""
    return [low + high * int(LANE) for low, high in zip(numbers[::2], numbers[1::2], strict=True)]
