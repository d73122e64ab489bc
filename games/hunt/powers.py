"""The power of a fight card (H29): its verbs one after the other, once, when a Power face shows."""

from __future__ import annotations

from games.contract import Event
from games.hunt.fight import fight_of, hits, others_there, reroll
from games.hunt.state import Fight, Play, State, of
from games.hunt.stats import defence_now, enemy_of, hero_of, open_moment, talents_of, target_of, works
from games.hunt.techniques import TECHNIQUES, Effect
from games.hunt.verbs import VERBS, Use
from games.hunt.wounds import talent

FOR_HITS = frozenset({"hits", "blank-hits", "reroll-blanks", "reroll-any"})


def shows_power(play: Play, fight: Fight) -> bool:
    """H29, H40: a card, and a Power face that isn't cancelled."""
    if not fight.card or fight.dulled:
        return False
    faces = fight.dice.count("power")
    target = target_of(play.state, fight)
    if faces and "seal" in talents_of(play.state, target):
        talent(play, target, "seal")
        faces -= 1
    return faces > 0


def is_more_than_hits(card: str) -> bool:
    """Whether the power of a card (or "" for none) does something for an attack that hits anyway."""
    return bool(card) and any(effect.verb not in FOR_HITS for effect in TECHNIQUES[card].power)


def start(play: Play, fight: Fight) -> None:
    hero, power = hero_of(play.state, fight.hero), TECHNIQUES[fight.card].power
    fight.powers = [place for place, effect in enumerate(power) if works(effect, hero)]
    if fight.powers:
        play.tell(Event("power", of(hero, card=fight.card)))


def advance(play: Play, fight: Fight) -> bool:
    """The next verb of the power; False while it waits for a choice."""
    if not fight.powers or enemy_of(play.state, fight.target) is None:
        fight.step = "tally"
        return True
    match VERBS[_next(fight).verb].asks:
        case "mark" if _is_decided(play.state, fight):
            del fight.powers[0]
            return True
        case "mark":
            return _ask(play, fight, "mark")
        case "choose":
            return _choose(play, fight)
    _carry_out(play, fight, fight.target)
    return True


def _is_decided(state: State, fight: Fight) -> bool:
    """Whether no die that is rolled again could change anything, so that nobody need be asked for one."""
    if fight.foiled:
        return True
    target = target_of(state, fight)
    rest = [TECHNIQUES[fight.card].power[place] for place in fight.powers]
    alone = not fight.also and FOR_HITS.issuperset(effect.verb for effect in rest)
    return alone and not fight.mirrored and hits(fight) >= defence_now(state, fight, target)


def choose(play: Play, key: str) -> None:
    """The answer to a power that works on another enemy in the target's area."""
    fight = fight_of(play.state)
    fight.step = "powers"
    _carry_out(play, fight, key)


def finish_marks(play: Play) -> None:
    """The marked dice are rolled again; the step after it is where the marking came from."""
    fight = fight_of(play.state)
    marked, fight.marked = sorted(fight.marked), []
    if fight.powers:
        del fight.powers[0]
        fight.step = "powers"
    else:
        fight.step = "reroll"
    if marked:
        reroll(play, marked)


def _next(fight: Fight) -> Effect:
    return TECHNIQUES[fight.card].power[fight.powers[0]]


def _carry_out(play: Play, fight: Fight, key: str) -> None:
    effect = _next(fight)
    del fight.powers[0]
    use = Use(hero_of(play.state, fight.hero), fight.card, key, effect.number)
    VERBS[effect.verb].does(play, use)


def _ask(play: Play, fight: Fight, step: str) -> bool:
    fight.step = step
    open_moment(play.state)
    return False


def _choose(play: Play, fight: Fight) -> bool:
    others = others_there(play.state, fight)
    if len(others) > 1:
        return _ask(play, fight, "choose")
    if others:
        choose(play, others[0].key)
    else:
        del fight.powers[0]
    return True
