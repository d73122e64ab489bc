"""The verbs of the techniques: each does one thing on the field and tells it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from games.contract import Seat
from games.exam.aims import course, foes, free_tokens, hexes, nearest, struck
from games.exam.attack import (
    Attack,
    Fight,
    attack_of,
    drop_disguise,
    equipment_of,
    reaches,
    strikes,
    take_off,
    wound,
)
from games.exam.fields import distance
from games.exam.heroes import CHAKRA, HEALTH, STATS
from games.exam.moving import enters, lift, on_ground, push, run_to, settle, taken
from games.exam.state import Fighter, Token, fighter_of
from games.exam.techniques import TECHNIQUES, Technique, cost_of


@dataclass(slots=True)
class Use:
    """A technique being carried out: by whom, on whom, and who was hit so far."""

    user: Fighter
    by: Seat
    technique: Technique
    picked: list[str]
    targets: list[Fighter]
    hit: list[Fighter] = field(default_factory=list)


def carry_out(fight: Fight, user: Fighter, by: Seat, id: str, picked: list[str]) -> None:
    """E34: pay its Chakra, then do what it says."""
    technique = TECHNIQUES[id]
    fight.hero(user).chakra -= cost_of(user.hero, technique)
    fight.say("technique", seat=user.seat, hero=user.hero, technique=id)
    use = Use(user, by, technique, picked, struck(fight.battle, user, by, technique))
    if not use.targets:
        use.targets = [one for one in fight.battle.fighters if one.hero in picked]
    for verb, number in technique.does:
        VERBS[verb](fight, use, number)


def hurt(fight: Fight, use: Use, amount: int) -> None:
    for target in use.targets:
        if strikes(fight, target, Attack(use.user, use.user.cell), amount):
            use.hit.append(target)


def crush(fight: Fight, use: Use, amount: int) -> None:
    for target in use.targets:
        strikes(fight, target, Attack(use.user, use.user.cell, sure=True), amount)


def strike(fight: Fight, use: Use, more: int) -> None:
    hurt(fight, use, attack_of(fight.state, fight.battle, use.user) + more)


def graze(fight: Fight, use: Use, amount: int) -> None:
    """A target that the attack missed is hurt a little all the same."""
    for target in use.targets:
        if target not in use.hit and not target.down:
            wound(fight, target, amount)


def throw(fight: Fight, use: Use, _: int) -> None:
    for hero in use.picked:
        target = fighter_of(fight.battle, hero)
        if not target.down and not target.away:
            attack = Attack(use.user, use.user.cell, 1, "kunai")
            strikes(fight, target, attack, equipment_of(fight.state, use.user))


def needle(fight: Fight, use: Use, _: int) -> None:
    """The second needle can't be dodged."""
    for number, hero in enumerate(use.picked):
        target = fighter_of(fight.battle, hero)
        if not target.down:
            attack = Attack(use.user, use.user.cell, sure=number > 0)
            strikes(fight, target, attack, equipment_of(fight.state, use.user))


def rain(fight: Fight, use: Use, _: int) -> None:
    hurt(fight, use, equipment_of(fight.state, use.user))


def soar(fight: Fight, use: Use, rise: int) -> None:
    """Up in the air first; a seal there ends the flight and the technique."""
    for _ in range(rise):
        if enters(fight, use.user, use.user.cell + 1):
            settle(fight, use.user)
            use.targets = []
            return
    use.user.hang = not on_ground(fight.battle, use.user)
    use.targets = [one for one in foes(fight.battle, use.user, use.by) if one.cell % 10 < use.user.cell % 10]
    fight.say("hung", seat=use.user.seat, hero=use.user.hero, cell=use.user.cell)


