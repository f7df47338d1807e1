"""A picture in 256 colours: flat drawings lose nothing that an eye would miss, and two thirds of their weight."""

from __future__ import annotations

import struct
import zlib
from collections import Counter
from pathlib import Path

Colour = tuple[int, int, int]


def lighten(path: Path) -> None:
    """Write a PNG anew with a palette; it is read as browsers write it, eight bits a channel."""
    width, height, rows = _read(path)
    step = len(rows[0]) // width
    pixels = [bytes(row) for row in rows]
    counts: Counter[Colour] = Counter()
    for row in pixels:
        counts.update(zip(row[0::step], row[1::step], row[2::step], strict=True))
    palette = _palette(counts)
    nearest = {colour: _nearest(colour, palette) for colour in counts}
    lines = bytearray()
    for row in pixels:
        lines.append(0)
        lines += bytes(nearest[colour] for colour in zip(row[0::step], row[1::step], row[2::step], strict=True))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    chunks = ((b"IHDR", head), (b"PLTE", bytes(part for colour in palette for part in colour)))
    body = b"".join(_chunk(*one) for one in (*chunks, (b"IDAT", zlib.compress(bytes(lines), 9)), (b"IEND", b"")))
    path.write_bytes(b"\x89PNG\r\n\x1a\n" + body)


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _read(path: Path) -> tuple[int, int, list[bytearray]]:
    """Width, height and rows of a PNG, with its filters undone."""
    data = path.read_bytes()
    at, packed, width, height, step = 8, b"", 0, 0, 3
    while at < len(data):
        size, kind = struct.unpack_from(">I4s", data, at)
        part = data[at + 8 : at + 8 + size]
        if kind == b"IHDR":
            width, height, _, form = struct.unpack_from(">IIBB", part)
            step = {2: 3, 6: 4}[form]
        elif kind == b"IDAT":
            packed += part
        at += size + 12
    raw, rows = zlib.decompress(packed), []
    above = bytearray(width * step)
    for y in range(height):
        start = y * (width * step + 1)
        above = _unfiltered(raw[start], bytearray(raw[start + 1 : start + 1 + width * step]), above, step)
        rows.append(above)
    return width, height, rows


def _unfiltered(kind: int, row: bytearray, above: bytearray, step: int) -> bytearray:
    if kind == 0:
        return row
    for n in range(len(row)):
        left = row[n - step] if n >= step else 0
        up = above[n]
        if kind == 1:
            add = left
        elif kind == 2:
            add = up
        elif kind == 3:
            add = (left + up) // 2
        else:
            corner = above[n - step] if n >= step else 0
            guess = left + up - corner
            add = min((abs(guess - one), order, one) for order, one in enumerate((left, up, corner)))[2]
        row[n] = (row[n] + add) & 255
    return row


def _palette(counts: Counter[Colour], size: int = 256) -> list[Colour]:
    """The box with the widest spread of much used colours is halved until there are enough boxes."""
    boxes = [list(counts)]
    while len(boxes) < min(size, len(counts)):
        box = max(
            (box for box in boxes if len(box) > 1), key=lambda box: _spread(box)[0] * sum(counts[c] for c in box) ** 0.4
        )
        boxes.remove(box)
        channel = _spread(box)[1]
        box.sort(key=lambda colour: colour[channel])
        half, total, cut = sum(counts[c] ** 0.5 for c in box) / 2, 0.0, 0
        while cut < len(box) - 1 and (cut == 0 or total < half):
            total += counts[box[cut]] ** 0.5
            cut += 1
        boxes += [box[:cut], box[cut:]]
    return [max(box, key=lambda colour: counts[colour]) for box in boxes]


def _spread(box: list[Colour]) -> tuple[int, int]:
    return max((max(c[n] for c in box) - min(c[n] for c in box), n) for n in range(3))


def _nearest(colour: Colour, palette: list[Colour]) -> int:
    r, g, b = colour
    return min(
        range(len(palette)),
        key=lambda n: (palette[n][0] - r) ** 2 + (palette[n][1] - g) ** 2 + (palette[n][2] - b) ** 2,
    )
