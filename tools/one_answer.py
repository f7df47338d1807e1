"""What `tools/walk.py` found, as a page for newcomers: a picture of the way, and every form with its place."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from pathlib import Path
from typing import Protocol

ROOT = Path(__file__).resolve().parent.parent
PAGE = ROOT / "docs" / "explanation" / "one-answer.md"
PICTURE = ROOT / "docs" / "pictures" / "one-answer.svg"
BEGIN, END = "<!-- made by `python tools/walk.py --write` -->\n", "<!-- up to here -->\n"
BY_HAND = (16, 12, 9)  # forms on commit b446c09, when this was first counted
GOALS = (13, 9, 5)
LEGS = ("from the tap to the row", "from the position to each screen", "from the position to a bot")
ZONES = {"browser": "the browser", "house": "the table's worker", "disk": "the store", "bot": "the bot's process"}
COLOURS = {"browser": "#b8860b", "house": "#3f6fb5", "disk": "#3d8b5f", "bot": "#9a4fa3"}
LINE = 5  # forms in a line of the picture
WIDE, HIGH, GAP, LEFT = 160, 46, 26, 14


class Way(Protocol):
    """One answer of a game, followed."""

    @property
    def game(self) -> str:
        """Its game."""
        ...

    @property
    def move(self) -> str:
        """Its text."""
        ...

    @property
    def legs(self) -> tuple[dict[str, str], ...]:
        """Forms and their places, as LEGS names the ways."""
        ...

    @property
    def calls(self) -> int:
        """Calls of the house's own functions."""
        ...

    @property
    def functions(self) -> int:
        """How many functions these are of."""
        ...

    @property
    def modules(self) -> int:
        """How many modules these are in."""
        ...


def label(form: str) -> str:
    """A form in few words."""
    form = form.removesuffix(" (browser)")
    name, _, made = form.partition(", ")
    plain = {"dict": "named data", "int": "number", "JSON (bytes)": "JSON", "JSON (str)": "JSON", "text (str)": "text"}
    if name in ("dict", "list") and made:
        return {"parsed": "parsed message"}.get(made, made)
    return plain.get(name, name.rpartition(".")[2]) + (f", {made}" if made else "")


def zone(form: str, where: str) -> str:
    """Where a form lives."""
    if form.endswith("(browser)"):
        return "browser"
    if where.startswith("bots/bot_process") or "unpacked" in form:
        return "bot"
    return "disk" if where.startswith("store/") or form == "row" else "house"


def _short(where: str) -> str:
    return "/".join(where.partition(":")[0].split("/")[-2:]).removeprefix("lib/")


