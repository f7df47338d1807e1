"""One house on many workers: requests and devices passed on between them, and the processes themselves."""
