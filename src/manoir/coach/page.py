"""A review as a page of its own that needs nothing else: everybody's chances, where they turned, luck and skill."""

from __future__ import annotations

from html import escape

from manoir.coach.ledger import Ledger
from manoir.coach.review import Review
from manoir.coach.sentences import Loss, account, losses, summary, title_of_game, turning_points
from manoir.words import Words

# Lines are told apart by how they are drawn, not by colour: eight strokes that stay apart in grey.
STROKES = ("none", "9 4", "2 4", "14 4 2 4", "5 5", "1 6", "18 6", "9 3 2 3 2 3")
COLUMNS = ("entry", "seat", "label", "given", "best", "cost")
INKS = ("#3b2a63", "#8a3b12", "#0f5a50", "#7a1f4f", "#1d4f86", "#5a4a00", "#444444", "#2f6b1e")

STYLE = """
:root { --ink: #2b2433; --paper: #fbf8f2; --soft: #6a6072; --line: #ddd3c4; --mark: #8a3b12 }
* { box-sizing: border-box }
body { font: 17px/1.55 Georgia, 'Times New Roman', serif; color: var(--ink); background: var(--paper);
  max-width: 62rem; margin: 0 auto; padding: 1.5rem 1.1rem 4rem }
h1 { font-size: 1.7rem; line-height: 1.2; margin: .5rem 0 1rem }
h2 { font-size: 1.2rem; margin: 2.4rem 0 .6rem }
p { margin: .4rem 0 } .note { color: var(--soft); font-size: .92rem }
.chart { position: relative; height: clamp(15rem, 42vw, 24rem); margin: .6rem 0 2rem 2.2rem;
  border-left: 1px solid var(--line); border-bottom: 1px solid var(--line) }
.chart svg { position: absolute; inset: 0; width: 100%; height: 100%; overflow: visible }
.chart .grid { stroke: var(--line) } .curve { fill: none; stroke-width: 2.4; vector-effect: non-scaling-stroke }
.tick { position: absolute; font-size: .8rem; color: var(--soft); transform: translate(-100%, 50%); left: -.45rem }
.below { position: absolute; font-size: .8rem; color: var(--soft); top: calc(100% + .3rem);
  transform: translateX(-50%) }
.ring { position: absolute; width: 1.5rem; height: 1.5rem; border: 2.5px solid var(--mark); border-radius: 50%;
  transform: translate(-50%, 50%); background: var(--paper); color: var(--mark);
  font: bold .85rem/1.25rem Georgia, serif; text-align: center; text-decoration: none }
.legend { display: flex; flex-wrap: wrap; gap: .3rem 1.4rem; padding: 0; list-style: none; font-size: .95rem }
.legend svg { width: 3rem; height: .8rem; vertical-align: middle; margin-right: .4rem }
.legend line { stroke-width: 2.6 }
ol.turns { padding-left: 0; list-style: none }
ol.turns li { border-left: 4px solid var(--mark); padding: .1rem 0 .1rem .9rem;
  margin: 1rem 0 } .turns b { font-weight: bold }
.scroll { overflow-x: auto } table { border-collapse: collapse; width: 100%; font-size: .95rem }
td, th { text-align: right; padding: .35rem .6rem; white-space: nowrap } tr + tr { border-top: 1px solid var(--line) }
td:first-child, th:first-child { text-align: left } .words td, .words th { text-align: left; white-space: normal }
.bars { display: grid; grid-template-columns: minmax(6rem, auto) 1fr; gap: .25rem .8rem; align-items: center;
  margin-bottom: 1.2rem }
.bars .track { position: relative; height: 1.1rem;
  background: linear-gradient(var(--soft), var(--soft)) center / 1px 100% no-repeat }
.bars .bar { position: absolute; top: .15rem; bottom: .15rem; background: var(--ink) }
.bars .bar.skill { background: repeating-linear-gradient(135deg, var(--ink) 0 2px, transparent 2px 5px);
  border: 1px solid var(--ink) }
""".strip()


def page(found: Review, words: Words) -> str:
    """The whole page."""
    heading = words.say("coach-title", game=title_of_game(found, words))
    lines = "".join(f"<p>{escape(line)}</p>" for line in summary(found, words))
    parts = [f"<h1>{escape(heading)}</h1>", lines]
    if found.ledger is not None:
        worst = turning_points(found, words)
        parts += [
            f"<h2>{escape(words.say('coach-curve'))}</h2>",
            legend(found),
            chart(found.ledger, worst, words.say("coach-curve")),
            f'<p class="note">{escape(words.say("coach-drawn"))}</p>',
            f"<h2>{escape(words.say('coach-turns'))}</h2>",
            turns(worst, words),
            others(losses(found, words), worst, words),
            f"<h2>{escape(words.say('coach-account'))}</h2>",
            bars(found, words),
            table(account(found, words)),
            f'<p class="note">{escape(words.say("coach-sum"))}</p>',
        ]
    return (
        f'<!doctype html>\n<html lang="{words.language}"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(heading)}</title><style>{STYLE}</style></head><body>\n"
        + "\n".join(parts)
        + "\n</body></html>\n"
    )


