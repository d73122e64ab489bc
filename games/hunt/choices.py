"""Whose word it is, and what they may say (H12, H33)."""

from __future__ import annotations

from games.contract import Action, Seat
from games.hunt import fight, injury, looking, moves, refill
from games.hunt.board import HOME, LINKS, STEPS
from games.hunt.ending import CURES
from games.hunt.setup import free_heroes
from games.hunt.state import Choice, Fight, Hero, State
from games.hunt.stats import crawlers, hero_of, leaders, mover_of, target_of, yet_to_act
from games.hunt.supports import playable
from games.hunt.when import FIGHT_MOMENTS, moment_of

CLOSING = frozenset({"go", "roll", "card", "endure"})


def actors(state: State) -> frozenset[Seat]:
    """H33: while a moment is open everyone may speak who hasn't passed."""
    if state.ending:
        return frozenset()
    waited = awaited(state)
    if not moment_of(state):
        return waited
    return waited.union(seat for seat in leaders(state) if seat not in state.passed)


def awaited(state: State) -> frozenset[Seat]:
    """Those who close the moment, or whose choice it is."""
    if state.ending:
        return frozenset()
    if state.choice:
        return frozenset({_chooser(state, state.choice).seat})
    if state.injuries:
        return _awaited_by_injury(state)
    if state.fight:
        return frozenset({hero_of(state, state.fight.hero).seat})
    match state.phase:
        case "pick":
            return frozenset(state.slots)
        case "refill":
            return frozenset(hero.seat for hero in refill.undecided(state))
    if state.acting:
        return frozenset({hero_of(state, state.acting).seat})
    if waiting := yet_to_act(state):
        return frozenset(hero.seat for hero in waiting)
    return frozenset(hopefuls(state))


def _awaited_by_injury(state: State) -> frozenset[Seat]:
    """H13: any player may name the hero; H33: the injured hero's player closes the moment."""
    if not state.injuries[0].hero:
        return frozenset(leaders(state))
    return frozenset({hero_of(state, state.injuries[0].hero).seat})


def hopefuls(state: State) -> list[Seat]:
    """H35, H52: who may still crawl, or with all paralysed hold a card that lifts it, and hasn't passed."""
    seats = {hero.seat for hero in crawlers(state)}
    if all(hero.paralysed for hero in state.heroes):
        seats |= {hero.seat for hero in state.heroes if CURES[hero.id]}
    return sorted(seats.difference(state.passed))


def yields(state: State, seat: Seat) -> str:
    """H12: heroes act in any order, so once a turn a bot lets people step in before its own hero."""
    is_open = state.phase == "heroes" and moment_of(state) == "free" and not state.acting
    begins = is_open and any(hero.seat == seat for hero in yet_to_act(state))
    return f"turn:{state.round}.{state.capture}" if begins else ""


def occasion(state: State) -> str:
    """H31: a fight, from its first moment to its last."""
    return f"fight:{state.fight.since}" if state.fight and not state.injuries else ""


def closes(state: State, seat: Seat, action: Action) -> bool:
    """H33: the click ends a moment of a fight or an injury in which others may still speak."""
    open_now = moment_of(state) in FIGHT_MOMENTS | {"injury"}
    return open_now and action.verb in CLOSING and bool(actors(state) - awaited(state))


def _chooser(state: State, choice: Choice) -> Hero:
    return hero_of(state, choice.nouns[0] if choice.verb == "ride" else choice.hero)


def ask(state: State, seat: Seat) -> str:
    """The question of this seat; for those who aren't awaited, whether they have a support to play."""
    if seat not in awaited(state):
        return f"support:{state.moment}"
    return f"{_question(state)}:{state.moment}"


def _question(state: State) -> str:
    if state.choice:
        return f"{state.choice.verb}:{state.choice.card}"
    if state.injuries:
        return f"{'injury' if state.injuries[0].hero else 'name'}:{state.injuries[0].card}"
    if state.fight:
        return f"{state.fight.step}:{state.fight.hero}"
    if state.phase != "heroes":
        return state.phase
    if state.acting:
        return f"act:{state.acting}"
    if yet_to_act(state):
        return "begin"
    return "hope" if all(hero.paralysed for hero in state.heroes) else "crawl"


