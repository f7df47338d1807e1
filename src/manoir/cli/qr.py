"""QR codes for the terminal: byte mode, error correction M, versions 1 to 6; 106 bytes are long for an address."""

from __future__ import annotations

from collections.abc import Callable

# By version: data codewords of each block, error-correction codewords a block, and the second row of small eyes.
BLOCKS = (((16,), 10), ((28,), 16), ((44,), 26), ((32, 32), 18), ((43, 43), 24), ((27, 27, 27, 27), 16))
ALIGN = (0, 18, 22, 26, 30, 34)
QUIET = 2  # light squares around the code: two are enough for a camera that sees a dark terminal

Grid = list[list[bool | None]]

MASKS: tuple[Callable[[int, int], bool], ...] = (
    lambda x, y: (x + y) % 2 == 0,
    lambda _, y: y % 2 == 0,
    lambda x, _: x % 3 == 0,
    lambda x, y: (x + y) % 3 == 0,
    lambda x, y: (y // 2 + x // 3) % 2 == 0,
    lambda x, y: (x * y) % 2 + (x * y) % 3 == 0,
    lambda x, y: ((x * y) % 2 + (x * y) % 3) % 2 == 0,
    lambda x, y: ((x + y) % 2 + (x * y) % 3) % 2 == 0,
)


def times(a: int, b: int) -> int:
    """A product in the field of 256 elements that the code counts in."""
    product = 0
    while b:
        product ^= a * (b & 1)
        a = a << 1 ^ (285 if a & 128 else 0)
        b >>= 1
    return product


def remainder(data: list[int], size: int) -> list[int]:
    """The error-correction codewords of a block."""
    generator, root = [1], 1
    for _ in range(size):
        longer = [*generator, 0]
        generator = [longer[0], *(longer[n] ^ times(longer[n - 1], root) for n in range(1, len(longer)))]
        root = times(root, 2)
    rest = [*data, *[0] * size]
    for n in range(len(data)):
        lead = rest[n]
        for i, term in enumerate(generator):
            rest[n + i] ^= times(term, lead)
    return rest[len(data) :]


def codewords(data: bytes, version: int) -> list[int]:
    """What is written into the squares: length, text, padding and checks, the blocks woven into each other."""
    sizes, extra = BLOCKS[version - 1]
    room = sum(sizes)
    bits = f"0100{len(data):08b}" + "".join(f"{byte:08b}" for byte in data)
    bits += "0" * min(4, room * 8 - len(bits))
    bits += "0" * (-len(bits) % 8)
    words = [int(bits[n : n + 8], 2) for n in range(0, len(bits), 8)]
    words += [(236, 17)[n % 2] for n in range(room - len(words))]
    blocks = [words[sum(sizes[:n]) : sum(sizes[: n + 1])] for n in range(len(sizes))]
    checks = [remainder(block, extra) for block in blocks]
    return [row[n] for rows in (blocks, checks) for n in range(max(map(len, rows))) for row in rows if n < len(row)]


def frame(version: int) -> Grid:
    """Eyes, small eye and rulers; None where the text goes."""
    size = version * 4 + 17
    grid: Grid = [[None] * size for _ in range(size)]

    def eye(cx: int, cy: int, reach: int, dark: set[int]) -> None:
        for y in range(max(0, cy - reach), min(size, cy + reach + 1)):
            for x in range(max(0, cx - reach), min(size, cx + reach + 1)):
                grid[y][x] = max(abs(x - cx), abs(y - cy)) in dark

    for cx, cy in ((3, 3), (size - 4, 3), (3, size - 4)):
        eye(cx, cy, 4, {0, 1, 3})
    if ALIGN[version - 1]:
        eye(ALIGN[version - 1], ALIGN[version - 1], 2, {0, 2})
    for n in range(8, size - 8):
        grid[6][n] = grid[n][6] = n % 2 == 0
    grid[size - 8][8] = True
    return grid


def sign(grid: Grid, mask: int) -> None:
    """The level and the mask, twice; level M is 00."""
    size, rest = len(grid), mask << 10
    for n in range(12, 9, -1):
        if rest >> n & 1:
            rest ^= 0x537 << (n - 10)
    form = (mask << 10 | rest) ^ 0x5412
    for n in range(15):
        dark = form >> n & 1 == 1
        row, column = (n, 8) if n < 6 else (n + 1, 8) if n < 8 else (8, 7 if n == 8 else 14 - n)
        grid[row][column] = dark
        row, column = (8, size - 1 - n) if n < 8 else (size - 15 + n, 8)
        grid[row][column] = dark


def fill(grid: Grid, words: list[int], mask: int) -> None:
    """The text, up and down in pairs of columns from the right."""
    size, n = len(grid), 0
    for right in (column if column > 6 else column - 1 for column in range(size - 1, 0, -2)):
        up = (right + 1) & 2 == 0
        for y in range(size - 1, -1, -1) if up else range(size):
            for x in (right, right - 1):
                if grid[y][x] is None:
                    bit = n < len(words) * 8 and words[n >> 3] >> (7 - n % 8) & 1 == 1
                    grid[y][x] = bit != MASKS[mask](x, y)
                    n += 1


def squares(text: str) -> list[list[bool]]:
    """The squares of a text, row by row; true is dark. ValueError if it is too long."""
    data = text.encode()
    version = next((n for n, (sizes, _) in enumerate(BLOCKS, 1) if sum(sizes) >= len(data) + 2), 0)
    if not version:
        raise ValueError(f"{len(data)} bytes do not fit into a code of version {len(BLOCKS)}")
    words = codewords(data, version)
    found = []
    for mask in range(len(MASKS)):
        grid = frame(version)
        sign(grid, mask)
        fill(grid, words, mask)
        found.append([[bool(dark) for dark in row] for row in grid])
    return min(found, key=_unrest)


def _unrest(grid: list[list[bool]]) -> int:
    """How hard a code is to read: long runs of one colour are, and patterns that look like an eye."""
    lines = ["".join("01"[dark] for dark in line) for rows in (grid, zip(*grid, strict=True)) for line in rows]
    runs = sum(
        len(run) - 2 for line in lines for run in line.replace("01", "0 1").replace("10", "1 0").split() if len(run) > 4
    )
    return runs + 40 * sum(line.count("10111010000") + line.count("00001011101") for line in lines)


def drawn(text: str) -> str:
    """A code in half blocks, two rows a line, light on a dark terminal and dark on a light one alike."""
    rows = squares(text)
    wide = len(rows) + 2 * QUIET
    edge = [[False] * wide for _ in range(QUIET)]
    framed = [*edge, *([False] * QUIET + row + [False] * QUIET for row in rows), *edge]
    framed += [[False] * wide] * (len(framed) % 2)
    pairs = zip(framed[::2], framed[1::2], strict=True)
    halves = {(False, False): "█", (False, True): "▀", (True, False): "▄", (True, True): " "}
    return "\n".join("".join(halves[pair] for pair in zip(top, bottom, strict=True)) for top, bottom in pairs)
