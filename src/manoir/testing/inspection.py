"""A game looked at from outside: everything that is missing or wrong, at once."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from manoir.kernel.edition import read_toml
from manoir.kernel.event import parts_of
from manoir.kernel.game import Game
from manoir.kernel.notation import Notation
from manoir.kernel.registry import GROUP, registry
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import CONTRACT, Title
from manoir.kernel.wrong import WrongInput, brief
from manoir.testing.finding import Finding
from manoir.testing.golden import golden_faults
from manoir.testing.parts import PARTS, GameFile
from manoir.testing.sampling import Sample, sampled
from manoir.testing.wording import wording_faults

VERBS = ("name", "version", "aim", "bound", *sorted(name for name in vars(Game) if not name.startswith("_")))
NOTED = sorted(name for name in vars(Notation) if not name.startswith("_"))


def inspected(name: str, golden: Path) -> list[Finding]:
    """All findings about the game that an entry point names; its golden logs are looked for in a folder."""
    points = [point for point in entry_points(group=GROUP) if point.name == name]
    if not points:
        text = f'no installed package has {name} = "PACKAGE:TITLE" under {GROUP}'
        return [Finding("entry point", f"{text} (there are {', '.join(registry().titles)})")]
    title = _loaded(points[0])
    if isinstance(title, Finding):
        return [title]
    unplayable = [*_contract(title, name), *_editions(title)]
    slugs: set[str] = set()
    found = [*unplayable, *_rulebook(title, slugs)]
    for part in PARTS:
        found += _part(title, part)
    sample = Sample(slugs) if unplayable else sampled(title, slugs)
    found += [Finding("rules", fault) for fault in sample.faults]
    found += [*_declared(title, slugs), *wording_faults(title, sample)]
    found += [] if unplayable else _golden(title, golden)
    if not any(finding.wrong for finding in found):  # whatever else keeps it out, such as a name that is taken
        found += [Finding(left.package, left.why) for left in registry().left_out if left.game == name]
    return sorted(dict.fromkeys(found), key=lambda finding: not finding.wrong)


def _loaded(point: EntryPoint) -> Title | Finding:
    try:
        title = point.load()
    except Exception as error:  # a stranger's code: whatever it raises is a finding
        text = f"{point.value} could not be loaded ({type(error).__name__}: {brief(str(error))})"
        return Finding("entry point", text)
    if isinstance(title, Title):
        return title
    return Finding("entry point", f"{point.value} is a {type(title).__name__}, not a Title")


def _contract(title: Title, name: str) -> Iterator[Finding]:
    if title.contract != CONTRACT:
        yield Finding("TITLE.contract", f"it is {title.contract}, and this house has {CONTRACT}")
    if getattr(title.game, "name", name) != name:
        yield Finding("entry point", f"it is called {name}, and the game calls itself {title.name}")
    for verb in VERBS:
        if not hasattr(title.game, verb):
            yield Finding("rules", f"no {verb}, which manoir.kernel.game.Game asks for")
    for verb in NOTED:
        if isinstance(title.notation, type) and not hasattr(title.notation, verb):
            yield Finding("notation", f"no {verb}, which manoir.kernel.notation.Notation asks for")
    if not hasattr(title.census, "fault"):
        yield Finding("census", "no fault, which manoir.kernel.census.Census asks for")


def _rulebook(title: Title, slugs: set[str]) -> Iterator[Finding]:
    """Every clause without words, not only the first; the slugs of all are kept."""
    try:
        for chapter in read_toml(title.folder / "rulebook.toml", "a rulebook").parts("chapter"):
            for clause in chapter.parts("clause"):
                slugs.add(str(clause.data.get("slug")))
                lacking = [language for language in LANGUAGES if not clause.data.get(language)]
                if lacking:
                    slug = clause.data.get("slug", "a clause without a slug")
                    yield Finding("rulebook.toml", f"{slug} has no words in {' or '.join(lacking)}")
        if title.rulebook.game != title.name:
            yield Finding("rulebook.toml", f"it is of the game {title.rulebook.game}")
    except WrongInput as wrong:
        yield Finding("rulebook.toml", str(wrong))


def _editions(title: Title) -> Iterator[Finding]:
    for edition in title.editions:
        try:
            box = title.box(edition)
            for seats in range(box.players[0], box.players[1] + 1):
                title.table(box, seats, title.bounded)
        except WrongInput as wrong:
            yield Finding(f"{edition}.toml", str(wrong))


def _part(title: Title, part: GameFile) -> Iterator[Finding]:
    """A part that is optional and not there, or that is there and of no use."""
    if part.required:
        return
    if not part.module:
        if not (title.folder / part.file).exists():
            yield Finding(part.file, f"none: {part.without}", wrong=False)
        return
    try:
        module = title.part(part.module)
    except Exception as error:  # a stranger's code
        yield Finding(part.file, f"it could not be loaded ({type(error).__name__}: {brief(str(error))})")
        return
    if module is None:
        yield Finding(part.file, f"none: {part.without}", wrong=False)
    elif part.name and not hasattr(module, part.name):
        yield Finding(part.file, f"it does not define {part.name}")


def _declared(title: Title, slugs: set[str]) -> Iterator[Finding]:
    """What a title says of its clauses and events is so."""
    named = {f"the option {choice.name}": choice.clause for choice in title.choices}
    facts = (*title.forgets, *title.opens, *(title.memory.facts if title.memory else ()))
    named |= {f"the event {fact.event.__name__}": fact.clause for fact in facts}
    if title.race is not None:
        named["the race"] = title.race.no_hint
    for what, slug in named.items():
        if slug not in slugs:
            yield Finding("TITLE", f"{what} names {slug}, which is no clause of the rulebook")
    for fact in facts:
        unknown = sorted({*fact.fields} - {name for name, _ in parts_of(fact.event) or ()})
        if unknown or not fact.fields:
            yield Finding("TITLE", f"the event {fact.event.__name__} has no field {', '.join(unknown) or 'named'}")


def _golden(title: Title, folder: Path) -> list[Finding]:
    if not any(folder.glob("*.log")):
        text = f"none in {folder}: nothing proves that games of today will replay"
        return [Finding("golden logs", text, wrong=False)]
    return [Finding("golden logs", fault) for fault in golden_faults(title, folder)]
