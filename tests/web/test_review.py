"""The coach’s review in the page: chances, turning points on the board, luck and skill, and a picture."""

from __future__ import annotations

import re

import pytest
from openings import brought
from playwright.sync_api import expect

LONG = 120_000  # a review takes its time on a busy machine


@pytest.mark.parametrize("game", ["minuit", "chasseurs", "macgregor"])
def test_a_replay_shows_the_review_with_its_turning_points_on_the_board(visit, house, tmp_path, game):
    zoe = visit("Zoé").go(f"/replay/{brought(house, game, 3)}")
    zoe.page.locator(".deck").wait_for()
    zoe.page.get_by_role("button", name="La revue du coach").click()
    chart = zoe.page.locator(".review svg[role=img]")
    chart.wait_for(timeout=LONG)
    lines = chart.locator("polyline.line")
    assert lines.count() == 3
    assert len(set(lines.evaluate_all("all => all.map((one) => one.getAttribute('stroke-dasharray'))"))) == 3
    part = re.compile(r"avec \d+ % des simulations de la profondeur usuelle")
    expect(zoe.page.locator(".review")).to_contain_text(part)
    assert zoe.page.locator(".bars .luck").count() == zoe.page.locator(".bars .skill").count() == 3
    with zoe.page.expect_download() as got:
        zoe.page.get_by_role("button", name="Image de la revue").click()
    picture = tmp_path / "review.png"
    got.value.save_as(picture)
    assert picture.read_bytes().startswith(b"\x89PNG")
    slider = zoe.page.locator("input[type=range]")
    chart.click(position={"x": 5, "y": 5})
    assert int(slider.input_value()) < int(slider.get_attribute("max")) / 4
    turns = zoe.page.locator(".review ol li")
    look = turns.first.get_by_role("button", name="Voir sur le plateau")
    entry = int(re.search(r"\d+", turns.first.locator("h3").inner_text().split("Réponse")[1]).group())
    expect(turns.first).to_contain_text("est jugé meilleur que")
    look.click()
    expect(look).to_have_attribute("aria-pressed", "true")
    expect(slider).to_have_value(str(entry - 1))
    assert zoe.page.get_by_label("Vu par").input_value() in {"1", "2", "3"}
    slider.fill("0")
    expect(look).to_have_attribute("aria-pressed", "false")
    turns.first.get_by_role("button", name="Rejouer à partir d’ici").click()
    zoe.page.locator(".seats").wait_for()


def test_a_race_says_what_there_was_to_see_and_no_shares(visit, house):
    zoe = visit("Zoé").go(f"/replay/{brought(house, 'booo', 3)}#review")
    expect(zoe.page.locator(".review")).to_contain_text("Une course à cartes ouvertes", timeout=LONG)
    expect(zoe.page.locator(".review p").first).to_contain_text(re.compile(r"^\s*Booo\s?!\s?:\s\d+\sréponses"))
    expect(zoe.page.locator(".review")).to_contain_text(re.compile("Visiteur|visiteur"))
    assert zoe.page.locator(".review svg[role=img]").count() == 0
