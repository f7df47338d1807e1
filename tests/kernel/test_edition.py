"""Editions: every complaint of a sheet names the file, the key, what was found and what was expected."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from manoir.kernel.edition import Sheet, read_sheet, sheet_digest, sheet_of
from manoir.kernel.wrong import WrongInput
from toy import VIGIL

HEAD = '[edition]\ngame = "vigil"\n'
TEXT = (
    HEAD
    + """
[box]
number = 3
yes = true
name = "attic"
empty = ""
list = [1, 2, 3]
names = ["a", "b"]
twice = ["a", "a"]
nothing = []
rows = [1]
[[card]]
id = "comb"
[[card]]
id = 4
"""
)


def box() -> Sheet:
    return sheet_of(TEXT, "attic.toml", "vigil").part("box")


def test_what_fits_is_handed_out() -> None:
    sheet = box()
    assert sheet.whole("number", 1, 9) == 3
    assert sheet.whole("absent", 1, 9, default=7) == 7
    assert (sheet.text("name"), sheet.text("absent", default="cellar")) == ("attic", "cellar")
    assert (sheet.yes("yes"), sheet.yes("absent")) == (True, False)
    assert sheet.wholes("list", 1, 3, size=3) == [1, 2, 3]
    assert sheet.texts("names") == ["a", "b"]
    assert sheet.keys()[:2] == ["number", "yes"]
    assert [row.prefix for row in sheet_of(TEXT, "attic.toml", "vigil").parts("card")] == ["card[1].", "card[2]."]


@pytest.mark.parametrize(
    ("read", "message"),
    [
        (lambda s: s.whole("absent", 1, 9), "box.absent: found nothing, expected a whole number from 1 to 9"),
        (lambda s: s.whole("number", 4, 9), "box.number: found 3, expected a whole number from 4 to 9"),
        (lambda s: s.whole("yes", 0, 9), "box.yes: found True, expected a whole number from 0 to 9"),
        (lambda s: s.whole("name", 0, 9), "box.name: found 'attic', expected a whole number from 0 to 9"),
        (lambda s: s.text("number"), "box.number: found 3, expected a text"),
        (lambda s: s.text("empty"), "box.empty: found '', expected a text that is not empty"),
        (lambda s: s.yes("number"), "box.number: found 3, expected true or false"),
        (lambda s: s.wholes("list", 1, 2), "box.list: found [1, 2, 3], expected a list of whole numbers from 1 to 2"),
        (lambda s: s.wholes("list", 1, 3, 2), "box.list: found [1, 2, 3], expected a list of 2 whole numbers"),
        (lambda s: s.wholes("nothing", 1, 3), "box.nothing: found [], expected a list of whole numbers from 1 to 3"),
        (lambda s: s.wholes("names", 1, 3), "box.names: found ['a', 'b'], expected a list of whole numbers"),
        (lambda s: s.texts("list"), "box.list: found [1, 2, 3], expected a list of texts"),
        (lambda s: s.texts("twice"), "box.twice: found ['a', 'a'], expected texts that all differ"),
        (lambda s: s.part("number"), "box.number: found 3, expected a table"),
        (lambda s: s.parts("nothing"), "box.nothing: found [], expected at least one entry"),
        (lambda s: s.parts("rows"), "box.rows[1]: found 1, expected a table"),
        (lambda s: s.parts("name"), "box.name: found 'attic', expected a list of tables"),
        (lambda s: s.only("number"), "box.yes: found 'a key that nothing reads', expected one of number"),
    ],
)
def test_what_does_not_fit_names_its_key(read: Callable[[Sheet], object], message: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        read(box())
    assert str(wrong.value).startswith(f"attic.toml: {message}")


def test_a_row_of_a_list_is_named_by_its_number() -> None:
    rows = sheet_of(TEXT, "attic.toml", "vigil").parts("card")
    with pytest.raises(WrongInput, match=r"attic\.toml: card\[2\]\.id: found 4, expected a text"):
        rows[1].text("id")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("edition = ", "found text that is not TOML"),
        ("", "edition: found nothing, expected a table"),
        ('[edition]\ngame = "chess"', "edition.game: found 'chess', expected 'vigil'"),
        (HEAD + "printed = 1989-10-01", "edition.printed: found '1989-10-01', expected"),
        (HEAD + "[[card]]\nlist = [3, [12:00:00]]", "card[1].list[2][1]: found '12:00:00', expected"),
    ],
)
def test_a_text_that_is_no_edition_says_why(text: str, message: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        sheet_of(text, "attic.toml", "vigil")
    assert message in str(wrong.value)


@pytest.mark.parametrize(("content", "found"), [(b"\xff", "bytes that are not UTF-8"), (None, "No such file")])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes | None, found: str) -> None:
    path = tmp_path / "attic.toml"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(WrongInput) as wrong:
        read_sheet(path, "vigil")
    assert wrong.value.place == str(path)
    assert found in wrong.value.found


def test_a_digest_knows_values_and_not_how_they_are_spelt() -> None:
    one = sheet_of(HEAD + 'a = 1\nb = "é"  # a remark\n', "one.toml", "vigil")
    two = sheet_of(HEAD + 'b = "\\u00e9"\n\na = 1', "two.toml", "vigil")
    three = sheet_of(HEAD + 'a = 2\nb = "é"', "three.toml", "vigil")
    assert sheet_digest(one) == sheet_digest(two) != sheet_digest(three)


def test_a_title_opens_the_usual_edition_a_named_one_and_a_file(tmp_path: Path) -> None:
    path = tmp_path / "my.toml"
    text = (VIGIL.folder / "edition.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('name = "toy"', 'name = "mine"'), encoding="utf-8")
    assert (VIGIL.box().name, VIGIL.box().shipped, VIGIL.box().players) == ("toy", True, (2, 4))
    assert (VIGIL.box(path).name, VIGIL.box(path).shipped) == ("mine", False)
    named = VIGIL.box_named("toy")
    assert named is not None
    assert named.digest == VIGIL.box().digest != VIGIL.box(path).digest
    assert VIGIL.box_named("mine") is None


@pytest.mark.parametrize("seats", [1, 5])
def test_a_table_has_as_many_seats_as_the_box_allows(seats: int) -> None:
    with pytest.raises(WrongInput, match=f"seats: found {seats}, expected a whole number from 2 to 4"):
        VIGIL.table(VIGIL.box(), seats)
