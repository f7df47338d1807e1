"""A move by tap, by drag, and after a second thought."""

from __future__ import annotations

import re

import pytest
from guests import DESK, PHONE
from openings import begun, brought, seated, taken_up
from playwright.sync_api import expect
from states import STATES

from manoir.words import words_in

TO_MOVE = 14  # in the golden game of two: the first player has rolled and may move several figures


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_figure_that_is_dragged_onto_a_lit_place_goes_there(visit, house, size):
    made = taken_up(house, brought(house, "minuit", 2), TO_MOVE, "Zoé", "Papi")
    zoe, papi = seated(visit("Zoé", size=size), made, 1), seated(visit("Papi"), made, 2)
    figures = zoe.page.locator(".piece.free")
    figures.nth(1).wait_for()
    figure = figures.nth(1).bounding_box()
    space = figures.nth(1).locator("title").text_content().removeprefix("Zoé, ").lower()
    mouse = zoe.page.mouse
    mouse.move(figure["x"] + figure["width"] / 2, figure["y"] + figure["height"] / 2)
    mouse.down()
    mouse.move(figure["x"] + 40, figure["y"] + 40, steps=3)
    target = zoe.page.locator(".target").first
    place, box = target.get_attribute("data-place"), target.bounding_box()
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=5)
    assert zoe.page.locator(".log", has_text="Vous").count() == 0  # nothing before the hand lets go
    mouse.up()
    # What the journal tells, and not where the figure stands: the dice roll on at once, and Hugo may have it by now.
    for page, who in ((zoe.page, "Vous allez"), (papi.page, "Zoé va")):
        expect(page.locator(".log")).to_contain_text(f"{who} de la {space} à la case {place}.")


def test_a_figure_that_is_dropped_beside_the_board_stays(visit, house):
    zoe = seated(visit("Zoé"), taken_up(house, brought(house, "minuit", 2), TO_MOVE, "Zoé", "Papi"), 1)
    figure = zoe.page.locator(".piece.free use").first
    figure.wait_for()
    before = figure.bounding_box()
    zoe.page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    zoe.page.mouse.down()
    zoe.page.mouse.move(1300, 20, steps=5)
    zoe.page.mouse.up()
    zoe.page.wait_for_timeout(300)
    after = figure.bounding_box()
    assert abs(after["x"] - before["x"]) + abs(after["y"] - before["y"]) < 2
    expect(zoe.page.locator(".target").first).to_be_visible()


def test_a_move_waits_for_a_second_tap_where_its_player_likes_that(visit, house):
    made = begun(house, "minuit", "Zoé", "Papi", first=1)
    zoe = seated(visit("Zoé"), made, 1)
    zoe.page.get_by_label("Menu").click()
    switch = zoe.page.get_by_role("switch", name="Mes coups attendent mon accord")
    switch.click()
    zoe.page.keyboard.press("Escape")
    zoe.page.locator("[data-move='choose red']").click()
    sure = zoe.page.get_by_role("group", name="Est-ce bien votre coup")
    expect(sure).to_contain_text("Rouge")
    sure.get_by_role("button", name="Autre chose").click()  # nothing was sent
    expect(zoe.page.locator("[data-move='choose red']")).to_be_visible()
    assert zoe.page.locator(".log", has_text="choisissez").count() == 0
    zoe.page.reload()  # the wish is kept with the seat, and on this device
    zoe.page.locator("[data-move='choose blue']").click()
    expect(sure).to_contain_text("Bleu")
    zoe.page.keyboard.press("Enter")
    expect(zoe.page.locator(".log")).to_contain_text("Vous choisissez le bleu")
    zoe.page.locator(".target").first.click()  # on the board alike
    sure.get_by_role("button", name="Oui").click()
    expect(zoe.page.locator(".log")).to_contain_text("Vous posez une figurine")


def test_a_colour_is_chosen_by_colour_shape_letter_and_word(visit, house):
    zoe = seated(visit("Zoé"), begun(house, "minuit", "Zoé", bots=3, first=1))
    zoe.moves.first.wait_for()
    for move, code, letter, word in (
        ("choose blue", "B", "Be", "Bleu"),
        ("choose yellow", "Y", "J", "Jaune"),
    ):
        button = zoe.page.locator(f".acts [data-move='{move}']")
        expect(button.locator(f"use[href='#mark-{code}']")).to_have_count(1)
        expect(button.locator("b")).to_have_text(letter)
        expect(button).to_contain_text(word)
        expect(button).to_have_accessible_name(word)
    next(state for state in STATES if (state.game, state.name) == ("macgregor", "catch")).open(zoe)
    for move, code, letter, word in (("catch 2", "B", "Be", "Bleu"), ("catch 3", "G", "Ve", "Vert")):
        button = zoe.page.locator(f".acts [data-move='{move}']")
        expect(button.locator(f"use[href='#mark-{code}']")).to_have_count(1)
        expect(button.locator("b")).to_have_text(letter)
        expect(button).to_contain_text(word)
    next(state for state in STATES if (state.game, state.name) == ("booo", "search")).open(zoe)
    for colour, code, letter in (("red", "R", "R"), ("white", "W", "Ba"), ("violet", "V", "Vi")):
        button = zoe.page.locator(f"[data-colour={colour}]")
        expect(button.locator(f"rect[fill='url(#tx-{code})']")).to_have_count(1)  # its colour and its texture
        expect(button.locator("text")).to_have_text(letter)
        expect(button).to_have_accessible_name(re.compile(words_in("fr").say(f"colour-{colour}"), re.IGNORECASE))


@pytest.mark.parametrize(
    ("name", "said"), [("placing", "prenez une case vide"), ("fleeing", "Quand le dé donne un nombre")]
)
def test_a_space_of_the_gallery_that_is_not_lit_says_its_rule(visit, name, said):
    zoe = visit("Zoé")
    next(state for state in STATES if (state.game, state.name) == ("minuit", name)).open(zoe)
    zoe.page.locator(".target").first.wait_for()
    lit = set(zoe.page.locator(".target").evaluate_all("all => all.map((one) => one.dataset.place)"))
    spaces = zoe.page.locator("rect[data-place]").evaluate_all("all => all.map((one) => one.dataset.place)")
    zoe.page.locator(f"rect[data-place='{next(space for space in spaces if space not in lit)}']").click(force=True)
    notice = zoe.page.locator(".notice.refused")
    expect(notice).to_contain_text(said)
    expect(notice.get_by_role("link")).to_have_attribute("href", re.compile(r"^/rules/minuit\?.*#(place|move)"))
