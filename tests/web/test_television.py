"""A screen in the middle of the room, and phones as hands."""

from __future__ import annotations

from guests import PHONE, play
from playwright.sync_api import expect


def test_a_television_and_two_phones(visit):
    tv = visit("")
    tv.open(way="tv")
    expect(tv.page.locator("svg.qr")).to_be_visible()
    link = tv.page.get_by_label("Lien à partager").input_value()
    path = "/" + link.split("/", 3)[3]
    zoe = visit("Zoé", size=PHONE).sit(path)
    papi = visit("Papi", size=PHONE).sit(path)
    tv.sees("Papi")
    tv.page.get_by_label("Qui prend la place 3").select_option("greedy")
    tv.page.get_by_role("button", name="1", exact=True).click()
    tv.start()
    zoe.page.locator(".ask").wait_for()
    assert zoe.page.locator(".board").count() == 0  # the board is on the television
    assert tv.page.locator(".board").count() == 1
    play(zoe, papi)
    expect(tv.page.locator(".end h2")).to_contain_text("gagne")
    assert tv.moves.count() == 0
