"""What a messenger shows of a link before anybody has followed it: never more than the link itself says."""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from manoir.kernel.title import Title
from manoir.words import words_in

MARK = "<!-- preview -->"  # where the page has room for it
OF_A_GAME = ("rules", "guide", "solo")
OF_A_TABLE = {"table": "house-preview-table", "screen": "house-preview-table", "replay": "house-preview-replay"}


def prefers_french(languages: str) -> bool:
    """Whether a reader would rather have French; who does not say is taken for a guest of the house, who would."""
    for language in languages.split(","):
        tag = language.partition(";")[0].strip().lower()[:2]
        if tag in ("fr", "en"):
            return tag == "fr"
    return True


def preview(path: str, base: str, french: bool, titles: Mapping[str, Title]) -> str:
    """The tags for a path of the house at an address."""
    tongue = "fr" if french else "en"
    words = words_in(tongue)
    place, _, rest = path.partition("/")
    title, line = "Manoir", words.say("page-pitch", count=len(titles))
    if place in OF_A_GAME and rest in titles:
        book = titles[rest].rulebook
        title, line = f"{book.title[tongue]} · Manoir", book.line[tongue]
    elif place in OF_A_TABLE:
        line = words.say(OF_A_TABLE[place])
    facts = {
        "og:site_name": "Manoir",
        "og:type": "website",
        "og:title": title,
        "og:description": line,
        "og:image": f"{base.rstrip('/')}/preview.png",
        "og:image:width": "1200",
        "og:image:height": "630",
        "og:locale": "fr_FR" if french else "en_GB",
        "twitter:card": "summary_large_image",
    }
    lines = [f'<meta name="description" content="{escape(line)}" />']
    lines += [f'<meta property="{name}" content="{escape(value)}" />' for name, value in facts.items()]
    return "\n    ".join(lines)