def picture(way: Way) -> str:
    """The way drawn: a lane for each leg, a box for each form, coloured by where it lives."""
    parts, y = list(_legend()), 64
    for leg, forms in zip(LEGS, way.legs, strict=True):
        parts.append(f'<text class="lane" x="{LEFT}" y="{y}">{escape(leg.capitalize())}: {len(forms)} forms</text>')
        y += 14
        parts += _lane(forms, y)
        y += (HIGH + 20) * -(-len(forms) // LINE) + 26
    width = 2 * LEFT + LINE * WIDE + (LINE - 1) * GAP
    about = f"The forms of one answer of {way.game}: {'; '.join(LEGS)}"
    style = (
        "text{font-family:system-ui,sans-serif;fill:#222}.lane{font-size:15px;font-weight:600}.form{font-size:13px;"
        "font-weight:600}.where{font-size:10.5px;fill:#555}.box{fill:#fff}.ground{fill:#fbfaf7}.arrow{stroke:#777;"
        "stroke-width:1.5;fill:none}@media (prefers-color-scheme:dark){text{fill:#eee}.where{fill:#aaa}"
        ".box{fill:#26262b}.ground{fill:#1b1b1f}}"
    )
    size = f'viewBox="0 0 {width} {y - 20}" role="img" aria-label="{escape(about)}"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size}>'
    ground = f'<rect class="ground" width="{width}" height="{y - 20}" rx="8"/>'
    return "\n".join([head, f"<style>{style}</style>", ground, *parts, "</svg>"]) + "\n"


def _legend() -> Iterator[str]:
    x = LEFT
    for name, words in ZONES.items():
        yield f'<rect x="{x}" y="16" width="14" height="14" rx="3" fill="{COLOURS[name]}"/>'
        yield f'<text class="where" x="{x + 20}" y="27">{words}</text>'
        x += 36 + 7 * len(words)


def _lane(forms: dict[str, str], top: int) -> Iterator[str]:
    """Boxes from left to right, then below from right to left, so that each stands beside the one it came from."""
    for number, (form, where) in enumerate(forms.items()):
        row, column = divmod(number, LINE)
        back = row % 2 == 1
        x, y = LEFT + (LINE - 1 - column if back else column) * (WIDE + GAP), top + row * (HIGH + 20)
        if number and not column:
            yield f'<path class="arrow" d="M{x + WIDE // 2} {y - 17}v13l-4 -5m4 5l4 -5"/>'
        elif number and back:
            yield f'<path class="arrow" d="M{x + WIDE + GAP - 4} {y + HIGH // 2}h{8 - GAP}l5 -4m-5 4l5 4"/>'
        elif number:
            yield f'<path class="arrow" d="M{x - GAP + 4} {y + HIGH // 2}h{GAP - 8}l-5 -4m5 4l-5 4"/>'
        colour = COLOURS[zone(form, where)]
        yield f'<rect class="box" x="{x}" y="{y}" width="{WIDE}" height="{HIGH}" rx="6" stroke="{colour}"/>'
        yield f'<rect x="{x}" y="{y}" width="5" height="{HIGH}" rx="2" fill="{colour}"/>'
        yield f'<text class="form" x="{x + 13}" y="{y + 19}">{escape(label(form))}</text>'
        yield f'<text class="where" x="{x + 13}" y="{y + 36}">{escape(_short(where))}</text>'


def found(ways: Sequence[Way]) -> str:
    """What the page says of all that was found."""
    lines = ["![The way of one answer, form by form](../pictures/one-answer.svg)", ""]
    games = " | ".join(f"{way.game.capitalize()}, `{way.move}`" for way in ways)
    lines += [f"| forms | by hand on b446c09 | {games} | wished for |", f"| --- | ---: |{' ---: |' * len(ways)} ---: |"]
    for number, leg in enumerate(LEGS):
        counts = [len(way.legs[number]) for way in ways]
        cells = " | ".join(str(count) for count in counts)
        over = max(counts) - GOALS[number]
        verdict = f"{GOALS[number]}: {f'missed by {over}' if over > 0 else 'reached'}"
        lines.append(f"| {leg} | {BY_HAND[number]} | {cells} | {verdict} |")
    lines.append("")
    lines += [
        f"{way.game.capitalize()}: {way.calls:,} calls of {way.functions} functions in {way.modules} modules."
        for way in ways
    ]
    for number, leg in enumerate(LEGS):
        lines += ["", f"| {leg}, {ways[0].game.capitalize()} | where it is met first |", "| --- | --- |"]
        lines += [f"| {label(form)} | {_place(where)} |" for form, where in ways[0].legs[number].items()]
    return "\n".join(lines) + "\n"


def _place(where: str) -> str:
    """A place as a page names it: a file and a function of it."""
    file, _, function = where.partition(":")
    return f"`{file}`" + (f", `{function}`" if function else "") if "/" in file else file


def page(ways: Sequence[Way]) -> str:
    """The page with what was found put into it."""
    text = PAGE.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    return f"{before}{BEGIN}\n{found(ways)}\n{END}{rest.split(END)[1]}"


def write(ways: Sequence[Way]) -> None:
    """Write page and picture."""
    PAGE.write_text(page(ways), encoding="utf-8")
    PICTURE.write_text(picture(ways[0]), encoding="utf-8")
