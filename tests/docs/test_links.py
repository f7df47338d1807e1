"""Every link of every page leads somewhere: files, pictures and headings."""

from __future__ import annotations

from pathlib import Path

import links
import pytest


def test_every_link_of_every_page_leads_somewhere() -> None:
    assert len(links.pages()) > 50
    assert links.faults() == []


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("[there](other.md)", None),
        ("[there](other.md#two-words-été)", None),
        ("[again](other.md#two-words-été_1)", None),
        ("[here](#here)\n\n# `Here`", None),
        ("![picture](other.png)", "no such file"),
        ("[gone](gone.md)", "no such file"),
        ("[false](other.md#three-words)", "no such heading"),
        ("[deep [in](x) brackets](gone.md)", "no such file"),
        ("`[code](gone.md)`", None),
        ("```\n[code](gone.md)\n```", None),
        ("[elsewhere](https://example.org/#x)", None),
    ],
)
def test_a_link_that_leads_nowhere_is_found(text: str, fault: str | None, tmp_path: Path) -> None:
    (tmp_path / "other.md").write_text("# One\n\n## Two words: été!\n\n## Two words, été\n", encoding="utf-8")
    (tmp_path / "page.md").write_text(text, encoding="utf-8")
    found = links.faults(tmp_path)
    assert [line.rpartition(": ")[2] for line in found] == ([] if fault is None else [fault])
