"""What the rulebook answers to those who ask."""

from __future__ import annotations

from manoir.kernel.rulebook import rule
from notes import silence

from .scenes import displayed, macgregor, order, seen
from .test_players import PLAN, all_but


@rule("macgregor:arrive.memory")
def test_a_screen_that_remembers_shows_the_tokens_to_everyone_alike() -> None:
    line = "ghost red; blue at A1; green at A4; tokens B3 trap, D1 green; top green lion; to plan"
    scene = macgregor(3, line, memory=True)
    assert [displayed(scene, chair)["tokens"] for chair in (-1, 0, 1, 2)] == [{"B3": "trap", "D1": "green"}] * 4


@rule("macgregor:setup.backs")
def test_the_house_shows_each_player_their_own_keys_only() -> None:
    scene = macgregor(3, f"ghost red; blue at A1 keys red tower; green at A4 keys blue lion; {PLAN}; to act blue", [0])
    keys = [[seat["keys"] for seat in displayed(scene, chair)["seats"]] for chair in (-1, 1, 2)]
    assert keys == [[None, None, None], [None, ["red tower"], None], [None, None, ["blue lion"]]]


@rule("macgregor:discard.open")
def test_of_bag_and_pile_the_counts_and_the_top_blazon_are_shown() -> None:
    line = "ghost red; blue at A1 keys red tower; tokens B3 trap, D1 green; discards blue lion; top green cross"
    scene = macgregor(2, f"{line}; {PLAN}; to act blue")
    for chair in (-1, 0, 1):
        shown = displayed(scene, chair)
        assert (shown["bag"], shown["inside"]) == (54, None)  # how many, not which
        assert (shown["pile"], shown["top"]) == (40, "cross")  # a number and a back
        assert shown["discards"] == ["blue lion"]


@rule("macgregor:turn.reshuffle")
def test_without_a_top_card_no_token_arrives_and_no_turn_starts_with_a_draw() -> None:
    held = f"ghost red; blue at A1 keys {all_but('red tower')}; green at A4 keys red tower"
    arriving = macgregor(3, f"{held}; to arrive")
    assert order(arriving) == []
    assert arriving.asked() == [(0, "plan")]
    drawing = macgregor(3, f"{held}; {PLAN}; to draw blue")
    assert order(drawing) == ["NoKeyLeft"]
    assert drawing.asked() == [(1, "turn")]


@rule("macgregor:turn.reshuffle")
def test_without_a_top_card_the_pick_earns_nothing_and_a_key_makes_the_pile_that_its_own_entry_draws_from() -> None:
    held = f"blue at A1 keys {all_but('red tower')} objects pick; green at A4 keys red tower"
    scene = macgregor(3, f"ghost red; {held}; {PLAN}; to draw blue")
    scene.answer(1, "pick A2")
    assert order(scene) == ["NoKeyLeft", "UsedPick"]
    scene.answer(1, "go orange green-yellow B2")  # a room of that blazon
    assert order(scene)[2:] == ["Walked", "PileMade", "TopShown", "DrewOnEntering"]
    assert seen(scene, 0)["top"] is None


@rule("macgregor:plan.four", "macgregor:plan.secret")
def test_what_is_laid_in_silence_is_as_secret_as_any_plan() -> None:
    scene = macgregor(2, "ghost red; blue at A1; top green lion; to plan", [0])
    for _ in range(4):
        scene.answer(0, silence(scene, 0), [0])
    assert len(seen(scene, 0)["plan"]) == 4
    assert [card for card in seen(scene, 1)["plan"] if card != "?"] == []
