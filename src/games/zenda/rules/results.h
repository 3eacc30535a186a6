// SPDX-License-Identifier: MIT
// Every position that a throw can lead to, distinct, without the steps. For search, simulation and
// counting. A throw can lead to tens of thousands of positions: they are told apart by hash, and
// what is kept of each is a position and little more.
//
//   Results results(board);                scratch memory: keep one a thread
//   results.find(position, thrown);
//   for (std::size_t i = 0; i < results.size(); ++i) … results[i] …
//
// Order: as found, the same on every machine. Memory is kept from throw to throw.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/step.h"
#include "games/zenda/rules/throw.h"

namespace parlor::zenda {

class Generator;
struct Hand;

class Results {
public:
    // The board must outlive it.
    explicit Results(const Board& board = standard_board());
    ~Results();
    Results(const Results&) = delete;
    Results& operator=(const Results&) = delete;
    Results(Results&&) noexcept;
    Results& operator=(Results&&) noexcept;

    // Precondition: the position's side is to throw.
    void find(const Position& position, Throw thrown);
    // The ways to set up. Precondition: the position's side is to set up.
    void find(const Position& position);

    // What a throw that is half played can still lead to.
    void find(const Hand& hand);
    // Drops the results that do not come about by steps such as these; if none do, nothing is
    // dropped.
    void prefer(const std::function<bool(const Step&)>& wanted);

    // At least 1: a lost throw leads to the same board with the other side to throw.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const Position& operator[](std::size_t index) const;
    [[nodiscard]] const Board& board() const;
    // The steps that lead to a result: the first way found.
    [[nodiscard]] std::vector<Step> steps_to(std::size_t index) const;

    // One result drawn step by step, each step as likely as the others that could be made: not the
    // same as drawing from all results, which several plays may share, but very much quicker.
    // Preconditions: those of `find`.
    Position sample(const Position& position, Throw thrown, base::Random& random);
    Position sample(const Position& position, base::Random& random);

private:
    std::unique_ptr<Generator> generator_;
};

}  // namespace parlor::zenda
