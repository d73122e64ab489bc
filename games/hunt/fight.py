"""Rulebook: whom a hero can fight, with which card, and the dice (H25 to H27, H31, H32)."""

from __future__ import annotations

from games.contract import Event
from games.hunt.board import LINKS
from games.hunt.heroes import HEROES
from games.hunt.state import Enemy, Fight, Hero, Injury, Play, State, of, still
from games.hunt.stats import (
    DICE,
    cost_of,
    enemies_in,
    enemy_of,
    hero_of,
    is_held,
    is_protector,
    open_moment,
    put_away,
    strength_with,
    target_of,
    with_talent,
)
from games.hunt.techniques import AT_RANGE, BACKLASHES, DASHES, FIGHTS, STEALTHY, TECHNIQUES

FACES = ("blank", "hit", "hit", "hit", "double", "power")
SPECIAL_FACES = ("defence", "defence", "defence", "sharingan", "rinnegan", "rinnegan")
WORTH = {"blank": 0, "hit": 1, "double": 2, "power": 0}
UNDECIDED = frozenset({"special", "before", "reroll"})  # moments before the Power


def targets(state: State, hero: Hero) -> list[str]:
    """H25, H32: whom the hero can fight, with the cards in hand."""
    near = (hero.area, *LINKS[hero.area])
    return [enemy.key for enemy in state.enemies if enemy.area in near and _can_fight(state, hero, enemy)]


def _can_fight(state: State, hero: Hero, enemy: Enemy) -> bool:
    need = need_for(state, hero, enemy)
    return not need or bool(cards_for(state, hero, enemy, need))


def need_for(state: State, hero: Hero, enemy: Enemy) -> str:
    """H25, H32: the trait a card must have for this hero to fight this enemy."""
    far = enemy.area != hero.area
    guarded = not is_protector(state, enemy) and bool(with_talent(state, enemy.area, "protect"))
    if guarded:
        return "both" if far else "stealth"
    return "ranged" if far else ""


def cards_for(state: State, hero: Hero, enemy: Enemy, need: str) -> list[str]:
    """H26: the fight cards the hero can pay for against this enemy."""
    return sorted(
        card
        for card in hero.hand
        if card in FIGHTS and cost_of(state, card, enemy) <= hero.chakra and _meets(card, need)
    )


def _meets(card: str, need: str) -> bool:
    reaches = card in AT_RANGE or need not in ("ranged", "both")
    return reaches and (card in STEALTHY or need not in ("stealth", "both"))


def begin(play: Play, hero: Hero, key: str) -> None:
    """H31: name the target; one that only a certain card reaches asks for that card at once."""
    state = play.state
    enemy = enemy_of(state, key)
    assert enemy, f"{key} is not in play"
    hero.actions -= 1
    need = need_for(state, hero, enemy)
    step = "need" if need else "declared"
    open_moment(state)
    state.fight = _fight(hero, state.moment, key, step, need, enemy.area != hero.area)
    play.tell(Event("fight", of(hero, enemy=key, card=enemy.card)))


def dash_card(hero: Hero) -> str:
    """A card in hand that lets the hero move as the fight begins, or ""."""
    return next((card for card in hero.hand if card in DASHES and TECHNIQUES[card].cost <= hero.chakra), "")


def dash_cost(state: State, hero: Hero) -> int:
    return 1 + is_held(state, hero)


def begin_dash(play: Play, hero: Hero) -> None:
    """Dynamic Entry: the fight begins with a step; the target is named after it."""
    card, cost = dash_card(hero), dash_cost(play.state, hero)
    hero.actions -= cost
    hero.chakra -= TECHNIQUES[card].cost
    put_away(hero, card)
    open_moment(play.state)
    play.state.fight = _fight(hero, play.state.moment, "", "aim", "", False)
    play.state.fight.card = card
    play.tell(Event("technique", of(hero, card=card)))


def aims(state: State, hero: Hero) -> list[str]:
    """Whom a hero can fight after a dash: in the own area, and what it costs more must be paid."""
    card = state.fight.card if state.fight else ""
    return [
        enemy.key
        for enemy in enemies_in(state, hero.area)
        if not need_for(state, hero, enemy)
        and cost_of(state, card, enemy) - TECHNIQUES[card].cost <= hero.chakra
    ]


def aim(play: Play, key: str) -> None:
    fight = fight_of(play.state)
    hero = hero_of(play.state, fight.hero)
    fight.target, fight.step = key, "declared"
    enemy = target_of(play.state, fight)
    hero.chakra -= cost_of(play.state, fight.card, enemy) - TECHNIQUES[fight.card].cost
    enemy.fought += 1
    play.tell(Event("fight", of(hero, enemy=key, card=enemy.card)))


