"""The arena: many games between bots, the same deals for all, and what they come to."""
