"""Rooms in memory: from a click to the news, lobbies, clocks, bots, talk, replays."""