def take_back(play: Play) -> None:
    """The action is regained, and so is a step of the move before."""
    hero = hero_of(play.state, fight_of(play.state).hero)
    hero.actions += 1
    play.state.fight = None
    play.tell(Event("back", of(hero)))


def end(play: Play, fight: Fight) -> None:
    """The fight is over, and so is the move before it; a card with a backlash injures its hero now."""
    play.state.fight = None
    play.state.journey = still()
    if fight.dice and fight.card in BACKLASHES and not play.state.ending:
        hero = hero_of(play.state, fight.hero)
        play.state.injuries.append(Injury(hero.id, hero.area, "", fight.card, [], False))


def end_without_target(play: Play) -> None:
    """H31: a target that goes before the Power leaves nobody to fight; after it the others are compared."""
    fight = play.state.fight
    if fight and fight.step in UNDECIDED and enemy_of(play.state, fight.target) is None:
        end(play, fight)


def others_there(state: State, fight: Fight) -> list[Enemy]:
    """The enemies beside the target."""
    area = target_of(state, fight).area
    return [enemy for enemy in enemies_in(state, area) if enemy.key != fight.target]


def may_take_back(fight: Fight) -> bool:
    """A fight that cost nothing yet, and for which nobody played a support."""
    untouched = not (fight.special or fight.card or fight.lowered)
    return fight.step in ("need", "before") and untouched


def use_card(play: Play, card: str) -> None:
    """H26: pay and add a fight card; in the last moment before the roll it rolls at once."""
    fight = fight_of(play.state)
    hero, enemy = hero_of(play.state, fight.hero), target_of(play.state, fight)
    hero.chakra -= cost_of(play.state, card, enemy)
    put_away(hero, card)
    fight.card = card
    enemy.fought += 1
    play.tell(Event("technique", of(hero, card=card)))
    if fight.step == "need":
        fight.step = "declared"
    else:
        roll(play)


def roll(play: Play) -> None:
    """H26: as many dice as Strength, at most 6; each further point is a Hit."""
    state, fight = play.state, fight_of(play.state)
    hero = hero_of(state, fight.hero)
    strength = strength_with(state, hero, fight.card, target_of(state, fight))
    hero.focus = 0
    fight.overflow = max(0, strength - DICE)
    fight.dice = [FACES[play.dice.roll(6) - 1] for _ in range(min(DICE, strength))]
    fight.step = "rolled"
    _tell_dice(play, fight, hero)


def reroll(play: Play, places: list[int]) -> None:
    fight = fight_of(play.state)
    for place in places:
        fight.dice[place] = FACES[play.dice.roll(6) - 1]
    _tell_dice(play, fight, hero_of(play.state, fight.hero))


def hits(fight: Fight) -> int:
    if fight.foiled:
        return 0
    return sum(WORTH[face] for face in fight.dice) + fight.overflow + fight.bonus


def roll_special(play: Play) -> None:
    fight = fight_of(play.state)
    fight.special = SPECIAL_FACES[play.dice.roll(6) - 1]
    play.tell(Event("special", of(hero_of(play.state, fight.hero), face=fight.special)))


def has_taijutsu(fight: Fight) -> bool:
    ready = HEROES[fight.hero].talent == "taijutsu" and not fight.talent_used
    return ready and "blank" in fight.dice


def taijutsu(play: Play) -> None:
    """The talent of Rock Lee: one blank per fight is rolled again."""
    fight = fight_of(play.state)
    fight.talent_used = True
    play.tell(Event("taijutsu", of(hero_of(play.state, fight.hero))))
    reroll(play, [fight.dice.index("blank")])


def toggle(fight: Fight, place: int) -> None:
    if place in fight.marked:
        fight.marked.remove(place)
    else:
        fight.marked.append(place)


def fight_of(state: State) -> Fight:
    assert state.fight, "no fight is going on"
    return state.fight


def _tell_dice(play: Play, fight: Fight, hero: Hero) -> None:
    play.tell(
        Event("roll", of(hero, dice=list(fight.dice), hits=hits(fight), powers=fight.dice.count("power")))
    )


def _fight(hero: Hero, since: int, key: str, step: str, need: str, ranged: bool) -> Fight:
    return Fight(
        hero=hero.id,
        target=key,
        since=since,
        step=step,
        need=need,
        ranged=ranged,
        card="",
        special="",
        dice=[],
        marked=[],
        talent_used=False,
        overflow=0,
        bonus=0,
        lowered=0,
        dulled=False,
        mirrored=False,
        foiled=False,
        powers=[],
        also=[],
    )
