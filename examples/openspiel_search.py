"""OpenSpiel's search plays Hashi against a player by chance: its IS-MCTS, with worlds drawn by our sampler.

.venv/bin/python examples/openspiel_search.py --games 4 --simulations 50
"""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from islario.env import openspiel


def main() -> None:
    parser = argparse.ArgumentParser(description="IS-MCTS against a player by chance, in Hashi for two.")
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--simulations", type=int, default=50, help="for each decision (50)")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    game = pyspiel.load_game("python_islario_hashi(players=2)")
    chance = np.random.RandomState(given.seed)
    bot = ismcts.ISMCTSBot(
        game,
        mcts.RandomRolloutEvaluator(1, chance),
        uct_c=1.4,
        max_simulations=given.simulations,
        random_state=chance,
        use_observation_string=True,
    )
    bot.set_resampler(openspiel.sampler(given.seed))
    total = 0.0
    for number in range(given.games):
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(int(chance.randint(openspiel.OUTCOMES)))
            elif state.current_player() == 0:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(int(chance.choice(state.legal_actions())))
        total += state.returns()[0]
        print(f"game {number + 1}: the search {'wins' if state.returns()[0] > 0 else 'does not win'}")
    print(f"the search has {total:+.0f} of {given.games}")


if __name__ == "__main__":
    main()
