"""What prompts can say at the most: each message with its longest values; a game's table is added here."""

from __future__ import annotations

from typing import Any, NamedTuple

from games.duel.ninja import NINJA
from games.duel.reinforcements import REINFORCEMENTS
from games.exam.heroes import CARDS, HEROES, TEAMS
from games.exam.techniques import TECHNIQUES
from games.hunt.enemies import ENEMIES
from games.hunt.heroes import HEROES as HUNTERS

Said = tuple[str, dict[str, Any]]  # a message and its values; "id:..." is the name of an id


class Prompts(NamedTuple):
    sentences: tuple[Said, ...]
    notes: tuple[Said, ...]
    answers: tuple[Said, ...]
    pairs: tuple[Said, ...] = ()  # answers of which never more than two stand side by side
    lone: tuple[Said, ...] = ()  # and those that stand alone


COLOURS = ("naruto", "sakura", "sasuke", "kakashi", "lee")
_CARDS = (*(f"{colour}-6a" for colour in COLOURS), "dice-01", "turn-01")
_FACES = (*COLOURS, "star")
_COLUMNS = (0, 1, 2)
SHIKAMARU = "Shikamaru"
_WAITED = ("ban", "name", "challenge", "discard", "pick", "lay", "swap")


def each(message: str, name: str, values: tuple[Any, ...], **more: Any) -> tuple[Said, ...]:
    return tuple((message, {name: value, **more}) for value in values)


def plain(*messages: str) -> tuple[Said, ...]:
    return tuple((message, {}) for message in messages)


def ids(*names: str) -> tuple[str, ...]:
    return tuple(f"id:{name}" for name in names)


