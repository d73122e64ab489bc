"""The verbs of the techniques: each does one thing on the field and tells it."""

from __future__ import annotations

from games.contract import Event
from games.effects import Effect
from games.exam.aims import course, foes, free_tokens, hexes, nearest
from games.exam.attack import (
    Attack,
    Fight,
    attack_of,
    drop_disguise,
    equipment_of,
    has_ward,
    reaches,
    strikes,
    take_off,
    wound,
)
from games.exam.fields import distance
from games.exam.moving import enters, lift, on_ground, push, run_to, settle, taken
from games.exam.recovery import lose_chakra, regain_health
from games.exam.state import Token, fighter_of
from games.exam.use import Use


def hurt(fight: Fight, use: Use, effect: Effect) -> None:
    _attack_all(fight, use, effect.amount)


def crush(fight: Fight, use: Use, effect: Effect) -> None:
    for target in use.whom(effect):
        if not use.user.down:
            strikes(fight, target, Attack(use.user, use.user.cell, sure=True), effect.amount)


def strike(fight: Fight, use: Use, effect: Effect) -> None:
    _attack_all(fight, use, attack_of(fight.state, fight.battle, use.user) + effect.amount)


def rain(fight: Fight, use: Use, _: Effect) -> None:
    _attack_all(fight, use, equipment_of(fight.state, use.user))


def graze(fight: Fight, use: Use, effect: Effect) -> None:
    """A target that dodged is hurt a little all the same."""
    for target in use.whom(effect):
        wound(fight, target, effect.amount)


def throw(fight: Fight, use: Use, effect: Effect) -> None:
    for hero in use.picked:
        target = fighter_of(fight.battle, hero)
        if not (target.down or use.user.down):
            attack = Attack(use.user, use.user.cell, effect.amount, "kunai")
            strikes(fight, target, attack, equipment_of(fight.state, use.user))


def needle(fight: Fight, use: Use, _: Effect) -> None:
    """The second needle can't be dodged."""
    for number, hero in enumerate(use.picked):
        target = fighter_of(fight.battle, hero)
        if not (target.down or use.user.down):
            attack = Attack(use.user, use.user.cell, sure=number > 0)
            strikes(fight, target, attack, equipment_of(fight.state, use.user))


def soar(fight: Fight, use: Use, effect: Effect) -> None:
    """Up in the air first; a seal there ends the flight and the technique."""
    user = use.user
    for _ in range(effect.amount):
        if enters(fight, user, user.cell + 1):
            settle(fight, user)
            use.targets = []
            return
    user.hang = not on_ground(fight.battle, user)
    use.targets = [one for one in foes(fight.battle, user, use.by) if one.cell % 10 < user.cell % 10]
    fight.tell(Event("hung", {"seat": user.seat, "hero": user.hero, "cell": user.cell}))


