"""The game of a table: position, log, numbered events and journal. Pure: no task, nothing stored."""
