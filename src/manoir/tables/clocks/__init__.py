"""Time at a table: clocks, delay credit, and when bots are heard."""
