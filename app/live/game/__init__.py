"""A game in memory: the table as its log tells it, out of the store and back, and as a replay."""
