"""A first game of each of the younger boards: somebody explains what is asked."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect


@pytest.mark.parametrize(
    ("game", "words"),
    [("chasseurs", "Gardez une carte"), ("macgregor", "fantôme|escalier|caves"), ("booo", "visiteur|chemin|cherche")],
)
def test_a_first_game_is_explained_in_the_words_of_that_game(visit, game, words):
    coach = visit("Zoé").go(f"/guide/{game}").page.locator(".coach p")
    expect(coach).to_be_visible()
    expect(coach).not_to_have_text("Jouez comme il vous plaît")
    said = coach.inner_text()
    assert any(word in said for word in words.split("|")), said
