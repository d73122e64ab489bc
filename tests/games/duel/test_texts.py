"""The words on the cards: made from the data that executes them, and shown whole in golden files."""

from __future__ import annotations

from pathlib import Path

import pytest

from games.duel.missions import MISSIONS
from games.duel.orders import ORDERS
from games.duel.reinforcements import REINFORCEMENTS
from games.duel.techniques import TECHNIQUES
from games.words import LANGUAGES, words_of
from tests.games.rules import duel

GOLDEN = Path(__file__).parent / "golden"
CARDS = (*TECHNIQUES, *REINFORCEMENTS, *MISSIONS, *ORDERS)

each_language = pytest.mark.parametrize("language", LANGUAGES)


@each_language
def test_every_card_has_a_text_made_from_its_effect(language: str) -> None:
    texts = duel.texts(language)
    assert [card for card in CARDS if not texts[f"card-{card}-text"].endswith(".")] == []


@each_language
def test_the_golden_file_shows_every_cards_text(language: str) -> None:
    assert (GOLDEN / f"{language}.txt").read_text(encoding="utf-8") == golden(language)


def golden(language: str) -> str:
    """Every card with its name and text, one to a line."""
    words, texts = words_of("duel", language), duel.texts(language)
    lines = (f"{card} | {words.format(f'card-{card}')} | {_text(card, texts)}\n" for card in CARDS)
    return "".join(lines)


def _text(card: str, texts: dict[str, str]) -> str:
    data = TECHNIQUES.get(card)
    numbers = f"{data.tier} {data.kind} {data.cost}/{data.damage} | " if data else ""
    return numbers + texts[f"card-{card}-text"]