def push_back(fight: Fight, use: Use, length: int) -> None:
    """The farthest first, so that nobody stands in another's way."""
    for target in sorted(use.hit, key=lambda one: -distance(one.cell, use.user.cell)):
        if not target.down:
            push(fight, target, 1 if target.cell // 10 > use.user.cell // 10 else -1, length)


def lift_up(fight: Fight, use: Use, _: int) -> None:
    for target in use.hit:
        if not target.down:
            lift(fight, target)


def drain(fight: Fight, use: Use, amount: int) -> None:
    for target in use.hit:
        if not target.down:
            _lose_chakra(fight, target, amount)


def lose(fight: Fight, use: Use, amount: int) -> None:
    if not use.user.down:
        wound(fight, use.user, amount)


def heal(fight: Fight, use: Use, sides: int) -> None:
    for target in use.targets:
        regain_health(fight, target, fight.dice.roll(sides))


def wear(fight: Fight, use: Use, _: int) -> None:
    _put(fight, use, use.user.hero)


def disguise(fight: Fight, use: Use, _: int) -> None:
    """E6: one disguise per team, moved if used again."""
    for token in [one for one in fight.battle.tokens if one.technique == use.technique.id]:
        if fighter_of(fight.battle, token.on).seat == use.user.seat:
            fight.battle.tokens.remove(token)
    _put(fight, use, use.user.hero)


def bind(fight: Fight, use: Use, change: int) -> None:
    for target in use.targets:
        if reaches(fight, target, Attack(use.user, use.user.cell, change, "technique")):
            _put(fight, use, target.hero)


def mark(fight: Fight, use: Use, _: int) -> None:
    """E36: a user whom a ward has struck down leaves no token."""
    for target in use.hit:
        if not (target.down or use.user.down) and free_tokens(fight.battle, use.user, use.technique) > 0:
            _put(fight, use, target.hero)


def place(fight: Fight, use: Use, _: int) -> None:
    for cell in use.picked:
        _put(fight, use, use.user.hero, int(cell))


def daze(fight: Fight, use: Use, _: int) -> None:
    """The user's own next card is lost, if the mind went over."""
    if any(token.technique == use.technique.id for token in fight.battle.tokens):
        use.user.dazed = True


def betray(fight: Fight, use: Use, _: int) -> None:
    victim = fighter_of(fight.battle, use.picked[0])
    if not reaches(fight, victim, Attack(use.user, use.user.cell)):
        return
    near = nearest(fight.battle, victim)
    aimed = fighter_of(fight.battle, use.picked[1]) if len(use.picked) > 1 else near[0]
    fight.say("betrayed", seat=victim.seat, hero=victim.hero, target=aimed.hero)
    drop_disguise(fight, victim)
    strikes(fight, aimed, Attack(victim, victim.cell), attack_of(fight.state, fight.battle, victim))


def release(fight: Fight, use: Use, _: int) -> None:
    tokens = hexes(fight.battle, use.picked[0])
    chosen = [token for token in tokens if token.technique in use.picked[1:]] or tokens
    take_off(fight, chosen[0])


def vanish(fight: Fight, use: Use, _: int) -> None:
    use.user.cell, use.user.hang = int(use.picked[0]), False
    fight.say("appeared", seat=use.user.seat, hero=use.user.hero, cell=use.user.cell)


def follow_course(fight: Fight, use: Use, _: int) -> None:
    run_to(fight, use.user, int(use.picked[0]))


def charge(fight: Fight, use: Use, _: int) -> None:
    """Roll ahead to the first enemy; a seal on the way ends it."""
    end, met = course(fight.battle, use.user, use.by, use.technique)
    if end != use.user.cell:
        run_to(fight, use.user, end)
    stopped = use.user.down or use.user.cell != end
    use.targets = [met] if met and not stopped else []


def rush(fight: Fight, use: Use, _: int) -> None:
    """The user ends on the free ground nearest behind the last enemy hit."""
    if not use.hit or use.user.down:
        return
    last = max((one.cell for one in use.hit), key=lambda cell: (abs(cell // 10 - use.user.cell // 10), -cell))
    behind = last + 10 * use.user.face
    free = fight.field.ground - taken(fight.battle)
    beyond = [cell for cell in free if (cell // 10 - behind // 10) * use.user.face >= 0]
    if beyond:
        use.user.cell = min(beyond, key=lambda cell: (distance(cell, behind), cell))
        use.user.hang = False
        fight.say("appeared", seat=use.user.seat, hero=use.user.hero, cell=use.user.cell)


def regain_health(fight: Fight, fighter: Fighter, amount: int) -> None:
    """E5: never above the level's maximum; what was above it stays."""
    hero = fight.hero(fighter)
    hero.health = max(hero.health, min(STATS[fighter.hero, hero.level][HEALTH], hero.health + amount))
    fight.say("healed", seat=fighter.seat, hero=fighter.hero, amount=amount, health=hero.health)


def regain_chakra(fight: Fight, fighter: Fighter, amount: int) -> None:
    hero = fight.hero(fighter)
    hero.chakra = max(hero.chakra, min(STATS[fighter.hero, hero.level][CHAKRA], hero.chakra + amount))
    fight.say("focused", seat=fighter.seat, hero=fighter.hero, amount=amount, chakra=hero.chakra)


def leech(fight: Fight, fighter: Fighter, token: Token, amount: int) -> None:
    """A bug token: Chakra goes from its bearer to its user."""
    lost = min(amount, fight.hero(fighter).chakra)
    if lost:
        _lose_chakra(fight, fighter, lost)
        regain_chakra(fight, fighter_of(fight.battle, token.user), lost)


def _lose_chakra(fight: Fight, fighter: Fighter, amount: int) -> None:
    hero = fight.hero(fighter)
    hero.chakra = max(0, hero.chakra - amount)
    fight.say("drained", seat=fighter.seat, hero=fighter.hero, amount=amount, chakra=hero.chakra)


def _put(fight: Fight, use: Use, on: str, cell: int = 0) -> None:
    token = Token(use.technique.id, use.user.hero, on, cell, use.technique.turns)
    fight.battle.tokens.append(token)
    if cell:
        fight.say("token-placed", seat=use.user.seat, hero=on, technique=use.technique.id, cell=cell)
    else:
        fight.say("token-on", seat=use.user.seat, hero=on, technique=use.technique.id)


VERBS: dict[str, Callable[[Fight, Use, int], None]] = {
    "hurt": hurt,
    "crush": crush,
    "strike": strike,
    "graze": graze,
    "throw": throw,
    "needle": needle,
    "rain": rain,
    "soar": soar,
    "push": push_back,
    "lift": lift_up,
    "drain": drain,
    "lose": lose,
    "heal": heal,
    "wear": wear,
    "disguise": disguise,
    "bind": bind,
    "mark": mark,
    "place": place,
    "daze": daze,
    "betray": betray,
    "release": release,
    "appear": vanish,
    "course": follow_course,
    "charge": charge,
    "rush": rush,
}
