"""A whole client of a Manoir house, written from docs/reference/protocol.md alone: it plays at random to the end.

python client.py http://localhost:8080                    a new table against a bot
python client.py http://localhost:8080 TABLE SECRET       a seat that you hold
"""

import asyncio
import json
import random
import sys
import urllib.request
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

PACE = 0.06  # seconds: a house hears twenty messages a second, and an answer that it did not hear is lost


def make_table(house: str) -> tuple[str, str]:
    """A new game of Minuit against a bot: the table's id, and the secret that holds my seat."""
    seats = [{"kind": "me", "name": "Client"}, {"kind": "bot", "bot": "random"}]
    wish = json.dumps({"game": "minuit", "seats": seats, "start": True}).encode()
    request = urllib.request.Request(f"{house}/api/tables", wish, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return made["table"]["id"], made["held"][0]["secret"]


async def play(house: str, table: str, secret: str) -> dict[str, Any]:
    """Answer whatever is asked until the game is over, coming back whenever the line is lost; returns the end."""
    hello = {"type": "hello", "protocol": 2, "table": table, "secret": secret}
    have = None  # the number of the last event I was told
    chair = None  # my seat
    while True:
        try:
            async with connect(house.replace("http", "ws", 1) + "/api/socket") as socket:
                await socket.send(json.dumps(hello | {"have": have}))
                async for text in socket:
                    message = json.loads(text)
                    chair = message.get("chair", chair)  # told by `welcome` and `table`
                    if message.get("scene"):
                        for told in message["events"]:
                            print(f"{told['number']:4}", json.dumps(told["event"], ensure_ascii=False))
                        scene = message["scene"]
                        have = scene["number"]
                        if "end" in scene:
                            end: dict[str, Any] = scene["end"]
                            return end
                        await answer(socket, chair, scene)
                    elif message["type"] == "answered" and message["verdict"] == "refused":
                        print("refused:", message["words"]["en"])
                    elif message["type"] == "bye" and message["reason"] not in ("house:trouble", "house:shutting-down"):
                        raise SystemExit(message["words"]["en"])
        except (OSError, ConnectionClosed):
            await asyncio.sleep(1)


async def answer(socket: ClientConnection, chair: int | None, scene: dict[str, Any]) -> None:
    """If I am asked, answer with any of my moves: not before the ask takes answers, nor faster than a house hears."""
    if "moves" in scene:
        ask = next(ask for ask in scene["asks"] if ask["seat"] == chair)
        await asyncio.sleep(max(PACE, ask.get("opens", 0) / 1000))
        move = random.choice(scene["moves"])["text"]
        await socket.send(json.dumps({"type": "answer", "ask": ask["id"], "move": move}))


if __name__ == "__main__":
    house = sys.argv[1].rstrip("/")
    table, secret = (sys.argv[2], sys.argv[3]) if len(sys.argv) > 3 else make_table(house)
    end = asyncio.run(play(house, table, secret))
    print("winners:", end["winners"], "scores:", end["scores"])
