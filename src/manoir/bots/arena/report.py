"""A result as files: JSON, CSV, Markdown, and a page of its own with charts that needs nothing else."""

from __future__ import annotations

import csv
import io
import json
from html import escape

from manoir.bots.arena.charts import Mark, chart
from manoir.bots.arena.result import Result

STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 760px; margin: 2rem auto; padding: 0 1rem }
body { color: #2b2433; background: #fbf8f2 }
h1 { font-size: 1.5rem } table { border-collapse: collapse; width: 100% }
td, th { text-align: right; padding: .25rem .6rem } tr + tr { border-top: 1px solid #ddd3c4 }
td:first-child, th:first-child { text-align: left }
svg { width: 100%; margin: 1rem 0 } svg text { font: 14px Georgia, serif; fill: #2b2433 } .heading { font-weight: bold }
.bar, .dot { fill: #6b5b95 } .reach { stroke: #d1603d; stroke-width: 3 }
.fair { stroke: #2b2433; stroke-dasharray: 4 4 } .note { color: #6a6072 }
""".strip()


def as_json(result: Result) -> str:
    """All of it."""
    return json.dumps(result.plain(), indent=1, ensure_ascii=False) + "\n"


def as_csv(result: Result) -> str:
    """One line a game."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(["deal", "game", "answers", "seat", "bot", "points", "share"])
    for deal in result.deals:
        for number, game in enumerate(deal.games, 1):
            for seat, name in enumerate(game.seating):
                row = [deal.number + 1, number, game.answers, seat + 1, name, game.scores[seat], game.share(seat)]
                writer.writerow(row)
    return out.getvalue()


def rows(result: Result) -> list[list[str]]:
    """The table of a result: bot, share of wins with its interval, rating, points, time an answer."""
    found = result.plain()
    table = []
    for row in found["results"]:
        share, rating = row["share"], row["rating"]
        time = found["time"].get(row["bot"], {"mean_ms": 0.0})
        table.append(
            [
                row["bot"] + (" (sees everything)" if row["bot"] in found["sees_everything"] else ""),
                f"{share['mean']:.1%} ({max(0.0, share['low']):.1%} to {min(1.0, share['high']):.1%})",
                f"{rating['mu']:.1f} ± {2 * rating['sigma']:.1f}",
                f"{row['points']:.1f}",
                f"{time['mean_ms']:.2f} ms",
            ]
        )
    return table


HEADINGS = ("bot", "share of wins", "rating", "points", "time an answer")


def verdicts(result: Result) -> list[str]:
    """A sentence for each pair of neighbours."""
    lines = []
    for one, other, lead in result.leads():
        bounds = f"{lead.mean:+.1%} of wins a seat ({lead.low:+.1%} to {lead.high:+.1%})"
        if lead.sure:
            better, worse = (one, other) if lead.above else (other, one)
            lines.append(f"{better} beats {worse}: {bounds}")
        else:
            lines.append(f"{one} and {other} cannot be parted: {bounds}")
    return lines


def heading(result: Result) -> str:
    """What was played."""
    found = result.plain()
    return (
        f"{found['game']}, {found['seats']} seats: {found['games']} games of {found['deals']} deals, "
        f"seed {found['seed']}, intervals of {found['confidence']:.2%}; an even share is {found['fair']:.1%}"
    )


def as_markdown(result: Result) -> str:
    """The table, for the docs."""
    lines = ["| " + " | ".join(HEADINGS) + " |", "| --- |" + " ---: |" * (len(HEADINGS) - 1)]
    lines += ["| " + " | ".join(row) + " |" for row in rows(result)]
    return "\n".join([heading(result) + ".", "", *lines, "", *(f"- {line}" for line in verdicts(result)), ""])


def as_html(result: Result) -> str:
    """A page of its own."""
    found = result.plain()
    shares, rated, timed = [], [], []
    for row in found["results"]:
        share, rating = row["share"], row["rating"]
        shares.append(Mark(row["bot"], share["mean"], share["low"], share["high"], f"{share['mean']:.1%}"))
        mu, reach = rating["mu"], 2 * rating["sigma"]
        rated.append(Mark(row["bot"], mu, mu - reach, mu + reach, f"{mu:.1f}"))
        time = found["time"].get(row["bot"])
        if time:
            timed.append(Mark(row["bot"], time["mean_ms"], time["mean_ms"], time["mean_ms"], f"{time['mean_ms']:.2f}"))
    charts = [
        chart("Share of wins a seat; the dashed line is an even share", shares, found["fair"]),
        chart("Rating, with two deviations either way", rated, bars=False),
        chart("Milliseconds an answer", timed),
    ]
    cells = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows(result))
    head = "".join(f"<th>{name}</th>" for name in HEADINGS)
    said = "".join(f"<li>{escape(line)}</li>" for line in verdicts(result))
    title = f"Manoir arena: {found['game']}, {found['seats']} seats"
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>{escape(title)}</title><style>{STYLE}</style></head><body>
<h1>{escape(title)}</h1><p class="note">{escape(heading(result))}.</p>
<table><tr>{head}</tr>{cells}</table><ul>{said}</ul>
{"".join(charts)}
</body></html>
"""
