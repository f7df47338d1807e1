"""Pages that are written out of what the program has: games, Python names, routes, messages, and an alphabet of it."""

from __future__ import annotations

import ast
import json
import re
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from links import prose, slug_of

WORDS = {
    "en": {
        "games": "The games",
        "all": "Every game of the house, with its rules clause by clause.",
        "by": "by",
        "players": "players",
        "age": "from {age} years",
        "aim": "The aim",
        "rules": "The rules",
        "board": "The board on a desk",
        "phone": "On a phone",
        "ruling": "house ruling",
    },
    "fr": {
        "games": "Les jeux",
        "all": "Tous les jeux de la maison, et leurs règles article par article.",
        "by": "de",
        "players": "joueurs",
        "age": "à partir de {age} ans",
        "aim": "Le but",
        "rules": "Les règles",
        "board": "Le plateau sur un grand écran",
        "phone": "Sur un téléphone",
        "ruling": "décision de la maison",
    },
}
INNER = ("cli", "games", "server", "template", "words")  # packages that others do not import
FIRST = ("playing", "contract")  # what `manoir` itself offers


def game_pages(root: Path, language: str) -> Iterator[tuple[str, str]]:
    """A page for each game of the house, and one that lists them."""
    say = WORDS[language]
    lines = [f"# {say['games']}", "", say["all"], ""]
    for file in sorted((root / "src" / "manoir" / "games").glob("*/rulebook.toml")):
        name = file.parent.name
        book = tomllib.loads(file.read_text(encoding="utf-8"))
        edition = tomllib.loads((file.parent / "edition.toml").read_text(encoding="utf-8"))["edition"]
        about = book["rulebook"]
        low, high = edition["players"]
        facts = [f"{say['by']} {about['authors']}", about["publisher"], f"{low}–{high} {say['players']}"]
        facts += [say["age"].format(age=about["age"])] if "age" in about else []
        lines += [
            f"## [{about['title'][language]}]({name}.md)",
            "",
            f"*{', '.join(facts)}*",
            "",
            about["line"][language],
            "",
        ]
        lines += _picture(root, name, "table", about["title"][language])
        yield f"games/{name}.md", _game(root, name, book, facts, language)
    yield "games/index.md", "\n".join(lines) + "\n"


def _game(root: Path, name: str, book: dict[str, Any], facts: list[str], language: str) -> str:
    say, about = WORDS[language], book["rulebook"]
    lines = [f"# {about['title'][language]}", "", f"*{', '.join(facts)}*", "", about["line"][language], ""]
    lines += _picture(root, name, "table", f"{about['title'][language]}: {say['board']}")
    lines += _picture(root, name, "phone", f"{about['title'][language]}: {say['phone']}")
    lines += [f"## {say['aim']}", "", about["aim"][language], "", f"## {say['rules']}", ""]
    for chapter in book["chapter"]:
        lines += [f"### {chapter['title'][language]}", ""]
        for clause in chapter.get("clause", []):
            ruling = f", {say['ruling']}" if clause.get("ruling") else ""
            mark = f'<span class="clause">{name}:{clause["slug"]}{ruling}</span>'
            lines += [f"{clause[language]} {mark}", ""]
            for note in clause.get("note", []):
                lines += [f"> **{note['question'][language]}** {note['answer'][language]}", ""]
    return "\n".join(lines)


def _picture(root: Path, name: str, kind: str, words: str) -> list[str]:
    """A picture of a game, if there is one; a game that has none yet has a page all the same."""
    if not (root / "docs" / "pictures" / f"{name}-{kind}.png").is_file():
        return []
    return [f"![{words}](../pictures/{name}-{kind}.png)" + ("{ width=320 }" if kind == "phone" else ""), ""]


def api_pages(root: Path) -> Iterator[tuple[str, str]]:
    """A page for what `manoir` itself offers and one for each package that others import, made of their docstrings."""
    house = root / "src" / "manoir"
    lines = ["# Python", "", "What others import, from its own docstrings.", ""]
    packages = sorted(path.parent for path in house.glob("*/__init__.py") if path.parent.name not in INNER)
    for folder in (house, *packages):
        page, name = folder.name, "manoir" if folder == house else f"manoir.{folder.name}"
        found = [house / f"{one}.py" for one in FIRST] if folder == house else sorted(folder.rglob("*.py"))
        modules = [path for path in found if path.stem.isidentifier() and not path.stem.startswith("_")]
        words = (ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or "").partition(
            "\n"
        )[0]
        text = [f"# {name}", "", words, ""]
        for path in modules:
            text += [f"::: {'.'.join(path.relative_to(house.parent).with_suffix('').parts)}", ""]
        lines.append(f"- [{name}]({page}.md): {words}")
        yield f"api/{page}.md", "\n".join(text)
    yield "api/index.md", "\n".join(lines) + "\n"


