# SPDX-License-Identifier: MIT
"""The engine as a shared library (src/computers/training/training_api.h).

Everything that depends on the game or on the format of nets and samples is asked of the library.
"""

import ctypes
from dataclasses import dataclass
from pathlib import Path


class _Course(ctypes.Structure):
    _fields_ = [("name", ctypes.c_char_p), ("share", ctypes.c_double)]


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


class Given(ctypes.Structure):
    """A choice: what it gave away, and how long it took."""

    _fields_ = [("share", ctypes.c_double), ("milliseconds", ctypes.c_double)]


@dataclass
class Stood:
    """A position: its outcome, the squared error of the outcome, and what the net and an analysis said.

    Each is a chance per side.
    """

    came: list[float]
    doubt: list[float]
    said: list[float]
    analysis: list[float]


@dataclass
class Course:
    """A kind of game that a net is trained and judged in."""

    name: str
    share: float  # of the games of a round


@dataclass
class Sample:
    """The layout of a training::NetSample in bytes. The inputs come first."""

    size: int
    chances: int
    kind: int
    plays: int
    chooser: int
    is_pair: int


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
    def __init__(self, folder: Path, net: str, threads: int):
        """Loads the library of the net with that name."""
        library = folder / f"libparlor_training_{net}.so"
        if not library.exists():
            raise SystemExit(f"train: {library} is missing; `make train GAME={net}` builds it")
        self._library = ctypes.CDLL(str(library.resolve()))
        for name in ("number", "head", "units", "play", "match", "judge", "weigh"):
            getattr(self._library, f"parlor_training_{name}").restype = ctypes.c_int64
        self._library.parlor_training_courses.restype = ctypes.POINTER(_Course)
        self._threads = threads
        self.sample = Sample(*(self.number(f"sample.{part}") for part in Sample.__annotations__))
        courses = self._library.parlor_training_courses()
        self.courses = [
            Course(courses[at].name.decode(), courses[at].share) for at in range(self.number("courses"))
        ]

    def number(self, name: str) -> int:
        """A number of the engine by its name (`numbers` in training_api_body.h)."""
        found = self._library.parlor_training_number(name.encode())
        if found < 0:
            raise SystemExit(f"train: the engine has no number '{name}'")
        return int(found)

    def _training(self, net: bytes | None, seed: int) -> _Training:
        return _Training(net, len(net or b""), seed, self._threads)

    def file_of(self, units: int, layers: bytes, card: list[str]) -> bytes:
        """The file of a net with these layers. The card is what people read of it."""
        head = ctypes.create_string_buffer(self.number("longest_head"))
        size = self._checked(
            self._library.parlor_training_head(units, layers, ctypes.c_uint64(len(layers)), head)
        )
        return head.raw[:size] + "".join(line + "\n" for line in card).encode() + b"\n" + layers

    def layers_of(self, file: bytes, units: int) -> bytes:
        """The layers of a file. Stops if the file is refused or has another number of units."""
        found = self._library.parlor_training_units(ctypes.byref(self._training(file, 0)))
        if found != units:
            raise SystemExit(f"train: the net is damaged or does not have {units} units")
        return file.partition(b"\n\n")[2]

    def play(self, net: bytes | None, seed: int, play: Play, first: int, games: list[int], into) -> int:
        """Fills the tensor of bytes `into` with samples of games that the net plays, or `simple` without a net.

        Returns the number of samples.
        """
        counts = (ctypes.c_uint32 * len(self.courses))(*games)
        round_ = _Round(play.lambda_, play.exploration, play.temperature, play.pairs, first, counts)
        return self._checked(
            self._library.parlor_training_play(
                ctypes.byref(self._training(net, seed)),
                ctypes.byref(round_),
                ctypes.c_void_p(into.data_ptr()),
                ctypes.c_uint64(into.numel() // self.sample.size),
            )
        )

    def match(self, net: bytes, seed: int, opponent: str, course: int, games: int) -> float:
        """The share of games that the net wins at a glance; a draw is half of one."""
        points = self._library.parlor_training_match(
            ctypes.byref(self._training(net, seed)), opponent.encode(), course, games
        )
        return self._checked(points) / (2 * games)

    def judge(self, judge: bytes, asked: bytes, seed: int, course: int, positions: int, games: int) -> list[Stood]:
        """Positions of the judge's games, their outcomes, and what the net `asked` and an analysis say."""
        sides, columns = self.number("sides"), len(Stood.__annotations__)
        found = (ctypes.c_double * (positions * columns * sides))()
        judging = _Judging(course, games, positions)
        nets = (ctypes.byref(self._training(net, seed)) for net in (judge, asked))
        self._checked(self._library.parlor_training_judge(*nets, ctypes.byref(judging), found))
        chances = [found[at : at + sides] for at in range(0, len(found), sides)]
        return [Stood(*chances[at : at + columns]) for at in range(0, len(chances), columns)]

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
