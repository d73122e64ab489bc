"""The pages, drawn by the server as far as they can be read before any script ran."""
