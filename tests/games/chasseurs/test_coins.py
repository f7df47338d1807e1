"""Phase 2C: coin cards."""

from __future__ import annotations

from games.chasseurs.scenes import chasseurs
from manoir.kernel.rulebook import rule


@rule("chasseurs:coins.receive")
def test_example_frank_receives_a_silver_and_a_gold() -> None:
    scene = chasseurs("3 players; 2 holds silver, gold; to raid")
    assert scene.told("CoinsPaid") == [{"event": "CoinsPaid", "seat": 2, "cards": ["silver", "gold"], "amount": 5}]
    assert scene.purses() == [15, 20, 15]


@rule("chasseurs:coins.receive")
def test_coins_are_laid_out_and_never_played() -> None:
    scene = chasseurs("3 players; 1 laid jungle 2; 1 holds copper; to act jungle")
    assert scene.choices(0) == ["pass"]
    assert scene.refused(0, "play copper") == "coins.receive"
