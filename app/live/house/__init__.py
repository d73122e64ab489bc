"""All rooms of this server: opened and closed, lobbies, lessons, people, bans."""
