// SPDX-License-Identifier: MIT
// The distinct positions that a throw can lead to, for search, simulation and counting. There can
// be tens of thousands of them; each is found by its hash and takes little more than a position.
//
// clang-format off
//   Results results(board);                // scratch memory: one a thread
//   results.find(position, thrown);
//   for (std::size_t i = 0; i < results.size(); ++i) … results[i] …
// clang-format on
//
// The order is the same on every machine. Memory is kept from throw to throw.
#pragma once

#include <cstddef>
#include <functional>
#include <memory>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"
#include "games/zenda/rules/rules.h"
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

    // The results of a partly played throw.
    void find(const Hand& hand);
    // Drops the results that need a step which is not wanted, unless that drops them all.
    void prefer(const std::function<bool(const Step&)>& wanted);

    // At least 1: a lost throw leads to the same board with the other side to throw.
    [[nodiscard]] std::size_t size() const;
    [[nodiscard]] const Position& operator[](std::size_t index) const;
    [[nodiscard]] const Board& board() const;
    // The steps that lead to a result: the first way found.
    [[nodiscard]] std::vector<Step> steps_to(std::size_t index) const;

    // Draws one result step by step; possible steps are equally likely. Much faster than drawing
    // from all results, but a different distribution, since several plays may lead to one result.
    // Preconditions: those of `find`.
    Position sample(const Position& position, Throw thrown, base::Random& random);
    Position sample(const Position& position, base::Random& random);

private:
    std::unique_ptr<Generator> generator_;
};

}  // namespace parlor::zenda
