"""The powers of fight cards (H29): each verb does one thing, once, when a Power face shows."""

from __future__ import annotations

from collections.abc import Callable

from games.hunt.board import AREAS
from games.hunt.fight import fight_of, reroll
from games.hunt.injury import heal
from games.hunt.state import Enemy, Fight, Hero, Play, State
from games.hunt.stats import enemies_in, enemy_of, hero_of, open_moment, talents_of, target_of
from games.hunt.techniques import TECHNIQUES
from games.hunt.wounds import strike, talent

FOR_HITS = frozenset({"hits", "blank-hits", "reroll-blanks", "reroll-any"})
CHOOSES = frozenset({"injure-other", "second"})


def shows_power(play: Play, fight: Fight) -> bool:
    """H29, H40: a card, a Power face that isn't cancelled, and water where the card asks for it."""
    if not fight.card or fight.dulled:
        return False
    faces = fight.dice.count("power")
    target = target_of(play.state, fight)
    if faces and "seal" in talents_of(play.state, target):
        talent(play, target, "seal")
        faces -= 1
    hero = hero_of(play.state, fight.hero)
    return faces > 0 and (AREAS[hero.area].water or not TECHNIQUES[fight.card].water)


def is_more_than_hits(card: str) -> bool:
    """Whether the power of a card (or "" for none) does something for an attack that hits anyway."""
    return bool(card) and any(effect.verb not in FOR_HITS for effect in TECHNIQUES[card].power)


def start(play: Play, fight: Fight) -> None:
    fight.powers = list(range(len(TECHNIQUES[fight.card].power)))
    if fight.powers:
        play.say_of("power", hero_of(play.state, fight.hero), card=fight.card)


def advance(play: Play, fight: Fight) -> bool:
    """The next verb of the power; False while it waits for a choice."""
    if not fight.powers or enemy_of(play.state, fight.target) is None:
        fight.step = "tally"
        return True
    effect = TECHNIQUES[fight.card].power[fight.powers[0]]
    if effect.verb == "reroll-any":
        return _ask(play, fight, "mark")
    if effect.verb in CHOOSES:
        return _choose(play, fight)
    del fight.powers[0]
    VERBS[effect.verb](play, hero_of(play.state, fight.hero), target_of(play.state, fight), effect.count)
    return True


def choose(play: Play, key: str) -> None:
    """The answer to a power that works on another enemy in the target's area."""
    fight = fight_of(play.state)
    effect = TECHNIQUES[fight.card].power[fight.powers.pop(0)]
    enemy = enemy_of(play.state, key)
    assert enemy, f"{key} is not in play"
    fight.step = "powers"
    if effect.verb == "second":
        fight.also.append(key)
    else:
        strike(play, enemy, hero_of(play.state, fight.hero), melee=not fight.ranged)


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


def others_there(state: State, fight: Fight) -> list[Enemy]:
    area = target_of(state, fight).area
    return [enemy for enemy in enemies_in(state, area) if enemy.key != fight.target]


def grant(play: Play, hero: Hero, count: int) -> None:
    """H12: extra actions of this players' phase; a hero already done may step in again."""
    if hero.paralysed:
        return
    hero.actions += count
    hero.done = False
    play.say_of("extra", hero, count=count)


def immobilise(play: Play, enemy: Enemy) -> None:
    """H37: for the next Akatsuki phase, which is this one if the enemy has yet to act in it."""
    late = play.state.phase == "akatsuki" and enemy.key not in play.state.attackers
    enemy.immobilised = 2 if late else 1
    play.say("immobilised", enemy=enemy.key, card=enemy.card)


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


def _actions(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    grant(play, hero, count)


def _injure(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    for _ in range(count):
        if target in play.state.enemies:
            strike(play, target, hero, melee=not fight_of(play.state).ranged)


def _hits(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    fight_of(play.state).bonus += count


def _weaken(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    target.weak += count
    play.say("weakened", enemy=target.key, card=target.card)


def _immobilise(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    immobilise(play, target)


def _blank_hits(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    fight = fight_of(play.state)
    fight.bonus += min(count, fight.dice.count("blank"))


def _silence(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    target.silenced = True
    play.say("silenced", enemy=target.key, card=target.card)


def _everyone(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    fight = fight_of(play.state)
    fight.also += [enemy.key for enemy in others_there(play.state, fight)]


def _heal_own(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    heal(play, hero, count)


def _reroll_blanks(play: Play, hero: Hero, target: Enemy, count: int) -> None:
    blanks = [place for place, face in enumerate(fight_of(play.state).dice) if face == "blank"]
    if blanks:
        reroll(play, blanks)


VERBS: dict[str, Callable[[Play, Hero, Enemy, int], None]] = {
    "actions": _actions,
    "injure": _injure,
    "hits": _hits,
    "weaken": _weaken,
    "immobilise": _immobilise,
    "blank-hits": _blank_hits,
    "silence": _silence,
    "everyone": _everyone,
    "heal-own": _heal_own,
    "reroll-blanks": _reroll_blanks,
}
