#!/usr/bin/env python3
# SPDX-License-Identifier: MIT
"""Trains a net by self-play: docs/training.md.

Every round plays games with the net as it stands, while the net learns from the games of the rounds
before. On a GPU a few minutes make a player; without one it takes a night.
"""

import argparse
import copy
import math
import os
import sys
import threading
import time
from pathlib import Path

import torch
from torch import Tensor

from engine import Engine, Play, Sample
from net import Net, layers_of, read_into


class Samples:
    """The newest samples of all rounds, on the device that learns."""

    def __init__(self, room: int, sample_bytes: int, device: torch.device):
        self._rows = torch.empty((room, sample_bytes), dtype=torch.uint8, device=device)
        self._next = 0
        self.count = 0

    def add(self, rows: Tensor) -> None:
        room = len(self._rows)
        rows = rows[-room:]
        first = min(len(rows), room - self._next)
        self._rows[self._next : self._next + first] = rows[:first]
        if first < len(rows):
            self._rows[: len(rows) - first] = rows[first:]
        self._next = (self._next + len(rows)) % room
        self.count = min(self.count + len(rows), room)

    def draw(self, size: int) -> tuple[Tensor, Tensor]:
        """Some, and of each the one behind it: of a pair, the other."""
        at = torch.randint(self.count - 1, (size,), device=self._rows.device)
        return self._rows[at], self._rows[at + 1]


