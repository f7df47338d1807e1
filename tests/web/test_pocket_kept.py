"""What a house in a pocket keeps: through a crash, beside a second tab, over an update, without storage, in a file."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree
from typing import Any

import pytest
from guests import Guest, play
from playwright.sync_api import expect
from pockets import BELOW, Host, Tab, hosted

FULL = """globalThis.full = false  // a disk that has no room
const { commit } = IDBTransaction.prototype
IDBTransaction.prototype.commit = function () { full ? this.abort() : commit.call(this) };"""
REFUSED = "IDBFactory.prototype.open = () => { throw new DOMException('refused', 'SecurityError') };"


@pytest.fixture
def own_host(host_folder: Path, tmp_path: Path) -> Iterator[Host]:
    """A web server whose folder a test may change."""
    copytree(host_folder, tmp_path, dirs_exist_ok=True)
    with hosted(tmp_path) as host:
        yield host


def test_a_tab_that_is_ended_in_the_middle_of_an_answer_has_lost_nothing_that_was_acknowledged(
    tab: Callable[..., Tab], host: Host
) -> None:
    zoe = tab().go().keep()
    host.close()
    zoe.open()
    play(zoe, until=lambda: len(zoe.told("answered")) > 3)
    table, acknowledged = zoe.table, max(one["scene"]["moment"] for one in zoe.told("moment") if one["scene"])
    zoe.moves.first.click()
    zoe.page.close()  # its workers end where they are
    zoe.page = zoe.context.new_page()
    zoe.go(f"/table/{table}").stand().page.locator(".ask").wait_for()
    assert zoe.told("welcome")[0]["scene"]["moment"] >= acknowledged
    zoe.page.reload()
    play(zoe)


def test_a_second_tab_says_that_the_house_is_open_elsewhere_and_takes_over(
    tab: Callable[..., Tab],
) -> None:
    zoe = tab().go().stand()
    first, zoe.page = zoe.page, zoe.context.new_page()
    zoe.go().stand("elsewhere").sees("déjà ouverte dans un autre onglet")
    first.close()
    zoe.stand()


def test_an_update_is_offered_in_the_hall_and_never_in_a_game(
    tab: Callable[..., Tab], own_host: Host, tmp_path: Path
) -> None:
    zoe = tab(address=own_host.address).go().keep()
    zoe.open()
    table = zoe.table
    worker = tmp_path / BELOW / "sw.js"
    worker.write_text(re.sub(r'VERSION = "\w+"', 'VERSION = "newer"', worker.read_text()))
    zoe.page.evaluate("async () => { await (await navigator.serviceWorker.ready).update() }")
    zoe.page.wait_for_function("async () => (await navigator.serviceWorker.ready).waiting !== null")
    expect(zoe.page.get_by_role("button", name="La prendre")).to_have_count(0)
    zoe.page.locator("header a").first.click()
    zoe.page.evaluate("() => { window.older = true }")
    zoe.page.get_by_role("button", name="La prendre").click()
    zoe.page.wait_for_function("() => !window.older")  # the page has opened itself anew, by the newer version
    assert zoe.page.evaluate("async () => (await caches.keys()).every(name => name.endsWith('newer'))")
    own_host.close()
    zoe.go(f"/table/{table}").stand().page.locator(".ask").wait_for()


def test_half_of_the_cache_is_lost_and_comes_back(tab: Callable[..., Tab], host: Host) -> None:
    zoe = tab().go().keep()
    lost = """async () => {
      const cache = await caches.open((await caches.keys())[0])
      for (const [n, key] of (await cache.keys()).entries()) if (n % 2) await cache.delete(key)
      return (await cache.keys()).length
    }"""
    left = zoe.page.evaluate(lost)
    zoe.page.reload()
    zoe.keep()
    count = "async () => (await (await caches.open((await caches.keys())[0])).keys()).length"
    assert zoe.page.evaluate(count) > left
    host.close()
    zoe.page.reload()
    zoe.stand()


def test_where_the_browser_keeps_nothing_the_page_says_so_and_one_can_play(tab: Callable[..., Tab]) -> None:
    zoe = tab().changed("worker", REFUSED)
    zoe.go().stand().sees("Ce navigateur ne garde rien ici")
    zoe.open()
    zoe.page.locator(".ask").wait_for()


def test_all_games_go_into_a_file_and_into_another_browser(tab: Callable[..., Tab], tmp_path: Path) -> None:
    zoe = tab().go().stand()
    zoe.open()
    zoe.page.locator(".ask").wait_for()
    zoe.walk("/games")
    with zoe.page.expect_download() as coming:
        zoe.page.get_by_role("button", name="Tout garder").click()
    coming.value.save_as(tmp_path / "all.json")
    papi = tab("Papi").go("/games").stand()
    field = papi.page.locator(".moving input[type=file]")
    (tmp_path / "none.json").write_text("[]")
    field.set_input_files(tmp_path / "none.json")
    expect(papi.page.locator(".moving [role=alert]")).to_be_visible()
    field.set_input_files(tmp_path / "all.json")
    papi.sees("Une partie est arrivée")
    goes_on(papi)


def goes_on(guest: Guest) -> None:
    """The game of the list is taken up where it was."""
    guest.page.locator("li[data-table] a").first.click()
    guest.page.locator(".ask").wait_for()


def test_a_device_without_room_says_what_to_do_and_the_answer_is_taken_once_there_is_some(
    tab: Callable[..., Tab],
) -> None:
    zoe = tab().changed("worker", FULL).go().stand().open()
    zoe.page.locator(".ask").wait_for()
    zoe.worker.evaluate("() => { full = true }")
    zoe.answer()
    zoe.stand("full").sees("Cet appareil n’a plus de place")
    assert not zoe.told("answered")
    zoe.worker.evaluate("() => { full = false }")
    play(zoe, until=lambda: len(zoe.told("answered")) > 1)
    zoe.stand()


def test_the_browser_is_asked_to_keep_the_games_and_a_refusal_is_told_once_in_the_hall(tab: Callable[..., Tab]) -> None:
    zoe = tab()
    zoe.context.add_init_script("navigator.storage.persist = async () => { window.asked = true; return false }")
    zoe.go().keep().sees("cette maison joue désormais sans réseau")
    zoe.page.get_by_role("button", name="Compris").click()
    assert not zoe.page.evaluate("() => window.asked")  # there is nothing to keep yet
    zoe.open()
    assert zoe.page.evaluate("() => window.asked")
    zoe.page.locator("header a").first.click()
    zoe.sees("ne promet pas de garder vos parties")
    zoe.page.get_by_role("button", name="Compris").click()
    expect(zoe.page.get_by_text("ne promet pas")).to_have_count(0)


def test_the_address_of_a_house_leads_there_and_what_is_none_is_said(tab: Any, host: Host) -> None:
    tab.forgiven.append("404")  # beside a picture that it shows, a browser asks for an icon that is not there
    zoe: Tab = tab().go()
    field = zoe.page.get_by_label("Des amis au loin")
    field.fill("ftp://nothing")
    field.press("Enter")
    zoe.sees("écrivez son adresse")
    field.fill(f"{host.address}/index.html")
    field.press("Enter")
    zoe.page.wait_for_url(re.compile(r"index\.html$"))
