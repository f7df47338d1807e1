"""One class name has one meaning in the kernel."""

from __future__ import annotations

import ast
from collections import Counter
from pathlib import Path

import manoir.kernel

KERNEL = Path(manoir.kernel.__file__).parent


def test_no_two_classes_of_the_kernel_have_one_name() -> None:
    trees = [ast.parse(path.read_text(encoding="utf-8")) for path in KERNEL.glob("*.py")]
    names = Counter(node.name for tree in trees for node in ast.walk(tree) if isinstance(node, ast.ClassDef))
    assert len(names) > 50
    assert [name for name, count in names.items() if count > 1] == []
