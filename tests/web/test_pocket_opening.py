"""How a house comes into a tab: from its folder alone, with the hall before it, or with words that say what to do."""

from __future__ import annotations

import gzip
import json
import re
from collections.abc import Callable
from typing import Any
from urllib.parse import urljoin
from urllib.request import urlopen

import pytest
from guests import play
from playwright.sync_api import Route, expect
from pockets import BELOW, Host, Tab

PYTHON = re.compile(r"/pyodide\.asm\.wasm$")
ASLEEP = """(() => {  // a page that the device has put to sleep hears nobody
  const Plain = BroadcastChannel
  window.BroadcastChannel = class extends Plain {
    constructor(name) {
      super(name)
      this.addEventListener('message', (event) => window.asleep && event.stopImmediatePropagation())
    }
  }
})()"""


def test_everything_that_the_manifest_names_lies_below_the_folder(host: Host) -> None:
    address = f"{host.address}/manoir.webmanifest"
    manifest = json.loads(urlopen(address, timeout=20).read())
    assert urljoin(address, manifest["scope"]) == f"{host.address}/"
    assert b'name="manoir-pocket"' in urlopen(urljoin(address, manifest["start_url"]), timeout=20).read()
    for icon in manifest["icons"]:
        found = urlopen(urljoin(address, icon["src"]), timeout=20)
        assert found.url.startswith(f"{host.address}/")
        assert found.headers["content-type"] == icon["type"]


def test_the_whole_folder_is_at_most_six_megabytes_where_a_host_compresses(host: Host) -> None:
    bodies = [path.read_bytes() for path in (host.folder / BELOW).rglob("*") if path.is_file()]
    assert sum(min(len(body), len(gzip.compress(body, 6))) for body in bodies) <= 6_000_000


def test_the_hall_stands_and_a_game_is_chosen_while_python_is_still_on_its_way(tab: Callable[..., Tab]) -> None:
    zoe = tab()
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    zoe.context.route(PYTHON, hold)
    zoe.go().sees("La maison s’installe dans cet onglet")
    card = zoe.page.locator("article[data-game=minuit]")
    card.locator(".book").click()
    zoe.page.get_by_role("heading", name="Le Fantôme de Minuit").first.wait_for()
    zoe.page.go_back()
    card.locator(".btn").click()
    expect(card.locator(".btn")).to_be_disabled()
    come = zoe.page.locator("[data-house=loading] progress")
    zoe.page.wait_for_function("bar => bar.value > 0", arg=come.element_handle())  # some of it has come
    for route in held:
        route.continue_()
    zoe.context.unroute_all()
    zoe.stand().page.locator(".ask").wait_for()


def test_bots_of_every_level_think_in_a_worker_of_their_own(tab: Callable[..., Tab]) -> None:
    zoe = tab().watch_minds().against("countess").go().stand()
    assert zoe.minds() == []
    zoe.open()
    play(zoe, until=lambda: len(zoe.minds()) > 1)
    seen = zoe.minds()
    assert not any("error" in one for one in seen)
    assert max(one["simulations"] for one in seen) >= 500  # as many as she was calibrated with
    by_bots = {one["number"] for one in zoe.told("moment") if one.get("seat") == 2}
    assert len(by_bots) <= len(seen)


def test_a_clock_runs_in_a_tab_and_answers_for_who_is_silent(tab: Callable[..., Tab]) -> None:
    zoe = tab().go().stand().open("minuit", clock=1)
    mine = "one => one.type === 'moment' && one.scene?.asks.some(ask => ask.seat === 1)"
    zoe.page.wait_for_function(f"() => new Set(told.filter({mine}).map(one => one.scene.asks[0].id)).size > 2")
    assert not zoe.told("answered")


