"""Plain data without what is as usual, and whole again: so that what hardly changes is told once.

What is usual is an object. Data that leaves a name out has what is usual under it; where the usual is an object and the
data a list, it is said of every row of the list.
"""

from __future__ import annotations

from collections.abc import Mapping

from manoir.kernel.plain import Plain


def without(usual: Mapping[str, Plain], data: Plain) -> Plain:
    """Data without what is as usual."""
    if isinstance(data, list):
        return [without(usual, row) if isinstance(row, dict) else row for row in data]
    if not isinstance(data, dict):
        return data
    left: dict[str, Plain] = {}
    for name, value in data.items():
        if name in usual:
            common = usual[name]
            if value == common:
                continue
            if isinstance(common, dict) and isinstance(value, (dict, list)):
                left[name] = without(common, value)
                continue
        left[name] = value
    return left


def whole(usual: Plain, data: Plain) -> Plain:
    """Data with what is usual where it leaves something out."""
    if not isinstance(usual, dict):
        return data
    if isinstance(data, list):
        return [whole(usual, row) for row in data]
    if not isinstance(data, dict):
        return data
    return {**usual, **{name: whole(usual.get(name), value) for name, value in data.items()}}
