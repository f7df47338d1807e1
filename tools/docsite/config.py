"""What Zensical is told: names, colours and the way through the pages."""

from __future__ import annotations

import json
from pathlib import Path

from gathered import Section

NAMES = {"en": "Manoir", "fr": "Manoir"}
ABOUT = {
    "en": "A house with haunted board games in it: to play, to run, to study.",
    "fr": "Une maison pleine de jeux de société hantés : à jouer, à ouvrir, à étudier.",
}
PLAY = {"en": "Play here, in the browser", "fr": "Jouer ici, dans le navigateur"}
MODES = {"en": ("Lights on", "Lights off"), "fr": ("Allumer", "Éteindre")}

TEXT = """[project]
site_name = {name}
site_description = {about}
docs_dir = "pages"
site_dir = "site"
{url}use_directory_urls = true
extra_css = ["manoir.css"]
nav = {nav}

[project.theme]
language = {language}
font = false
logo = "ghost.svg"
favicon = "ghost.svg"
features = [
  "navigation.sections", "navigation.indexes", "navigation.top", "navigation.footer",
  "search.highlight", "content.code.copy", "toc.follow",
]

[[project.theme.palette]]
scheme = "slate"
toggle.icon = "lucide/sun"
toggle.name = {on}

[[project.theme.palette]]
scheme = "default"
toggle.icon = "lucide/moon"
toggle.name = {off}

[[project.extra.alternate]]
name = "English"
link = {english}
lang = "en"

[[project.extra.alternate]]
name = "Français"
link = {french}
lang = "fr"

[project.plugins.mkdocstrings.handlers.python]
paths = [{sources}]
inventories = []

[project.plugins.mkdocstrings.handlers.python.options]
heading_level = 2
show_root_heading = true
show_source = false
show_root_full_path = true
members_order = "source"
filters = ["!^_"]
show_signature_annotations = true
separate_signature = true
show_bases = false

[project.markdown_extensions]
attr_list = {{}}
md_in_html = {{}}
tables = {{}}
admonition = {{}}
toc.permalink = true
toc.slugify = {{ object = "pymdownx.slugs.slugify", kwds = {{ case = "lower" }} }}
pymdownx.highlight.pygments_lang_class = true
pymdownx.superfences = {{}}
pymdownx.tilde = {{}}
"""


def config(sections: list[Section], language: str, root: Path, url: str, play: str = "") -> str:
    """The configuration of one language; `url` is where the site will be and `play` a house beside it, if known."""
    inside = language == "fr"
    values = {
        "name": NAMES[language],
        "about": ABOUT[language],
        "language": language,
        "on": MODES[language][0],
        "off": MODES[language][1],
        "english": "../" if inside else ".",
        "french": "." if inside else "fr/",
        "sources": str(root / "src"),
    }
    quoted = {key: json.dumps(value, ensure_ascii=False) for key, value in values.items()}
    where = f"{url}{language}/" if inside else url
    nav = _nav(sections, {PLAY[language]: play} if play else {})
    return TEXT.format(nav=nav, url=f"site_url = {json.dumps(where)}\n" if url else "", **quoted)


def _nav(sections: list[Section], outside: dict[str, str]) -> str:
    lines = []
    for section in sections:
        pages = ", ".join(f"{{ {_quoted(title)} = {_quoted(path)} }}" for title, path in section.pages)
        lines.append(f"  {{ {_quoted(section.title)} = [{pages}] }}" if section.title else f"  {pages}")
    lines[1:1] = [f"  {{ {_quoted(title)} = {_quoted(address)} }}" for title, address in outside.items()]
    return "[\n" + ",\n".join(lines) + "\n]"


def _quoted(text: str) -> str:
    return json.dumps(text, ensure_ascii=False)
