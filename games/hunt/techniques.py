"""The 84 technique cards (H38): six decks of 14, each card a cost and a few small verbs."""

from __future__ import annotations

import msgspec


class Effect(msgspec.Struct, frozen=True):
    """One verb of a card with its number; `needs` names what must be true for it to work."""

    verb: str
    number: int = 1
    needs: str = ""


class Technique(msgspec.Struct, frozen=True):
    """A card.

    A fight card has a power and perhaps traits, which hold for the whole fight; a support has modes,
    one of which is used.
    """

    id: str
    hero: str
    kind: str
    cost: int
    strength: int = 0
    power: tuple[Effect, ...] = ()
    modes: tuple[Effect, ...] = ()
    traits: tuple[Effect, ...] = ()


TRAITS = frozenset({"ranged", "stealth", "dash", "backlash", "grip"})

_e = Effect


def _fight(id: str, cost: int, strength: int, *effects: Effect) -> Technique:
    power = tuple(effect for effect in effects if effect.verb not in TRAITS)
    traits = tuple(effect for effect in effects if effect.verb in TRAITS)
    return Technique(id, "", "fight", cost, strength, power, traits=traits)


def _support(id: str, cost: int, *modes: Effect) -> Technique:
    return Technique(id, "", "support", cost, modes=modes)


INJURE, IMMOBILISE, WEAKEN = _e("injure"), _e("immobilise"), _e("weaken")
RANGED, BACKLASH = _e("ranged"), _e("backlash")