def push_back(fight: Fight, use: Use, effect: Effect) -> None:
    """The farthest first, so that nobody stands in another's way."""
    for target in sorted(use.whom(effect), key=lambda one: -distance(one.cell, use.user.cell)):
        push(fight, target, 1 if target.cell // 10 > use.user.cell // 10 else -1, effect.amount)


def lift_up(fight: Fight, use: Use, effect: Effect) -> None:
    for target in use.whom(effect):
        lift(fight, target)


def drain(fight: Fight, use: Use, effect: Effect) -> None:
    for target in use.whom(effect):
        lose_chakra(fight, target, effect.amount)


def lose(fight: Fight, use: Use, effect: Effect) -> None:
    wound(fight, use.user, effect.amount)


def heal(fight: Fight, use: Use, effect: Effect) -> None:
    for target in use.whom(effect):
        regain_health(fight, target, fight.dice.roll(effect.amount))


def wear(fight: Fight, use: Use, _: Effect) -> None:
    _put(fight, use, use.user.hero)


def disguise(fight: Fight, use: Use, _: Effect) -> None:
    """E6: one disguise per team, moved if used again."""
    for token in [one for one in fight.battle.tokens if one.technique == use.technique.id]:
        if fighter_of(fight.battle, token.on).seat == use.user.seat:
            fight.battle.tokens.remove(token)
    _put(fight, use, use.user.hero)


def bind(fight: Fight, use: Use, effect: Effect) -> None:
    for target in use.whom(effect):
        if reaches(fight, target, Attack(use.user, use.user.cell, effect.amount, "technique")):
            _put(fight, use, target.hero)


def mark(fight: Fight, use: Use, effect: Effect) -> None:
    """One token on each; who bears one already keeps it longer."""
    for target in use.whom(effect):
        if worn := _token_on(fight, use, target.hero):
            worn.turns = use.technique.turns
        elif free_tokens(fight.battle, use.technique) > 0:
            _put(fight, use, target.hero)


def place(fight: Fight, use: Use, _: Effect) -> None:
    for cell in use.picked:
        _put(fight, use, use.user.hero, int(cell))


def daze(fight: Fight, use: Use, _: Effect) -> None:
    """The user's own next card is lost, if the mind went over."""
    if any(token.technique == use.technique.id for token in fight.battle.tokens):
        use.user.dazed = True


def betray(fight: Fight, use: Use, _: Effect) -> None:
    victim = fighter_of(fight.battle, use.picked[0])
    if not reaches(fight, victim, Attack(use.user, use.user.cell)):
        return
    near = nearest(fight.battle, victim)
    aimed = fighter_of(fight.battle, use.picked[1]) if len(use.picked) > 1 else near[0]
    fight.tell(Event("betrayed", {"seat": victim.seat, "hero": victim.hero, "target": aimed.hero}))
    drop_disguise(fight, victim)
    strikes(fight, aimed, Attack(victim, victim.cell), attack_of(fight.state, fight.battle, victim))


def release(fight: Fight, use: Use, _: Effect) -> None:
    tokens = hexes(fight.battle, use.picked[0])
    chosen = [token for token in tokens if token.technique in use.picked[1:]] or tokens
    take_off(fight, chosen[0])


def vanish(fight: Fight, use: Use, _: Effect) -> None:
    _appear(fight, use, int(use.picked[0]))


def follow_course(fight: Fight, use: Use, _: Effect) -> None:
    run_to(fight, use.user, int(use.picked[0]))


def charge(fight: Fight, use: Use, _: Effect) -> None:
    """Roll ahead to the first enemy; a seal on the way ends it."""
    end, met = course(fight.battle, use.user, use.by, use.technique)
    arrives = end == use.user.cell or run_to(fight, use.user, end)
    use.targets = [met] if met and arrives else []


def rush(fight: Fight, use: Use, _: Effect) -> None:
    """The user ends on the free ground nearest behind the last enemy hit."""
    if not use.hit:
        return
    start, face = use.user.cell, use.user.face
    last = max((one.cell for one in use.hit), key=lambda cell: (abs(cell // 10 - start // 10), -cell))
    behind = last + 10 * face
    free = fight.field.ground - taken(fight.battle)
    beyond = [cell for cell in free if (cell // 10 - behind // 10) * face >= 0]
    if beyond:
        _appear(fight, use, min(beyond, key=lambda cell: (distance(cell, behind), cell)))


def _attack_all(fight: Fight, use: Use, damage: int) -> None:
    for target in use.targets:
        if use.user.down:
            return
        warded = has_ward(fight.battle, target.hero)
        if strikes(fight, target, Attack(use.user, use.user.cell), damage):
            use.hit.append(target)
        elif not warded:
            use.dodged.append(target)


def _token_on(fight: Fight, use: Use, hero: str) -> Token | None:
    worn = (one for one in fight.battle.tokens if (one.technique, one.on) == (use.technique.id, hero))
    return next(worn, None)


def _appear(fight: Fight, use: Use, cell: int) -> None:
    use.user.cell, use.user.hang = cell, False
    fight.tell(Event("appeared", {"seat": use.user.seat, "hero": use.user.hero, "cell": cell}))


def _put(fight: Fight, use: Use, on: str, cell: int = 0) -> None:
    id = use.technique.id
    fight.battle.tokens.append(Token(id, use.user.hero, on, cell, use.technique.turns))
    put = {"seat": use.user.seat, "hero": on, "technique": id}
    fight.tell(Event("token-placed", {**put, "cell": cell}) if cell else Event("token-on", put))
