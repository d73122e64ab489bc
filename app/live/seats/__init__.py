"""Who plays: seats that change hands, and what people decide together."""
