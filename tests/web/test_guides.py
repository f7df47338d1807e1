"""A first game of each title: it counts what the learner does and reads, waits for them, and goes on after a reload."""

from __future__ import annotations

import pytest
from guests import HURRY, Guest
from playwright.sync_api import expect
from positions import table_at

from manoir.games import TITLES

FIRST = {
    "minuit": "galerie|couleur",
    "chasseurs": "Gardez une carte",
    "macgregor": "escalier|fantôme|caves",
    "booo": "visiteur|chemin|cherche",
}
OWN = {"macgregor", "booo"}  # not learnt by playing anyhow: each has a test of its own below
TABLE = "JSON.parse(localStorage.getItem('manoir-guides'))"


def learnt(guest: Guest) -> int:
    """How many lessons the guide counts as done or read."""
    return int(guest.page.locator(".coach [data-learnt]").get_attribute("data-learnt") or 0)


def begun(guest: Guest, game: str) -> str:
    """Open the guide of a game; the table that it made, hurried."""
    guest.go(f"/guide/{game}")
    expect(guest.page.locator(".coach .now, .coach .seen").first).to_be_visible()
    table: str = guest.page.evaluate(f"{TABLE}[{game!r}].table")
    guest.page.evaluate(HURRY, table)
    return table


@pytest.mark.parametrize("game", TITLES)
def test_a_first_game_is_explained_and_goes_on_after_a_reload(visit, game):
    zoe = visit("Zoé")
    table = begun(zoe, game)
    said = zoe.page.locator(".coach").inner_text()
    assert any(word in said for word in FIRST.get(game, "").split("|")), said
    assert learnt(zoe) == 0
    zoe.page.reload()
    expect(zoe.page.locator(".coach")).to_be_visible()
    assert zoe.page.evaluate(f"{TABLE}[{game!r}].table") == table
    assert learnt(zoe) == 0  # whoever does nothing has learnt nothing


@pytest.mark.parametrize("game", [game for game in TITLES if game not in OWN])
def test_whoever_plays_and_reads_comes_to_the_last_lesson_or_is_told_what_is_missing(visit, game):
    zoe = visit("Zoé")
    begun(zoe, game)
    page = zoe.page
    before = 0
    for _ in range(3000):
        if page.locator(".coach [data-read]").count():
            said = page.locator(".coach .seen").inner_text()
            page.locator(".coach [data-read]").click()
            expect(page.locator(".coach .seen").filter(has_text=said)).to_have_count(0)
        now = learnt(zoe)
        assert now >= before
        before = now
        if page.get_by_role("button", name="Une autre partie guidée").count():
            break
        try:
            if not zoe.answer():
                page.wait_for_timeout(30)
        except Exception:  # the button went away while it was being reached for
            continue
    text = page.locator(".coach").inner_text()
    whole = page.locator(".coach .count").inner_text().split(" sur ")
    assert ("pas encore vu" in text) is (whole[0] != whole[1]), text
    assert before >= 5, text


READY = "ghost red; blue at A3 keys red lion treasures 2 red, 3 violet; green at A4; tokens A1 blue; top blue cross"


def test_the_way_out_is_the_last_lesson_and_what_did_not_come_up_is_named(visit, house):
    """A learner whose table stands before its end: the guide goes on there, and does not call them trained."""
    table, secrets = table_at(house, "macgregor", 3, f"{READY}; to act blue", people=(2,), needed=5)
    zoe = visit("Zoé").go("/")
    zoe.page.evaluate(
        """([id, secret]) => {
          const seats = { 2: secret }
          const kept = { id, game: 'macgregor', seats, name: '', host: null, way: 'bots', with: [], over: false }
          localStorage.setItem('manoir-tables', JSON.stringify([kept]))
          const macgregor = { table: id, learnt: [], reading: [], asked: {} }
          localStorage.setItem('manoir-guides', JSON.stringify({ macgregor }))
        }""",
        [table, secrets[2]],
    )
    zoe.go("/guide/macgregor")
    expect(zoe.page.locator(".coach .now")).to_contain_text("Une clef ouvre une porte")
    zoe.page.locator(".acts button[data-move^=leave]").click()
    expect(zoe.page.locator(".coach .seen")).to_contain_text("la partie est gagnée")
    zoe.page.locator(".coach [data-read]").click()
    for missing in ("passer une porte", "la marche du fantôme", "une capture"):
        expect(zoe.page.locator(".coach .now")).to_contain_text(missing)
    assert learnt(zoe) == 1


def test_whoever_only_watches_the_paths_of_others_has_learnt_nothing(visit):
    zoe = visit("Zoé")
    begun(zoe, "booo")
    expect(zoe.page.locator(".log li").filter(has_text="Honorine").nth(6)).to_be_attached()
    assert learnt(zoe) == 0
    expect(zoe.page.locator(".coach")).not_to_contain_text("vous savez hanter")
