"""The end: the same on every device, skipped, shared, looked back from, and played once more."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from endings import played_out, table_for
from faults import faults
from guests import PHONE, Guest
from houses import opened
from openings import asked, brought, taken_up
from playwright.sync_api import Browser, Locator, Playwright, expect

from manoir.games import TITLES


def end_of(guest: Guest) -> Locator:
    """The end on a page, once luck is told."""
    guest.page.locator(".end .luck li").first.wait_for()
    return guest.page.locator(".end")


def numbers(guest: Guest) -> tuple[list[str], list[str]]:
    """The count and luck as a page shows them."""
    guest.page.locator(".luck li").first.wait_for()
    return guest.page.locator("tbody tr").all_inner_texts(), guest.page.locator(".luck li").all_inner_texts()


TV = {"width": 1920, "height": 1080}
LATE = {"chasseurs": 25, "macgregor": 25}  # answers before the end: whole games would be long
RACES: dict[str, dict[str, Any]] = {"booo": {"bots": 0, "delays": "0 0", "bound": 4}}


def near_the_end(house: str, game: str) -> dict[str, Any]:
    """A short game, or the last answers of a recorded one: what is told of whole games is tried without a browser."""
    if game not in LATE:
        return table_for(house, game, "Zoé", "Papi", **RACES.get(game, {}))
    log = brought(house, game, 3)
    total = asked(house, f"/tables/{log}/moments?count=1")["total"]
    return taken_up(house, log, total - LATE[game], "Zoé", "Papi")


def looked_back(guest: Guest, moment: int) -> None:
    """One tap from the end to the board as it was at its turning point, and one back."""
    guest.page.get_by_role("button", name="Revoir ce moment").click()
    expect(guest.page.get_by_text(re.compile(rf"^Coup ({moment}|{moment - 1})$"))).to_be_visible()
    expect(guest.page.locator(".end")).to_have_count(0)
    expect(guest.page.locator(".board").first).to_be_visible()
    guest.page.get_by_role("button", name="Voir le décompte").click()
    expect(guest.page.locator(".end")).to_be_visible()


@pytest.mark.parametrize("game", TITLES)
def test_an_end_says_the_same_after_a_reload_on_a_phone_on_the_television_and_in_the_replay(visit, house, game):
    made = near_the_end(house, game)
    zoe = visit("Zoé")
    table = played_out(zoe, made)
    seats = {held["seat"]: held["secret"] for held in made["held"]}
    zoe.go(f"/table/{table}#seat={seats[1]}")
    end_of(zoe)
    told = numbers(zoe)
    assert not any(" 0 lancer" in line for line in told[1])
    turning = asked(house, f"/tables/{table}/ending")["turning"]
    zoe.page.reload()
    end_of(zoe)
    assert numbers(zoe) == told
    papi = visit("Papi", size=PHONE).go(f"/table/{table}#seat={seats[2]}")
    end_of(papi)
    assert numbers(papi) == told
    assert papi.page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for guest in (zoe, papi):
        assert not (found := faults(guest)), found
    screen = visit("", TV).go(f"/screen/{table}")
    assert end_of(screen).evaluate("end => end.scrollHeight <= end.clientHeight"), "whole on the television"
    assert numbers(screen) == told
    watcher = visit("Léa").go(f"/replay/{table}")
    watcher.page.get_by_label("À la fin").click()
    assert numbers(watcher) == told
    papi.go(f"/table/{table}#hand=1")  # the same phone beside the television
    papi.page.reload()
    for guest in (zoe, papi, screen):
        end_of(guest)
        look = guest.page.get_by_role("button", name="Revoir ce moment")
        expect(look).to_have_count(0 if turning is None else 1)
        if turning is not None:
            looked_back(guest, turning["moment"])


def test_the_count_comes_line_by_line_and_is_skipped_with_a_tap(visit, house):
    made = table_for(house, "minuit", "Zoé", "Papi")
    lea = visit("Léa", motion="full").go(f"/table/{made['table']['id']}#watch=1")
    lea.page.locator(".board").wait_for()
    lea.page.clock.install()
    lea.page.clock.pause_at(datetime.now(UTC) + timedelta(minutes=1))  # time goes by only when the test says so
    played_out(visit("Zoé"), made)
    for _ in range(1000):  # all that is still to be shown of the game is shown; then the end comes
        if lea.page.locator(".end").count():
            break
        lea.page.clock.run_for(500)
    skip = lea.page.get_by_role("button", name="Passer")
    expect(skip).to_be_visible()
    assert lea.page.locator(".end tr.later").count() > 0, "nothing is counted yet"
    skip.click()
    expect(skip).to_have_count(0)
    assert lea.page.locator(".end tr.later").count() == 0
    still = visit("Papi", motion="none").go(f"/table/{made['table']['id']}#watch=1")
    end_of(still)
    assert still.page.get_by_role("button", name="Passer").count() == 0


def test_two_people_and_a_bot_come_together_again_on_three_screens(visit, house):
    made = table_for(house, "minuit", "Zoé", "Papi", bots=1)
    (zoe, papi), screen = (visit("Zoé"), visit("Papi", size=PHONE, language="en")), visit("")
    table = played_out(zoe, made)
    for guest, held in zip((zoe, papi), made["held"], strict=True):
        guest.go(f"/table/{table}#seat={held['secret']}")
        end_of(guest)
    screen.go(f"/screen/{table}")
    end_of(screen)
    papi.page.get_by_role("button", name="Rematch").click()
    papi.page.locator(".seats").wait_for()
    again = papi.table
    assert again != table
    screen.page.wait_for_url(f"**/screen/{again}")  # the screen in the room comes by itself
    expect(papi.page.locator(".awaited")).to_contain_text("Zoé")
    expect(zoe.page.get_by_text("La revanche est prête")).to_be_visible()
    zoe.page.get_by_role("button", name="Rejoindre la revanche").click()
    zoe.page.wait_for_url(f"**/table/{again}")
    expect(papi.page.locator(".awaited")).to_have_count(0)
    zoe.page.locator(".seats").wait_for()
    zoe.start()  # the host is there, and has the same powers
    expect(papi.page.locator(".ask")).to_be_visible()
    expect(screen.page.locator(".board").first).to_be_visible()
    for guest in (zoe, papi):
        expect(guest.page.locator(".players")).to_contain_text("Ursule")


def shared(guest: Guest, made: dict[str, Any], address: str) -> None:
    """The link is copied and the picture saved, whatever the browser allows."""
    table = played_out(guest, made)
    guest.go(f"/table/{table}#watch=1")
    end_of(guest)
    guest.page.get_by_role("button", name="Copier le lien").click()
    expect(guest.page.get_by_text("Le lien est copié.")).to_be_visible()
    with guest.page.expect_download() as saved:
        guest.page.get_by_role("button", name="Enregistrer l’image").click()
    picture = saved.value.path().read_bytes()
    assert picture.startswith(b"\x89PNG")
    assert len(picture) > 20_000
    if folder := os.environ.get("MANOIR_PICTURES"):
        saved.value.save_as(f"{folder}/poster-{made['table']['game']}.png")
    field = guest.page.locator("body").evaluate_handle(
        "body => body.appendChild(Object.assign(document.createElement('textarea'), { id: 'pasted' }))"
    )
    field.as_element().focus()
    guest.page.keyboard.press("Control+V")
    assert guest.page.locator("#pasted").input_value().endswith(f"/replay/{table}")
    assert address in guest.page.url


def test_on_a_secure_page_a_game_is_handed_on_where_the_device_can(visit, house):
    zoe = visit("Zoé")
    zoe.context.grant_permissions(["clipboard-read", "clipboard-write"])
    assert zoe.go("/").page.evaluate("isSecureContext && !navigator.share"), "a desk without a way of its own"
    made = table_for(house, "minuit", "Zoé", "Papi")
    shared(zoe, made, house)
    assert zoe.page.get_by_role("button", name="Partager").count() == 0, "what cannot work is not offered"
    papi = visit("Papi")
    papi.context.add_init_script(
        "navigator.canShare = () => true; navigator.share = async data => { window.given = data }"
    )
    papi.go(f"/table/{made['table']['id']}#watch=1")
    end_of(papi)
    papi.page.get_by_role("button", name="Partager").click()
    papi.page.wait_for_function("() => window.given")
    given = papi.page.evaluate("({ url: given.url, text: given.text, type: given.files[0].type })")
    assert given["url"].endswith(f"/replay/{made['table']['id']}")
    assert "Minuit" in given["text"]
    assert given["type"] == "image/png"


@pytest.fixture
def plain_browser(playwright: Playwright, browser_type_launch_args: dict[str, Any]) -> Iterator[Browser]:
    """A browser to which this house has a name, and is not secure: as a house on a home network is."""
    rules = "--host-resolver-rules=MAP manoir.test 127.0.0.1"
    launch = {**browser_type_launch_args, "args": [*browser_type_launch_args["args"], rules]}
    browser = playwright.chromium.launch(**launch)
    yield browser
    browser.close()


def test_on_a_plain_page_link_and_picture_go_another_way(plain_browser, tmp_path):
    with opened(tmp_path, "named") as house:
        address = house.replace("127.0.0.1", "manoir.test")
        context = plain_browser.new_context(locale="fr")
        zoe = Guest(context, address, "Zoé", {"motion": "none"})
        zoe.go("/")
        assert not zoe.page.evaluate("isSecureContext || navigator.clipboard || navigator.share")
        shared(zoe, table_for(house, "minuit", "Zoé", "Papi"), address)
        assert zoe.page.get_by_role("button", name="Partager").count() == 0, "what cannot work is not offered"
        context.close()


@pytest.mark.parametrize("game", ["minuit", "macgregor"])
def test_the_end_of_a_crowd_is_whole_on_a_phone_and_on_the_television(visit, house, game):
    most = max(
        edition["high"] for about in asked(house, "/games") if about["game"] == game for edition in about["editions"]
    )
    made = table_for(house, game, "Zoé", bots=most - 1)
    zoe = visit("Zoé", PHONE)
    table = played_out(zoe, made)
    zoe.go(f"/table/{table}#seat={made['held'][0]['secret']}")
    end = end_of(zoe)
    assert end.locator(".turned > li").count() == most
    assert end.evaluate("end => end.scrollWidth <= end.clientWidth")
    room = visit("", TV).go(f"/screen/{table}")
    end = end_of(room)
    assert end.locator("thead th").count() == most
    assert end.evaluate("end => [end.scrollWidth <= end.clientWidth, end.scrollHeight <= end.clientHeight]") == [
        True,
        True,
    ]
