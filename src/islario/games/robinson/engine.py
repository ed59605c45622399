"""What happens next: the uppermost step of the agenda is done, until somebody has to decide."""

from librt.vecs import append, vec
from mypy_extensions import i64

from islario.core.bits import lowest
from islario.core.events import Log
from islario.core.rng import Rng
from islario.games.robinson import happenings, steps
from islario.games.robinson.effects import cards, fights, finds, goods, island, levels, mysteries, people, tokens
from islario.games.robinson.pending_cards import cards_in_hand, offered
from islario.games.robinson.phases import actions, dice, event, morale, night, production, weather
from islario.games.robinson.planning import plan
from islario.games.robinson.scenarios import registry
from islario.games.robinson.state import ACTION, DEATH, GOING_ON, STEP_SIZE, Table
from islario.games.robinson.uses import windows


def run(table: Table, rng: Rng, log: Log | None) -> None:
    """Do what is due until a question is open or the game is over."""
    while table.depth > 0:
        at: i64 = (table.depth - 1) * STEP_SIZE
        step: i64 = table.steps[at]
        if table.ended != GOING_ON and not (table.ended == DEATH and step == steps.WOUNDS):
            finish(table, log)
            return
        if step >= steps.ASK:
            if waits(table, at, step):
                return
        elif step == steps.PLANNING:
            if table.phase != ACTION:
                table.phase = ACTION
                if log is not None:
                    log.add(happenings.PHASE_BEGAN, ACTION)
            if not plan.all_confirmed(table):
                return
            table.depth -= 1
        else:
            table.depth -= 1
            do(table, step, table.steps[at + 1], table.steps[at + 2], table.steps[at + 3], rng, log)
            if table.setup.rules.watches:
                table.setup.rules.check_goal(table)
    if table.ended != GOING_ON:
        finish(table, log)


def waits(table: Table, at: i64, step: i64) -> bool:
    """Whether a question is really open: one with a single answer, or a window without use, is not."""
    if step == steps.ASK:
        choices: i64 = registry.possible_answers(table, table.steps[at - STEP_SIZE], table.steps[at + 2])
        table.steps[at + 2] = choices
        if choices & (choices - 1) != 0:
            return True
        answer(table, lowest(choices))
        return False
    seats: i64 = table.steps[at + 2]
    if table.steps[at + 1] != windows.PAUSE:
        seats = still_asked(table, table.steps[at + 1], seats)
    table.steps[at + 2] = seats
    if seats == 0:
        table.depth -= 1
    return seats != 0


def still_asked(table: Table, helps: i64, seats: i64) -> i64:
    """Of the seats that a window asks, those that could still do something."""
    if helps == windows.ROLL:
        return seats & dice.rerollers(table)
    return windows.still_asked(table, helps, seats)


def answer(table: Table, value: i64) -> None:
    """An answer becomes the first value of the step beneath the question."""
    table.depth -= 1
    table.steps[(table.depth - 1) * STEP_SIZE + 1] = value


def finish(table: Table, log: Log | None) -> None:
    """The game is over: nothing is due any more, and what was being dealt with is put away."""
    if log is not None:
        log.add(happenings.ENDED, table.ended)
    for card in cards_in_hand(table):
        table.gone = append(table.gone, card)
    for tile in offered(table):
        if tile < 0:
            table.tile_deck = append(table.tile_deck, -tile)
    table.offered = vec[i64]()
    table.depth = 0


def do(table: Table, step: i64, a: i64, b: i64, context: i64, rng: Rng, log: Log | None) -> None:
    """Run one step in the module that it belongs to."""
    if step < steps.GOODS_END:
        goods.run(table, step, a, b, context, log)
    elif step < steps.PEOPLE_END:
        people.run(table, step, a, b, context, log)
    elif step < steps.LEVELS_END:
        levels.run(table, step, a, b, context, log)
    elif step < steps.TOKENS_END:
        tokens.run(table, step, a, b, context, log)
    elif step < steps.ISLAND_END:
        island.run(table, step, a, b, context, log)
    elif step < steps.FINDS_END:
        finds.run(table, step, a, b, context, rng, log)
    elif step < steps.MYSTERIES_END:
        mysteries.run(table, step, a, b, context, rng, log)
    elif step < steps.FIGHTS_END:
        fights.run(table, step, a, b, context, rng, log)
    elif step < steps.CARDS_END:
        cards.run(table, step, a, b, context, rng, log)
    elif step < steps.MORALE_PHASE or step == steps.BEAST_WAITS:
        event.run(table, step, a, b, rng, log)
    elif step < steps.PRODUCTION_PHASE:
        morale.run(table, step, a, b, log)
    elif step < steps.ROUND_STEPS_END:
        production.run(table, step, a, b, context, rng, log)
    elif step < steps.ACTION_STEPS_END:
        actions.run(table, step, a, b, context, rng, log)
    elif step < steps.NIGHT_PHASE or steps.TURN_CLOUD <= step < steps.WEATHER_STEPS_END:
        weather.run(table, step, a, b, context, rng, log)
    elif step < steps.WEATHER_STEPS_END:
        night.run(table, step, a, b, context, rng, log)
    else:
        registry.run(table, step, a, b, context, log)
