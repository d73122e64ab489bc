"""The server: rooms, sockets, storage and pages around the rules."""
