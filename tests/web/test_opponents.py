"""Against whom one plays is chosen beside *Play*, remembered, and shown at the table; the first game can be guided."""

from __future__ import annotations

from playwright.sync_api import expect

from manoir.games import TITLES


def test_number_and_level_of_the_bots_are_chosen_in_the_hall_remembered_and_shown_at_the_table(visit):
    zoe = visit("Zoé").go("/")
    page = zoe.page
    expect(page.locator("a.first-game")).to_have_count(len(TITLES) + 1)  # a device that has played nothing yet
    page.locator("[data-opponents=macgregor]").click()
    page.get_by_role("button", name="Un robot de moins").click()
    page.get_by_role("radio", name="La comtesse").check()
    page.keyboard.press("Escape")
    page.reload()
    expect(page.locator("[data-opponents=macgregor]")).to_contain_text("2 robots · La comtesse")
    expect(page.locator("[data-opponents=minuit]")).to_contain_text("3 robots · Variés")  # each game has its own
    zoe.open("macgregor")
    players = page.locator(".players .pl")
    expect(players).to_have_count(3)
    for seat in (1, 2):
        expect(players.nth(seat)).to_contain_text("La comtesse")
        expect(players.nth(seat).locator(".strength .lit")).to_have_count(5)
    expect(players.first.locator(".strength")).to_have_count(0)
    zoe.go("/")
    expect(page.locator("a.first-game")).to_have_count(len(TITLES))  # it knows one game now, which has a quiet link
    expect(page.locator("article[data-game=macgregor]").get_by_role("link", name="Partie guidée")).to_be_visible()
