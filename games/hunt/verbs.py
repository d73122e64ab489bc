"""The verbs of technique cards (H29, H33, H38): one table, each verb one small change."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from games.contract import Event
from games.hunt import when
from games.hunt.board import LINKS
from games.hunt.fight import fight_of, others_there, reroll, roll_special
from games.hunt.injury import avoid, heal, lift
from games.hunt.looking import foresee, scout
from games.hunt.moves import grant
from games.hunt.refill import draw
from games.hunt.state import Choice, Enemy, Hero, Journey, Play, State, of
from games.hunt.stats import enemy_of, hero_of, most_health, open_moment
from games.hunt.wounds import immobilise, strike


class Use(msgspec.Struct, frozen=True):
    """A verb being carried out: by whom, with which card, on what, and its number."""

    hero: Hero
    card: str
    target: str
    number: int


class Verb(msgspec.Struct, frozen=True):
    """What a verb does.

    `targets` says on what a support may be played now; `asks` is the step of the fight in which a
    power waits for an answer first.
    """

    does: Callable[[Play, Use], None]
    targets: Callable[[State, Hero, int], list[str]] = when.never
    asks: str = ""


def _actions(play: Play, use: Use) -> None:
    grant(play, use.hero, use.number)


def _burn(play: Play, use: Use) -> None:
    use.hero.health -= 1
    play.tell(Event("burnt", of(use.hero, health=use.hero.health)))
    grant(play, use.hero, use.number)


def _rally(play: Play, use: Use) -> None:
    for other in play.state.heroes:
        if other is not use.hero and other.area in (use.hero.area, *LINKS[use.hero.area]):
            grant(play, other, use.number)


def _fury(play: Play, use: Use) -> None:
    use.hero.fury += use.number


def _focus(play: Play, use: Use) -> None:
    use.hero.focus += use.number


def _hits(play: Play, use: Use) -> None:
    fight_of(play.state).bonus += use.number


def _blank_hits(play: Play, use: Use) -> None:
    fight = fight_of(play.state)
    fight.bonus += min(use.number, fight.dice.count("blank"))


def _lower(play: Play, use: Use) -> None:
    fight_of(play.state).lowered += use.number


def _reroll_blanks(play: Play, use: Use) -> None:
    blanks = [place for place, face in enumerate(fight_of(play.state).dice) if face == "blank"]
    if blanks:
        reroll(play, blanks)


def _reroll_marked(play: Play, use: Use) -> None:
    """The dice are marked first; the last mark rolls them (powers.finish_marks)."""
    fight_of(play.state).step = "mark"


def _reroll_special(play: Play, use: Use) -> None:
    roll_special(play)


def _injure(play: Play, use: Use) -> None:
    for _ in range(use.number):
        if enemy := enemy_of(play.state, use.target):
            strike(play, enemy, use.hero, melee=not fight_of(play.state).ranged)


def _weaken(play: Play, use: Use) -> None:
    enemy = _enemy(play, use)
    enemy.weak += use.number
    play.tell(Event("weakened", {"enemy": enemy.key, "card": enemy.card}))


def _silence(play: Play, use: Use) -> None:
    enemy = _enemy(play, use)
    enemy.silenced = True
    play.tell(Event("silenced", {"enemy": enemy.key, "card": enemy.card}))


def _immobilise(play: Play, use: Use) -> None:
    immobilise(play, _enemy(play, use))


def _second(play: Play, use: Use) -> None:
    fight_of(play.state).also.append(use.target)


def _everyone(play: Play, use: Use) -> None:
    fight = fight_of(play.state)
    fight.also += [enemy.key for enemy in others_there(play.state, fight)]


def _avoid(play: Play, use: Use) -> None:
    avoid(play)


def _heal_own(play: Play, use: Use) -> None:
    heal(play, use.hero, use.number)


def _heal_near(play: Play, use: Use) -> None:
    heal(play, hero_of(play.state, use.target), use.number)


def _heal_others(play: Play, use: Use) -> None:
    for other in play.state.heroes:
        if other is not use.hero:
            heal(play, other, use.number)


def _lift_near(play: Play, use: Use) -> None:
    lift(play, hero_of(play.state, use.target))


def _rebirth(play: Play, use: Use) -> None:
    heal(play, use.hero, most_health(play.state))
    if use.hero.paralysed:
        lift(play, use.hero)


def _sprint(play: Play, use: Use) -> None:
    play.state.journey = Journey(use.number, False, True, False, "")


def _carry(play: Play, use: Use) -> None:
    """The passenger's player is asked first, unless the same player leads both."""
    if use.target and hero_of(play.state, use.target).seat != use.hero.seat:
        play.state.choice = Choice(use.card, use.hero.id, "ride", use.number, [use.target])
        open_moment(play.state)
    else:
        play.state.journey = Journey(use.number, True, False, False, use.target)


def _scout(play: Play, use: Use) -> None:
    scout(play, use.hero, use.card)


def _foresee(play: Play, use: Use) -> None:
    foresee(play, use.hero, use.card, use.number)


def _draw(play: Play, use: Use) -> None:
    draw(play, use.hero, use.number)


def _enemy(play: Play, use: Use) -> Enemy:
    enemy = enemy_of(play.state, use.target)
    assert enemy, f"{use.target} is not in play"
    return enemy


VERBS = {
    "actions": Verb(_actions),
    "hits": Verb(_hits),
    "blank-hits": Verb(_blank_hits),
    "reroll-blanks": Verb(_reroll_blanks),
    "reroll-any": Verb(_reroll_marked, asks="mark"),
    "injure": Verb(_injure),
    "injure-other": Verb(_injure, asks="choose"),
    "weaken": Verb(_weaken),
    "silence": Verb(_silence),
    "immobilise": Verb(_immobilise),
    "second": Verb(_second, asks="choose"),
    "everyone": Verb(_everyone),
    "heal-own": Verb(_heal_own),
    "extra": Verb(_actions, when.acts),
    "burn": Verb(_burn, when.burns),
    "rally": Verb(_rally, when.allies),
    "fury": Verb(_fury, when.acts),
    "focus": Verb(_focus, when.acts),
    "lower": Verb(_lower, when.fought),
    "lower-near": Verb(_lower, when.fought_near),
    "reroll-special": Verb(_reroll_special, when.special),
    "reroll-dice": Verb(_reroll_marked, when.own_dice),
    "bind": Verb(_immobilise, when.loose_enemies),
    "avoid": Verb(_avoid, when.injured),
    "shield": Verb(_avoid, when.injured_near),
    "heal-near": Verb(_heal_near, when.hurt_near),
    "heal-others": Verb(_heal_others, when.hurt_others),
    "lift-near": Verb(_lift_near, when.paralysed_near),
    "rebirth": Verb(_rebirth, when.unwell),
    "sprint": Verb(_sprint, when.travels),
    "carry": Verb(_carry, when.riders),
    "scout": Verb(_scout, when.scouts),
    "foresee": Verb(_foresee, when.deck_left),
    "draw": Verb(_draw, when.cards_left),
}
