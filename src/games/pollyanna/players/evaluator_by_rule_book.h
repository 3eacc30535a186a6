// SPDX-License-Identifier: MIT
// Judges a position by what was made for its book of rules, the leaflets' or poleana's. Each is
// made when it is first asked: the page may have been handed the net of one alone.
#pragma once

#include <array>
#include <memory>
#include <utility>

#include "computers/players/evaluator.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

class EvaluatorByRuleBook final : public Evaluator<pollyanna::Pollyanna> {
public:
    using Inner = std::unique_ptr<Evaluator<pollyanna::Pollyanna>>;
    using Make = Inner(pollyanna::RuleBook book);

    explicit EvaluatorByRuleBook(Make* make) : make_(make) {}

    pollyanna::Chances chances(const pollyanna::Position& position) override {
        return of(position).chances(position);
    }
    double chance(const pollyanna::Position& position, std::size_t side, double least) override {
        return of(position).chance(position, side, least);
    }
    std::span<const pollyanna::Chances> chances_after(const pollyanna::Results& results) override {
        return of(results.before()).chances_after(results);
    }
    bool knows(const pollyanna::Position& position) override {
        return of(position).knows(position);
    }

private:
    Evaluator<pollyanna::Pollyanna>& of(const pollyanna::Position& position) {
        const pollyanna::RuleBook book = position.variant.edition().book;
        Inner& inner = inners_[index(book)];
        if (!inner) inner = make_(book);
        return *inner;
    }

    Make* make_;
    std::array<Inner, pollyanna::rule_books.size()> inners_;
};

}  // namespace parlor::players
