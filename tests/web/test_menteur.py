"""*Le Menteur*, which its package draws: in the hall, against bots, over two devices, on a television, and gone."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from guests import DESK, PHONE, play
from houses import opened
from measures import wrongs
from openings import begun, seated
from playwright.sync_api import expect
from test_access import looked_at

from brought import menteur_installed

SIDE, TABLET, TELEVISION = ({"width": w, "height": h} for w, h in ((844, 390), (820, 1180), (1920, 1080)))


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("menteur")


@pytest.fixture(scope="module")
def full(place: Path) -> Iterator[str]:
    """A house that has the package."""
    with ExitStack() as stack:
        with pytest.MonkeyPatch.context() as patch:
            menteur_installed(patch, place / "site")
            house = stack.enter_context(opened(place))
        yield house


def test_it_stands_in_the_hall_with_its_picture_and_has_a_rulebook(visit, full):
    zoe = visit("Zoé", address=full).go("/")
    card = zoe.page.locator("article[data-game=menteur]")
    expect(card).to_contain_text("On vous croira peut-être")
    picture = card.locator(".pic img")
    expect(picture).to_be_visible()
    assert picture.evaluate("image => image.complete && image.naturalWidth > 0")
    zoe.go("/rules/menteur")
    zoe.sees("Qui ne croit pas la dernière annonce dit « menteur ».")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_bid_is_chosen_by_finger_and_by_key_and_what_is_not_allowed_says_why(visit, full, size):
    made = begun(full, "menteur", "Zoé", "Papi", dice=3, first=1)
    zoe = seated(visit("Zoé", address=full, size=size), made, 1)
    chooser = zoe.page.get_by_role("group", name="Votre annonce")
    offered = zoe.page.locator(".acts [data-move]").first
    chooser.get_by_role("button", name="Un dé de plus").click()
    chooser.get_by_role("button", name="Face 5").click()
    expect(offered).to_have_attribute("data-move", "bid 2x5")
    chooser.get_by_role("button", name="Face 5").press("ArrowUp")
    zoe.page.keyboard.press("4")
    expect(offered).to_have_attribute("data-move", "bid 3x4")
    expect(chooser.get_by_role("button", name="Face 5")).to_be_focused()
    offered.click()
    papi = seated(visit("Papi", address=full), made, 2)
    expect(papi.page.locator(".menteur .bid b")).to_have_text("3")
    papi.page.get_by_role("button", name="Face 2").click()
    papi.sees("Surenchérir, c’est annoncer plus de dés")


def test_two_devices_play_to_the_end_and_neither_is_shown_what_the_other_holds(visit, full):
    made = begun(full, "menteur", "Zoé", "Papi", dice=2)
    zoe = seated(visit("Zoé", address=full, size=PHONE), made, 1)
    papi = seated(visit("Papi", address=full, language="en"), made, 2)
    for guest in (zoe, papi):
        expect(guest.page.locator(".own .die .pips > *")).not_to_have_count(0)
        expect(guest.page.locator(".place .tray .die")).to_have_count(2)
        expect(guest.page.locator(".place .tray .pips > *")).to_have_count(0)
        assert guest.page.locator(".own [role=img]").get_attribute("aria-label")
    play(zoe, papi)
    expect(zoe.page.locator(".end")).to_contain_text("restant")
    expect(papi.page.locator(".end")).to_contain_text("left.")
    zoe.go(f"/replay/{made['table']['id']}")
    expect(zoe.page.locator(".menteur .felt")).to_be_visible()


def test_it_is_played_against_bots_from_the_hall(visit, full):
    zoe = visit("Zoé", address=full).go("/")
    zoe.page.evaluate(
        "localStorage.setItem('manoir-habits', JSON.stringify({ menteur: { count: 1 } }))"
    )  # a short game
    zoe.open("menteur")
    play(zoe)
    expect(zoe.page.locator(".end")).to_contain_text("restant")


@pytest.mark.parametrize("size", [PHONE, SIDE, TABLET, DESK], ids=["phone", "side", "tablet", "desk"])
def test_nothing_is_cut_pale_or_too_small(visit, full, size):
    made = begun(full, "menteur", "Zoé", bots=5, first=1, faces=8, dice=6)
    zoe = seated(visit("Zoé", address=full, size=size), made, 1)
    expect(zoe.page.locator(".menteur .chooser")).to_be_visible()
    looked_at(zoe, size)
    assert not wrongs(zoe.page)
    felt = zoe.page.locator(".felt")
    assert felt.evaluate("one => [one.scrollWidth - one.clientWidth, one.scrollHeight - one.clientHeight]") == [0, 0]


def test_a_television_shows_every_cup_and_no_die(visit, full):
    made = begun(full, "menteur", "Zoé", "Papi")
    for seat, name in enumerate(("Zoé", "Papi"), 1):
        seated(visit(name, address=full), made, seat)
    tv = visit("", address=full, size=TELEVISION).go(f"/screen/{made['table']['id']}")
    expect(tv.page.locator(".menteur .place")).to_have_count(2)
    expect(tv.page.locator(".menteur .tray .pips > *")).to_have_count(0)
    assert not wrongs(tv.page)


def test_a_house_without_it_says_which_package_is_missing(visit, place, full):
    made = begun(full, "menteur", "Zoé", "Papi", dice=1)
    with opened(place) as bare:
        zoe = visit("Zoé", address=bare).go("/")
        expect(zoe.page.locator("article").first).to_be_visible()
        expect(zoe.page.locator("article[data-game=menteur]")).to_have_count(0)
        seated(zoe, made, 1)
        zoe.sees("Le paquet manoir-menteur, qui contient ce jeu, n’est pas installé dans cette maison")
