"""Whole games played to their end by the wire alone: for tests whose subject is the end."""

from __future__ import annotations

from typing import Any

from guests import Guest
from positions import NAMES, said

from manoir.games import title_of

SHORT: dict[str, dict[str, Any]] = {
    "minuit": {"rounds": 1},
    "macgregor": {"bound": 4},
    "booo": {"bound": 12, "delays": "0", "pause": 0},
}

PLAY = """async ([table, secrets]) => {  // whoever is asked takes any of the moves, until the game is over
  let dice = 7
  const any = count => (dice = (dice * 48271) % 2147483647) % count
  await Promise.all(secrets.map(secret => new Promise(over => {
    const line = new WebSocket(`ws://${location.host}/api/socket`)
    line.onopen = () => line.send(JSON.stringify({ type: 'hello', protocol: 2, table, secret }))
    let id = 0
    let chair = null
    line.onmessage = message => {
      const heard = JSON.parse(message.data)
      if (heard.type === 'probe') line.send(JSON.stringify({ type: 'echo', probe: heard.probe }))
      if (heard.type === 'table' && heard.table.stage === 'over') { line.close(); over() }
      if ('chair' in heard) chair = heard.chair
      const scene = heard.scene
      if (!scene || !scene.moves) return
      const ask = scene.asks.find(ask => ask.seat === chair)
      const move = scene.moves[any(scene.moves.length)].text
      if (ask) line.send(JSON.stringify({ type: 'answer', id: ++id, ask: ask.id, move }))
    }
  })))
}"""


def table_for(house: str, game: str, *people: str, bots: int = 1, **options: Any) -> dict[str, Any]:
    """A short game that has begun, each person with a secret of their own."""
    seats: list[Any] = [{"kind": "me", "name": name} for name in people]
    others = [name for name in (*NAMES[5::-1], *NAMES[6:]) if name not in people]
    seats += [{"kind": "bot", "bot": "greedy", "name": name} for name in others[:bots]]
    chosen = {**title_of(game).short, **SHORT.get(game, {}), **options}
    if "delays" in chosen:
        chosen["delays"] = " ".join(["0"] * len(seats))
    made: dict[str, Any] = said(
        house, "/api/tables", {"game": game, "seats": seats, "options": chosen, "settings": {"grace": 0}, "start": True}
    )
    return made


def played_out(guest: Guest, made: dict[str, Any]) -> str:
    """All people of a table answer from one page that nobody looks at, until the game is over; its id."""
    table: str = made["table"]["id"]
    aside = guest.context.new_page()
    aside.goto(guest.house + "/rules/minuit")
    aside.evaluate(PLAY, [table, [held["secret"] for held in made["held"]]])
    aside.close()
    return table
