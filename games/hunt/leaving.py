"""Time and farewell: clocks, what happens when one runs out (H13, H50), and handing a hero on."""

from __future__ import annotations

from games.contract import Action, Clock, Dice, Event, Seat, Tell
from games.hunt import injury, refill
from games.hunt.choices import ask, awaited, legal
from games.hunt.play import apply
from games.hunt.state import Hero, Play, State, of
from games.hunt.stats import yet_to_act

PAUSE = 5
SAFE = ("back", "roll", "go", "done", "endure", "stay", "end", "land", "pass", "aim", "target", "top")


def clocks(state: State) -> dict[Seat, Clock]:
    seconds = state.options.clock
    if injury.is_mere_pause(state):
        seconds = min(seconds, PAUSE) or PAUSE
    if not seconds:
        return {}
    return {seat: Clock(ask(state, seat), seconds) for seat in sorted(awaited(state))}


def lapse(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """H50: the rest of the actions is given up and nothing is discarded that may be kept."""
    play = Play(state, dice, tell)
    play.tell(Event("lapse", {"seat": seat}))
    if state.phase == "refill":
        _keep_all(play, seat)
    elif _nobody_acts(state) and (waiting := [hero for hero in yet_to_act(state) if hero.seat == seat]):
        _give_up(play, waiting[0])
    else:
        apply(state, seat, _default(state, seat, dice), dice, tell)


def leave(state: State, seat: Seat, dice: Dice, tell: Tell) -> None:
    """H50: the heroes go to the remaining players; with nobody left the hunt is abandoned."""
    play = Play(state, dice, tell)
    play.tell(Event("left", {"seat": seat}))
    heirs = sorted({hero.seat for hero in state.heroes}.union(state.slots) - {seat})
    if not heirs:
        state.ending = "abandoned"
        return
    for hero in state.heroes:
        if hero.seat == seat:
            hero.seat = _heir(state, heirs)
            play.tell(Event("handed", of(hero)))
    while seat in state.slots:
        state.slots[state.slots.index(seat)] = _heir(state, heirs)
    state.pauses = [other for other in state.pauses if other != seat]


def _heir(state: State, heirs: list[Seat]) -> Seat:
    led = [hero.seat for hero in state.heroes] + state.slots
    return min(heirs, key=lambda heir: (led.count(heir), heir))


def _nobody_acts(state: State) -> bool:
    busy = state.choice or state.injuries or state.fight or state.acting
    return state.phase == "heroes" and not busy


def _give_up(play: Play, hero: Hero) -> None:
    hero.actions, hero.done = 0, True
    play.tell(Event("end", of(hero)))


def _keep_all(play: Play, seat: Seat) -> None:
    for hero in refill.undecided(play.state):
        if hero.seat == seat:
            while not refill.may_keep(play.state, hero):
                refill.discard(play, hero, hero.hand[-1])
            if hero.refill >= 0:
                refill.keep(play, hero)


def _default(state: State, seat: Seat, dice: Dice) -> Action:
    """H13: the hero with most Health is named; else the mildest answer."""
    offered = legal(state, seat)
    if offered[0].verb == "pick":
        return dice.pick(offered)
    if offered[0].verb == "name":
        return Action("name", max(injury.candidates(state), key=lambda hero: (hero.health, -hero.seat)).id)
    return next(action for verb in SAFE for action in offered if action.verb == verb)
