"""This node among the others."""
