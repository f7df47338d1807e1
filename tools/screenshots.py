"""Every page and state on five screens, in French by night and in English by day.

`make screenshots` writes build/screenshots, sheets of them, and what was measured to be cut or too small;
`python tools/screenshots.py --docs` takes those that the documentation shows, into docs/pictures and docs/fr/pictures;
`python tools/screenshots.py NAME...` takes only the positions of a game, or those with a name: `minuit`, `discard`.
"""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator, Sequence
from itertools import chain
from pathlib import Path

from album import DOCS, LIKED, LIVELY, OUT, PEOPLE, ROOT, SIZES, Album
from answered import answered  # with those below, within reach because `album` put the browser tests on the path
from guests import Guest
from opened import opened
from openings import brought, taken_up
from PIL import Image
from states import README, STATES

PRINTED_AS = {"desk": "table", "phone": "phone"}  # how the documentation calls the sizes
ACROSS = {"phone": 6, "side": 4, "tablet": 6, "desk": 4, "tv": 4}  # pictures beside each other on a sheet
DOWN = {"phone": 2, "side": 6, "tablet": 2, "desk": 4, "tv": 5}
WIDE = 1560  # pixels of a sheet


def batched(pictures: Sequence[Path], many: int) -> Iterator[Sequence[Path]]:
    """So many at a time."""
    return (pictures[n : n + many] for n in range(0, len(pictures), many))


def sheets(folder: Path) -> None:
    """Contact sheets of all pictures of a folder, one kind of screen a sheet, each state beside itself by day."""
    (folder / "sheets").mkdir(exist_ok=True)
    for size, across in ACROSS.items():
        first, *others = ("-".join((size, *liked)) for liked in LIKED)
        found = sorted(folder.glob(f"*-{first}.png"), key=lambda one: one.stat().st_mtime)
        both = [
            one
            for night in found
            for one in (night, *(night.with_name(night.name.replace(first, other)) for other in others))
        ]
        for number, some in enumerate(batched(both, across * DOWN[size]), 1):
            sheet(some, across, folder / "sheets" / f"{size}-{number:02}.png")


def sheet(pictures: Sequence[Path], across: int, file: Path) -> None:
    """Pictures beside and under each other."""
    width = WIDE // across
    rows = [[scaled(Image.open(one).convert("RGB"), width) for one in row] for row in batched(pictures, across)]
    highs = [max(one.height for one in row) for row in rows]
    whole = Image.new("RGB", (WIDE, sum(highs)), "#808080")
    for n, row in enumerate(rows):
        for m, one in enumerate(row):
            whole.paste(one, (m * width, sum(highs[:n])))
    whole.save(file)


def scaled(picture: Image.Image, width: int) -> Image.Image:
    """A picture in the width of its place."""
    return picture.resize((width - 6, round(picture.height * (width - 6) / picture.width)))


def documented(album: Album) -> None:
    """What the documentation shows."""
    album.all()
    for state in README:
        guest = album.visitor("Zoé", handRoll=False)
        state.open(guest)
        printed(guest, {size: f"{state.game}-{name}" for size, name in PRINTED_AS.items()})
    for name, size, path, ready in elsewhere(album):
        guest = album.visitor("Zoé", handRoll=False).go(path)
        if name == "puzzle":
            answered(guest.page)
        guest.page.locator(ready).first.wait_for(timeout=600_000)  # a review takes its time
        printed(guest, {size: name}, ready)
    for picture in chain.from_iterable(folder.glob("*.png") for folder in DOCS.values()):
        # Flat drawings lose nothing in 256 colours that an eye would miss, and two thirds of their weight.
        drawn = Image.open(picture).convert("RGB")
        drawn.thumbnail((SIZES["desk"][0], drawn.height))
        drawn.quantize(256, dither=Image.Dither.NONE).save(picture, optimize=True)


def elsewhere(album: Album) -> Iterator[tuple[str, str, str, str]]:
    """A television and a phone beside it, a review and a puzzle: picture, size, address, and what is to be seen."""
    finished = brought(album.house, "minuit", 4)
    held = taken_up(album.house, finished, LIVELY, *PEOPLE)
    table = held["table"]["id"]
    hands = [f"/table/{table}#seat={one['secret']}&hand=1" for one in sorted(held["held"], key=lambda one: one["seat"])]
    phones = [album.visitor(name, handRoll=False).go(hand) for name, hand in zip(PEOPLE, hands, strict=True)]
    for phone in phones:
        phone.page.locator(".remote .ask").wait_for()
    yield "television", "tv", f"/screen/{table}", ".tv .board"
    yield "hand", "phone", hands[0], ".remote .ask"
    for phone in phones:
        phone.context.close()
    yield "review", "desk", f"/replay/{finished}#review", ".review svg[role=img]"
    yield "puzzle", "desk", "/solo/minuit#puzzle=fair-1", ".judged"


def printed(guest: Guest, names: dict[str, str], shown: str = "main") -> None:
    """A page in both languages and in some sizes, each picture by its name; then the visitor goes."""
    for language, folder in DOCS.items():
        guest.like(language=language)
        for size, name in names.items():
            guest.resize(*SIZES[size])
            guest.page.locator(shown).first.scroll_into_view_if_needed()
            guest.page.wait_for_timeout(1500)
            guest.page.screenshot(path=folder / f"{name}.png", animations="disabled")
    guest.context.close()


def positions(album: Album, wanted: set[str]) -> None:
    """Every position of the boards, or those of a game or with a name."""
    for state in STATES:
        if wanted and not wanted & {state.game, state.name}:
            continue
        guest = album.visitor("Zoé", handRoll=False)
        state.open(guest)
        guest.page.wait_for_timeout(1000)
        album.take(f"{state.game}-{state.name}", guest=guest)
        guest.context.close()


def main() -> None:
    """A house of its own, every visitor, every position, every picture; and what was measured wrong on any."""
    docs, wanted = "--docs" in sys.argv[1:], set(sys.argv[1:]) - {"--docs"}
    if not docs:
        shutil.rmtree(OUT, ignore_errors=True)
    folders = tuple(DOCS.values()) if docs else (OUT,)
    for folder in folders:
        folder.mkdir(parents=True, exist_ok=True)
    with opened("bare") as (browser, house):
        album = Album(browser, house, docs)
        if docs:
            documented(album)
        else:
            positions(album, wanted)
            if not wanted:
                album.all()
            sheets(OUT)
            (OUT / "wrong.txt").write_text("".join(f"{one}\n" for one in album.wrong), encoding="utf-8")
    for folder in folders:
        print(f"manoir: {len(list(folder.glob('*.png')))} pictures in {folder.relative_to(ROOT)}")


if __name__ == "__main__":
    main()