def lose(zoe: Tab, host: Host, file: str) -> None:
    """A file goes from the browser's caches, and the network goes too."""
    zoe.page.evaluate(
        """async file => {
          const cache = await caches.open((await caches.keys())[0])
          for (const { url } of await cache.keys()) if (new RegExp(file).test(url)) await cache.delete(url)
        }""",
        file,
    )
    zoe.context.new_cdp_session(zoe.page).send("Network.clearBrowserCache")
    host.close()
    zoe.page.reload()


def test_what_is_missing_and_cannot_be_fetched_is_said_and_nobody_waits_for_it(tab: Any, host: Host) -> None:
    tab.forgiven.append("ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to load|Failed to fetch")
    zoe: Tab = tab().go().keep()
    lose(zoe, host, "/house-[0-9a-f]{12}")
    zoe.stand("missing").sees("Il manque ici un morceau de la maison")
    zoe.page.locator("article[data-game=minuit] .btn").click()
    zoe.sees("La maison ne répond pas")
    host.open()
    zoe.page.get_by_role("button", name="Réessayer").click()
    zoe.stand()


def test_a_page_that_is_not_whole_any_more_shows_the_words_that_lie_in_it(tab: Any, host: Host) -> None:
    tab.forgiven.append("ERR_FAILED|ERR_CONNECTION_REFUSED|Failed to load|Failed to fetch")
    zoe: Tab = tab().go().keep()
    for file in ("/assets/base-", "/assets/house-"):
        lose(zoe, host, file)
        zoe.sees("un fichier n’est pas arrivé")
        host.open()
        zoe.page.reload()  # with a network it is fetched again
        zoe.page.locator("article[data-game=minuit]").wait_for()


@pytest.mark.parametrize("broken", ["let 1x = ;", "import './nothing.js'"])
def test_a_browser_that_does_not_understand_the_page_shows_the_words_that_lie_in_it(tab: Any, broken: str) -> None:
    tab.forgiven.append("Invalid or|directly after|strict mode|404")
    zoe: Tab = tab()
    zoe.context.route("**/assets/index-*.js", lambda route: route.fulfill(body=broken, content_type="text/javascript"))
    zoe.go().sees("ce navigateur est trop ancien")


@pytest.mark.parametrize("body", ["let 1x = ;", "delete globalThis.DecompressionStream;"])
def test_a_worker_that_does_not_come_to_life_is_told_and_nobody_waits_for_it(tab: Any, body: str) -> None:
    tab.forgiven.append("Invalid or|directly after|strict mode|DecompressionStream")
    zoe: Tab = tab().changed("worker", body).go().stand("failed")
    zoe.sees("n’a pas pu s’ouvrir dans ce navigateur")
    zoe.page.locator("article[data-game=minuit] .btn").click()
    zoe.sees("La maison ne répond pas")


def test_without_tls_too_two_tabs_are_one_house_and_one_that_slept_writes_nothing_over_the_other(
    tab: Callable[..., Tab], host: Host
) -> None:
    zoe = tab(address=host.insecure)
    zoe.context.add_init_script(ASLEEP)
    zoe.go().stand().open()
    assert not zoe.page.evaluate("() => isSecureContext || 'locks' in navigator || 'serviceWorker' in navigator")
    zoe.page.locator(".ask").wait_for()
    table, first = zoe.table, zoe.page
    zoe.page = second = zoe.context.new_page()
    zoe.go(f"/table/{table}").stand("elsewhere").sees("déjà ouverte dans un autre onglet")
    first.evaluate("() => (window.asleep = true)")
    zoe.stand()  # nobody answers any longer
    play(zoe, until=lambda: len(zoe.told("answered")) > 1)
    further = max(one["scene"]["moment"] for one in zoe.told("moment") if one["scene"])
    first.evaluate("() => (window.asleep = false)")
    zoe.page = first
    zoe.answer()
    zoe.stand("elsewhere")
    second.close()
    zoe.stand().page.locator(".ask").wait_for()
    assert zoe.told("welcome")[-1]["scene"]["moment"] >= further
