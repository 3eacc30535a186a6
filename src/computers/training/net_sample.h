// SPDX-License-Identifier: MIT
// What a net learns from: the inputs of a position and the chances it should have predicted.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "base/random.h"
#include "computers/nets/net.h"
#include "computers/players/evaluator.h"

namespace parlor::training {

// training/*.py reads it as it lies in memory, by the offsets that the training API states.
template <std::size_t most_inputs>
struct NetSample {
    std::array<std::uint16_t, most_inputs> inputs;  // those that are set; the rest is `count`
    std::array<float, nets::most_outputs> chances;  // what the net should have predicted
    std::uint8_t kind;
    std::uint8_t plays;    // by bit: the outputs that a side plays for
    std::uint8_t chooser;  // of a pair: the output of the side that had the choice
    std::uint8_t is_pair;  // the next sample is another result of the same throw
};

// Precondition: the list is the position's, and a sample has room for it.
template <class Inputs>
NetSample<Inputs::most_kept> sample_of(const typename Inputs::Game::Position& position,
                                       const typename Inputs::List& list,
                                       const players::Outlook<typename Inputs::Game>& outlook) {
    NetSample<Inputs::most_kept> sample{};
    std::ranges::fill(sample.inputs, static_cast<std::uint16_t>(Inputs::count));
    std::ranges::copy(list, sample.inputs.begin());
    sample.kind = static_cast<std::uint8_t>(Inputs::kind(position));
    const auto say = [&sample](std::size_t output, double chance) {
        sample.chances[output] = static_cast<float>(chance);
        sample.plays = static_cast<std::uint8_t>(sample.plays | 1U << output);
    };
    for (std::size_t side = 0; side + 1 < outlook.size(); ++side) {
        if (Inputs::plays(position, side)) say(Inputs::output(position, side), outlook[side]);
    }
    if constexpr (Inputs::has_draws) say(Inputs::draw_output, outlook.back());
    return sample;
}

// Leaves the position out where it has more inputs than a sample has room for: 1 in thousands.
template <class Inputs>
void add_sample(Inputs& inputs, typename Inputs::List& list,
                const typename Inputs::Game::Position& position,
                const players::Outlook<typename Inputs::Game>& outlook,
                std::vector<NetSample<Inputs::most_kept>>& samples) {
    inputs.list(position, list);
    if (list.size() > Inputs::most_kept) return;
    samples.push_back(sample_of<Inputs>(position, list, outlook));
}

// A course whose games begin by setting up pieces, without dice.
template <class StartPositions, class Game>
concept SetsUp = requires(typename Game::Results& results, const typename Game::Position& position,
                          base::Random& random) {
    { StartPositions::set_up(results, position, random) } -> std::same_as<typename Game::Position>;
};

}  // namespace parlor::training
