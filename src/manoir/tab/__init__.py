"""A house in a tab of a browser: the same tables, spoken to by the page through messages, without a server."""
