"""Replays, journals and rules."""

from __future__ import annotations

from guests import play
from openings import begun, brought, seated
from playwright.sync_api import expect


def test_a_finished_game_is_watched_brought_elsewhere_and_played_on(visit, house, tmp_path):
    zoe = visit("Zoé").go(f"/replay/{brought(house, 'minuit', 2)}")
    slider = zoe.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max"))
    zoe.page.get_by_label("À la fin").click()
    end = zoe.page.locator(".board ul").inner_text()
    slider.fill("3")
    assert zoe.page.locator(".board ul").inner_text() != end
    zoe.page.keyboard.press("Escape")
    zoe.page.get_by_label("Coup suivant").click()
    expect(slider).to_have_value("4")
    zoe.page.get_by_label("Vu par").select_option("2")
    expect(zoe.page.locator(".board")).to_be_visible()
    slider.fill(str(last - 6))
    zoe.page.get_by_role("button", name="4×").click()
    zoe.page.get_by_label("Lecture").click()
    expect(slider).to_have_value(str(last), timeout=30_000)
    with zoe.page.expect_download() as got:
        zoe.page.get_by_role("link", name="Télécharger la partie").click()
    log = tmp_path / "game.log"
    got.value.save_as(log)
    other = visit("Papi").go("/replay")
    other.page.locator("input[type=file]").set_input_files(log)
    other.page.locator(".deck").wait_for()
    other.page.locator("input[type=range]").fill(str(last - 2))
    other.page.get_by_role("button", name="Jouer d’ici").click()
    other.page.locator(".seats").wait_for()


def test_a_sentence_of_the_journal_shows_its_moment(visit, house):
    zoe = seated(visit("Zoé"), begun(house, "minuit", "Zoé", bots=2))
    play(zoe, until=lambda: zoe.page.locator(".log li").count() > 8)
    play(zoe, until=lambda: zoe.page.locator(".target").count() > 0)
    now = zoe.page.locator(".board ul").inner_text()
    zoe.page.locator(".log li button").nth(6).click()
    expect(zoe.page.get_by_text("Revenir au présent")).to_be_visible()
    assert zoe.page.locator(".board ul").inner_text() != now
    assert zoe.page.locator(".target").count() == 0
    zoe.page.get_by_text("Revenir au présent").click()
    expect(zoe.page.locator(".board ul")).to_have_text(now.replace("\n", ""))


def test_the_rules_are_searched_and_every_clause_has_a_link(visit):
    zoe = visit("Zoé").go("/rules/minuit#place.no-stairs")
    here = zoe.page.locator(".clause.here")
    expect(here).to_be_in_viewport()
    everything = zoe.page.locator(".clause").count()
    zoe.page.get_by_placeholder("Chercher dans les règles").fill("cellier")
    found = zoe.page.locator(".clause")
    assert 0 < found.count() < everything
    assert all("cellier" in text.lower() for text in found.all_inner_texts())
