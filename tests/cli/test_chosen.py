"""What a table has chosen, in the words of the antechamber."""

from __future__ import annotations

from typing import Any

import pytest

from manoir.cli.chosen import chosen_at
from manoir.games import TITLES
from manoir.kernel.plain import Plain
from manoir.words import words_in
from toy import VIGIL

PLAYERS = ("Zoé", "Papi", "Ada")


def chosen(game: str, language: str = "fr", **choices: Plain) -> dict[str, str]:
    title = TITLES[game]
    rows = chosen_at(title, title.box(), choices, PLAYERS, words_in(language))
    return {name: text for name, (_, text) in zip(title.option_names, rows, strict=True)}


@pytest.mark.parametrize(
    ("game", "choices", "told"),
    [
        ("minuit", {"first": 2}, {"rounds": "3 (d’usage)", "first": "Papi", "hugo": "3 (d’usage)"}),
        ("minuit", {"rounds": 3}, {"rounds": "3", "first": "Au sort"}),
        ("chasseurs", {"purses": "covered"}, {"purses": "Couvertes"}),
        ("macgregor", {"memory": True}, {"memory": "Oui, pour tous", "needed": "8 (d’usage)"}),
        (
            "booo",
            {"pause": 2_500},
            {"pause": "2,5 s", "delays": "Aucune (d’usage)", "transitions": "Comme dans la boîte"},
        ),
        ("booo", {"delays": [0, 5_000, 10_000]}, {"delays": "Papi 5 s et Ada 10 s", "route": "Au sort"}),
        ("booo", {"delays": "0, 5000, 0"}, {"delays": "Papi 5 s"}),
        ("booo", {"trapdoors": "a1 b2", "transitions": "c3"}, {"trapdoors": "a1 b2", "transitions": "c3"}),
    ],
)
def test_every_kind_of_choice_is_told_in_words(game: str, choices: dict[str, Any], told: dict[str, str]) -> None:
    found = chosen(game, **choices)
    assert {name: found[name] for name in told} == told


@pytest.mark.parametrize("game", sorted(TITLES))
def test_every_option_has_its_question(game: str) -> None:
    title = TITLES[game]
    rows = chosen_at(title, title.box(), {}, PLAYERS, words_in("en"))
    assert [question for question, _ in rows] == [
        words_in("en").say(f"{game}-page-option-{name}") for name in title.option_names
    ]


def test_a_game_without_words_is_told_by_the_names_of_its_options() -> None:
    rows = chosen_at(VIGIL, VIGIL.box(), {}, PLAYERS, words_in("en"))
    assert [question for question, _ in rows] == list(VIGIL.option_names)
