"""Replays, rules and the guided first game."""

from __future__ import annotations

import json

from guests import play
from playwright.sync_api import expect


def finished(visit):
    zoe = visit("Zoé")
    zoe.open(way="one")
    zoe.page.get_by_role("button", name="1", exact=True).click()
    zoe.start()
    play(zoe)
    return zoe


def test_a_finished_game_is_watched_brought_elsewhere_and_played_on(visit, tmp_path):
    zoe = finished(visit)
    zoe.page.get_by_role("button", name="Vérifier les dés").click()
    zoe.sees("avec les parts de 2 joueurs. Le sceau est celui que cet appareil avait vu.")
    zoe.page.locator(".end a[href^='/replay']").click()
    slider = zoe.page.locator("input[type=range]")
    slider.wait_for()
    last = int(slider.get_attribute("max"))
    zoe.page.get_by_label("À la fin").click()
    end = zoe.page.locator(".board ul").inner_text()
    slider.fill("3")
    assert zoe.page.locator(".board ul").inner_text() != end
    zoe.page.keyboard.press("Escape")
    zoe.page.get_by_label("Moment suivant").click()
    expect(slider).to_have_value("4")
    zoe.page.get_by_label("Vu par").select_option("2")
    expect(zoe.page.locator(".board")).to_be_visible()
    zoe.page.get_by_role("button", name="4×").click()
    zoe.page.get_by_label("Lecture").click()
    expect(slider).to_have_value(str(last), timeout=30_000)
    with zoe.page.expect_download() as got:
        zoe.page.get_by_role("link", name="Journal").click()
    log = tmp_path / "game.log"
    got.value.save_as(log)
    other = visit("Papi").go("/replay")
    other.page.locator("input[type=file]").set_input_files(log)
    other.page.locator(".deck").wait_for()
    other.page.get_by_role("button", name="Vérifier les dés").click()
    other.sees("Dés honnêtes")
    other.page.locator("input[type=range]").fill(str(last - 2))
    other.page.get_by_role("button", name="Jouer d’ici").click()
    other.page.locator(".seats").wait_for()


def test_a_sentence_of_the_journal_shows_its_moment(visit):
    zoe = visit("Zoé")
    zoe.open()
    dice = zoe.page.evaluate("id => fetch(`/api/tables/${id}`).then(table => table.json())", zoe.table)["fair"]
    assert dice["shares"][0] != "silent", "a game against bots starts once the house has my share of the dice"
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


def test_the_guide_plays_three_turns_with_me(visit):
    zoe = visit("Zoé").go("/guide/minuit")
    coach = zoe.page.locator(".coach")
    coach.wait_for()
    heard = set()

    def taught() -> bool:
        heard.add(coach.inner_text())
        return "trois tours" in coach.inner_text()

    play(zoe, until=taught)
    assert len(heard) >= 3


def test_dice_that_the_house_changed_afterwards_are_not_trusted(visit):
    zoe = finished(visit)

    def forged(route):
        lines = [json.loads(line) for line in route.fetch().text().splitlines()]
        entry = next(line for line in lines[3:] if line["picks"])
        entry["picks"][0] = (entry["picks"][0] + 1) % entry["of"][0]
        route.fulfill(body="".join(json.dumps(line) + "\n" for line in lines))

    zoe.page.route("**/log", forged)
    zoe.page.get_by_role("button", name="Vérifier les dés").click()
    zoe.sees("ne découle pas du secret")
