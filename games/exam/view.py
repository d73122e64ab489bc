"""Who may see what (E54): the public table, and what each seat sees on top of it."""

from __future__ import annotations

from games.contract import Json, Seat
from games.exam.cards import strike_cells, techniques, upkeep_due
from games.exam.fields import FIELDS, MAP_ROWS
from games.exam.heroes import CHAKRA, HEALTH, STATS, TEAMS
from games.exam.order import last_round
from games.exam.reaching import reaches
from games.exam.refusals import technique_refusal
from games.exam.scrolls import knows
from games.exam.state import Battle, Fighter, Mover, State, Team, Token, battle_of, fighter_of, scrolls_of
from games.exam.techniques import ABILITIES, COMMON, PERSONAL, TECHNIQUES, Technique, cost_of
from games.exam.tower import FINALISTS


def _drawn(rows: tuple[str, ...]) -> dict[str, str]:
    """A drawing by rows, the lowest being row 1."""
    return {str(len(rows) - y): line for y, line in enumerate(rows)}


def _numbers(hero: str, technique: Technique) -> list[Json]:
    return [technique.level, cost_of(hero, technique), technique.aim, technique.reach]


_MAP = _drawn(MAP_ROWS)
_ROWS = {id: _drawn(field.rows) for id, field in FIELDS.items()}
_TECHNIQUES = {  # the level a technique opens at, its Chakra, at whom it is aimed and how far it reaches
    hero: {id: _numbers(hero, TECHNIQUES[id]) for id in mine + COMMON} for hero, mine in PERSONAL.items()
}
_ABILITIES = {  # the level an ability opens at
    hero: {id: level for id, (whose, level) in ABILITIES.items() if whose == hero} for hero in PERSONAL
}


def public(state: State) -> dict[str, Json]:
    view = _table(state)
    if state.phase == "teams":
        view["heroes"] = {
            hero: {"abilities": _ABILITIES[hero], "techniques": _TECHNIQUES[hero]} for hero in PERSONAL
        }
    return view


def _table(state: State) -> dict[str, Json]:
    return {
        "mode": state.mode,
        "phase": state.phase,
        "round": state.round,
        "rounds": last_round(state) if state.clock else 0,
        "map": _MAP,
        "order": {str(seat): place for place, seat in enumerate(state.order, 1)},
        "mover": _mover(state.mover),
        "teams": {str(seat): _team(state, seat, team) for seat, team in enumerate(state.teams)},
        "finds": dict.fromkeys(state.finds, 1),
        "tower": {str(seat): place for place, seat in enumerate(state.tower, 1)},
        "battles": {str(battle.sides[0].seat): _battle(battle) for battle in state.battles},
        "shown": dict(state.shown),
        "foretold": dict(state.foretold),
        **_series(state),
    }


def _series(state: State) -> dict[str, Json]:
    """What is played for, where it isn't the usual: battles won before, or victories that open the Tower."""
    if state.mode == "arena":
        return {"tally": {str(seat): won for seat, won in enumerate(state.tally)}}
    if state.victories and len(state.teams) == FINALISTS:
        return {"victories": {str(seat): team.wins for seat, team in enumerate(state.teams)}}
    return {}


def _mover(mover: Mover) -> dict[str, Json]:
    view: dict[str, Json] = {"seat": mover.seat, "stage": mover.stage}
    return {**view, "tired": 1} if mover.tired else view


def private(state: State, seat: Seat) -> dict[str, Json]:
    known = _known(state, seat)
    view: dict[str, Json] = {"seat": seat, "scrolls": known.pop(seat, {})}
    view["known"] = {str(other): known[other] for other in range(len(state.teams)) if other in known}
    if state.phase == "levels":
        team = state.teams[seat]
        names = TEAMS[team.name] if team.name else ()
        view["spread"] = {hero: given for hero, given in zip(names, team.spread, strict=False) if given}
    if battle := battle_of(state, seat):
        mine = [one for one in battle.fighters if one.seat == seat]
        view["cards"] = {one.hero: one.card for one in mine if one.card}
        if battle.phase in ("prepare", "fight"):
            view["reach"] = {
                one.hero: reaches(state, battle, one) for one in mine if not (one.down or one.away)
            }
            view["shut"] = {one.hero: _shut(state, battle, one) for one in _planning(battle, seat)}
    return view


def _planning(battle: Battle, seat: Seat) -> list[Fighter]:
    """Whose technique this seat chooses now or later."""
    waiting = [one for one in battle.fighters if one.card == "technique" and not one.acted]
    return [one for one in waiting if _led_by(battle, one) == seat]


