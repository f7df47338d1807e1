"""What the rulebook answers to those who ask."""

from __future__ import annotations

from games.chasseurs.scenes import chasseurs
from manoir.kernel.rulebook import rule


@rule("chasseurs:goblins.prize")
def test_the_prize_comes_after_all_thefts_and_saves_nobody_from_the_next_goblin() -> None:
    # The leader repels the two upper goblins only; what they stole is not yet hers when the third comes.
    line = "2 players; purses 0, 15; goblins goblin 2 3, goblin 3 2, goblin 6 3; 1 holds dog 3 1; to raid"
    scene = chasseurs(line)
    kinds = [type(event).__name__ for event in scene.events]
    last_theft = max(number for number, kind in enumerate(kinds) if kind == "Stole")
    assert kinds.index("GoblinTaken") > last_theft
    assert [(theft["seat"], theft["amount"]) for theft in scene.told("Stole")] == [(2, 3), (2, 2), (1, 0), (2, 3)]
    assert [prize["money"] for prize in scene.told("GoblinTaken")] == [3, 2]
    assert scene.purses() == [5, 7]


@rule("chasseurs:scroll.counts-all", "chasseurs:mule.past-site")
def test_a_late_card_alone_on_its_site_makes_a_scroll_pay_and_changes_no_treasure() -> None:
    won = "1 won strong-team jungle 3, special-team 7 8 9"
    scene = chasseurs(f"2 players; dealer 1; 2 laid jungle 3; {won}; 1 holds mystery-mule; to act goblins")
    scene.answer(0, "play mystery-mule", scene.draws("jungle 9"))
    assert scene.treasures() == [["strong-team jungle 3", "special-team 7 8 9"], []]
    assert scene.choices(0) == ["use strong-team jungle 3", "use special-team 7 8 9", "done"]
    without = chasseurs(f"2 players; dealer 1; 2 laid jungle 3; {won}; to scroll")
    assert without.choices(0) == []
