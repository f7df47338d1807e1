"""Nets that teach themselves: one layout for all sizes; a short training here is only a trial of the way."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

pytest.importorskip("numpy")
torch = pytest.importorskip("torch")

from manoir.bots.nets import net_at
from manoir.cli.train import train
from manoir.games import title_of
from manoir.kernel.wrong import WrongInput


def test_a_training_leaves_a_net_that_fits_and_goes_on_from_its_checkpoint(tmp_path: Path) -> None:
    how = {"seats": "2-3", "processes": 1, "games": 4, "window": 8, "width": 8, "out": tmp_path, "device": "cpu"}
    train("minuit", minutes=0.02, **how)  # type: ignore[arg-type]
    held = net_at(title_of("minuit"), tmp_path / "net.bin")
    assert held.about.sizes == [2, 3]
    before = len((tmp_path / "rounds.jsonl").read_text().splitlines())
    train("minuit", minutes=0.05, resume=True, **how)  # type: ignore[arg-type]
    rounds = [json.loads(line)["round"] for line in (tmp_path / "rounds.jsonl").read_text().splitlines()]
    assert len(rounds) > before
    assert rounds == sorted(set(rounds))


@pytest.mark.parametrize(
    ("wrong", "named"),
    [
        ({"seats": "9"}, "seats"),
        ({"seats": "3-2"}, "seats"),
        ({"minutes": -1.0}, "minutes"),
        ({"games": 0}, "games"),
        ({"width": 9}, "width"),
        ({"seed": -1}, "seed"),
        ({"device": "abacus"}, "device"),
        ({"resume": True}, "resume"),
        ({"games": 65536, "processes": 512, "window": 10000, "device": "cpu"}, "GB"),
    ],
)
def test_what_does_not_fit_is_named(wrong: dict[str, object], named: str, tmp_path: Path) -> None:
    with pytest.raises(WrongInput, match=named):
        train("minuit", **{"out": tmp_path, **wrong})  # type: ignore[arg-type]


def test_a_checkpoint_of_something_else_is_named(tmp_path: Path) -> None:
    torch.save({"kept": 1}, tmp_path / "checkpoint.pt")
    with pytest.raises(WrongInput, match="checkpoint"):
        train("minuit", resume=True, out=tmp_path, device="cpu")