class Learner:
    PAIR_WEIGHT = 640.0

    def __init__(self, net: Net, sample: Sample, device: torch.device, rate: float):
        self.net = net.to(device)
        self.mean = copy.deepcopy(self.net)  # of the weights over time: steadier, so it plays
        self._device, self._sample = device, sample
        self._rate, self._step = rate, 0
        self._adam = torch.optim.Adam(self.net.parameters(), lr=rate)
        self._type = torch.bfloat16 if device.type == "cuda" else torch.float32

    def _byte(self, rows: Tensor, at: int) -> Tensor:
        return rows[:, at].long()

    def _chances(self, rows: Tensor) -> tuple[Tensor, Tensor]:
        """What the net says, as logarithms, and what it should have said."""
        sample = self._sample
        inputs = rows[:, : sample.chances].contiguous().view(torch.int16).long() & 0xFFFF
        aims = rows[:, sample.chances : sample.kind].contiguous()
        strengths = self.net(self.net.ones(inputs, self._type), self._byte(rows, sample.kind))
        bits = torch.arange(self.net.outputs, device=self._device)
        plays = (self._byte(rows, sample.plays)[:, None] >> bits) & 1 == 1
        logs = strengths.masked_fill(~plays, -1e9).log_softmax(1).masked_fill(~plays, 0)
        return logs, aims.view(torch.float32)

    def learn(self, samples: Samples, batch: int, done: float) -> Tensor:
        """One step, when that much of the training is done. The loss."""
        rate = self._rate * max(0.01, min(1, self._step / 500) * 0.5 * (1 + math.cos(math.pi * min(1, done))))
        for group in self._adam.param_groups:
            group["lr"] = rate
        rows, behind = samples.draw(batch)
        logs, aims = self._chances(rows)
        loss = -(aims * logs).sum(1).mean()
        pairs = (self._byte(rows, self._sample.is_pair) == 1).nonzero().squeeze(1)[: batch // 8]
        if len(pairs) > 0:
            others, other_aims = self._chances(behind[pairs])
            chooser, other = (self._byte(each[pairs], self._sample.chooser)[:, None] for each in (rows, behind))
            said = logs[pairs].exp().gather(1, chooser) - others.exp().gather(1, other)
            meant = aims[pairs].gather(1, chooser) - other_aims.gather(1, other)
            loss = loss + self.PAIR_WEIGHT * (said - meant).square().sum() / batch
        self._adam.zero_grad(set_to_none=True)
        loss.backward()
        self._adam.step()
        self.net.keep_in_bounds()
        share = max(1e-3, 1 / (self._step + 1))
        with torch.no_grad():
            for mean, now in zip(self.mean.parameters(), self.net.parameters()):
                mean.lerp_(now, share)
        self._step += 1
        return loss.detach()


class Games(threading.Thread):
    """A round's games, played while the net learns."""

    def __init__(self, engine: Engine, net: bytes | None, seed: int, play: Play, first: int, games: list[int], into: Tensor):
        super().__init__()
        self._call = (net, seed, play, first, games, into)
        self._engine, self._into = engine, into
        self.samples: Tensor | None = None
        self.start()

    def run(self) -> None:
        count = self._engine.play(*self._call)
        size = self._engine.sample.size
        self.samples = self._into[: count * size].view(count, size)


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--libraries", type=Path, default=Path("build/training"), help="the folder of the engine's libraries")
    parser.add_argument("--game", required=True, help="the name of the net; its library is loaded")
    parser.add_argument("--units", type=int, default=256, help="of the first layer, a multiple of 64")
    parser.add_argument("--rounds", type=int, default=100)
    parser.add_argument("--games", type=int, default=20000, help="a round")
    parser.add_argument("--watch", type=int, default=4, help="rounds at first that the level `simple` plays")
    parser.add_argument("--steps", type=int, default=400, help="of learning a round, at the least")
    parser.add_argument("--passes", type=float, default=math.inf, help="how often a sample is learnt from, at the most: few where games are dear")
    parser.add_argument("--batch", type=int, default=16384)
    parser.add_argument("--room", type=int, default=20_000_000, help="samples that are kept")
    parser.add_argument("--rate", type=float, default=1e-3)
    parser.add_argument("--lambda", dest="lambda_", type=float, default=0.98)
    parser.add_argument("--exploration", type=float, default=0.1)
    parser.add_argument("--pairs", type=float, default=0.01)
    parser.add_argument("--threads", type=int, default=0, help="0: all cores but one, which learns")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--test", type=int, default=2000, help="games of each course against the level --against, now and then")
    parser.add_argument("--against", default="careful", help="the level that the net plays at a glance, to show how good it is")
    parser.add_argument("--from", dest="start", type=Path, help="a net to go on from")
    parser.add_argument("--out", type=Path, required=True, help="a folder for the net, written every ten rounds")
    parser.add_argument("--minutes", type=float, default=1e9, help="stop after so long; the rate falls as if by then all rounds were done")
    return parser.parse_args()


def main() -> None:
    asked = arguments()
    torch.manual_seed(asked.seed)
    torch.backends.cuda.matmul.allow_tf32 = True
    device = torch.device("cuda" if torch.cuda.is_available() else "cpu")
    threads = asked.threads or max(1, (os.cpu_count() or 1) - 1)  # one is left for learning
    engine = Engine(asked.libraries, asked.game, threads)
    net = Net(engine, asked.units)
    if asked.start:
        read_into(net, engine.layers_of(asked.start.read_bytes(), asked.units))
    learner = Learner(net, engine.sample, device, asked.rate)
    samples = Samples(asked.room, engine.sample.size, device)
    asked.out.mkdir(parents=True, exist_ok=True)
    games = [max(1, round(asked.games * course.share)) for course in engine.courses]
    buffers = [torch.empty(asked.room // 2 * engine.sample.size, dtype=torch.uint8, pin_memory=device.type == "cuda") for _ in range(2)]
    began = time.monotonic()
    seen = 0

    def written(card: list[str]) -> bytes:
        return engine.file_of(asked.units, layers_of(learner.mean), card)

    def games_of(round_: int) -> Games:
        watching = round_ < asked.watch and not asked.start
        play = Play(1.0, 0.0, 0.01, 0.0) if watching else Play(asked.lambda_, asked.exploration, 0.01, asked.pairs)
        return Games(engine, None if watching else written([]), asked.seed, play, round_ * sum(games), games, buffers[round_ % 2])

    playing = games_of(0)
    for round_ in range(asked.rounds):
        playing.join()
        assert playing.samples is not None
        samples.add(playing.samples.to(device))
        new = len(playing.samples)
        seen += new
        playing = games_of(round_ + 1)
        played = time.monotonic()
        loss = torch.zeros((), device=device)
        done = max(round_ / asked.rounds, (played - began) / 60 / asked.minutes)
        steps, most_steps = 0, asked.passes * new / asked.batch
        while steps < most_steps and (steps < asked.steps or playing.is_alive()):
            loss += learner.learn(samples, asked.batch, done)
            steps += 1
            if steps % 50 == 0:
                loss.item()  # waits: a GPU is only told what to do, and does it later
        mean = loss.item() / max(1, steps)
        learnt = time.monotonic()
        line = f"round {round_ + 1}/{asked.rounds}  {learnt - began:.0f} s  {seen / 1e6:.1f} M samples  loss {mean:.4f}  {steps} steps in {learnt - played:.1f} s"
        late = (learnt - began) / 60 > asked.minutes
        if (round_ + 1) % 10 == 0 or round_ + 1 == asked.rounds or late:
            playing.join()
            file = written([])
            shares = [engine.match(file, asked.seed + 1, asked.against, course, asked.test) for course in range(len(engine.courses))]
            line += "  " + "  ".join(f"{course.name} {100 * share:.1f} %" for course, share in zip(engine.courses, shares))
            card = [
                f"game: {asked.game}",
                f"made: {time.strftime('%Y-%m-%d')}, {(time.monotonic() - began) / 60:.1f} minutes, round {round_ + 1}, {seen} positions, {'GPU' if device.type == 'cuda' else 'CPU'}",
                f"command: training/train.py {' '.join(sys.argv[1:])}",
                *(f"won at a glance against {asked.against}, {course.name}: {100 * share:.1f} % of {asked.test} games" for course, share in zip(engine.courses, shares)),
            ]
            (asked.out / f"{asked.game}.net").write_bytes(written(card))
        print(line, flush=True)
        if late:
            break
    playing.join()


if __name__ == "__main__":
    main()
