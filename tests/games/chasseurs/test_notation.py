"""Moves and positions in words, and what is said of words that do not fit."""

from __future__ import annotations

import pytest

from games.chasseurs.scenes import chasseurs
from manoir.kernel.log import position_digest
from manoir.kernel.wrong import WrongInput
from manoir.testing.chance import reached

SCENE = chasseurs("3 players; to deal")

MOVES = {
    "keep jungle 7": {"move": "keep", "card": "jungle 7"},
    "discard dog 2 8": {"move": "discard", "card": "dog 2 8"},
    "play flaming-sword": {"move": "play", "card": "flaming-sword"},
    "play sleeping-beauty on cave 12": {"move": "play", "card": "sleeping-beauty", "on": "cave 12"},
    "pass": {"move": "pass"},
    "use special-team 4 5 6": {"move": "use", "scroll": "special-team 4 5 6"},
    "use relic -7": {"move": "use", "scroll": "relic -7"},
    "done": {"move": "done"},
}


@pytest.mark.parametrize("text", MOVES)
def test_a_move_has_a_text_and_a_structure_both_ways(text: str) -> None:
    move = SCENE.notation.move(text)
    assert SCENE.notation.text(move) == text
    assert SCENE.notation.structure(move) == MOVES[text]
    assert SCENE.notation.unstructure(MOVES[text]) == move


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", "move"),
        ("fly", "move"),
        ("keep", "move"),
        ("keep jungle 13", "move.card"),
        ("pass twice", "move"),
        ("play tiger on jungle 3", "move.on"),
        ("keep sleeping-beauty on jungle 3", "move.on"),
        ("play sleeping-beauty on gold", "move.on"),
        ("use gold", "move.scroll"),
    ],
)
def test_a_move_that_cannot_be_read_is_refused_with_its_place(text: str, place: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        SCENE.notation.move(text)
    assert wrong.value.place == place


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_any_position_reads_back_exactly(seats: int) -> None:
    for seed in range(8):
        at = reached("chasseurs", seats, seed, 29 * seed, 0)
        line = at.notation.write(at.state)
        again = at.notation.read(line)
        at.game.settle(again, at.fate, None)
        assert position_digest(at.notation, again) == position_digest(at.notation, at.state)
        assert at.notation.write(again) == line


@pytest.mark.parametrize(
    "line",
    [
        "3 players; to prepare",
        "3 players; to deal",
        "2 players; 1 pack gold, cave 1; to draw 8",
        "3 players; 1 holds mystery-mule, gold; 1 laid jungle 3; played 1 mystery-mule jungle; to mule jungle",
        "3 players; 1 laid jungle 3; 2 laid jungle 4 asleep; to award jungle",
        "3 players; round 5; purses 3, 4, 5; over",
    ],
)
def test_positions_that_wait_read_back_too(line: str) -> None:
    state = SCENE.notation.read(line) if line.startswith("3") else chasseurs(line).state
    notation = SCENE.notation if line.startswith("3") else chasseurs(line).notation
    assert notation.position(notation.read(notation.write(state))) == notation.position(state)


@pytest.mark.parametrize(
    ("line", "place"),
    [
        ("", "position"),
        ("3 players", "position"),
        ("3 players; to fly", "position"),
        ("4 players; to deal", "position: players"),
        ("3 players; weather fine; to deal", "position"),
        ("3 players; round 6; to deal", "position: round"),
        ("3 players; dealer 4; to deal", "position: dealer"),
        ("3 players; purses 1, 2; to deal", "position: purses"),
        ("3 players; purses 1, 2, x; to deal", "position: purses"),
        ("3 players; hidden relic 19; to deal", "position: hidden"),
        ("3 players; hidden relic 20, -, -; to deal", "position: hidden"),
        ("3 players; hidden relic 19, relic 19, -; to deal", "position: treasures"),
        ("3 players; goblins goblin 9 9; to deal", "position: goblins"),
        ("3 players; goblins -, -, -, -; to deal", "position: goblins"),
        ("3 players; goblins goblin 6 3, goblin 6 3; to deal", "position: goblins"),
        ("3 players; goblins goblin 6 3 + x; to deal", "position: goblins"),
        ("3 players; 1 eats gold; to raid", "position: 1"),
        ("3 players; 1 holds bread; to raid", "position: 1 holds"),
        ("3 players; 1 laid tiger; to raid", "position: 1 laid"),
        ("3 players; 1 laid cave 1; 2 laid cave 1; to raid", "position: 2 laid"),
        ("3 players; 1 holds cave 1; 2 holds cave 1; to raid", "position: cards"),
        ("3 players; 1 picks gold; 1 laid cave 1; to raid", "position: picks"),
        ("3 players; 1 pack gold, gold, gold; to pick 8", "position: 1 pack"),
        ("3 players; to pick 10", "position: to pick"),
        ("3 players; to reveal moon", "position"),
        ("3 players; to reveal goblins", "position"),
        ("3 players; to act 4 jungle", "position: to act"),
        ("3 players; played 1 tiger; to act jungle", "position: played"),
        ("3 players; played 1 gold jungle; to act jungle", "position: played"),
        ("3 players; played 1 tiger jungle by cave 1; to act jungle", "position: played"),
        ("3 players; asks 1 sing 3; to deal", "position: asks"),
        (f"3 players; round {'9' * 5000}; to deal", "position: round"),
        # What no game leads to.
        ("3 players; dealer 1; dealer 2; to deal", "position"),
        ("3 players; 1 holds gold; 1 holds silver; to raid", "position"),
        ("3 players; asked 9; asks 1 keep 3; to deal", "position: asks"),
        ("3 players; asked 2; asks 1 keep 0, 2 keep 1, 3 keep 2; to pick 3", "position: asks"),
        ("3 players; asked 9; asks 1 keep 3, 1 keep 4, 2 keep 5; to pick 3", "position: asks"),
        ("3 players; asked 9; asks 1 keep 3, 2 keep 3, 3 keep 5; to pick 3", "position: asks"),
        ("3 players; asked 9; asks 1 keep 3, 2 keep 5; to pick 3", "position: asks"),
        ("3 players; 1 picks gold; 2 picks gold; 3 picks gold; to pick 1", "position: to pick"),
        ("3 players; asked 9; 1 laid jungle 3; 1 holds gold; asks 2 action 3; to act 1 jungle", "position: asks"),
        ("3 players; 1 picks gold, gold, silver; to pick 1", "position: 1 picks"),
        ("3 players; 1 holds jungle 3; to act jungle", "position: 1 holds"),
        ("3 players; 1 holds mountains 3; to reveal jungle", "position: 1 holds"),
        ("3 players; 2 laid jungle 3; to reveal jungle", "position: 2 laid"),
        ("3 players; 2 laid dog 1 7; to raid", "position: 2 laid"),
        ("3 players; 1 laid gold; 1 picks gold; to raid", "position: laid"),
        ("3 players; 1 won relic 7; played 1 tiger jungle; to scroll", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 tiger cave; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 dragon jungle; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 scaregoblin jungle; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 flaming-sword goblins; to act goblins", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 tiger jungle on jungle 3; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 sleeping-beauty jungle on jungle 3; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 mystery-mule jungle drew cave 4 x; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 mystery-mule jungle drew jungle 4; to act jungle", "position: 1 holds"),
        ("3 players; 1 laid jungle 3; played 1 mystery-mule jungle laid cave 4; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 mystery-mule jungle; to act jungle", "position: played"),
        ("3 players; 1 laid jungle 3; played 1 tiger jungle; to mule jungle", "position: to mule"),
        ("3 players; 1 laid jungle 3; to mule jungle", "position: to mule"),
        (
            "3 players; 1 picks jungle 3, mystery-mule; 1 laid jungle 3; "
            "played 1 tiger jungle, 1 mystery-mule jungle drew tiger; to act jungle",
            "position: played",
        ),
    ],
)
def test_a_position_that_cannot_be_read_is_refused_with_its_place(line: str, place: str) -> None:
    with pytest.raises(WrongInput) as wrong:
        SCENE.notation.read(line)
    assert wrong.value.place == place


@pytest.mark.parametrize(
    "line",
    [
        "2 players; 1 pack gold, cave 1; 1 drew tiger; 2 pack copper, silver; 2 drew copper; to pick 1",
        "2 players; 1 picks gold; 1 aside cave 2; 1 drew tiger; 2 picks gold; 2 aside cave 1; 2 drew gold; to pick 2",
    ],
)
def test_with_two_players_a_card_that_was_drawn_was_in_the_hand(line: str) -> None:
    with pytest.raises(WrongInput, match=r"position: 1 drew: found a hand at pick . without the card that was drawn"):
        chasseurs(line)


def test_a_view_says_what_scrolls_bring_now_and_how_the_count_adds_up() -> None:
    line = "3 players; 1 won strong-team jungle 2, relic 7, coin-rain 1; 1 laid jungle 3, jungle 4 asleep; to scroll"
    at = chasseurs(line)
    seen = at.notation.seen(at.game.view(at.state, 1))
    assert seen["seats"][0]["pays"] == {"strong-team jungle 2": 4, "coin-rain 1": 0}
    assert seen["seats"][0]["count"] is None
    assert seen["board"]["adds"] == {"flaming-sword": 4, "goblin-mercenaries": 8, "shrinking-potion": -2}
    assert seen["board"]["doubles"]["tiger"] == "jungle"
    assert seen["board"]["worth"] == {"copper": 1, "silver": 2, "gold": 3}
    over = chasseurs("3 players; round 5; purses 3, 4, 5; 1 won relic 7, collector 1; 2 trophies 2; over")
    seats = over.notation.seen(over.game.view(over.state, -1))["seats"]
    assert seats[0]["count"] == {"grey-scrolls": 2, "relics": 7, "goblin-tiles": 0, "purse": 3, "total": 12}
    assert [seat["count"]["total"] for seat in seats] == [12, 6, 5]
    assert seats[0]["pays"] == {}
