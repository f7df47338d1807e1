"""What many games of a kind come to: means over random and greedy play, as a table for the docs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from manoir.cli.arguments import SEEDS, box_given, check_bounds, check_writable, choices_of
from manoir.cli.bar import bar
from manoir.cli.simulate import MOST, play_out
from manoir.games import title_of
from manoir.words import words_for

# (events, scores, winners counted from 0 like the seats of events) -> numbers worth a mean
Measures = Callable[[Sequence[object], Sequence[int], Sequence[int]], dict[str, float]]


def _means(scores: Sequence[int]) -> dict[str, float]:
    """What any game has: each seat's score."""
    return {f"score-seat-{seat}": float(score) for seat, score in enumerate(scores, 1)}


def statistics(
    game: str,
    *,
    games: int = 2000,
    seed: int = 1,
    bots: str = "random,greedy",
    seats: int | None = None,
    edition: str | None = None,
    option: tuple[str, ...] = (),
    out: Path | None = None,
    lang: str = "en",
) -> None:
    """Play many games for each number of players and print the means as a Markdown table.

    Parameters
    ----------
    bots: the kinds of play to measure, with commas; at each table all seats play the same way
    seats: only this number of players
    out: write the table to this file as well
    """
    title = title_of(game)
    check_bounds("--games", games, 1, MOST)
    check_bounds("--seed", seed, 0, SEEDS - games)
    check_writable("--out", out)
    box = box_given(title, edition)
    words = words_for(lang)
    own = title.part("measures")
    measures: Measures = (lambda _events, scores, _winners: _means(scores)) if own is None else own.measures
    low, high = box.players if seats is None else (seats, seats)
    choices = choices_of(option)
    title.table(box, low, choices)
    columns: dict[str, dict[str, float]] = {}
    tables = [(bot, count) for bot in bots.split(",") for count in range(low, high + 1)]
    with bar(words.say("simulating"), games * len(tables)) as shown:
        for bot, count in tables:
            sums: dict[str, float] = {}
            for number in range(games):
                played = play_out(title, box, [bot] * count, choices, seed + number)
                result = played.result()
                found = {key: float(result[key]) for key in ("moves", "rounds") if result[key] is not None}
                found |= measures(
                    [one.event for one in played.play.told],
                    result["scores"],
                    [seat - 1 for seat in result["winners"]],
                )
                for key, value in found.items():
                    sums[key] = sums.get(key, 0.0) + value
                shown.advance()
            columns[f"{bot} {count}"] = {key: value / games for key, value in sums.items()}
    keys = list(dict.fromkeys(key for column in columns.values() for key in column))
    lines = [f"| {games} games | " + " | ".join(columns) + " |", "| --- |" + " ---: |" * len(columns)]
    for key in keys:
        label = words.say(f"{game}-measure-{key}") if words.has(f"{game}-measure-{key}") else key
        cells = [f"{column[key]:.2f}" if key in column else "" for column in columns.values()]
        lines.append(f"| {label} | " + " | ".join(cells) + " |")
    table = "\n".join(lines)
    print(table)
    if out is not None:
        command = f"manoir statistics {game} --games {games} --seed {seed}"
        heading = title.rulebook.title[lang]
        out.write_text(f"# {heading}\n\nMade by `{command}`.\n\n{table}\n", encoding="utf-8")
