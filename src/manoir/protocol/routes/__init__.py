"""Everything that can be asked of the house, in one list: a server and a tab are two ways to it."""

from __future__ import annotations

from manoir.protocol.route import Route
from manoir.protocol.routes import catalogue, codes, mine, puzzles, replays, tables, transfers

LOG_BYTES = 1_000_000
SEALED_BYTES = 500_000

ROUTES = [
    Route("GET", "/api/games", 200, catalogue.games, fixed=True),
    Route("GET", "/api/games/{game:str}/rulebook", 200, catalogue.rulebook),
    Route("GET", "/api/games/{game:str}/editions/{edition:str}", 200, catalogue.edition),
    Route("GET", "/api/games/{game:str}/words/{language:str}", 200, catalogue.words, "text/plain"),
    Route("GET", "/api/codes/{code:str}", 200, codes.find),
    Route("GET", "/api/tables", 200, tables.listed),
    Route("POST", "/api/tables", 201, tables.create),
    Route("GET", "/api/tables/{id:str}", 200, tables.look),
    Route("POST", "/api/tables/{id:str}/sit", 201, tables.sit),
    Route("PUT", "/api/tables/{id:str}/share", 200, tables.share),
    Route("POST", "/api/tables/{id:str}/leave", 200, tables.leave),
    Route("PUT", "/api/tables/{id:str}/settings", 200, tables.change_settings),
    Route("PATCH", "/api/tables/{id:str}/options", 200, tables.change_options),
    Route("POST", "/api/tables/{id:str}/seats", 201, tables.add_seat),
    Route("PUT", "/api/tables/{id:str}/seats/{seat:int}", 200, tables.change_seat),
    Route("DELETE", "/api/tables/{id:str}/seats/{seat:int}", 200, tables.remove_seat),
    Route("POST", "/api/tables/{id:str}/seats/{seat:int}/invite", 201, tables.invite),
    Route("POST", "/api/tables/{id:str}/host", 200, tables.hand_over),
    Route("POST", "/api/tables/{id:str}/start", 200, tables.start),
    Route("POST", "/api/tables/{id:str}/pause", 200, tables.pause),
    Route("POST", "/api/tables/{id:str}/close", 200, tables.close),
    Route("POST", "/api/tables/{id:str}/rematch", 201, tables.rematch),
    Route("POST", "/api/summaries", 200, mine.summaries),
    Route("POST", "/api/tables/{id:str}/delete", 200, mine.delete),
    Route("POST", "/api/transfers", 201, transfers.offer),
    Route("POST", "/api/transfers/claim", 201, transfers.claim),
    Route("GET", "/api/transfers/mine", 200, transfers.look),
    Route("POST", "/api/transfers/give", 200, transfers.give, most=SEALED_BYTES),
    Route("POST", "/api/transfers/refuse", 200, transfers.refuse),
    Route("POST", "/api/transfers/take", 200, transfers.take),
    Route("GET", "/api/tables/{id:str}/moments", 200, replays.look_back),
    Route("GET", "/api/tables/{id:str}/ending", 200, replays.ending),
    Route("GET", "/api/tables/{id:str}/log", 200, replays.download, "application/jsonl"),
    Route("GET", "/api/tables/{id:str}/position", 200, replays.position),
    Route("POST", "/api/logs", 201, replays.upload, most=LOG_BYTES),
    Route("POST", "/api/tables/{id:str}/fork", 201, replays.fork),
    Route("GET", "/api/{game:str}/puzzles/{name:str}", 200, puzzles.puzzle),
    Route("POST", "/api/{game:str}/puzzles/{name:str}", 200, puzzles.answer),
    Route("POST", "/api/{game:str}/puzzles/{name:str}/hint", 200, puzzles.hint),
]
