"""What a game has words for, and what not, in each language."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import is_dataclass
from pathlib import Path

from fluent.syntax import ast, parse

from manoir.kernel.event import plain_event, redact, reveal
from manoir.kernel.registry import registry
from manoir.kernel.rulebook import LANGUAGES
from manoir.kernel.title import Title
from manoir.testing.finding import Finding
from manoir.testing.sampling import Sample
from manoir.words import FALLBACK, Words


def wording_faults(title: Title, sample: Sample) -> list[Finding]:
    """Everything that people read and that a game cannot say; a game without any words shows its bare data."""
    folder = title.folder / "words"
    if not any(folder.glob(f"{FALLBACK}*.ftl")):
        return []
    keys = {language: _keys(folder, language) for language in LANGUAGES}
    found = [*_unread(folder)]
    for language in LANGUAGES:
        if any(folder.glob(f"{language}*.ftl")):  # a language without any file is read in English
            found += _lacking(title, sample, language, keys)
            found += _unsaid(title, sample, language, keys[language])
    return found


def _keys(folder: Path, language: str) -> set[str]:
    """The keys of a language as the house reads them: a file that is missing is read in English."""
    names = {file.name.removeprefix(FALLBACK) for file in folder.glob(f"{FALLBACK}*.ftl")}
    own = [folder / f"{language}{name}" for name in names]
    files = [file if file.is_file() else folder / f"{FALLBACK}{name}" for file, name in zip(own, names, strict=True)]
    entries = [entry for file in files for entry in parse(file.read_text(encoding="utf-8")).body]
    return {entry.id.name for entry in entries if isinstance(entry, ast.Message)}


def _unread(folder: Path) -> Iterator[Finding]:
    for file in sorted(folder.glob("*.ftl")):
        for entry in parse(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Junk):
                yield Finding(f"words/{file.name}", f"Fluent cannot read {str(entry.content).strip()[:40]!r}")


def _lacking(title: Title, sample: Sample, language: str, keys: dict[str, set[str]]) -> Iterator[Finding]:
    """Keys that are asked for and are not there."""
    place, game, mine = f"words/{language}.ftl", title.name, keys[language]
    wanted = {f"{game}-ask-{kind}": f"the ask {kind}" for kind in sorted(sample.asks)}
    wanted |= {f"{game}-told-{event}": f"the event {event}" for event in events_of(title, sample)}
    for key, what in wanted.items():
        if key not in mine:
            yield Finding(place, f"no words for {what} ({key})")
    for key in sorted(set().union(*keys.values()) - mine - wanted.keys()):
        yield Finding(place, f"no words for {key}, which another language has")
    typed = {word for move in sample.moves for word in move.split() if word.isalpha()}
    bare = sorted(word for word in typed if f"{game}-typed-{word}" not in mine)
    if bare:
        text = f"none for what is typed ({game}-typed-...): {', '.join(bare)} stay as the notation has them"
        yield Finding(place, text, wrong=False)
    guided = [kind for kind in (*sorted(sample.asks), "watch", "done") if f"{game}-guide-{kind}" not in mine]
    if guided:
        text = f"none for a first game ({game}-guide-...): {', '.join(guided)} go without a word of help"
        yield Finding(place, text, wrong=False)
    for choice in title.choices:
        if f"{game}-page-option-{choice.name}" not in mine:
            text = f"none for the option {choice.name} ({game}-page-option-{choice.name}): its name is shown"
            yield Finding(place, text, wrong=False)


def _unsaid(title: Title, sample: Sample, language: str, keys: set[str]) -> Iterator[Finding]:
    """Sentences that fail when they are said: a value that they ask for is not told."""
    words = Words(language)
    if registry().titles.get(title.name) is not title:
        for file in sorted((title.folder / "words").glob(f"{language}*.ftl")):
            words.read(file.read_text(encoding="utf-8"))
    players = [f"Player {number + 1}" for number in range(sample.seats)]
    for kind, events in sample.events.items():
        if f"{title.name}-told-{kind}" not in keys:
            continue
        wrong: set[str] = set()
        for event in events:
            for told in (reveal(event), redact(event, None), redact(event, 0)):
                for reader in (None, *range(min(2, sample.seats))):
                    try:
                        words.told(title.name, plain_event(told), players, reader)
                    except (KeyError, IndexError) as error:
                        wrong.add(str(error.args[0]))
        yield from (Finding(f"words/{language}.ftl", f"{kind} cannot be told: {text}") for text in sorted(wrong))


def events_of(title: Title, sample: Sample) -> list[str]:
    """The events of a game: those that its own module declares, and those that were told."""
    try:
        module = title.part("events")
    except Exception:  # a stranger's code: that it does not load is said elsewhere
        module = None
    here = {} if module is None else vars(module)
    own = [name for name, thing in here.items() if is_dataclass(thing) and thing.__module__ == module.__name__]
    return list(dict.fromkeys([*own, *sample.events]))