def legend(found: Review) -> str:
    """Which line is whose."""
    items = []
    for seat, name in enumerate(found.players):
        line = f'<line x1="0" x2="48" y1="6" y2="6" {_stroke(seat)}/>'
        items.append(f'<li><svg viewBox="0 0 48 12" class="swatch" aria-hidden="true">{line}</svg>{escape(name)}</li>')
    return f'<ul class="legend">{"".join(items)}</ul>'


def chart(ledger: Ledger, marked: list[Loss], name: str) -> str:
    """The curves, stretched to the width of the page; letters and rings are laid over them, unstretched."""
    last = max(1, len(ledger.swings) - 1)
    parts = [f'<div class="chart"><svg viewBox="0 0 {last} 100" preserveAspectRatio="none" role="img"']
    parts.append(f' aria-label="{escape(name)}">')
    for height in (25, 50, 75, 100):
        line = f'<line x1="0" x2="{last}" y1="{100 - height}" y2="{100 - height}" class="grid"'
        parts.append(f'{line} vector-effect="non-scaling-stroke"/>')
    for seat in range(len(ledger.start)):
        points = [f"{number},{100 - 100 * swing.shares[seat]:.1f}" for number, swing in enumerate(ledger.swings)]
        parts.append(f'<polyline points="{" ".join(points)}" class="curve" {_stroke(seat)}/>')
    parts.append("</svg>")
    parts += [f'<span class="tick" style="bottom:{height}%">{height}</span>' for height in (0, 25, 50, 75, 100)]
    for entry in sorted({round(last * part / 4) for part in range(5)}):
        parts.append(f'<span class="below" style="left:{100 * entry / last:.1f}%">{entry}</span>')
    for number, one in enumerate(marked, 1):
        share = ledger.swings[one.entry - 1].shares[one.seat]
        place = f"left:{100 * (one.entry - 1) / last:.1f}%;bottom:{100 * share:.1f}%"
        parts.append(f'<a class="ring" href="#turn-{number}" style="{place}">{number}</a>')
    return "".join(parts) + "</div>"


def turns(marked: list[Loss], words: Words) -> str:
    """The decisions that lost the most, in words."""
    if not marked:
        return f"<p>{escape(words.say('coach-no-loss'))}</p>"
    items = []
    for number, one in enumerate(marked, 1):
        where = f"{number}. {words.say('coach-answer', entry=one.entry)}, {one.player}: {one.label}"
        items.append(f'<li id="turn-{number}"><b>{escape(where)}</b><p>{escape(one.sentence)}</p></li>')
    return f'<ol class="turns">{"".join(items)}</ol>'


def others(found: list[Loss], worst: list[Loss], words: Words) -> str:
    """Every other decision that lost something, in small."""
    entries = {one.entry for one in worst}
    rows = [
        f"<tr><td>{one.entry}</td><td>{escape(one.player)}</td><td>{escape(one.label)}</td>"
        f"<td>{escape(one.given)}</td><td>{escape(one.best)}</td><td>{escape(one.cost)}</td></tr>"
        for one in found
        if one.entry not in entries
    ]
    head = "".join(f"<th>{escape(words.say(f'coach-{key}'))}</th>" for key in COLUMNS)
    return f'<div class="scroll"><table class="words"><tr>{head}</tr>{"".join(rows)}</table></div>' if rows else ""


def bars(found: Review, words: Words) -> str:
    """A line for luck and one for skill, for each seat."""
    most = max([0.01, *(abs(term.value) for one in found.tallies for term in (one.luck, one.skill))])
    parts = []
    for one in found.tallies:
        for name, term in (("luck", one.luck), ("skill", one.skill)):
            width = 50 * abs(term.value) / most
            left = 50.0 if term.value >= 0 else 50 - width
            label = f"{found.players[one.seat]}, {words.say(f'coach-{name}')}"
            bar = f'<span class="bar {name}" style="left:{left:.1f}%;width:{width:.1f}%"></span>'
            parts.append(f'<span>{escape(label)}</span><span class="track">{bar}</span>')
    return f'<div class="bars">{"".join(parts)}</div>'


def table(rows: list[list[str]]) -> str:
    """The account in figures."""
    head = "".join(f"<th>{escape(cell)}</th>" for cell in rows[0])
    body = "".join("<tr>" + "".join(f"<td>{escape(cell)}</td>" for cell in row) + "</tr>" for row in rows[1:])
    return f'<div class="scroll"><table><tr>{head}</tr>{body}</table></div>'


def _stroke(seat: int) -> str:
    return f'stroke="{INKS[seat % len(INKS)]}" stroke-dasharray="{STROKES[seat % len(STROKES)]}"'
