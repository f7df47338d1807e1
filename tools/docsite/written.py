"""Pages that are written out of what the program has: games, Python names, routes, messages, and an alphabet of it."""

from __future__ import annotations

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
PACKAGES = {
    "kernel": "The contract of house and game, chance, secrets, logs, rulebooks, editions and the laws.",
    "bots": "What plays: the search, its levels, contests.",
    "tables": "Live play without a transport: one task a table.",
    "store": "What is kept.",
}


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
        lines += [f"- [{about['title'][language]}]({name}.md), {', '.join(facts)}. {about['line'][language]}"]
        yield f"games/{name}.md", _game(root, name, book, facts, language)
    yield "games/index.md", "\n".join(lines) + "\n"


def _game(root: Path, name: str, book: dict[str, Any], facts: list[str], language: str) -> str:
    say, about = WORDS[language], book["rulebook"]
    lines = [f"# {about['title'][language]}", "", f"*{', '.join(facts)}*", "", about["line"][language], ""]
    for kind, words in (("table", say["board"]), ("phone", say["phone"])):
        if (root / "docs" / "pictures" / f"{name}-{kind}.png").is_file():
            width = "{ width=320 }" if kind == "phone" else ""
            lines += [f"![{about['title'][language]}: {words}](../pictures/{name}-{kind}.png){width}", ""]
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


def api_pages(root: Path) -> Iterator[tuple[str, str]]:
    """A page for each package that others import, made of its docstrings."""
    lines = [
        "# Python",
        "",
        "What others import, from its own docstrings. `manoir.kernel.game` is the one to read first.",
        "",
    ]
    for package, words in PACKAGES.items():
        folder = root / "src" / "manoir" / package
        if not folder.is_dir():
            continue
        modules = sorted(path for path in folder.glob("*.py") if not path.name.startswith("_"))
        text = [f"# manoir.{package}", "", words, ""]
        text += [line for path in modules for line in (f"::: manoir.{package}.{path.stem}", "")]
        lines.append(f"- [manoir.{package}]({package}.md): {words}")
        yield f"api/{package}.md", "\n".join(text)
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
    lines = [f"### {title or name}", ""]
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


def _kind(schema: dict[str, Any]) -> str:
    """A type in words."""
    if link := schema.get("$ref"):
        return f"*{link.rpartition('/')[2]}*"
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
            if not plain.startswith("/"):
                found.add((plain, f"../{inside.as_posix()}{anchor}"))
    lines, letter = ["# A to Z", ""], ""
    for title, link in sorted(found, key=lambda pair: pair[0].lower()):
        first = title[0].upper()
        if first != letter and first.isalpha():
            letter = first
            lines += ["", f"## {letter}", ""]
        lines.append(f"- [{title}]({link})")
    return "\n".join(lines) + "\n"
