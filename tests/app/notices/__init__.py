"""Whoever is waited for and doesn't look is told once."""
