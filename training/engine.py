# SPDX-License-Identifier: MIT
"""The engine as a shared library (src/computers/training/training_api.h)."""

import ctypes
from dataclasses import dataclass
from pathlib import Path

OUTPUTS = 4


class _Shape(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p),
        ("inputs", ctypes.c_uint32),
        ("kinds", ctypes.c_uint32),
        ("most_inputs", ctypes.c_uint32),
        ("courses", ctypes.c_uint32),
    ]


class _Training(ctypes.Structure):
    _fields_ = [
        ("net", ctypes.c_char_p),
        ("net_size", ctypes.c_size_t),
        ("seed", ctypes.c_uint64),
        ("threads", ctypes.c_uint32),
    ]


class _Round(ctypes.Structure):
    _fields_ = [
        ("lambda_", ctypes.c_double),
        ("exploration", ctypes.c_double),
        ("temperature", ctypes.c_double),
        ("pairs", ctypes.c_double),
        ("first", ctypes.c_uint64),
        ("games", ctypes.POINTER(ctypes.c_uint32)),
    ]


class _Judging(ctypes.Structure):
    _fields_ = [
        ("course", ctypes.c_uint32),
        ("games", ctypes.c_uint32),
        ("positions", ctypes.c_uint64),
        ("most", ctypes.c_uint32),
        ("throws", ctypes.c_uint32),
        ("margin", ctypes.c_double),
    ]


class Stood(ctypes.Structure):
    """A position: what came of it, the square of the error of that, and what the net and an analysis said."""

    _fields_ = [(name, ctypes.c_double * OUTPUTS) for name in ("came", "doubt", "said", "analysis")]


class Given(ctypes.Structure):
    """A choice: what it gave away, and how long it took."""

    _fields_ = [("share", ctypes.c_double), ("milliseconds", ctypes.c_double)]


@dataclass
class Choices:
    """How choices are weighed (training::Judging::Choices), and by how many games a result."""

    count: int
    games: int
    throws: int
    most: int
    margin: float


@dataclass
class Play:
    """How a round is played (training::NetGamesOptions)."""

    lambda_: float
    exploration: float
    temperature: float
    pairs: float


class Engine:
    def __init__(self, library: Path, threads: int):
        self._library = ctypes.CDLL(str(library.resolve()))
        self._library.parlor_training_shape.restype = _Shape
        self._library.parlor_training_play.restype = ctypes.c_int64
        self._library.parlor_training_match.restype = ctypes.c_int64
        self._library.parlor_training_judge.restype = ctypes.c_int64
        self._library.parlor_training_weigh.restype = ctypes.c_int64
        self._threads = threads
        shape = self._library.parlor_training_shape()
        self.name, self.inputs, self.kinds = shape.name.decode(), shape.inputs, shape.kinds
        self.courses, self.most_inputs = shape.courses, shape.most_inputs
        self.sample_bytes = 2 * self.most_inputs + 4 * OUTPUTS + 4  # training::NetSample

    def _training(self, net: bytes | None, seed: int) -> _Training:
        return _Training(net, len(net or b""), seed, self._threads)

    def play(self, net: bytes | None, seed: int, play: Play, first: int, games: list[int], into) -> int:
        """Fills the tensor of bytes `into` with samples of games that the net plays, or `simple` if there is none. Returns how many there are."""
        counts = (ctypes.c_uint32 * self.courses)(*games)
        round_ = _Round(play.lambda_, play.exploration, play.temperature, play.pairs, first, counts)
        return self._checked(
            self._library.parlor_training_play(
                ctypes.byref(self._training(net, seed)),
                ctypes.byref(round_),
                ctypes.c_void_p(into.data_ptr()),
                ctypes.c_uint64(into.numel() // self.sample_bytes),
            )
        )

    def match(self, net: bytes, seed: int, opponent: str, course: int, games: int) -> float:
        """The share of games that the net wins at a glance; a draw is half of one."""
        points = self._library.parlor_training_match(
            ctypes.byref(self._training(net, seed)), opponent.encode(), course, games
        )
        return self._checked(points) / (2 * games)

    def judge(self, judge: bytes, asked: bytes, seed: int, course: int, positions: int, games: int) -> list[Stood]:
        """Positions of the judge's games, what comes of them, and what the net that is asked and an analysis say."""
        found = (Stood * positions)()
        judging = _Judging(course, games, positions)
        nets = (ctypes.byref(self._training(net, seed)) for net in (judge, asked))
        self._checked(self._library.parlor_training_judge(*nets, ctypes.byref(judging), found))
        return list(found)

    def weigh(self, judge: bytes, players: list[str], seed: int, course: int, choices: Choices) -> list[list[Given]]:
        """What each player gives away, by choice."""
        found = (Given * (choices.count * len(players)))()
        judging = _Judging(course, choices.games, choices.count, choices.most, choices.throws, choices.margin)
        self._checked(
            self._library.parlor_training_weigh(
                ctypes.byref(self._training(judge, seed)), ",".join(players).encode(), ctypes.byref(judging), found
            )
        )
        return [found[at : at + len(players)] for at in range(0, len(found), len(players))]

    @staticmethod
    def _checked(found: int) -> int:
        if found < 0:
            raise SystemExit("train: the engine refused the net or the player")
        return found
