"""What every game says: its words in all languages, its rules in tests, its ways to end in kept games."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from app.ground.config import ROOT
from app.ground.words import site
from games import GAMES, laws
from games.contract import Action, Rules
from games.words import HOMES, words_of
from tests.games.finished import kept, replayed

HERE = Path(__file__).parent

every_game = pytest.mark.parametrize("rules", GAMES.values(), ids=GAMES)


def speech_of(rules: Rules) -> laws.Speech:
    """All that is heard in kept games and in two random ones."""
    speech = laws.Speech(rules, ROOT / "static" / "js", site("en").ids)
    for seed in range(2):
        speech.listen(laws.walk(rules, seed))
    for game in kept(rules.ID).values():
        for number, step in enumerate(replayed(rules, game)):
            _, seat, verb, noun = step.line
            tables = step.before, step.after, step.events
            speech.hear(laws.Click(number, game.seats, seat, Action(verb, noun), *tables))
    return speech


@every_game
def test_everything_that_can_be_named_has_words_in_every_language(rules: Rules) -> None:
    speech_of(rules).hold()


@every_game
def test_every_rule_is_named_by_a_test(rules: Rules) -> None:
    laws.check_rulebook(rules, HERE / rules.ID)


@every_game
def test_every_way_to_end_has_a_finished_game(rules: Rules) -> None:
    endings = [game.outcome for game in kept(rules.ID).values()]
    laws.check_endings(rules, {ending.reason for ending in endings if ending})


@pytest.fixture
def copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The words of Columns, to be spoilt."""
    shutil.copytree(ROOT / "games" / "columns" / "text", tmp_path / "text")
    monkeypatch.setitem(HOMES, "columns", tmp_path)
    words_of.cache_clear()
    yield tmp_path / "text"
    words_of.cache_clear()


@pytest.mark.parametrize(
    ("languages", "old", "new", "law"),
    [
        ("en fr de ru", "ask-turn =", "ask-turned =", "words: no words for ask-turn"),
        ("en fr de ru", "event-bust =", "event-burst =", "words: no words for event-bust"),
        ("en fr de ru", "columns-fits =", "columns-fit =", "words: no words for columns-fits"),
        ("en fr de ru", "dice-card =", "dice-kard =", "words: no words for dice-card"),
        ("en fr de ru", "id-lee =", "id-leee =", "words: nobody can name id-leee"),
        ("fr", "verb-stop =", "verb-stopp =", "words: missing in fr: verb-stop"),
        (
            "ru",
            "{ $face }",
            "{ $side }",
            "words: other variables in ru than in en: columns-all-open-lost",
        ),
    ],
)
def test_a_message_that_was_renamed_is_found(
    copied: Path, languages: str, old: str, new: str, law: str
) -> None:
    for path in (path for language in languages.split() for path in copied.glob(f"*{language}.ftl")):
        path.write_text(path.read_text().replace(old, new))
    with pytest.raises(laws.Broken, match=re.escape(law)):
        speech_of(GAMES["columns"]).hold()


def test_a_rule_without_a_test_is_found(tmp_path: Path) -> None:
    with pytest.raises(laws.Broken, match="rulebook: no test names C1, C2"):
        laws.check_rulebook(GAMES["columns"], tmp_path)


def test_a_way_to_end_without_a_game_is_found() -> None:
    with pytest.raises(laws.Broken, match="endings: no finished game, or no words, for alone"):
        laws.check_endings(GAMES["columns"], {"deck"})
