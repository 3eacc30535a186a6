// SPDX-License-Identifier: MIT
// Judges a position by what was made for its rules: the net has learnt the leaflets' editions, and
// knows nothing of poleana.
#pragma once

#include <memory>
#include <utility>

#include "computers/players/evaluator.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

class ByBook final : public Evaluator<pollyanna::Pollyanna> {
public:
    using Inner = std::unique_ptr<Evaluator<pollyanna::Pollyanna>>;

    ByBook(Inner leaflets, Inner poleana)
        : leaflets_(std::move(leaflets)), poleana_(std::move(poleana)) {}

    pollyanna::Chances chances(const pollyanna::Position& position) override {
        return of(position).chances(position);
    }
    double chance(const pollyanna::Position& position, std::size_t side, double least) override {
        return of(position).chance(position, side, least);
    }
    bool knows(const pollyanna::Position& position) override {
        return of(position).knows(position);
    }

private:
    [[nodiscard]] Evaluator<pollyanna::Pollyanna>& of(const pollyanna::Position& position) const {
        const bool printed = position.variant.edition().book == pollyanna::RuleBook::Leaflets;
        return printed ? *leaflets_ : *poleana_;
    }

    Inner leaflets_;
    Inner poleana_;
};

}  // namespace parlor::players
