"""Link cards: what a chat shows of a link, in words and as a picture."""