def http_page(root: Path) -> str:
    """Every route of the house, with what it takes and answers."""
    described = json.loads((root / "docs" / "reference" / "openapi.json").read_text(encoding="utf-8"))
    lines = [
        "# Routes",
        "",
        "Made from [openapi.json](openapi.json); [the protocol](protocol.md) says what they are for.",
        "",
    ]
    for path, methods in described["paths"].items():
        lines += [f"## `{path}`", ""]
        for method, about in methods.items():
            asked = [f"`{one['name']}` ({one['in']}, {_kind(one['schema'])})" for one in about.get("parameters", [])]
            body = about.get("requestBody", {}).get("content", {})
            asked += [_kind(one["schema"]) for one in body.values() if "schema" in one]
            answers = [
                f"{status} {_kind(next(iter(answer['content'].values()))['schema'])}"
                for status, answer in about["responses"].items()
                if answer.get("content") and status.startswith("2")
            ]
            lines += [f"**{method.upper()}** {about.get('summary', '')}", ""]
            lines += [f"- asks for {', '.join(asked)}"] if asked else []
            lines += [f"- answers {', '.join(answers)}"] if answers else []
            lines.append("")
    lines += ["## What is in them", ""]
    for name, schema in sorted(described["components"]["schemas"].items()):
        lines += _shape(name, schema)
    return "\n".join(lines)


def socket_page(root: Path) -> str:
    """Every message of the socket, field by field."""
    schema = json.loads((root / "docs" / "reference" / "socket.schema.json").read_text(encoding="utf-8"))
    lines = [
        "# Messages",
        "",
        "Made from [socket.schema.json](socket.schema.json); [the protocol](protocol.md) explains them.",
        "",
    ]
    named: set[str] = set()
    for side, title in (("said", "What a device says"), ("told", "What a device is told")):
        lines += [f"## {title}", ""]
        for tag, link in schema["properties"][side]["discriminator"]["mapping"].items():
            name = link.rpartition("/")[2]
            named.add(name)
            lines += _shape(name, schema["$defs"][name], f"`{tag}`")
    lines += ["## What is in them", ""]
    for name, shape in sorted(schema["$defs"].items()):
        if name not in named:
            lines += _shape(name, shape)
    return "\n".join(lines)


def _shape(name: str, schema: dict[str, Any], title: str = "") -> list[str]:
    """One object as a table of its fields."""
    lines = [f"### {title or name} {{ #{_anchor(name)} }}", ""]
    if words := schema.get("description"):
        lines += [words.split("\n\n")[0], ""]
    if fields := schema.get("properties"):
        lines += ["| field | is | |", "| --- | --- | --- |"]
        needed = schema.get("required", [])
        lines += [
            f"| `{one}` | {_kind(kind)} | {'' if one in needed else 'may be left out'} |"
            for one, kind in fields.items()
        ]
        lines.append("")
    return lines


def _anchor(name: str) -> str:
    """The anchor of a type, which no other heading of the page has."""
    return f"type-{name.lower()}"


def _kind(schema: dict[str, Any]) -> str:
    """A type in words."""
    if link := schema.get("$ref"):
        name = link.rpartition("/")[2]
        return f"[{name}](#{_anchor(name)})"
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " or ".join(_kind(one) for one in schema[several])
    if "enum" in schema or "const" in schema:
        return " or ".join(f"`{one}`" for one in schema.get("enum", [schema.get("const")]))
    kind = schema.get("type", "anything")
    if kind == "array" and isinstance(schema.get("items"), dict):
        return f"list of {_kind(schema['items'])}"
    return " or ".join(kind) if isinstance(kind, list) else str(kind)


def az_page(target: Path) -> str:
    """Every page and every heading of two levels, by the alphabet."""
    found: set[tuple[str, str]] = set()
    for path in sorted(target.rglob("*.md")):
        inside = path.relative_to(target)
        if inside.parts[0] in ("api", "decisions") or path.name == "a-z.md":
            continue
        for level, heading in re.findall(r"^(#{1,2}) (.+)$", prose(path), re.MULTILINE):
            plain = re.sub(r"[`*]", "", heading)
            anchor = "" if level == "#" else f"#{slug_of(heading)}"
            if plain[0].isalpha():  # neither a route nor the step of a page
                found.add((plain, f"../{inside.as_posix()}{anchor}"))
    lines, letter = ["# A to Z", ""], ""
    for title, link in sorted(found, key=lambda pair: pair[0].lower()):
        if (first := title[0].upper()) != letter:
            letter = first
            lines += ["", f"## {letter}", ""]
        lines.append(f"- [{title}]({link})")
    return "\n".join(lines) + "\n"
