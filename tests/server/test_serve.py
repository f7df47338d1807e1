"""The commands around the server: serve, its check and its settings, and db."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path

import pytest

from manoir.cli import main
from manoir.kernel.wrong import WrongInput
from manoir.server.check import check_house
from manoir.server.pages import Pages
from manoir.server.settings import ServerSettings, from_environment
from manoir.store.migrate import head

GOLDEN = Path(__file__).parent.parent / "golden" / "minuit" / "2-players.log"


def ran(*arguments: str) -> int:
    """Run a command; returns what it exits with."""
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    return int(ended.value.code or 0)


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder}/house.db"


def test_settings_come_from_the_environment_and_a_wrong_one_is_named() -> None:
    found = from_environment({"MANOIR_PORT": "9", "MANOIR_ORIGINS": "https://a.example, https://B.example/"})
    assert found.port == 9
    assert found.allowed_origins() == {"https://a.example", "https://b.example"}
    with pytest.raises(WrongInput, match="MANOIR_PORT"):
        from_environment({"MANOIR_PORT": "many"})


def test_check_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert ran("serve", "--check", "--database", f"sqlite+aiosqlite:///{tmp_path}/no/such/folder/x.db") == 1
    assert "WRONG  database" in capsys.readouterr().out
    assert ran("serve", "--database", "nonsense") == 2
    assert "database" in capsys.readouterr().err


def test_check_is_content_with_a_sound_house(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<!doctype html>")
    settings = ServerSettings(database=url(tmp_path), assets=str(tmp_path))
    assert all(line.good for line in asyncio.run(check_house(settings)))
    assert ran("db", "up", "--database", url(tmp_path)) == 0
    found = asyncio.run(check_house(settings))
    assert all(line.good for line in found)
    assert head() in found[0].words
    assert ran("db", "down", "base", "--database", url(tmp_path)) == 0
    (tmp_path / "other.db").write_bytes(b"no database at all" * 99)
    broken = ServerSettings(database=f"sqlite+aiosqlite:///{tmp_path}/other.db", assets=str(tmp_path))
    assert not asyncio.run(check_house(broken))[0].good


FAR = "postgresql+asyncpg://manoir@127.0.0.1:1/manoir"


@pytest.mark.parametrize(
    ("arguments", "word"),
    [
        (("--workers", "2"), "SQLite has one writer"),
        (("--workers", "2", "--redis", "redis://127.0.0.1:1/0"), "SQLite has one writer"),
        (("--workers", "2", "--database", FAR), "--redis"),
        (("--workers", "0"), "a number from 1 to 256"),
        (("--redis", "nonsense"), "redis://127.0.0.1:6379/0"),
        (("--redis", "redis://127.0.0.1:1/0"), "Redis cannot be used"),
    ],
)
def test_workers_that_cannot_be_are_refused_with_the_reason(
    arguments: tuple[str, ...], word: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    given = arguments if FAR in arguments else (*arguments, "--database", url(tmp_path))
    assert ran("serve", *given) == 2
    told = capsys.readouterr().err
    assert word in told
    assert told.count("\n") == 1
    assert ran("serve", "--check", *given) == 1
    assert "WRONG  workers" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("module", "arguments"), [("asyncpg", ("--database", FAR)), ("redis.asyncio", ("--redis", "x"))]
)
def test_a_missing_extra_is_named(
    module: str,
    arguments: tuple[str, ...],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setitem(sys.modules, module, None)
    given = arguments if FAR in arguments else (*arguments, "--database", url(tmp_path))
    assert ran("serve", *given) == 2
    assert "manoir[scale]" in capsys.readouterr().err


def test_the_page_is_served_from_its_assets(tmp_path: Path) -> None:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<!doctype html><title>Manoir</title>" * 50)
    (tmp_path / "assets" / "page-1234.js").write_text("let a = 1;\n" * 100)
    pages = Pages(tmp_path)
    front = pages.find("index.html")
    assert front is not None
    assert pages.find("table/abc") is front, "the page knows its own places"
    script = pages.find("assets/page-1234.js")
    assert script is not None
    assert script.for_ever
    assert script.packed is not None
    assert len(script.packed) < len(script.body)
    assert script.kind.startswith("text/javascript")
    assert pages.find("assets/gone.js") is None
    assert pages.find("../secrets.txt") is None


def test_finished_games_are_carried_from_house_to_house(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.mkdir()
    other.mkdir()
    log = GOLDEN.read_text(encoding="utf-8")
    game = {"id": "g1", "game": "minuit", "ended": 1.0, "log": log, "told": "[]"}
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(game) + "\n", encoding="utf-8")
    assert ran("db", "import", str(file), "--database", url(one)) == 0
    assert ran("db", "export", str(tmp_path / "out.jsonl"), "--database", url(one)) == 0
    assert ran("db", "import", str(tmp_path / "out.jsonl"), "--database", url(other)) == 0
    assert ran("db", "import", str(tmp_path / "out.jsonl"), "--database", url(other)) == 0
    assert "0 games kept, 1 were known already" in capsys.readouterr().out
    carried = json.loads((tmp_path / "out.jsonl").read_text(encoding="utf-8"))
    assert carried["log"] == log
    assert len(json.loads(carried["told"])) == log.count("\n") - 1
    forged = {**game, "id": "g2", "log": log.replace('"picks":[4', '"picks":[3', 1)}
    file.write_text(json.dumps(forged) + "\n", encoding="utf-8")
    assert ran("db", "import", str(file), "--database", url(one)) == 2
    assert "line 1" in capsys.readouterr().err