PROMPTS = {
    "columns": Prompts(
        sentences=(
            *plain("columns-ask-draw", "columns-ask-turn", "ask-go-on", "ask-take", "dice-card"),
            *plain("columns-scene-turned", "columns-scene-last", "columns-scene-rolling"),
            *plain("columns-scene-end"),
            *each("columns-ask-place", "card", ids(*_CARDS)),
            *each("columns-scene-bust", "card", ids(*_CARDS)),
            *each("columns-scene-take", "column", _COLUMNS, points=21),
            *each("columns-scene-lost", "face", ids(*_FACES), count=18, points=63),
            *each("columns-scene-spared", "face", ids(*_FACES)),
            *each("columns-scene-seal", "colour", ids(*COLOURS), points=63),
        ),
        notes=(
            *plain("columns-seal-note", "columns-seal-ends", "columns-tap-lit", "columns-take-must"),
            *plain("columns-draws", "columns-places", "columns-takes", "columns-scene-last-note"),
            *plain("label-order-left", "label-order-right", "reason-deck", "reason-alone"),
            *each("columns-then-others", "count", (0, 1, 2)),
        ),
        answers=(
            *plain("columns-key-d", "columns-key-s", "columns-roll"),
            *each("columns-nth", "column", _COLUMNS),
            *each("columns-seal-short", "points", (63,)),
        ),
        lone=each("columns-take-nth", "column", _COLUMNS),
    ),
    "duel": Prompts(
        sentences=(
            *plain(
                "duel-ask-ban", "duel-ask-name", "duel-ask-challenge", "duel-ask-discard", "duel-ask-pick"
            ),
            *plain("duel-ask-lay-done", "duel-ask-laid", "duel-ask-swap", "duel-ask-forgotten"),
            *each("duel-ask-pick-of", "n", (1, 2), of=2),
            *each("duel-ask-pack", "ninja", ids(*NINJA)),
            *each("duel-has-sent", "ninja", ids(*NINJA)),
            *each("duel-ask-lay", "place", (1, 2, 3), ninja="id:sasuke-2"),
            *each("duel-ask-lay-of", "ninja", ids(*NINJA), place=1),
            *each("duel-hand-of", "name", ("Konstantin",), ninja="id:sasuke-2"),
            *(said for phase in _WAITED for said in each(f"duel-waits-{phase}", "name", ("Konstantin",))),
        ),
        notes=(
            *plain(
                "duel-note-ban",
                "duel-note-name",
                "duel-note-challenge",
                "duel-note-discard",
                "duel-note-pick",
                "duel-note-packed",
            ),
            *plain("duel-note-swap", "duel-note-swap-place", "duel-note-armed"),
            *plain("duel-purse-dear"),
            *each("duel-note-pack", "n", (0, 1, 3)),
            *each("duel-purse", "left", (0, 70)),
        ),
        answers=plain("show-next"),
        pairs=(
            *plain(
                "verb-change", "verb-back", "verb-done", "verb-take-back", "duel-do-without", "duel-do-place"
            ),
            *plain("duel-do-look", "duel-rows", "verb-step-forward"),
            *each("duel-do-pick", "ninja", ids(*NINJA)),
            *each("duel-do-ban", "ninja", ids(*NINJA)),
        ),
        lone=(
            *plain("verb-undone", "verb-stay", "verb-discard"),
            *each("duel-do-discard", "card", ids(*REINFORCEMENTS)),
        ),
    ),
    "hunt": Prompts(
        sentences=(
            *plain(
                "ask-pick",
                "ask-begin",
                "ask-need",
                "hunt-ask-special",
                "ask-before",
                "ask-reroll",
                "ask-mark",
            ),
            *plain("ask-choose", "ask-after", "ask-aim", "ask-name", "ask-ride", "ask-look", "ask-top"),
            *plain("ask-crawl"),
            *each("hunt-down", "hero", (SHIKAMARU,)),
            *plain("ask-hope", "hunt-waits", "hunt-waits-pick", "hunt-waits-refill", "hunt-waits-akatsuki"),
            *each("hunt-ask-pick-of", "n", (1, 2), of=2),
            *each("hunt-ask-act", "count", (0, 1, 2), hero=f"{SHIKAMARU} (hero 1 of 2)"),
            *each("hunt-ask-refill", "hero", (f"{SHIKAMARU} (hero 1 of 2)",)),
            *each("hunt-ask-injury", "card", ids(*ENEMIES), hero=SHIKAMARU),
            *each("hunt-waits-fight", "card", ids(*ENEMIES), hero=SHIKAMARU),
            *each("hunt-waits-injury", "card", ids(*ENEMIES)),
            *each("hunt-scene-trap", "card", ids(*ENEMIES), hero=SHIKAMARU),
            *each("hunt-scene-talent", "card", ids(*ENEMIES)),
            *each("hunt-scene-rolls", "count", (1, 6), hero=SHIKAMARU),
            *each("hunt-scene-hits", "count", (0, 1, 12), hero=SHIKAMARU),
        ),
        notes=(
            *plain("hunt-note-act", "hunt-note-spent", "hunt-note-before", "hunt-note-need"),
            *plain("hunt-note-injury", "hunt-note-injury-none", "hunt-note-mark", "hunt-note-look"),
            *plain("hunt-note-begin", "hunt-note-special", "ask-support"),
            *each("hunt-note-refill", "cards", (6,), strategy=6),
            *plain("hunt-note-down"),
            *each("hunt-helper", "turns", (0, 1, 3), hero="Sakura", card="id:poison-extraction"),
        ),
        answers=(
            *plain(
                "verb-end",
                "hunt-do-meditate",
                "hunt-do-land",
                "verb-go",
                "hunt-do-back",
                "verb-pass",
                "verb-endure",
            ),
            *plain("label-no-card", "hunt-wait"),
            *each("hunt-do-roll", "count", (1, 6)),
        ),
        pairs=(
            *plain("verb-taijutsu", "verb-ride", "verb-stay", "verb-support", "hunt-alone"),
            *each("hunt-do-keep", "count", (6,)),
            *each("hunt-do-discard", "count", (6,)),
            *each("hunt-call", "hero", (SHIKAMARU,)),
        ),
        lone=(
            *plain("verb-done"),
            *each("hunt-do-pick", "hero", ids(*HUNTERS)),
            *each("hunt-do-mark", "count", (0, 6)),
        ),
    ),
    "exam": Prompts(
        sentences=(
            *plain("ask-teams", "ask-levels", "ask-move", "ask-arrive", "ask-find", "ask-path", "ask-field"),
            *plain("ask-final-field", "ask-raise", "ask-retreat", "ask-upkeep", "ask-pick", "ask-pick-cell"),
            *plain("ask-pick-token", "exam-all-laid", "exam-cards-lie", "exam-over"),
            *plain("exam-waits-teams", "exam-waits-levels", "exam-waits-forest", "exam-waits-final"),
            *plain("exam-waits-tower", "ask-foretell"),
            *each("exam-waits-acts", "hero", ids(*HEROES)),
            *each("exam-ask-face", "hero", ids(*HEROES)),
            *(said for card in CARDS for said in each(f"exam-do-{card}", "hero", ids(*HEROES))),
            *each("exam-ask-place", "hero", ids(*HEROES)),
            *each("exam-ask-lay", "hero", ids(*HEROES)),
            *each("exam-ask-open-card", "hero", ids(*HEROES)),
            *each("exam-ask-fall", "hero", ids(*HEROES)),
            *each("exam-ask-return", "hero", ids(*HEROES)),
        ),
        notes=(
            *plain("exam-note-dash", "exam-note-no-dash", "exam-note-search", "exam-note-lay"),
            *plain(
                "exam-note-place", "exam-note-raise", "exam-note-kunai", "exam-note-seal", "exam-no-reach"
            ),
            *plain("exam-note-out"),
            *(
                said
                for note in ("exam-note-meet", "exam-note-wounded")
                for said in each(note, "own", ("2/2/2",), theirs="8/6/6")
            ),
            *each("exam-note-upkeep", "n", (4,)),
            *each("exam-levels-left", "n", (0, 3)),
        ),
        answers=plain("exam-turn", "exam-turns", "verb-decline", "verb-back", "verb-done", "show-next"),
        pairs=plain(
            "verb-search", "exam-go-on", "verb-open", "verb-skip", "exam-face-left", "exam-face-right"
        ),
        lone=(
            *plain("verb-stay", "verb-hide", "exam-take-back"),
            *each("exam-lead", "team", ids(*TEAMS)),
            *each("exam-about", "about", ids(*HEROES), what="Aufdecken"),
            *each("exam-about", "about", ids(*TECHNIQUES), what="Utiliser"),
        ),
    ),
    "site": Prompts(
        sentences=(
            *plain("result-lost", "result-together", "result-you", "result-you-shared", "status-over"),
            *plain("result-camp-won", "result-camp-lost", "waiting-for", "watching-began"),
            *each("result-place", "place", (2, 6)),
        ),
        notes=plain("rematch-waits", "watching-way"),
        answers=plain("show-next", "replay", "share", "rematch", "rematch-go"),
        lone=plain("join-watch"),
    ),
}
