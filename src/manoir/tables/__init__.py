"""Live play: one task a table, seats, streams and clocks. No transport, no framework, no rules."""
