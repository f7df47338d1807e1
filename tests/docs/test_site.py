"""The documentation site: `make docs` builds it whole, and stops at whatever leads nowhere."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

from manoir import playing
from manoir.games import TITLES

ROOT = Path(__file__).parent.parent.parent
HOUSE = [name for name, title in TITLES.items() if title.package.startswith("manoir.")]
pytestmark = [pytest.mark.once, pytest.mark.skipif(os.name == "nt", reason="the Makefile does not run there")]


@pytest.fixture(scope="module", autouse=True)
def zensical() -> None:
    """The environment of `make docs`, as the Makefile makes it; without a network it cannot be made."""
    made = subprocess.run(["make", ".venv-docs/ready"], cwd=ROOT, capture_output=True, text=True, check=False)
    if made.returncode:
        (pytest.fail if os.environ.get("CI") else pytest.skip)(f"Zensical cannot be installed here: {made.stderr}")


def copied(folder: Path) -> Path:
    """What the site is made of, in a folder where it may be spoilt."""
    shutil.copytree(ROOT / "docs", folder / "docs")
    for path in (*ROOT.glob("*.md"), ROOT / "LICENSE", ROOT / "NOTICE"):
        shutil.copy(path, folder)
    for name in ("src", "web", "examples"):
        (folder / name).symlink_to(ROOT / name)
    return folder


def built(root: Path, **given: str) -> subprocess.CompletedProcess[str]:
    """What `make docs` runs, on a folder."""
    command = [".venv-docs/bin/python", "tools/docsite", str(root)]
    return subprocess.run(
        command, cwd=ROOT, capture_output=True, text=True, env={**os.environ, **given}, check=False, timeout=300
    )


def test_the_site_has_every_page_each_game_in_two_languages_python_messages_and_search(tmp_path: Path) -> None:
    root = copied(tmp_path)
    play = "https://example.org/manoir/play/"
    done = built(root, SITE_URL="https://example.org/manoir", PLAY_URL=play)
    assert done.returncode == 0, done.stdout + done.stderr
    site = root / "build" / "site"

    def page(name: str) -> str:
        return (site / name / "index.html").read_text(encoding="utf-8")

    for path in (ROOT / "docs").rglob("*.md"):
        inside = path.relative_to(ROOT / "docs").with_suffix("")
        assert page(str(inside.parent if inside.name == "index" else inside))
    for name in HOUSE:
        for language in ("", "fr/"):
            game = page(f"{language}games/{name}")
            shown = re.findall(r'<img[^>]+src="[./]*pictures/([\w-]+)\.png"', game)
            assert shown == [f"{name}-table", f"{name}-phone"]
            assert all(clause.name in game for clause in TITLES[name].rulebook.clauses())
    python = page("api/manoir")
    assert all(f'id="manoir.playing.{name}"' in python for name in ("play", "take_up", "Playing.answer"))
    assert str(playing.take_up.__doc__).partition("\n")[0].split("`")[0] in python
    schema = json.loads((ROOT / "docs" / "reference" / "socket.schema.json").read_text(encoding="utf-8"))
    messages = page("reference/socket")
    assert all(f'id="type-{name.lower()}"' in messages for name in schema["$defs"])
    for language, word in (("", "goblins"), ("fr/", "gobelins")):
        assert word in (site / language / "search.json").read_text(encoding="utf-8")
        assert f'href="{play}"' in page(f"{language}games/minuit")
    assert "https://example.org/manoir/fr/games/" in (site / "fr" / "sitemap.xml").read_text(encoding="utf-8")
    outside = re.findall(r'<(?:script|link|img)[^>]+(?:src|href)="(https?://[^"]+)', page(""))
    assert set(outside) <= {"https://example.org/manoir/", play}, "no reader is sent to another machine"


SEEDED = [
    {"explanation/scale.md": "[gone](gone.md)"},
    {"explanation/scale.md": "[false](laws.md#no-such-heading)"},
    {"explanation/scale.md": "![gone](../pictures/gone.png)"},
    {"explanation/scale.md": "[outside](../../GONE.md)"},
    {"fr/index.md": "[perdue](tutorial/gone.md)"},
    # What only the site that was built can tell takes that long, so both are in one.
    {"fr/index.md": '<a href="games/lost/">perdue</a>', "index.md": '<a href="games/#gone">gone</a>'},
]


@pytest.mark.parametrize("seeded", SEEDED, ids=lambda seeded: " ".join(seeded.values()))
def test_a_broken_link_and_a_false_anchor_each_stop_it(seeded: dict[str, str], tmp_path: Path) -> None:
    root = copied(tmp_path)
    for file, text in seeded.items():
        spoilt = root / "docs" / file
        spoilt.write_text(f"{spoilt.read_text(encoding='utf-8')}\n{text}\n", encoding="utf-8")
    done = built(root)
    assert done.returncode == 1, done.stdout + done.stderr
    for text in seeded.values():
        (target,) = re.findall(r'[("]([^()"]+)[)"]', text)
        assert target.strip("/").split("/")[-1] in done.stderr
    assert "leads nowhere, see above" in done.stderr
