"""Lines of each game: its rules, and what stands around them.

`python tools/lines.py [FOLDER ...]` counts the folders of games given, or those of the house. Tests and whatever a game
has in folders of its own but for its words are left out, and so are earlier versions of its rules.
"""

from __future__ import annotations

import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

AROUND = {
    "view": ("view", "imagining", "lots", "hands", "memory"),
    "position": ("notation", "reading", "reading_cards", "naming", "writing", "possible"),
    "events": ("events",),
    "box": ("edition", "tile", "warnings", "census", "secrets"),
    "bots": ("instincts", "spotter", "glimpse", "whereabouts", "opponent"),
    "people": ("drawing", "measures", "account", "reasons", "stakes", "__init__", "commands", "views"),
}
OF_WHAT = {name: kind for kind, names in AROUND.items() for name in names}
KINDS = ("rules", *AROUND, "words", "data")


def lines_of(folder: Path) -> dict[str, int]:
    """How many lines a game has of each kind; what is named nowhere above is rules."""
    found = dict.fromkeys(KINDS, 0)
    for path in [*folder.glob("*.py"), *folder.glob("*.toml"), *folder.glob("words/*.ftl")]:
        if path.name.startswith("test_"):
            continue
        kind = {".toml": "data", ".ftl": "words"}.get(path.suffix) or OF_WHAT.get(path.stem, "rules")
        found[kind] += len(path.read_text(encoding="utf-8").splitlines())
    return found


def table(folders: list[Path]) -> str:
    """A row for each kind of lines, a column for each game."""
    games = [lines_of(folder) for folder in folders]
    rows = [["", *(folder.name for folder in folders)], ["---", *("---:" for _ in folders)]]
    rows += [[kind, *(f"{game[kind]:,}" for game in games)] for kind in KINDS]
    code = [sum(game[kind] for kind in ("rules", *AROUND)) for game in games]
    around = [lines / game["rules"] - 1 for lines, game in zip(code, games, strict=True)]
    rows.append(["code in all", *(f"{lines:,}" for lines in code)])
    rows.append(["around a line of rules", *(f"{lines:.2f}" for lines in around)])
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


if __name__ == "__main__":
    given = [Path(name) for name in sys.argv[1:]]
    house = [path.parent for path in sorted((ROOT / "src" / "manoir" / "games").glob("*/rulebook.toml"))]
    print(table(given or house))
