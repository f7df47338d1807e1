"""A family at one table, each with a device of their own."""

from __future__ import annotations

import re

from guests import play
from playwright.sync_api import TimeoutError, expect


def test_two_people_in_two_browsers_and_two_bots_play_minuit_to_its_end(visit):
    zoe, papi = visit("Zoé"), visit("Papi", language="en")
    zoe.open(way="friends")
    table = zoe.table
    zoe.page.get_by_label("Qui prend la place 2").wait_for()
    papi.sit(f"/table/{table}")
    zoe.page.get_by_label("Qui prend la place 3").select_option("greedy")
    zoe.choice("Combien de manches").get_by_role(
        "button", name="1", exact=True
    ).click()  # one round is a whole game too
    zoe.sees("Papi")
    zoe.start()
    papi.page.locator(".ask").wait_for()
    play(zoe, papi)
    ends = [zoe.page.locator(".end h2").inner_text(), papi.page.locator(".end h2").inner_text()]
    best = [guest.page.locator(".end td.best").all_inner_texts() for guest in (zoe, papi)]
    assert best[0] == best[1] != []
    assert re.search("gagne|Égalité", ends[0])
    assert re.search("win|level", ends[1])
    assert zoe.page.locator(".end tbody tr").count() == 2  # the round and the total, line by line
    zoe.page.get_by_role("button", name="Revanche").click()
    papi.page.get_by_role("button", name="Join the rematch").click()
    expect(zoe.page.locator(".ask, .seats").first).to_be_visible()
    assert zoe.table == papi.table != table


def test_a_whole_game_of_three_rounds_against_bots(visit):
    zoe = visit("Zoé", size={"width": 390, "height": 844})
    zoe.open()
    zoe.page.locator(".ask").wait_for()
    play(zoe)
    assert zoe.page.locator(".end tbody tr").count() == 4
    expect(zoe.page.locator(".luck li")).to_have_count(4)


def _placing(guest) -> bool:
    """Whether the guest is asked to place: more spaces are lit than any roll lights. Waits, lest the turn go by."""
    try:
        guest.page.locator(".target").nth(12).wait_for(timeout=2000)
    except TimeoutError:
        return False
    return True


def test_an_answer_that_the_rules_forbid_is_refused_with_its_rule(visit):
    zoe = visit("Zoé")
    zoe.open()
    zoe.page.locator(".ask").wait_for()
    play(zoe, until=lambda: _placing(zoe))
    taken = zoe.page.locator("[data-place=kitchen]").first
    taken.click()  # figures are placed on the gallery only
    notice = zoe.page.locator(".notice.refused")
    expect(notice).to_contain_text("galerie")
    with zoe.page.expect_popup() as opened:
        notice.get_by_role("link").click()
    expect(opened.value.locator(".clause.here")).to_contain_text("ni dans l’escalier")


def test_faces_pauses_and_undos_reach_the_others(visit):
    zoe, papi = visit("Zoé"), visit("Papi")
    zoe.open(way="friends")
    papi.sit(f"/table/{zoe.table}")
    zoe.page.get_by_label("Qui prend la place 3").select_option("greedy")
    zoe.start()
    papi.page.locator(".ask").wait_for()
    papi.page.get_by_label("Mimiques").click()
    papi.page.get_by_role("button", name="rire", exact=True).click()
    expect(zoe.page.get_by_role("img", name="rire", exact=True)).to_be_visible()

    def to_place() -> bool:  # Papi takes a colour, and then keeps everybody waiting before his first figure
        if papi.page.locator("[data-move^=choose]").count():
            papi.answer()
        return papi.page.locator(".target").count() > 3

    play(zoe, until=to_place)
    papi.page.get_by_label("Menu").click()
    papi.page.get_by_role("button", name="Proposer une pause").click()
    zoe.sees("Papi aimerait faire une pause.")
    zoe.page.get_by_role("button", name="D’accord").click()
    papi.sees("Pause : les bougies attendent.")
    assert papi.page.locator(".target").count() == 0
    zoe.page.get_by_label("Menu").click()
    zoe.page.locator(".menu").get_by_role("button", name="Reprendre la partie").click()  # a host decides alone
    expect(papi.page.locator(".target").first).to_be_visible()
    papi.page.locator(".target").first.dispatch_event("click")
    expect(papi.page.locator(".log")).to_contain_text("Vous posez une figurine")
    papi.page.get_by_label("Menu").click()
    papi.page.get_by_role("button", name="Proposer d’annuler").click()
    zoe.sees("Papi aimerait annuler son dernier coup.")
    zoe.page.get_by_role("button", name="D’accord").click()
    expect(zoe.page.locator(".log")).to_contain_text("On revient en arrière")


def test_a_hint_is_given_on_request_and_told_to_all(visit):
    zoe = visit("Zoé")
    zoe.open()
    zoe.page.locator(".ask").wait_for()
    play(zoe, until=lambda: zoe.page.get_by_role("button", name="Un conseil").count() == 1)
    zoe.page.get_by_role("button", name="Un conseil").click()
    expect(zoe.page.locator(".hinted").first).to_be_visible()
    expect(zoe.page.locator(".log")).to_contain_text("Vous demandez un conseil")