def legal(state: State, seat: Seat) -> list[Action]:
    if seat not in awaited(state):
        return [*playable(state, seat), *_crawls(state, seat), Action("pass")]
    if state.choice:
        return _chosen(state, state.choice)
    if state.injuries:
        return _injured(state, seat)
    if state.fight:
        return [*_fought(state, state.fight), *playable(state, seat)]
    match state.phase:
        case "pick":
            return [Action("pick", id) for id in free_heroes(state)]
        case "refill":
            return _refilled(state, seat)
    if state.acting:
        return [*_acted(state, hero_of(state, state.acting)), *playable(state, seat)]
    return [*_begun(state, seat), *playable(state, seat), *_crawls(state, seat), *_pauses(state, seat)]


def _begun(state: State, seat: Seat) -> list[Action]:
    """H12: which hero begins; the only one that has yet to act may do so at once."""
    begins = [Action("begin", hero.id) for hero in yet_to_act(state) if hero.seat == seat]
    hero = mover_of(state, seat)
    return [*begins, *_acted(state, hero)] if hero else begins or [Action("pass")]


def _crawls(state: State, seat: Seat) -> list[Action]:
    return [
        Action("crawl", f"{hero.id}>{area}")
        for hero in crawlers(state)
        if hero.seat == seat
        for area in LINKS[hero.area]
        if STEPS[area][HOME] < STEPS[hero.area][HOME]
    ]


def _chosen(state: State, choice: Choice) -> list[Action]:
    match choice.verb:
        case "look":
            areas = looking.lookable(state, choice)
            return [*(Action("look", area) for area in areas), Action("done")]
        case "top":
            return [Action("top", "0"), Action("top", "1")]
    return [Action("ride"), Action("stay")]


def _injured(state: State, seat: Seat) -> list[Action]:
    if not state.injuries[0].hero:
        return [Action("name", hero.id) for hero in injury.candidates(state)]
    return [Action("endure"), *playable(state, seat)]


def _fought(state: State, now: Fight) -> list[Action]:
    hero = hero_of(state, now.hero)
    back = [Action("back")] if fight.may_take_back(now) else []
    match now.step:
        case "aim":
            return [Action("aim", key) for key in fight.aims(state, hero)]
        case "need" | "before":
            return [*_cards(state, now, hero), *back]
        case "mark":
            return [*(Action("mark", str(place)) for place in range(len(now.dice))), Action("done")]
        case "choose":
            return [Action("target", enemy.key) for enemy in fight.others_there(state, now)]
        case "reroll" if fight.has_taijutsu(now):
            return [Action("taijutsu"), Action("go")]
    return [Action("go")]


def _cards(state: State, now: Fight, hero: Hero) -> list[Action]:
    roll = [] if now.step == "need" else [Action("roll")]
    if now.card:
        return roll
    enemy = target_of(state, now)
    return [Action("card", card) for card in fight.cards_for(state, hero, enemy, now.need)] + roll


def _acted(state: State, hero: Hero) -> list[Action]:
    actions = []
    if hero.actions >= moves.move_cost(state, hero):
        actions += [Action("move", area) for area in LINKS[hero.area]]
    if state.journey.aloft:
        return [*actions, Action("land")]
    if hero.actions:
        actions += [Action("fight", key) for key in fight.targets(state, hero)]
        if moves.is_restful(state, hero):
            actions.append(Action("meditate"))
        if fight.dash_card(hero) and fight.dash_cost(state, hero) <= hero.actions:
            actions += [Action("dash", area) for area in LINKS[hero.area]]
    return [*actions, Action("end")]


def _refilled(state: State, seat: Seat) -> list[Action]:
    actions = []
    for hero in refill.undecided(state):
        if hero.seat == seat:
            if refill.may_keep(state, hero):
                actions.append(Action("keep", hero.id))
            actions += [Action("discard", card) for card in sorted(hero.hand)]
    return actions


def _pauses(state: State, seat: Seat) -> list[Action]:
    if not state.options.pauses:
        return []
    return [Action("pause", "off" if seat in state.pauses else "on")]
