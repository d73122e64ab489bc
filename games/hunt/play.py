"""What a click does (apply), and what happens without one (proceed)."""

from __future__ import annotations

from games.contract import Action, Dice, Seat, Tell
from games.hunt import akatsuki, clash, fight, injury, looking, moves, powers, refill, rounds
from games.hunt.choices import hopefuls
from games.hunt.routine import ends_by_itself, goes_next
from games.hunt.setup import pick
from games.hunt.state import Choice, Fight, Play, State
from games.hunt.stats import hero_of, mover_of, open_moment, reopen, yet_to_act
from games.hunt.supports import play_support


def apply(state: State, seat: Seat, action: Action, dice: Dice, tell: Tell) -> None:
    play = Play(state, dice, tell)
    match action.verb:
        case "pass":
            state.passed.append(seat)
        case "pick":
            pick(play, seat, action.noun)
        case "pause":
            injury.pause(play, seat, action.noun == "on")
        case "crawl":
            id, _, area = action.noun.partition(">")
            moves.crawl(play, hero_of(state, id), area)
        case "support":
            play_support(play, action.noun)
            reopen(state)
        case _:
            state.passed = []
            _answer(play, seat, action.verb, action.noun)


def proceed(state: State, dice: Dice, tell: Tell) -> bool:
    play = Play(state, dice, tell)
    if state.choice:
        return False
    if state.injuries:
        return injury.advance(play)
    if state.fight:
        return clash.advance(play)
    match state.phase:
        case "heroes":
            return _advance_heroes(play)
        case "akatsuki":
            return akatsuki.advance(play)
        case "refill" if not refill.undecided(state):
            rounds.end_turn(play)
            return True
    return False


def _advance_heroes(play: Play) -> bool:
    """H12: what can only go on goes on; the phase ends when every hero that isn't paralysed is done."""
    state = play.state
    if state.acting:
        hero = hero_of(state, state.acting)
        if hero.paralysed or ends_by_itself(state, hero):
            moves.end(play, hero)
            return True
        return False
    if last := goes_next(state):
        moves.begin(play, last)
        return True
    if yet_to_act(state) or hopefuls(state):
        return False
    open_moment(state)
    akatsuki.begin(play)
    return True


def _answer(play: Play, seat: Seat, verb: str, noun: str) -> None:
    state = play.state
    if state.choice:
        _answer_choice(play, state.choice, verb, noun)
    elif state.injuries:
        _answer_injury(play, verb, noun)
    elif state.fight:
        _answer_fight(play, state.fight, verb, noun)
    elif state.phase == "refill":
        _answer_refill(play, verb, noun)
    else:
        _answer_turn(play, seat, verb, noun)


def _answer_choice(play: Play, choice: Choice, verb: str, noun: str) -> None:
    match verb:
        case "look":
            looking.look(play, noun)
        case "top":
            looking.put_on_top(play, noun)
        case "ride" | "stay":
            moves.board_bird(play, choice, verb == "ride")
        case "done":
            play.state.choice = None


def _answer_injury(play: Play, verb: str, noun: str) -> None:
    match verb:
        case "name":
            injury.name(play, noun)
        case "endure":
            injury.endure(play)


def _answer_fight(play: Play, now: Fight, verb: str, noun: str) -> None:
    match verb:
        case "aim":
            fight.aim(play, noun)
        case "card":
            fight.use_card(play, noun)
        case "roll":
            fight.roll(play)
        case "back":
            fight.take_back(play)
        case "mark":
            fight.toggle(now, int(noun))
        case "done":
            powers.finish_marks(play)
        case "target":
            powers.choose(play, noun)
        case "taijutsu":
            fight.taijutsu(play)
        case "go":
            clash.close(play)


def _answer_refill(play: Play, verb: str, noun: str) -> None:
    match verb:
        case "keep":
            refill.keep(play, hero_of(play.state, noun))
        case "discard":
            holder = next(hero for hero in play.state.heroes if noun in hero.hand)
            refill.discard(play, holder, noun)


def _answer_turn(play: Play, seat: Seat, verb: str, noun: str) -> None:
    if verb == "begin":
        return moves.begin(play, hero_of(play.state, noun))
    hero = mover_of(play.state, seat)
    assert hero, f"seat {seat} has no hero to {verb} with"
    if not play.state.acting:
        moves.begin(play, hero)
    match verb:
        case "move":
            moves.move(play, hero, noun)
        case "dash":
            moves.dash(play, hero, noun)
        case "land":
            moves.land(play)
        case "meditate":
            moves.meditate(play, hero)
        case "fight":
            fight.begin(play, hero, noun)
        case "end":
            moves.end(play, hero)
    return None
