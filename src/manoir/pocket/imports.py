"""Which modules of an archive are ever imported: read from their sources, at the top of a module or further in."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping


def reached(files: Mapping[str, bytes], roots: Iterable[str]) -> set[str]:
    """The paths of the modules that are imported from these, directly or not."""
    modules = {module_of(path): path for path in files if path.endswith(".py")}
    found: set[str] = set()
    wanted = list(roots)
    while wanted:
        name = wanted.pop()
        path = modules.get(name)
        if name in found or path is None:
            continue
        found.add(name)
        wanted += [*imported(name, path, files[path]), *above(name)]
    return {modules[name] for name in found}


def imported(name: str, path: str, source: bytes) -> Iterator[str]:
    """The full names of what a module imports; some of them are no modules."""
    package = name if path.endswith("/__init__.py") else name.rpartition(".")[0]
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (one.name for one in node.names)
        elif isinstance(node, ast.ImportFrom):
            parts = package.split(".")
            above = ".".join(parts[: len(parts) + 1 - node.level]) if node.level else ""
            whole = ".".join(filter(None, [above, node.module]))
            yield whole
            yield from (f"{whole}.{one.name}" for one in node.names)


def module_of(path: str) -> str:
    """The name of the module that a file is."""
    return path.removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def above(name: str) -> Iterator[str]:
    """The packages that a module lies in: to import it is to import them."""
    while name := name.rpartition(".")[0]:
        yield name
