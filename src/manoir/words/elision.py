"""What French does to words beside a name: d’Ursule, du majordome, au majordome, qu’Ursule; une clef verte."""

from __future__ import annotations

import unicodedata
from typing import Any

MUTE = "aeiouœæ"
FEMININE = {"bleu": "bleue", "vert": "verte", "violet": "violette", "blanc": "blanche", "noir": "noire"}


def de(name: Any) -> str:
    """`de` before a name: de Papi, d’Ursule, d’Honorine, d’Yvonne, de Yann, du majordome."""
    text = str(name)
    if (noun := _noun(text, "Le ")) is not None:
        return f"du {noun}"
    if (noun := _noun(text, "Les ")) is not None:
        return f"des {noun}"
    return f"d’{text}" if _elides(text) else f"de {text}"


def au(name: Any) -> str:
    """`à` before a name: à Papi, à Ursule, au majordome."""
    text = str(name)
    if (noun := _noun(text, "Le ")) is not None:
        return f"au {noun}"
    if (noun := _noun(text, "Les ")) is not None:
        return f"aux {noun}"
    return f"à {text}"


def que(name: Any) -> str:
    """`que` before a name: que Papi, qu’Ursule, que Le majordome."""
    text = str(name)
    return f"qu’{text}" if _elides(text) else f"que {text}"


def feminine(colour: Any) -> str:
    """A colour beside a feminine thing: une clef verte, une porte rouge."""
    return FEMININE.get(str(colour), str(colour))


def _noun(text: str, article: str) -> str | None:
    """What follows an article, of a character such as Le majordome; Le Goff is a name as it stands."""
    rest = text.removeprefix(article)
    return rest if rest != text and rest[:1].islower() else None


def _elides(text: str) -> bool:
    letters = "".join(one for one in unicodedata.normalize("NFD", text.lower()) if not unicodedata.combining(one))
    if letters[:1] == "y":  # d’Yvonne, but de Yann
        return letters[1:2].isalpha() and letters[1:2] not in MUTE
    return letters[:1] in {*MUTE, "h"}  # an h is taken for mute, as in nearly every first name
