"""Telling people who aren't looking that they are waited for: by push, webhooks, and what else is set up."""
