"""Reloads, cuts and changes of device: a seat is kept."""

from __future__ import annotations

import json
import re
from urllib.parse import urlsplit

import pytest
from cable import Cable
from guests import play
from playwright.sync_api import WebSocketRoute, expect


def begun(guest):
    guest.open()
    guest.page.locator(".ask").wait_for()
    play(guest, until=lambda: guest.page.locator(".target").count() > 0)
    return guest


def test_a_reload_in_mid_game_shows_the_same_board_and_the_whole_journal(visit):
    zoe = begun(visit("Zoé"))
    play(zoe, until=lambda: zoe.page.locator("[data-piece^='1-']").count() >= 3)
    play(zoe, until=lambda: zoe.moves.count() or zoe.page.locator(".target").count())
    before = zoe.page.locator(".board ul").inner_text()
    lines = zoe.page.locator(".log li").all_inner_texts()
    zoe.page.reload()
    zoe.page.locator(".target").first.wait_for()
    assert zoe.page.locator(".board ul").inner_text() == before
    expect(zoe.page.locator(".log li")).to_have_count(len(lines))


def test_a_cut_cable_is_said_and_the_game_goes_on_when_it_is_back(visit, house):
    cable = Cable(urlsplit(house).port)
    zoe = begun(visit("Zoé", address=f"http://127.0.0.1:{cable.port}"))
    wrong = visit.wrong
    cable.cut()
    expect(zoe.page.get_by_text("Connexion perdue")).to_be_visible()
    zoe.page.wait_for_timeout(500)
    wrong.clear()  # a browser says in its console that it could not dial; that is the cut itself
    cable.mend()
    expect(zoe.page.get_by_text("Connexion perdue")).to_have_count(0, timeout=15_000)
    wrong.clear()
    before = zoe.page.locator(".board ul").inner_text()
    zoe.page.locator(".target").first.dispatch_event("click")
    expect(zoe.page.locator(".board ul")).not_to_have_text(before)


@pytest.mark.parametrize("reason", ["house:trouble", "house:shutting-down"])
def test_where_the_house_sends_everybody_off_for_a_moment_the_game_goes_on_when_it_is_back(visit, reason):
    lines: list[WebSocketRoute] = []
    shut = False

    def dialled(line: WebSocketRoute) -> None:
        if shut:
            line.close()
        else:
            line.connect_to_server()
            lines.append(line)

    zoe = visit("Zoé")
    zoe.page.route_web_socket(re.compile("/api/socket"), dialled)
    begun(zoe)
    told = {"type": "bye", "reason": reason, "words": {"fr": "La maison ferme un instant.", "en": "It closes."}}
    before = zoe.page.locator(".board ul").inner_text()
    shut = True
    lines[-1].send(json.dumps(told))
    lines[-1].close()
    expect(zoe.page.get_by_text("Connexion perdue")).to_be_visible()
    assert zoe.page.locator(".board ul").inner_text() == before
    shut = False
    expect(zoe.page.get_by_text("Connexion perdue")).to_have_count(0)
    zoe.page.locator(".target").first.dispatch_event("click")
    expect(zoe.page.locator(".board ul")).not_to_have_text(before)


def test_an_answer_given_during_a_cut_is_taken_once(visit, house):
    cable = Cable(urlsplit(house).port)
    zoe = begun(visit("Zoé", address=f"http://127.0.0.1:{cable.port}"))
    cable.cut()
    expect(zoe.page.get_by_text("Connexion perdue")).to_be_visible()
    place = zoe.page.locator(".target").first
    space = place.get_attribute("data-place")
    place.dispatch_event("click")
    cable.mend()
    mine = zoe.page.locator(f".log li:has-text('Vous posez une figurine sur la case {space}.')")
    expect(mine).to_have_count(1, timeout=15_000)
    visit.wrong.clear()


def test_a_second_device_takes_the_seat_over_and_the_first_can_take_it_back(visit):
    zoe = begun(visit("Zoé"))
    kept = zoe.page.evaluate("localStorage.getItem('manoir-tables')")
    phone = visit("Zoé", size={"width": 390, "height": 844})
    phone.go("/rules/minuit")
    phone.page.evaluate("kept => localStorage.setItem('manoir-tables', kept)", kept)
    phone.go(f"/table/{zoe.table}")
    phone.page.locator(".target").first.wait_for()
    expect(zoe.page.get_by_role("alert")).to_contain_text("Un autre appareil")
    zoe.page.get_by_role("button", name="Reprendre la place ici").click()
    zoe.page.locator(".target").first.wait_for()
    expect(phone.page.get_by_role("alert")).to_contain_text("Un autre appareil")
