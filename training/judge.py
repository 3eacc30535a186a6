#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""How well a net judges, and what players give away: docs/analysis.md.

The judge is a net too. It plays games against itself and then plays positions of these games on, many
times. A judge favours its own kind: name it with every figure.
"""

import argparse
import math
import os
from pathlib import Path

from engine import Choices, Engine, Given, Stood


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--libraries", type=Path, default=Path("build/training"), help="the folder of the engine's libraries")
    parser.add_argument("--game", required=True, help="the name of the net whose library is used")
    parser.add_argument("--judge", type=Path, required=True, help="the net that judges")
    parser.add_argument("--asked", type=Path, required=True, help="the net that says how positions stand")
    parser.add_argument("--players", default="", help="whose choices are weighed, separated by commas: levels, or searches that are spelled out (docs/players.md)")
    parser.add_argument("--course", default="", help="a kind of game; all of them, if none is named")
    parser.add_argument("--positions", type=int, default=500, help="and as many choices")
    parser.add_argument("--games", type=int, default=400, help="that a position is played to its end; 0: chances are not judged")
    parser.add_argument("--short-games", type=int, default=1500, help="that each result of a choice is played on")
    parser.add_argument("--throws", type=int, default=20, help="of such a game; then the judge says how it stands")
    parser.add_argument("--most", type=int, default=6, help="results of a throw that are in question")
    parser.add_argument("--margin", type=float, default=6, help="how far they may be behind the best at a glance, in per cent")
    parser.add_argument("--threads", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    return parser.parse_args()


def with_error(values: list[float]) -> tuple[float, float]:
    """The mean, and half of its 95 % interval."""
    mean = sum(values) / len(values)
    variance = sum((value - mean) ** 2 for value in values) / max(1, len(values) - 1)
    return mean, 1.96 * math.sqrt(variance / len(values))


def tell_chances(name: str, rows: list[Stood], of: str) -> None:
    """The root of the mean square, with the scatter of the rollouts taken out; and by what was said."""
    squares, said_and_came = [], []
    for row in rows:
        sides = [side for side, said in enumerate(getattr(row, of)) if said > 0]
        both = [(getattr(row, of)[side], row.came[side]) for side in sides]
        square = sum((said - came) ** 2 for said, came in both) - sum(row.doubt[side] for side in sides)
        squares.append(square / len(sides))
        said_and_came += both
    mean, half = with_error(squares)
    low, middle, high = (100 * math.sqrt(max(0, each)) for each in (mean - half, mean, mean + half))
    print(f"  {name}: off by {middle:.2f} % ({low:.2f} - {high:.2f})")
    for least in range(0, 100, 20):
        found = [(said, came) for said, came in said_and_came if least <= 100 * said < least + 20]
        if found:
            said, came = (100 * sum(each) / len(found) for each in zip(*found))
            print(f"    said {least} to {least + 20} %, {len(found)} times: {said:.1f} %, came {came:.1f} %", flush=True)


def tell_choices(course: str, players: list[str], choices: Choices, weighed: list[list[Given]]) -> None:
    """What each player gives away, and how much more or less than the first: they had the same choices."""
    print(f"{course}: {choices.count} choices, each result played on {choices.games} times")
    of_first = [row[0].share for row in weighed]
    for player, given in zip(players, zip(*weighed)):
        mean, half = with_error([each.share for each in given])
        more, more_half = with_error([each.share - first for each, first in zip(given, of_first)])
        beside = "" if player == players[0] else f", {100 * more:+.3f} ± {100 * more_half:.3f} beside {players[0]}"
        milliseconds = sum(each.milliseconds for each in given) / len(given)
        print(f"  {player}: gives away {100 * mean:.3f} % ± {100 * half:.3f}{beside}; {milliseconds:.3g} ms", flush=True)


def main() -> None:
    asked = arguments()
    engine = Engine(asked.libraries, asked.game, asked.threads)
    judge, net = asked.judge.read_bytes(), asked.asked.read_bytes()
    players = [name for name in asked.players.split(",") if name]
    print(f"judge: {asked.judge}, seed {asked.seed}")
    for course, name in enumerate(each.name for each in engine.courses):
        if asked.course not in ("", name):
            continue
        if asked.games:
            print(f"{name}: {asked.positions} positions, each played to its end {asked.games} times", flush=True)
            rows = engine.judge(judge, net, asked.seed, course, asked.positions, asked.games)
            tell_chances(str(asked.asked), rows, "said")
            tell_chances("the program's analysis", rows, "analysis")
        if players:
            choices = Choices(asked.positions, asked.short_games, asked.throws, asked.most, asked.margin / 100)
            tell_choices(name, players, choices, engine.weigh(judge, players, asked.seed, course, choices))


if __name__ == "__main__":
    main()
