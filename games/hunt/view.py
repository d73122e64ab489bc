"""Who sees what: the table for everyone, and a seat's own hand where hands are hidden (H8)."""

from __future__ import annotations

from functools import cache

from games.contract import Json, Seat
from games.hunt.board import SHOWN
from games.hunt.choices import actors
from games.hunt.fight import hits
from games.hunt.heroes import HEROES, LEVELS, HeroCard
from games.hunt.hints import odds_now
from games.hunt.looking import is_known
from games.hunt.moves import breath, move_cost
from games.hunt.setup import free_heroes
from games.hunt.state import Enemy, Fight, Hero, Hidden, State
from games.hunt.stats import (
    attributes,
    defence_now,
    defence_of,
    enemy_of,
    first_space,
    most_health,
    rounds,
    talents_of,
)
from games.hunt.techniques import AT_RANGE, DECKS, GRIPS, Technique
from games.hunt.when import moment_of

BACK = "back"
SKILLS = {"heal": {"heal-near", "heal-others"}, "bind": {"bind"}}


def public(state: State) -> dict[str, Json]:
    view: dict[str, Json] = {
        "board": SHOWN,
        "mode": state.options.mode,
        "phase": state.phase,
        "round": state.round,
        "rounds": rounds(state),
        "capture": state.capture,
        "start": first_space(state),
        "score": {str(at): side for at, side in enumerate(state.score, 1)},
        "tobi": state.tobi,
        "heroes": {hero.id: _hero(state, hero) for hero in state.heroes},
        "enemies": {enemy.key: _enemy(state, enemy) for enemy in state.enemies},
        "facedown": {str(at): _face(state, hidden, None) for at, hidden in enumerate(state.facedown)},
        "traps": {area: _face(state, state.traps[area], None) for area in sorted(state.traps)},
        "deck": len(state.deck),
        "foreseen": _deck(state, None),
        "eliminated": dict.fromkeys(state.eliminated, 1),
        "removed": len(state.removed),
        "last": state.last,
        "acting": state.acting,
        "techniques": techniques(_decks_in_sight(state)),
    }
    return view | _now(state)


def private(state: State, seat: Seat) -> dict[str, Json]:
    """Hidden hands, and what this seat alone has seen of face-down things."""
    view: dict[str, Json] = {}
    if state.options.hidden:
        view["hands"] = {h.id: dict.fromkeys(sorted(h.hand), 1) for h in state.heroes if h.seat == seat}
        known = (area for area in sorted(state.traps) if is_known(state, state.traps[area], seat))
        view["traps"] = {area: state.traps[area].card for area in known}
        view["facedown"] = {str(n): _face(state, h, seat) for n, h in enumerate(state.facedown)}
        view["foreseen"] = _deck(state, seat)
    return view


def _now(state: State) -> dict[str, Json]:
    """What is going on: the pick, a move, a fight, an injury, a half-made choice, who may speak."""
    view: dict[str, Json] = {}
    if state.phase == "pick":
        view["free"] = dict.fromkeys(free_heroes(state), 1)
        view["cards"] = hero_cards(state.options.mode)
        view["slots"] = {str(seat): state.slots.count(seat) for seat in sorted(set(state.slots))}
    if moment_of(state) not in ("", "free"):
        view["may"] = {str(seat): 1 for seat in sorted(actors(state))}
    if state.journey.steps:
        journey = state.journey
        view["journey"] = {"steps": journey.steps, "aloft": journey.aloft, "rider": journey.rider}
    if state.fight:
        view["fight"] = _fight(state, state.fight)
    if state.injuries:
        injury = state.injuries[0]
        view["injury"] = {
            "hero": injury.hero,
            "area": injury.area,
            "card": injury.card,
            "brings": list(injury.brings),
        }
        view["injuries"] = len(state.injuries)
    if state.choice:
        view["choice"] = {"hero": state.choice.hero, "card": state.choice.card, "left": state.choice.left}
    if state.pauses:
        view["pauses"] = {str(seat): 1 for seat in state.pauses}
    return view


