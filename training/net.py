# SPDX-License-Identifier: MIT
"""The net as it learns, and as a file (src/computers/nets/net.h)."""

import torch
from torch import Tensor, nn

from engine import OUTPUTS

SECOND_UNITS = 32
FIRST_SCALE = SECOND_SCALE = THIRD_SCALE = 256
MOST_FIRST = 2047 / FIRST_SCALE  # what a unit of the first layer passes on at the most
MOST_WEIGHT = 0.98  # of the first layer, so that no sum of rows leaves 16 bits


class Net(nn.Module):
    def __init__(self, inputs: int, units: int, kinds: int):
        super().__init__()
        self.inputs, self.units, self.kinds = inputs, units, kinds
        self.first = nn.Parameter(torch.randn(inputs, units) * 0.1)
        self.first_bias = nn.Parameter(torch.full((units,), 0.3))
        self.second = nn.Parameter(torch.randn(kinds, SECOND_UNITS, units) * units**-0.5)
        self.second_bias = nn.Parameter(torch.full((kinds, SECOND_UNITS), 0.1))
        self.third = nn.Parameter(torch.randn(kinds, OUTPUTS, SECOND_UNITS) * 0.05)
        self.third_bias = nn.Parameter(torch.zeros(kinds, OUTPUTS))

    def ones(self, inputs: Tensor, type_: torch.dtype) -> Tensor:
        """A row a position: how often each input is set; wider than needed, as matrix units like it."""
        width = (self.inputs // 8 + 1) * 8
        rows = torch.zeros((len(inputs), width), dtype=type_, device=inputs.device)
        return rows.scatter_add_(1, inputs, torch.ones_like(inputs, dtype=type_))

    def forward(self, ones: Tensor, kind: Tensor) -> Tensor:
        """Strengths, for softmax."""
        padded = nn.functional.pad(self.first, (0, 0, 0, ones.shape[1] - self.inputs))
        first = (ones @ padded.to(ones.dtype)).float() + self.first_bias
        first = first.clamp(0, MOST_FIRST)
        second = self._of_kind(first, self.second, self.second_bias, kind).clamp(0, 127)
        return self._of_kind(second, self.third, self.third_bias, kind)

    def _of_kind(self, values: Tensor, weights: Tensor, bias: Tensor, kind: Tensor) -> Tensor:
        """A layer of each kind for all rows, and then of each row its own: quicker than by rows."""
        width = weights.shape[1]
        every = (values @ weights.reshape(self.kinds * width, -1).T).view(-1, self.kinds, width)
        own = every.gather(1, kind[:, None, None].expand(-1, 1, width)).squeeze(1)
        return own + nn.functional.one_hot(kind, self.kinds).to(bias.dtype) @ bias

    @torch.no_grad()
    def keep_in_bounds(self) -> None:
        self.first.clamp_(-MOST_WEIGHT, MOST_WEIGHT)
        self.first_bias.clamp_(-2, 2)


def _fingerprint(layers: bytes) -> int:
    """FNV-1a over words of eight bytes; the layers are a multiple of that."""
    found = 0xCBF29CE484222325
    for at in range(0, len(layers), 8):
        word = int.from_bytes(layers[at : at + 8], "little")
        found = ((found ^ word) * 0x100000001B3) & 0xFFFFFFFFFFFFFFFF
    return found


@torch.no_grad()
def read_into(net: Net, file: bytes) -> None:
    """The weights of a file, as `file_of` writes it, which rounded them."""
    head, _, layers = file.partition(b"\n\n")
    if f"\nunits: {net.units}\n".encode() not in head:
        raise SystemExit(f"train: the net does not have {net.units} units")
    at = 0
    for weights, scale, type_ in _layers(net):
        size = weights.numel() * torch.empty(0, dtype=type_).element_size()
        numbers = torch.frombuffer(bytearray(layers[at : at + size]), dtype=type_)
        weights.copy_(numbers.view(weights.shape).float() / scale)
        at += size


def _layers(net: Net) -> list[tuple[Tensor, int, torch.dtype]]:
    """In the order of the file, each with what a one is written as."""
    return [
        (net.first, FIRST_SCALE, torch.int16),
        (net.first_bias, FIRST_SCALE, torch.int16),
        (net.second, SECOND_SCALE, torch.int16),
        (net.second_bias, FIRST_SCALE * SECOND_SCALE, torch.int32),
        (net.third, THIRD_SCALE, torch.int16),
        (net.third_bias, FIRST_SCALE * THIRD_SCALE, torch.int32),
    ]


@torch.no_grad()
def file_of(net: Net, inputs_name: str, card: list[str]) -> bytes:
    def whole(values: Tensor, scale: int, type_: torch.dtype) -> bytes:
        limits = torch.iinfo(type_)
        numbers = (values.double() * scale).round().clamp(limits.min, limits.max)
        return bytes(numbers.to(type_).cpu().contiguous().numpy().tobytes())

    layers = b"".join(whole(*each) for each in _layers(net))
    head = [
        "parlor-net: 1",
        f"inputs: {inputs_name}",
        f"units: {net.units}",
        f"fingerprint: {_fingerprint(layers)}",
    ]
    return ("\n".join(head + card) + "\n\n").encode() + layers
