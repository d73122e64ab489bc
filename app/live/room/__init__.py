"""A room: who is there, how their game stands, and what they are told."""