def _hero(state: State, hero: Hero) -> dict[str, Json]:
    now = attributes(state, hero)
    view: dict[str, Json] = {
        "seat": hero.seat,
        "area": hero.area,
        "health": hero.health,
        "most": most_health(state),
        "chakra": hero.chakra,
        "limit": now.chakra,
        "breath": breath(hero),
        "strength": now.strength + hero.fury + hero.focus,
        "strategy": now.strategy,
        "experience": hero.experience,
        "actions": hero.actions,
        "step": move_cost(state, hero),
        "done": hero.done,
        "paralysed": hero.paralysed,
        "cards": len(hero.hand),
        "deck": len(hero.deck),
        "pile": dict.fromkeys(hero.pile, 1),
        "shown": hero.shown,
        "refill": hero.refill,
    }
    if not state.options.hidden:
        view["hand"] = dict.fromkeys(sorted(hero.hand), 1)
    return view


def _enemy(state: State, enemy: Enemy) -> dict[str, Json]:
    return {
        "card": enemy.card,
        "area": enemy.area,
        "health": enemy.health,
        "most": enemy.most,
        "defence": defence_of(state, enemy),
        "immobilised": enemy.immobilised,
        "silenced": enemy.silenced,
        "dodged": enemy.dodged,
        "fought": enemy.fought,
        "talents": list(talents_of(state, enemy)),
    }


def _fight(state: State, fight: Fight) -> dict[str, Json]:
    target = enemy_of(state, fight.target)
    odds: dict[str, Json] = {"odds": odds_now(state, fight)} if fight.step == "before" else {}
    return odds | {
        "hero": fight.hero,
        "target": fight.target,
        "step": fight.step,
        "ranged": fight.ranged,
        "card": fight.card,
        "special": fight.special,
        "dice": {str(at): face for at, face in enumerate(fight.dice)},
        "marked": {str(at): 1 for at in fight.marked},
        "hits": hits(fight),
        "defence": defence_now(state, fight, target) if target else 0,
        "also": dict.fromkeys(fight.also, 1),
    }


def _face(state: State, hidden: Hidden, seat: Seat | None) -> str:
    return hidden.card if is_known(state, hidden, seat) else BACK


def _deck(state: State, seat: Seat | None) -> dict[str, str]:
    """The known cards of the Akatsuki deck by place: foreseen ones, and those seen going under it."""
    return {str(at): h.card for at, h in enumerate(state.deck) if h.known and is_known(state, h, seat)}


def _decks_in_sight(state: State) -> tuple[str, ...]:
    """Whoever picks may look through all decks."""
    return tuple(HEROES) if state.phase == "pick" else tuple(hero.id for hero in state.heroes)


@cache
def hero_cards(mode: str) -> dict[str, Json]:
    """What is printed on the hero cards, and what their decks are good for."""
    return {hero: _hero_card(card, mode == "expert") for hero, card in HEROES.items()}


def _hero_card(card: HeroCard, is_expert: bool) -> dict[str, Json]:
    printed = card.face_b if is_expert else card.face_a
    verbs = {effect.verb for one in DECKS[card.id] for effect in (*one.modes, *one.power, *one.traits)}
    return {
        "strength": printed.strength,
        "chakra": printed.chakra,
        "strategy": printed.strategy,
        "talent": card.talent,
        "grows": {} if is_expert else dict(zip(map(str, LEVELS), card.raises, strict=False)),
        "skills": [skill for skill, known in SKILLS.items() if known & verbs],
    }


@cache
def techniques(heroes: tuple[str, ...]) -> dict[str, Json]:
    """What is printed on the cards of these heroes."""
    return {
        card.id: {
            "hero": hero,
            "kind": card.kind,
            "cost": card.cost,
            "strength": card.strength,
            "ranged": card.id in AT_RANGE,
            "grip": GRIPS.get(card.id, 0),
            "lifts": _lifts(card),
            "does": card.modes[0].verb if card.modes else "",
        }
        for hero in heroes
        for card in DECKS[hero]
    }


def _lifts(card: Technique) -> str:
    """Whose paralysis the card lifts: of its own hero, or of those so many areas away at most."""
    for mode in card.modes:
        if mode.verb == "rebirth":
            return "own"
        if mode.verb == "lift-near":
            return f"near-{mode.number}"
    return ""
