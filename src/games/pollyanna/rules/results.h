// SPDX-License-Identifier: MIT
// The fast generator: the distinct positions that a throw can lead to, without the steps. For
// search, simulation and counting; `plays.h` is the readable generator and finds the same
// positions.
//
// clang-format off
//   Results results;                       // scratch memory: one a thread
//   results.find(position, thrown);
//   for (std::size_t i = 0; i < results.size(); ++i) … results[i] …
// clang-format on
//
// The order is the same on every machine: results without a Reward before those with one, and in
// both groups the high die first before the low die first. `find` allocates only when a throw needs
// more scratch memory than all before it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

class Generator;

// The processor instructions that the generator may use. The results and their order are the same.
enum class Instructions : std::uint8_t { Any, Portable };

class Results {
public:
    Results() : Results(Instructions::Any) {}
    explicit Results(Instructions allowed);
    ~Results();
    Results(const Results&) = delete;
    Results& operator=(const Results&) = delete;
    Results(Results&&) noexcept;
    Results& operator=(Results&&) noexcept;

    // Precondition: the game is not won.
    void find(const Position& position, Throw thrown);

    // The position before the throw.
    [[nodiscard]] const Position& before() const;

    // At least 1: a lost throw leads to the same board with the next seat to throw.
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] Position operator[](std::size_t index) const;
    // Whether a rival's piece was captured.
    [[nodiscard]] bool has_captured(std::size_t index) const;

    // Draws one result step by step; possible steps are equally likely. Faster than drawing from
    // all results, but a different distribution, since several plays may lead to one result.
    Position sample(const Position& position, Throw thrown, base::Random& random);

private:
    std::unique_ptr<Generator> generator_;
    std::size_t size_ = 0;
};

}  // namespace parlor::pollyanna
