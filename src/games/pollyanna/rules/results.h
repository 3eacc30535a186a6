// SPDX-License-Identifier: MIT
// The fast generator: every position that a throw can lead to, distinct, without the steps.
// For search, simulation and counting; `plays.h` is the obvious way and says the same.
//
//   Results results;                       scratch memory: keep one a thread
//   results.find(position, thrown);
//   for (std::size_t i = 0; i < results.size(); ++i) … results[i] …
//
// Order: as found, those that earn no Reward before those that do, and in both the high die first
// before the low die first; the same on every machine.
// Nothing is allocated once the scratch memory has grown to what the largest throw needs, and
// there is no limit to it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "games/pollyanna/rules/position.h"
#include "games/pollyanna/rules/throw.h"

namespace parlor::pollyanna {

class Generator;

// How results are found. What is found is the same, and so is its order.
enum class Way : std::uint8_t { Quickest, Portable };

class Results {
public:
    Results() : Results(Way::Quickest) {}
    explicit Results(Way way);
    ~Results();
    Results(const Results&) = delete;
    Results& operator=(const Results&) = delete;
    Results(Results&&) noexcept;
    Results& operator=(Results&&) noexcept;

    // Precondition: the game is not won.
    void find(const Position& position, Throw thrown);

    // The position that the throw was made in.
    [[nodiscard]] const Position& before() const;

    // At least 1: a lost throw leads to the same board with the next seat to throw.
    [[nodiscard]] std::size_t size() const { return size_; }
    [[nodiscard]] Position operator[](std::size_t index) const;
    // Whether a rival's piece was captured on the way to it.
    [[nodiscard]] bool has_captured(std::size_t index) const;

    // One result drawn step by step, each step as likely as the others that could be made: not the
    // same as drawing from all results, which several plays may share, but quicker.
    Position sample(const Position& position, Throw thrown, base::Random& random);

private:
    std::unique_ptr<Generator> generator_;
    std::size_t size_ = 0;
};

}  // namespace parlor::pollyanna
