"""After a battle: the scroll, the level, the retreat and the rest (E45 to E49)."""

from __future__ import annotations

from games.contract import Action, Dice, Event, Seat, Tell
from games.exam.attack import Fight
from games.exam.battle import restore
from games.exam.fields import PATHS, TOWER
from games.exam.heroes import CHAKRA, HEALTH, STATS, TEAMS, TOP
from games.exam.order import pass_over
from games.exam.scrolls import take
from games.exam.state import Battle, State, Task
from games.exam.tower import can_rise, end_final


def end_battle(fight: Fight, winner: Seat) -> None:
    """E44: -1 stands for a battle that both have lost."""
    state, battle = fight.state, fight.battle
    _announce(fight, winner)
    battle.tokens, battle.seals, battle.falls = [], [], []
    for side in battle.sides:
        restore(state, state.teams[side.seat])
    if battle.final:
        end_final(state, battle, winner, fight.listener)
        return
    battle.phase = "after"
    battle.tasks = _tasks(state, battle, winner, fight.dice, fight.listener)


def task_choices(state: State, battle: Battle) -> list[Action]:
    task = battle.tasks[0]
    team = state.teams[task.seat]
    if task.kind == "raise":
        return [Action("raise", hero) for hero in TEAMS[team.name] if state.heroes[hero].level < TOP]
    return [Action("retreat", str(cell)) for cell in PATHS[team.cell] if cell != TOWER]


def do_task(state: State, battle: Battle, action: Action, tell: Tell) -> None:
    task = battle.tasks.pop(0)
    if task.kind == "raise":
        _raise(state, task.seat, action.noun, tell)
    else:
        state.teams[task.seat].cell = int(action.noun)
        tell(Event("retreated", {"seat": task.seat, "cell": int(action.noun)}))
    if battle.tasks:
        return
    if battle.final:
        battle.phase = "field"
    else:
        part(state, battle, tell)


def excuse(state: State, battle: Battle, seat: Seat, tell: Tell) -> None:
    """E55: who leaves after a battle chooses nothing more, and takes nothing from the other."""
    battle.tasks = [task for task in battle.tasks if task.seat != seat]
    if not battle.tasks:
        part(state, battle, tell)


def part(state: State, battle: Battle, tell: Tell) -> None:
    """E49: the teams rest, and the order goes on."""
    state.battles.remove(battle)
    for side in battle.sides:
        state.teams[side.seat].resting = True
    pass_over(state, tell)


def _announce(fight: Fight, winner: Seat) -> None:
    attacker, defender = (side.seat for side in fight.battle.sides)
    if winner < 0:
        fight.tell(Event("both-lost", {"seat": attacker, "other": defender}))
    else:
        loser = defender if winner == attacker else attacker
        fight.tell(Event("battle-won", {"seat": winner, "other": loser}))


def _tasks(state: State, battle: Battle, winner: Seat, dice: Dice, tell: Tell) -> list[Task]:
    attacker, defender = (side.seat for side in battle.sides)
    if winner < 0:
        return [Task("retreat", defender), Task("retreat", attacker)]
    state.teams[winner].wins += 1
    loser = defender if winner == attacker else attacker
    take(state, winner, loser, dice, tell)
    rise = [Task("raise", winner)] if can_rise(state, winner) else []
    return [*rise, Task("retreat", loser)]


def _raise(state: State, seat: Seat, id: str, tell: Tell) -> None:
    """E46: one level more, and all Health and Chakra of it."""
    hero = state.heroes[id]
    hero.level += 1
    hero.health = max(hero.health, STATS[id, hero.level][HEALTH])
    hero.chakra = max(hero.chakra, STATS[id, hero.level][CHAKRA])
    tell(Event("raised", {"seat": seat, "hero": id, "level": hero.level}))
