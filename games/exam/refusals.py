"""Why a tempting click is not offered: a code for each reason."""

from __future__ import annotations

from games.contract import Action, Seat
from games.exam.aims import free_tokens
from games.exam.attack import under
from games.exam.battle import card_laid
from games.exam.cards import CARD_OF, has_led_puppet, needs_opening, upkeep_due, with_turn
from games.exam.fields import FIELDS, PATHS, TOWER
from games.exam.fight import waiting_heroes
from games.exam.forest import may_dash
from games.exam.heroes import HEROES, LEVEL_UPS, TEAM_OF, TEAMS, TOP
from games.exam.moving import is_rooted, may_move, on_ground, taken
from games.exam.state import Battle, Fighter, State, battle_of, fighter_of, has_pair, side_of
from games.exam.techniques import DOES, TECHNIQUES, Technique, cost_of, moves_user
from games.exam.tower import lacks_victories


def why_not(state: State, seat: Seat, action: Action) -> str | None:
    match state.phase:
        case "teams":
            return "team-taken" if action.verb == "team" and action.noun in TEAMS else None
        case "levels":
            return _level_refusal(state, seat, action)
    if state.mover.seat == seat:
        return _move_refusal(state, seat, action)
    battle = battle_of(state, seat)
    return _battle_refusal(state, battle, seat, action) if battle and battle.field else None


def _level_refusal(state: State, seat: Seat, action: Action) -> str | None:
    team = state.teams[seat]
    match action.verb:
        case "done":
            return "level-ups-left"
        case "level-up" if action.noun in TEAMS[team.name]:
            return "no-level-ups-left" if sum(team.spread) == LEVEL_UPS else "top-level"
    return None


def _move_refusal(state: State, seat: Seat, action: Action) -> str | None:
    match action.verb:
        case "go":
            return _way_refusal(state, seat, action.noun)
        case "dash":
            weak = not may_dash(state, seat)
            return "too-weak-to-dash" if weak else _way_refusal(state, seat, action.noun)
        case "attack":
            return _attack_refusal(state, seat, action.noun)
        case "field" if action.noun in FIELDS:
            return "field-used"
    return None


def _way_refusal(state: State, seat: Seat, noun: str) -> str:
    cell = int(noun) if noun.isdecimal() else 0
    if cell == TOWER and not has_pair(state, seat):
        return "needs-both-scrolls"
    if cell == TOWER and lacks_victories(state, seat):
        return "needs-two-victories"
    if cell == TOWER and state.mover.tired:
        return "tired"
    return "too-far" if cell in PATHS else "cliff"


def _attack_refusal(state: State, seat: Seat, noun: str) -> str | None:
    if not noun.isdecimal() or int(noun) >= len(state.teams):
        return None
    team = state.teams[int(noun)]
    if team.cell != state.teams[seat].cell:
        return "not-here"
    if state.mover.tired:
        return "tired"
    if battle_of(state, int(noun)):
        return "in-battle"
    return "resting" if team.resting else "hidden" if team.hidden else None


def _battle_refusal(state: State, battle: Battle, seat: Seat, action: Action) -> str | None:
    match battle.phase:
        case "prepare":
            return _card_refusal(battle, seat, action)
        case "place":
            return "cell-taken" if action.verb == "put" else None
        case "raise" | "after" if action.verb == "raise" and action.noun in TEAMS[state.teams[seat].name]:
            return "top-level" if state.heroes[action.noun].level == TOP else None
        case "fight" if battle.deed.hero and battle.deed.stage == "act":
            return _deed_refusal(state, battle, fighter_of(battle, battle.deed.hero), action)
        case "fight" if action.verb == "open" and action.noun in HEROES:
            mine = TEAM_OF[action.noun] == state.teams[seat].name
            return "has-acted" if mine else "not-your-hero"
        case "fight" if action.verb in CARD_OF:
            return _unopened_refusal(state, battle, action)
    return None


def _unopened_refusal(state: State, battle: Battle, action: Action) -> str | None:
    """A click that would open a card and carry it out."""
    for user in waiting_heroes(battle, battle.active):
        if user.card == CARD_OF[action.verb]:
            return "open-first" if needs_opening(battle, user) else _deed_refusal(state, battle, user, action)
    return None


def _card_refusal(battle: Battle, seat: Seat, action: Action) -> str | None:
    laid = {fighter_of(battle, hero).card for hero in side_of(battle, seat).laid}
    return "card-used" if card_laid(action) in laid else None


def _deed_refusal(state: State, battle: Battle, user: Fighter, action: Action) -> str | None:
    noun, _ = with_turn(action.noun)
    match action.verb:
        case "run" | "jump" if user.card == action.verb:
            return _step_refusal(battle, user, Action(action.verb, noun))
        case "hit" | "claw" if user.card == "melee":
            return "not-beside"
        case "kunai" | "seal" | "smoke" | "ration" if user.card == "equipment":
            return "no-item" if not state.teams[user.seat].items[action.verb] else "out-of-reach"
        case "use" if user.card == "technique" and noun in TECHNIQUES:
            return technique_refusal(state, battle, user, noun)
        case "focus" if user.card == "concentration":
            return "blocked"
    return None


def _step_refusal(battle: Battle, user: Fighter, action: Action) -> str:
    if has_led_puppet(battle, user):
        return "puppet-led"
    if not may_move(battle, user):
        return "pinned"
    if action.verb == "run" and not on_ground(battle, user):
        return "in-the-air"
    return "cell-taken" if action.noun in {str(cell) for cell in taken(battle)} else "out-of-reach"


def technique_refusal(state: State, battle: Battle, user: Fighter, id: str) -> str:
    technique, hero = TECHNIQUES[id], state.heroes[user.hero]
    if technique.hero not in ("", user.hero):
        return "not-known"
    if technique.level > hero.level:
        return "level-too-low"
    if cost_of(user.hero, technique) > hero.chakra - upkeep_due(battle, user):
        return "no-chakra"
    if moves_user(id) and has_led_puppet(battle, user):
        return "puppet-led"
    if under(battle, user.hero, "mute"):
        return "blocked"
    if technique.tokens and free_tokens(battle, technique) < 1:
        return "tokens-out"
    return "pinned" if _is_kept(battle, user, technique) else "condition-unmet"


def _is_kept(battle: Battle, user: Fighter, technique: Technique) -> bool:
    """E6: who may not run or jump; Shunshin is neither."""
    if "appear" in DOES[technique.id]:
        return is_rooted(battle, user)
    return moves_user(technique.id) and not may_move(battle, user)
