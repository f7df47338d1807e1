"""Everything that can be asked of the house, in one list: a server and a tab are two ways to it."""

from __future__ import annotations

from manoir.protocol.route import Route
from manoir.protocol.routes import catalogue, codes, mine, practice, puzzles, replays, reviews, tables, transfers

LOG_BYTES = 1_000_000
SEALED_BYTES = 500_000

ROUTES = [
    Route("GET", "/api/games", 200, catalogue.games, fixed=True),
    Route("GET", "/api/games/{game}/rulebook", 200, catalogue.rulebook),
    Route("GET", "/api/games/{game}/editions/{edition}", 200, catalogue.edition),
    Route("GET", "/api/games/{game}/words/{language}", 200, catalogue.words, "text/plain"),
    Route("GET", "/api/codes/{code}", 200, codes.find),
    Route("GET", "/api/tables", 200, tables.listed),
    Route("POST", "/api/tables", 201, tables.create),
    Route("GET", "/api/tables/{id}", 200, tables.look),
    Route("POST", "/api/tables/{id}/sit", 201, tables.sit),
    Route("PUT", "/api/tables/{id}/share", 200, tables.share),
    Route("POST", "/api/tables/{id}/leave", 200, tables.leave),
    Route("PUT", "/api/tables/{id}/settings", 200, tables.change_settings),
    Route("PATCH", "/api/tables/{id}/options", 200, tables.change_options),
    Route("POST", "/api/tables/{id}/seats", 201, tables.add_seat),
    Route("PUT", "/api/tables/{id}/seats/{seat}", 200, tables.change_seat),
    Route("DELETE", "/api/tables/{id}/seats/{seat}", 200, tables.remove_seat),
    Route("POST", "/api/tables/{id}/seats/{seat}/invite", 201, tables.invite),
    Route("POST", "/api/tables/{id}/host", 200, tables.hand_over),
    Route("POST", "/api/tables/{id}/start", 200, tables.start),
    Route("POST", "/api/tables/{id}/pause", 200, tables.pause),
    Route("POST", "/api/tables/{id}/close", 200, tables.close),
    Route("POST", "/api/tables/{id}/rematch", 201, tables.rematch),
    Route("POST", "/api/summaries", 200, mine.summaries),
    Route("POST", "/api/tables/{id}/delete", 200, mine.delete),
    Route("POST", "/api/transfers", 201, transfers.offer),
    Route("POST", "/api/transfers/claim", 201, transfers.claim),
    Route("GET", "/api/transfers/mine", 200, transfers.look),
    Route("POST", "/api/transfers/give", 200, transfers.give, most=SEALED_BYTES),
    Route("POST", "/api/transfers/refuse", 200, transfers.refuse),
    Route("POST", "/api/transfers/take", 200, transfers.take),
    Route("GET", "/api/tables/{id}/moments", 200, replays.look_back),
    Route("GET", "/api/tables/{id}/ending", 200, replays.ending),
    Route("GET", "/api/tables/{id}/log", 200, replays.download, "application/jsonl"),
    Route("GET", "/api/tables/{id}/position", 200, replays.position),
    Route("POST", "/api/tables/{id}/review", 200, reviews.begin),
    Route("GET", "/api/tables/{id}/review", 200, reviews.look),
    Route("POST", "/api/logs", 201, replays.upload, most=LOG_BYTES),
    Route("POST", "/api/tables/{id}/fork", 201, replays.fork),
    Route("GET", "/api/tables/{id}/practice", 200, practice.practices),
    Route("POST", "/api/tables/{id}/practice", 200, practice.prepare),
    Route("GET", "/api/tables/{id}/practice/{entry}", 200, practice.ask),
    Route("POST", "/api/tables/{id}/practice/{entry}", 200, practice.answer),
    Route("GET", "/api/{game}/puzzles", 200, puzzles.ladders),
    Route("GET", "/api/{game}/puzzles/{name}", 200, puzzles.puzzle),
    Route("POST", "/api/{game}/puzzles/{name}", 200, puzzles.answer),
    Route("POST", "/api/{game}/puzzles/{name}/hint", 200, puzzles.hint),
]
