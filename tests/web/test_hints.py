"""A hint on every board: a mark on its place, a sentence with its reason that is read out, gone with its question."""

from __future__ import annotations

import pytest
from openings import begun, seated
from playwright.sync_api import expect

from manoir.games import TITLES

MARKS = ".board .bulb, .board .advice, .ask .hinted"


@pytest.mark.parametrize("game", [name for name, title in TITLES.items() if title.race is None])
def test_a_hint_is_marked_said_with_its_reason_and_leaves_with_the_question(visit, house, game):
    zoe = seated(visit("Zoé"), begun(house, game, "Zoé", bots=1))
    page = zoe.page
    for _ in range(2):
        page.locator("[data-hint]").click()
        said = page.locator(".hint [role=status]")
        expect(said).to_contain_text("essais")  # what was compared, and how long
        expect(said).to_have_attribute("aria-live", "polite")
        expect(page.locator(MARKS).first).to_be_visible()
        sentence = said.inner_text()
        page.locator(".hint [data-do]:visible, .acts .hinted").first.click()  # once, here or there
        expect(page.locator(".hint").filter(has_text=sentence)).to_have_count(0)
        expect(page.locator("[data-hint]")).to_be_visible()


def test_in_a_puzzle_the_hint_says_why_and_at_a_table_of_booo_there_is_none(visit, house):
    zoe = visit("Zoé").go("/solo/booo#puzzle=easy-1")
    zoe.page.locator(".ask .btn").click()
    zoe.page.locator("[data-hint]").click()
    expect(zoe.page.locator("p.hint")).to_contain_text("un chemin part en")
    expect(zoe.page.locator(".colour.hinted")).to_be_visible()
    papi = seated(visit("Papi"), begun(house, "booo", "Papi", bots=1))
    papi.page.locator(".ask").wait_for()
    expect(papi.page.locator("[data-hint]")).to_have_count(0)
