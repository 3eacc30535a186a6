# SPDX-License-Identifier: MIT
"""The net as it learns, and as a file (src/computers/nets/net.h)."""

import torch
from torch import Tensor, nn

from engine import Engine

MOST_WEIGHT = 0.98  # of the first layer, so that no sum of rows leaves 16 bits


class Net(nn.Module):
    def __init__(self, engine: Engine, units: int):
        super().__init__()
        self.inputs, self.units, self.kinds = engine.number("inputs"), units, engine.number("kinds")
        second_units, self.outputs = engine.number("second_units"), engine.number("outputs")
        self.first = nn.Parameter(torch.randn(self.inputs, units) * 0.1)
        self.first_bias = nn.Parameter(torch.full((units,), 0.3))
        self.second = nn.Parameter(torch.randn(self.kinds, second_units, units) * units**-0.5)
        self.second_bias = nn.Parameter(torch.full((self.kinds, second_units), 0.1))
        self.third = nn.Parameter(torch.randn(self.kinds, self.outputs, second_units) * 0.05)
        self.third_bias = nn.Parameter(torch.zeros(self.kinds, self.outputs))
        # What a 1 of a layer is in the file, and what its units pass on at most.
        self.first_scale, self.second_scale = engine.number("first_scale"), engine.number("second_scale")
        self.third_scale = engine.number("third_scale")
        self.most_first = engine.number("most_first") / self.first_scale
        self.most_second = engine.number("most_second") / self.first_scale

    def ones(self, inputs: Tensor, type_: torch.dtype) -> Tensor:
        """A row a position: how often each input is set; wider than needed, as matrix units like it."""
        width = (self.inputs // 8 + 1) * 8
        rows = torch.zeros((len(inputs), width), dtype=type_, device=inputs.device)
        return rows.scatter_add_(1, inputs, torch.ones_like(inputs, dtype=type_))

    def forward(self, ones: Tensor, kind: Tensor) -> Tensor:
        """Strengths, for softmax."""
        padded = nn.functional.pad(self.first, (0, 0, 0, ones.shape[1] - self.inputs))
        first = (ones @ padded.to(ones.dtype)).float() + self.first_bias
        first = first.clamp(0, self.most_first)
        second = self._of_kind(first, self.second, self.second_bias, kind).clamp(0, self.most_second)
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


@torch.no_grad()
def read_into(net: Net, layers: bytes) -> None:
    """The weights of a file's layers, as `layers_of` writes them. They have been rounded."""
    at = 0
    for weights, scale, type_ in _layers(net):
        size = weights.numel() * torch.empty(0, dtype=type_).element_size()
        numbers = torch.frombuffer(bytearray(layers[at : at + size]), dtype=type_)
        weights.copy_(numbers.view(weights.shape).float() / scale)
        at += size


def _layers(net: Net) -> list[tuple[Tensor, int, torch.dtype]]:
    """In the order of the file, each with what a one is written as."""
    return [
        (net.first, net.first_scale, torch.int16),
        (net.first_bias, net.first_scale, torch.int16),
        (net.second, net.second_scale, torch.int16),
        (net.second_bias, net.first_scale * net.second_scale, torch.int32),
        (net.third, net.third_scale, torch.int16),
        (net.third_bias, net.first_scale * net.third_scale, torch.int32),
    ]


@torch.no_grad()
def layers_of(net: Net) -> bytes:
    """The layers as the file has them."""

    def whole(values: Tensor, scale: int, type_: torch.dtype) -> bytes:
        limits = torch.iinfo(type_)
        numbers = (values.double() * scale).round().clamp(limits.min, limits.max)
        return bytes(numbers.to(type_).cpu().contiguous().numpy().tobytes())

    return b"".join(whole(*each) for each in _layers(net))
