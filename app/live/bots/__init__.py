"""Bots and hints: they think in processes of their own."""
