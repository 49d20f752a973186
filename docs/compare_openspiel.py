#!/usr/bin/env python3
"""How many playouts a second OpenSpiel's C++ ISMCTS makes on its card games with hidden hands, on one core.

Needs the package open_spiel from PyPI. The search is called from Python once for each decision; everything inside it,
playouts to the end of the game included, is OpenSpiel's own C++. These are the games of hidden cards that its ISMCTS
can search: others do not make up hidden cards, or have no text for what a player knows.
"""

import random
import time

import pyspiel

GAMES = ["gin_rummy", "hearts", "leduc_poker"]
PLAYOUTS = 200
SECONDS = 5.0


def random_game(state, dice):
    """Plays to the end; returns every state at which somebody had a choice, and the number of inputs."""
    choices, inputs = [], 0
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes())
            action = dice.choices(actions, odds)[0]
        else:
            if len(state.legal_actions()) > 1:
                choices.append(state.clone())
            action = dice.choice(state.legal_actions())
        state.apply_action(action)
        inputs += 1
    return choices, inputs


def main():
    print(f"{'game':<12} {'playouts/s':>10} {'inputs each':>11} {'inputs/s':>10}")
    for name in GAMES:
        dice, game = random.Random(1), pyspiel.load_game(name)
        playouts, spent, lengths = 0, 0.0, []
        while spent < SECONDS:
            choices, _ = random_game(game.new_initial_state(), dice)
            if not choices:
                continue
            state = choices[len(choices) // 2]
            lengths.append(random_game(state.clone(), dice)[1])
            evaluator = pyspiel.RandomRolloutEvaluator(1, dice.getrandbits(30))
            best = pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
            bot = pyspiel.ISMCTSBot(dice.getrandbits(30), evaluator, 2.0, PLAYOUTS, -1, best, False, True)
            start = time.perf_counter()
            bot.step(state)
            spent += time.perf_counter() - start
            playouts += PLAYOUTS
        rate, length = playouts / spent, sum(lengths) / len(lengths)
        print(f"{name:<12} {rate:>10,.0f} {length:>11.0f} {rate * length:>10,.0f}")


if __name__ == "__main__":
    main()