DECKS: dict[str, tuple[Technique, ...]] = {
    "naruto": (
        _fight("multi-shadow-clone", 3, 1, _e("actions", 2)),
        _fight("frog-kumite", 3, 1, INJURE),
        _fight("nine-tails-chakra-mode", 4, 3, INJURE),
        _fight("uzumaki-barrage", 1, 2, _e("hits", 1), RANGED),
        _fight("rasengan", 2, 2, _e("hits", 2)),
        _fight("giant-rasengan", 3, 3, _e("hits", 2)),
        _fight("wind-style-rasengan", 2, 2, WEAKEN),
        _fight("rasenshuriken", 3, 3, _e("injure-other"), RANGED),
        _fight("gamabunta", 2, 2, IMMOBILISE),
        _support("shadow-clone-naruto", 1, _e("extra")),
        _support("sexy-jutsu", 1, _e("lower-near", 2)),
        _support("sage-mode", 1, _e("fury"), _e("lift-near", 0)),
        _support("substitution-naruto", 1, _e("avoid")),
        _support("transformation-naruto", 1, _e("lower")),
    ),
    "sakura": (
        _fight("inner-sakura", 2, 1, _e("blank-hits")),
        _support("clone-sakura", 1, _e("extra")),
        _fight("superhuman-strength", 2, 3),
        _fight("heavenly-foot-of-pain", 2, 1, IMMOBILISE),
        _fight("chakra-scalpel", 2, 1, _e("silence")),
        _fight("cherry-blossom-impact", 3, 2, _e("hits", 2)),
        _fight("ground-splitting-punch", 1, 1, _e("second"), RANGED),
        _fight("hundred-seal", 3, 2, _e("heal-own"), INJURE),
        _support("mystical-palm", 2, _e("heal-near")),
        _support("poison-extraction", 2, _e("lift-near", 1)),
        _support("katsuyu", 2, _e("heal-others")),
        _support("creation-rebirth", 3, _e("rebirth")),
        _support("substitution-sakura", 1, _e("avoid")),
        _support("genjutsu-release-sakura", 1, _e("reroll-special")),
    ),
    "kakashi": (
        _fight("water-dragon", 2, 2, _e("injure", needs="water")),
        _support("substitution-kakashi", 1, _e("avoid")),
        _support("transformation-kakashi", 1, _e("lower")),
        _fight("thousand-years-of-death", 1, 1, WEAKEN),
        _fight("headhunter", 1, 1, IMMOBILISE),
        _fight("fireball", 1, 1, _e("hits", 1), RANGED),
        _fight("lightning-beast", 2, 2, _e("hits", 2), RANGED),
        _fight("lightning-blade", 3, 3, INJURE),
        _fight("great-waterfall", 3, 2, _e("everyone")),
        _fight("kamui", 4, 3, _e("injure", 2), RANGED),
        _support("sharingan", 1, _e("reroll-dice"), _e("lift-near", 0)),
        _support("shadow-clone-kakashi", 1, _e("extra")),
        _support("fanged-pursuit", 1, _e("bind", 1)),
        _support("mud-wall", 2, _e("shield")),
    ),
    "rock-lee": (
        _fight("leaf-hurricane", 1, 1, _e("hits", 2)),
        _fight("leaf-gale", 1, 1, IMMOBILISE),
        _fight("leaf-rising-wind", 1, 1, WEAKEN),
        _fight("strong-fist", 0, 1, _e("reroll-blanks")),
        _fight("dynamic-entry", 0, 1, _e("dash")),
        _fight("leaf-great-whirlwind", 1, 1, _e("actions", 1)),
        _fight("drunken-fist", 1, 1, _e("reroll-any")),
        _fight("nunchaku", 1, 2, RANGED),
        _fight("primary-lotus", 1, 2, INJURE, BACKLASH),
        _fight("hidden-lotus", 2, 3, INJURE, BACKLASH),
        _fight("sixth-gate", 1, 3, _e("actions", 2), BACKLASH),
        _support("dancing-leaf", 0, _e("avoid"), _e("focus")),
        _support("flames-of-youth", 0, _e("burn"), _e("lift-near", 0)),
        _support("remove-the-weights", 0, _e("sprint", 2)),
    ),
    "sai": (
        _fight("ink-lions", 2, 2, _e("hits", 1), RANGED),
        _fight("ink-snakes", 1, 1, IMMOBILISE, RANGED),
        _fight("ink-octopus", 3, 3, _e("second"), RANGED),
        _fight("exploding-ink-birds", 2, 2, _e("injure-other"), RANGED),
        _fight("tiger-vision", 3, 2, INJURE, IMMOBILISE, RANGED),
        _fight("ink-giants", 4, 3, INJURE, RANGED),
        _fight("tanto-strike", 0, 1, _e("hits", 1)),
        _fight("assassination-art", 2, 2, _e("stealth")),
        _support("ink-bird", 1, _e("carry", 2)),
        _support("ink-rats", 0, _e("scout", 2), _e("lift-near", 0)),
        _support("ink-clone", 1, _e("extra")),
        _support("ink-mist", 2, _e("shield"), _e("reroll-special")),
        _support("substitution-sai", 1, _e("avoid")),
        _support("transformation-sai", 1, _e("lower")),
    ),
    "shikamaru": (
        _support("shadow-possession", 1, _e("bind", 0)),
        _support("shadow-gathering", 3, _e("bind", 2)),
        _fight("shadow-strangle", 2, 1, INJURE, _e("grip", 2)),
        _fight("shadow-stitching", 3, 3, IMMOBILISE, RANGED),
        _fight("shadow-grab", 2, 2, WEAKEN, RANGED),
        _fight("shadow-shuriken", 1, 1, IMMOBILISE, RANGED),
        _fight("chakra-blades", 1, 2, _e("hits", 1)),
        _fight("exploding-tag", 2, 2, _e("hits", 2), RANGED),
        _support("ino-shika-cho", 3, _e("rally", 1)),
        _support("iq-plan", 0, _e("draw", 2)),
        _support("shogi-foresight", 2, _e("foresee", 2), _e("lift-near", 0)),
        _support("genjutsu-release-shikamaru", 1, _e("reroll-special")),
        _support("clone-shikamaru", 1, _e("extra")),
        _support("substitution-shikamaru", 1, _e("avoid")),
    ),
}

TECHNIQUES = {
    card.id: msgspec.structs.replace(card, hero=hero) for hero, deck in DECKS.items() for card in deck
}
FIGHTS = frozenset(id for id, card in TECHNIQUES.items() if card.kind == "fight")
SUPPORTS = frozenset(TECHNIQUES) - FIGHTS
LIFTS = frozenset({"lift-near", "rebirth"})


def with_trait(verb: str) -> dict[str, int]:
    """The fight cards with this trait, and its number."""
    return {
        id: trait.number for id, card in TECHNIQUES.items() for trait in card.traits if trait.verb == verb
    }


def holding(verbs: frozenset[str]) -> dict[str, tuple[str, ...]]:
    """The support cards with one of these verbs, by hero."""
    return {
        hero: tuple(card.id for card in deck if any(mode.verb in verbs for mode in card.modes))
        for hero, deck in DECKS.items()
    }


AT_RANGE = with_trait("ranged")
STEALTHY = with_trait("stealth")
DASHES = with_trait("dash")
BACKLASHES = with_trait("backlash")
GRIPS = with_trait("grip")
