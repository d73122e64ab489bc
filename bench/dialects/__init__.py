"""How each server wants to be spoken to: opening rooms, clicking, and knowing an update when it comes."""

from bench.dialects import boardgame, colyseus, shinobi

DIALECTS = {"shinobi": shinobi.opener, "boardgame.io": boardgame.opener, "colyseus": colyseus.opener}
