"""What would you have played? A moment on the board, one answer, and what the coach says of it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from answered import answered
from guests import DESK, PHONE
from openings import brought, said
from playwright.sync_api import Response, expect

GAMES = ["minuit", "chasseurs", "macgregor"]
LONG = 120_000  # a review takes its time on a busy machine


def heard(page: Any) -> Callable[[], list[dict[str, Any]]]:
    """All that the house tells this page of puzzles from now on."""
    found: list[Response] = []

    def hear(response: Response) -> None:
        path = response.url.partition("/api/")[2]
        if "/puzzles/" in path or "/practice/" in path:
            found.append(response)

    page.on("response", hear)
    return lambda: [one.json() for one in found]


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_asked_on_its_board_judged_and_remembered_by_this_device(visit, game, size):
    zoe = visit("Zoé", size)
    page, told = zoe.page, heard(zoe.page)
    zoe.go(f"/solo/{game}#puzzle=fair-1")
    page.locator(".ask h2").wait_for()
    assert told()
    assert all(one["judged"] is None for one in told()), "nothing of the answer is on the wire before there is one"
    names = page.locator(".standings b")
    expect(names.filter(has_text="Zoé")).to_have_count(1)
    assert page.locator(".told li").count() > 0
    answered(page)
    how = page.locator(".judged").get_attribute("data-how")
    assert how == told()[-1]["judged"]["how"]
    rows = page.locator(".judged li")
    expect(page.locator(".judged .mine")).to_have_count(1)
    expect(rows.first).to_have_class(re.compile(r"\bbest\b"))
    expect(page.locator(".judged")).to_contain_text("deux longues recherches")
    page.reload()
    page.locator(f".judged[data-how={how}]").wait_for()
    page.get_by_role("link", name="La suivante").click()
    expect(page.locator("nav [aria-current]")).to_contain_text("Moyen, n° 2")
    expect(page.locator(".ask h2")).to_be_visible()
    expect(page.locator(".judged")).to_have_count(0)
    kept = json.loads(page.evaluate("localStorage.getItem('manoir-moments')"))
    assert kept[game]["fair-1"]["how"] == how


def test_the_day_is_the_same_for_everyone_and_a_right_answer_begins_a_streak(visit, house):
    zoe, papi = visit("Zoé"), visit("Papi")
    for guest in (zoe, papi):
        guest.go("/solo/minuit").page.locator(".ask h2").wait_for()
    assert zoe.page.locator(".told").inner_text() == papi.page.locator(".told").inner_text()
    day = zoe.page.evaluate("new Date().toLocaleDateString('sv')")
    first = zoe.page.locator(".ask [data-move]").first.get_attribute("data-move")
    best = said(house, f"/api/minuit/puzzles/{day}", {"answers": [first]})["judged"]["answers"][0]["text"]
    answered(zoe.page, best)
    expect(zoe.page.locator(".judged h2")).to_have_text("C’est cela !")
    expect(zoe.page.locator("nav [aria-current]")).to_contain_text("un jour de suite")
    expect(papi.page.locator("nav")).not_to_contain_text("jour de suite")


def test_the_hall_leads_there_and_both_languages_have_its_words(visit):
    zoe = visit("Zoé", language="en").go("/")
    zoe.page.locator("[data-game=macgregor] a[href='/solo/macgregor']").click()
    answered(zoe.page)
    expect(zoe.page.locator(".judged")).to_contain_text("two long searches")
    zoe.like(language="fr")
    expect(zoe.page.locator(".judged")).to_contain_text("deux longues recherches")


def test_turning_points_of_ones_own_game_are_tried_again_before_the_answer_is_shown(visit, house):
    zoe = visit("Zoé")
    page, told = zoe.page, heard(zoe.page)
    reviews: list[str] = []
    page.on("response", lambda got: reviews.append(got.url) if got.url.endswith("/review") else None)
    id = brought(house, "minuit", 2)
    zoe.go(f"/replay/{id}")
    page.get_by_role("link", name="M’exercer").click()
    page.locator("nav a[href*=entry]").first.wait_for(timeout=LONG)
    page.locator(".ask h2").wait_for()
    assert told()
    assert all(one["judged"] is None for one in told())
    assert not reviews, "the review tells the answer, so nobody asks for it"
    answered(page)
    expect(page.locator(".judged")).to_contain_text("estimées par le coach")
    page.locator(".ask .pair a").click()
    expect(page.locator("nav a[href*=entry]").first).to_be_visible()
