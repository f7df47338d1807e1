"""Who sits at a table, and what they may do: seats, hosts, consent, secrets, other devices."""
