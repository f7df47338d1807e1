"""The page and its links: what is not there says so, HEAD is answered, a link is shown before it is followed."""

from __future__ import annotations

import re
from pathlib import Path

import httpx
import pytest

from live import run, server_in
from manoir.games import TITLES
from manoir.server.pages import PLACES
from manoir.server.previews import MARK, prefers_french

ROOT = Path(__file__).parent.parent.parent
PAGE = f"<!doctype html><html><head><title>Manoir</title>{MARK}</head></html>"


@pytest.fixture
def assets(tmp_path: Path) -> str:
    folder = tmp_path / "assets"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    (folder / "ghost.svg").write_text("<svg/>")
    return str(folder)


def answers(folder: Path, assets: str, *asked: tuple[str, str], **headers: str) -> list[httpx.Response]:
    async def work() -> list[httpx.Response]:
        async with (
            server_in(folder, assets=assets) as address,
            httpx.AsyncClient(base_url=f"http://{address}") as client,
        ):
            return [await client.request(method, path, headers=headers) for method, path in asked]

    return run(work())


def test_the_server_knows_the_places_that_the_page_knows() -> None:
    route = (ROOT / "web/src/lib/route.svelte.ts").read_text(encoding="utf-8")
    (listed,) = re.findall(r"const PAGES: .* = \{(.*)\}", route)
    assert set(re.findall(r"(\w*)'?: '", listed)) == set(PLACES)


def test_what_is_not_there_is_not_found_but_shown_as_a_page(quick_path: Path, assets: str) -> None:
    there = ["/", "/table/x", "/screen/x", "/replay/x", *(f"/rules/{game}" for game in TITLES), "/ghost.svg"]
    not_there = ["/nowhere", "/rules/chess", "/rules", "/guide/chess", "/tables", "/no.png", "/api/nothing"]
    found = answers(quick_path, assets, *(("GET", path) for path in [*there, *not_there]))
    assert [one.status_code for one in found] == [200] * len(there) + [404] * len(not_there)
    assert [path for path, one in zip(not_there, found[len(there) :], strict=True) if "<title>" not in one.text] == [
        "/no.png",
        "/api/nothing",
    ]


def test_head_is_answered_like_get_without_a_body(quick_path: Path, assets: str) -> None:
    for path in ("/", "/ghost.svg", "/nowhere", "/api/games", "/api/nothing", "/health"):
        got, head = answers(quick_path, assets, ("GET", path), ("HEAD", path))
        assert (head.status_code, head.content) == (got.status_code, b""), path
        assert head.headers["content-length"] == got.headers["content-length"], path


def told(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta (?:property|name)="([\w:]+)" content="([^"]*)"', page))


def test_a_link_says_what_it_leads_to_and_no_more(quick_path: Path, assets: str) -> None:
    rules, table, hall = answers(
        quick_path,
        assets,
        ("GET", "/rules/booo"),
        ("GET", "/table/secret-id"),
        ("GET", "/"),
        **{"accept-language": "en"},
    )
    assert told(rules.text)["og:title"] == "Booo! · Manoir"
    assert told(rules.text)["og:description"] == told(rules.text)["description"]
    assert told(table.text)["og:description"] != told(hall.text)["og:description"]
    assert "secret-id" not in table.text
    image = told(hall.text)["og:image"]
    assert re.fullmatch(r"http://127\.0\.0\.1:\d+/preview\.png", image)
    (french,) = answers(quick_path, assets, ("GET", "/rules/minuit"))
    assert told(french.text)["og:locale"] == "fr_FR"


def test_a_page_that_has_not_changed_is_not_sent_again(quick_path: Path, assets: str) -> None:
    async def work() -> None:
        async with server_in(quick_path, assets=assets) as address, httpx.AsyncClient() as client:
            first = await client.get(f"http://{address}/rules/booo")
            again = await client.get(f"http://{address}/rules/booo", headers={"if-none-match": first.headers["etag"]})
            other = await client.get(f"http://{address}/", headers={"if-none-match": first.headers["etag"]})
            assert [again.status_code, other.status_code] == [304, 200]

    run(work())


@pytest.mark.parametrize(
    ("said", "french"),
    [("", True), ("fr-CH, en;q=0.8", True), ("en-GB,fr;q=0.5", False), ("de, en", False), ("*", True)],
)
def test_the_language_of_a_link_is_the_readers(said: str, french: bool) -> None:
    assert prefers_french(said) is french
