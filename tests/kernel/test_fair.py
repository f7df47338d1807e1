"""Fair dice: what seals a secret, what the shares change, and how a forged log is found out."""

from __future__ import annotations

import json
from dataclasses import replace
from hashlib import sha256
from pathlib import Path

import pytest

from fairness import MINUIT, SECRET, SHARES, played
from manoir.kernel.audit import audited
from manoir.kernel.fair import SILENT, Fair, is_share, key_of, sealed
from manoir.kernel.fate import KeyedFate
from manoir.kernel.log import Log, log_of
from manoir.kernel.record import replay, stage_of
from manoir.kernel.wrong import WrongInput


def check(log: Log, commitment: str | None = None) -> int:
    """How many picks were recomputed."""
    stage = stage_of(MINUIT, log.header, "log")
    return sum(len(moment.entry.picks) for moment in audited(stage, log, "log", commitment))


def refused(log: Log, commitment: str | None = None) -> str:
    with pytest.raises(WrongInput) as caught:
        check(log, commitment)
    return str(caught.value)


def test_what_the_page_of_the_docs_says_gives_the_same_picks_in_ten_lines() -> None:
    # RFC 2104 and the text of docs/explanation/fair-dice.md, with nothing of ours.
    message = "zoe-gives-this-string\nsilent\nZoé\nBot".encode()
    pad = SECRET + bytes(32)
    inner = sha256(bytes(b ^ 0x36 for b in pad) + message).digest()
    key = sha256(bytes(b ^ 0x5C for b in pad) + inner).digest()
    fate = KeyedFate(Fair(sealed(SECRET), SHARES, names=True).key(SECRET, ("Zoé", "Bot")))
    for number, size in enumerate((6, 2, 52, 6, 7)):
        block = sha256(key + number.to_bytes(8, "big") + bytes(4)).digest()
        assert fate.pick(size) == int.from_bytes(block[:8], "big") % size


def test_every_share_changes_the_key_and_no_two_lists_of_shares_share_one() -> None:
    a, b = "a" * 16, "b" * 16
    lists = [(a, b), (b, a), (a, SILENT), (SILENT, a), (a,), (a, b, SILENT)]
    assert len({key_of(SECRET, shares) for shares in lists}) == len(lists)


@pytest.mark.parametrize("text", ["", "short", SILENT, "a" * 65, "with space here ok", "a" * 16 + "\n", "é" * 16])
def test_a_share_has_one_line_of_plain_letters(text: str) -> None:
    assert not is_share(text)


def test_a_whole_game_of_sealed_dice_holds_after_a_way_through_a_file() -> None:
    log = played()
    sizes = [moment.sizes for moment in replay(stage_of(MINUIT, log.header, "log"), log, "log")]
    log.entries = [replace(entry, sizes=of) for entry, of in zip(log.entries, sizes, strict=True)]
    again = log_of(log.text(), "log")
    assert again.entries[0].picks == log.entries[0].picks
    assert again.header == log.header
    assert check(again) == sum(len(entry.picks) for entry in log.entries) > 20
    assert check(again, sealed(SECRET)) > 20


def test_a_log_from_before_names_were_sealed_holds_as_it_did() -> None:
    assert check(played(names=False)) > 20


def test_names_that_were_swapped_or_changed_are_found_out() -> None:
    log = played()
    for names in (("Bot", "Zoé"), ("Zoé", "Papi")):
        assert "picks" in refused(Log(replace(log.header, seats=names), log.entries))


def test_a_log_that_was_shortened_is_found_out_wherever_it_was_cut() -> None:
    log = played()
    assert check(log) > 20
    for kept in (1, 2, len(log.entries) // 2, len(log.entries) - 1):
        assert f"not over after entry {kept - 1}" in refused(Log(log.header, log.entries[:kept]))


def test_a_game_that_was_given_up_says_after_which_entry() -> None:
    log = played()
    fair = log.header.fair
    assert fair is not None
    header = replace(log.header, fair=replace(fair, given_up=9))
    assert check(Log(header, log.entries[:10])) > 0
    assert "not over after entry 7" in refused(Log(header, log.entries[:8]))


def test_one_pick_that_is_another_is_named_by_its_entry() -> None:
    log = played()
    for index in [n for n, entry in enumerate(log.entries) if entry.picks][1:6]:
        entry = log.entries[index]
        other = (entry.picks[-1] + 1) % 6
        forged = Log(log.header, [*log.entries[:index], replace(entry, picks=(*entry.picks[:-1], other), digest=None)])
        assert f"log: entry {index}: " in refused(forged)


def test_a_game_forged_from_its_start_with_every_digest_right_is_found_out() -> None:
    forged = played(fate=KeyedFate(b"dice that the house likes better"))
    stage = stage_of(MINUIT, forged.header, "log")
    assert len(list(replay(stage, forged, "log"))) > 20, "nothing else is wrong with it"
    assert ": picks: found " in refused(forged)


def test_another_secret_another_share_and_another_commitment_are_found_out() -> None:
    log = played()
    fair = log.header.fair
    assert fair is not None

    def with_fair(changed: Fair | None) -> Log:
        return Log(replace(log.header, fair=changed), log.entries)

    other = bytes(32)
    assert "fair.secret" in refused(with_fair(replace(fair, secret=other.hex())))
    assert "picks" in refused(with_fair(Fair(sealed(other), fair.shares, other.hex())))
    assert "picks" in refused(with_fair(replace(fair, shares=("another-share-of-zoe", SILENT))))
    assert "fair.commitment" in refused(log, sealed(other))
    assert "was not revealed" in refused(with_fair(replace(fair, secret=None)))
    assert "carries no commitment" in refused(with_fair(None))


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ({"commitment": "xyz"}, "fair.commitment"),
        ({"commitment": None}, "fair: commitment"),
        ({"secret": 7}, "fair: secret"),
        ({"secret": "A" * 64}, "fair.secret"),
        ({"shares": ["silent"]}, "fair.shares"),
        ({"names": "yes"}, "fair: names"),
        ({"given_up": "soon"}, "fair: given_up"),
        ({"shares": ["silent", "sil\nent-and-some-more"]}, "fair.shares"),
    ],
)
def test_a_header_whose_dice_are_malformed_is_refused(change: dict[str, object], place: str) -> None:
    head, *rest = played().text().splitlines()
    header = json.loads(head)
    header["fair"].update(change)
    with pytest.raises(WrongInput, match=place.replace(".", r"\.")):
        log_of("\n".join([json.dumps(header), *rest, ""]), "log")


def test_sizes_that_the_rules_did_not_choose_among_are_refused() -> None:
    log = played()
    index = next(n for n, entry in enumerate(log.entries) if entry.picks)
    sizes = tuple(97 for _ in log.entries[index].picks)
    log.entries[index] = replace(log.entries[index], sizes=sizes)
    assert f"entry {index}: of" in refused(log)


def test_the_game_that_the_page_is_tested_with_holds() -> None:
    text = (Path(__file__).parents[2] / "web/src/lib/sealed.log").read_text(encoding="utf-8")
    log = log_of(text, "log")
    assert check(log) > 20
    assert all(entry.sizes for entry in log.entries if entry.picks)
