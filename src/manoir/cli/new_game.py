"""`manoir new-game`: the model of a game, copied under another name, into the house or as a package of its own."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from keyword import iskeyword
from pathlib import Path

from manoir.cli.arguments import console
from manoir.games import TITLES
from manoir.kernel.registry import GROUP, NAME
from manoir.kernel.wrong import WrongInput, quoted
from manoir.words import words_for, words_in

MODEL = "lueur"
HOUSE = (Path("pyproject.toml"), Path("src/manoir/games"), Path("tests/games"))
"""What a checkout of the house has."""

Files = dict[Path, str]
"""What is written, by its place."""


def new_game(name: str, *, package: bool = False, into: Path = Path(), lang: str | None = None) -> None:
    """Write a small game that can be played at once, with its rulebook, its words and its tests.

    Without --package it is written into a checkout of the house: a folder in src/manoir/games, its tests in
    tests/games, and a line in pyproject.toml. Nothing that is there is written over.

    Parameters
    ----------
    name: small letters and digits; it becomes the name of the folder and of the command's argument
    package: a package of its own, manoir-NAME, that is installed beside the house
    into: the folder to write into; without it, this one
    """
    fitting(name)
    if not into.is_dir():
        raise WrongInput("--into", quoted(str(into)), "a folder that is there")
    folders = [Path(f"manoir-{name}")] if package else [Path("src/manoir/games") / name, Path("tests/games") / name]
    taken = [str(into / folder) for folder in folders if (into / folder).exists()]
    if taken:
        raise WrongInput("NAME", f"{', '.join(taken)}, which is there", "a name that is free; nothing was written")
    wanted = of_package(name, folders[0]) if package else of_house(name, into, *folders)
    write(into, wanted)
    words, place = words_for(lang), str(into / folders[0])
    console().print(words.say("new-game-written", game=name, folder=place, files=len(wanted)), soft_wrap=True)
    after = "new-game-next-package" if package else "new-game-next-house"
    console().print(words.say(after, game=name, folder=place), soft_wrap=True)


def fitting(name: str) -> None:
    """Refuse a name that no game can have here."""
    if not NAME.fullmatch(name) or iskeyword(name):
        wanted = "2 to 32 small letters and digits, a letter first, and no word of Python"
        raise WrongInput("NAME", quoted(name), wanted)
    if name in TITLES:
        raise WrongInput("NAME", f"{quoted(name)}, which is installed already", "the name of no other game")
    if any(key.startswith(f"{name}-") for key in words_in("en").keys):
        raise WrongInput("NAME", f"{quoted(name)}, with which words of the house begin", "another name")


def of_package(name: str, root: Path) -> Files:
    """The files of a package."""
    model = files("manoir.template")
    own = dict(texts(model / "package", name))
    found = {root / "src" / f"manoir_{name}" / path: text for path, text in texts(model / "game", name)}
    found |= {root / "tests" / path: text for path, text in texts(model / "tests", name)}
    found[root / "tests" / "test_laws.py"] = own[Path("test_laws.py")]
    found[root / "pyproject.toml"] = own[Path("pyproject.toml")]
    return found


def of_house(name: str, house: Path, game: Path, tests: Path) -> Files:
    """The files of a game in the house, and pyproject.toml with the line that names it."""
    if not all((house / part).exists() for part in HOUSE):
        raise WrongInput("--into", f"{house.resolve()}, which is no checkout of the house", "one, or --package")
    model = files("manoir.template")
    found = {game / path: text for path, text in texts(model / "game", name)}
    found[game / "rules.py"] = protocol_named(found[game / "rules.py"])
    found |= {tests / path: text for path, text in texts(model / "tests", name)}
    found[Path("pyproject.toml")] = entered((house / "pyproject.toml").read_text(encoding="utf-8"), name)
    return found


def texts(folder: Traversable, name: str, within: Path = Path()) -> Iterator[tuple[Path, str]]:
    """The files below a folder of the model, each under its place, with the other name in them."""
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            if entry.name != "__pycache__":
                yield from texts(entry, name, within / entry.name)
        else:
            text = entry.read_text(encoding="utf-8")
            yield within / entry.name, text.replace(MODEL, name).replace(MODEL.capitalize(), name.capitalize())


def protocol_named(rules: str) -> str:
    """The rules as the house compiles them: they name the contract, which a package need not."""
    named = rules.replace("Rules:\n", "Rules(Game[State, View, Options]):\n")
    return named.replace("from manoir.kernel.game import Ask\n", "from manoir.kernel.game import Ask, Game\n")


def entered(project: str, name: str) -> str:
    """The house's pyproject.toml with an entry point more, among the others in the order of their names."""
    head = f'[project.entry-points."{GROUP}"]\n'
    before, found, after = project.partition(head)
    if not found:
        raise WrongInput("pyproject.toml", "no entry points of games", head.strip())
    lines, _, rest = after.partition("\n\n")
    games = sorted({*lines.strip().split("\n"), f'{name} = "manoir.games.{name}:TITLE"'})
    return f"{before}{head}" + "\n".join(games) + f"\n\n{rest}"


def write(into: Path, wanted: Files) -> None:
    """Write all files; pyproject.toml of the house comes last, so that it names no game that is not there."""
    try:
        for path, text in wanted.items():
            (into / path).parent.mkdir(parents=True, exist_ok=True)
            (into / path).write_text(text, encoding="utf-8")
    except OSError as trouble:
        found = f"{trouble.filename} ({trouble.strerror})"
        raise WrongInput("--into", found, "a folder that can be written to") from None