def _led_by(battle: Battle, user: Fighter) -> Seat:
    return battle.deed.by if battle.deed.hero == user.hero else user.seat


def _shut(state: State, battle: Battle, user: Fighter) -> dict[str, Json]:
    """Why each technique that can't be used can't."""
    ready = techniques(state, battle, user, _led_by(battle, user))
    shut = set(_TECHNIQUES[user.hero]) - {one.id for one in ready}
    return {id: technique_refusal(state, battle, user, id) for id in sorted(shut)}


def _known(state: State, seat: Seat | None) -> dict[Seat, dict[str, int]]:
    """How many of each kind this seat knows each holder to have, for all of them at once."""
    found: dict[Seat, dict[str, int]] = {}
    for kind, holder in sorted([(one.kind, one.holder) for one in state.scrolls if knows(one, seat)]):
        kinds = found.setdefault(holder, {})
        kinds[kind] = kinds.get(kind, 0) + 1
    return found


def _team(state: State, seat: Seat, team: Team) -> dict[str, Json]:
    seen = _known(state, None).get(seat, {})
    view: dict[str, Json] = {
        "team": team.name,
        "place": team.place,
        "cell": team.cell,
        "scrolls": len(scrolls_of(state, seat)),
        "seen": seen,
        "items": dict(team.items),
        "heroes": {hero: _hero(state, hero) for hero in TEAMS[team.name]} if team.name else {},
    }
    flags = {"resting": team.resting, "hidden": team.hidden, "ready": team.ready}
    view.update({name: 1 for name, raised in flags.items() if raised})
    return view


def _hero(state: State, id: str) -> dict[str, Json]:
    hero = state.heroes[id]
    stats = STATS[id, hero.level]
    return {
        "level": hero.level,
        "health": hero.health,
        "chakra": hero.chakra,
        "most": [stats[HEALTH], stats[CHAKRA]],
        "stats": list(stats[CHAKRA + 1 :]),
        "abilities": _ABILITIES[id],
        "techniques": _TECHNIQUES[id],
    }


def _battle(battle: Battle) -> dict[str, Json]:
    view: dict[str, Json] = {
        "field": battle.field,
        "attacker": battle.sides[0].seat,
        "defender": battle.sides[1].seat,
        "left": next((side.seat for side in battle.sides if side.side == "left"), -1),
        "phase": battle.phase,
        "turn": battle.turn,
        "active": battle.sides[battle.active].seat,
        "final": battle.final,
        "heroes": {one.hero: _fighter(battle, one) for one in battle.fighters},
        "seals": {str(seal.cell): seal.seat for seal in battle.seals},
        "tokens": {_token_key(token): _token(token) for token in battle.tokens},
        "done": {str(side.seat): 1 for side in battle.sides if side.done},
        "falls": dict.fromkeys(battle.falls, 1),
        "rows": _ROWS.get(battle.field, {}),
    }
    if battle.deed.hero:
        view["deed"] = _deed(battle)
    return view


def _deed(battle: Battle) -> dict[str, Json]:
    deed = battle.deed
    view: dict[str, Json] = {
        "hero": deed.hero,
        "by": deed.by,
        "stage": deed.stage,
        "technique": deed.technique,
        "picked": dict.fromkeys(deed.picked, 1),
    }
    if due := upkeep_due(battle, fighter_of(battle, deed.hero)):
        view["upkeep"] = due
    return view


def _fighter(battle: Battle, fighter: Fighter) -> dict[str, Json]:
    """A card is seen from the moment it is opened."""
    view: dict[str, Json] = {
        "seat": fighter.seat,
        "cell": fighter.cell,
        "face": "right" if fighter.face > 0 else "left",
    }
    flags = {
        "acted": fighter.acted,
        "down": fighter.down,
        "away": fighter.away,
        "hang": fighter.hang,
        "dazed": fighter.dazed,
    }
    view.update({name: 1 for name, raised in flags.items() if raised})
    if battle.phase in ("prepare", "fight") and fighter.cell and not (fighter.down or fighter.away):
        view["strikes"] = " ".join(map(str, strike_cells(battle, fighter)))
    if fighter.powers:
        view["powers"] = fighter.powers
    if fighter.card and (fighter.acted or battle.deed.hero == fighter.hero):
        view["card"] = fighter.card
    return view


def _token(token: Token) -> dict[str, Json]:
    return {
        "technique": token.technique,
        "user": token.user,
        "on": token.on,
        "cell": token.cell,
        "turns": token.turns,
    }


def _token_key(token: Token) -> str:
    return f"{token.technique}.{token.on}.{token.cell}" if token.cell else f"{token.technique}.{token.on}"
