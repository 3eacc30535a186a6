// SPDX-License-Identifier: MIT
// Judges a position by what was made for its book of rules, the leaflets' or poleana's. Each is
// made when it is first asked: the page may have been handed the net of one alone.
#pragma once

#include <array>
#include <memory>
#include <utility>

#include "computers/players/evaluator.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

class EvaluatorByRuleBook final : public players::Evaluator<Pollyanna> {
public:
    using Inner = std::unique_ptr<players::Evaluator<Pollyanna>>;
    using Make = Inner(RuleBook book);

    explicit EvaluatorByRuleBook(Make* make) : make_(make) {}

    Chances chances(const Position& position) override { return of(position).chances(position); }
    double chance(const Position& position, std::size_t side, double least) override {
        return of(position).chance(position, side, least);
    }
    std::span<const Chances> chances_after(const Results& results) override {
        return of(results.before()).chances_after(results);
    }
    bool knows(const Position& position) override { return of(position).knows(position); }

private:
    players::Evaluator<Pollyanna>& of(const Position& position) {
        const RuleBook book = position.variant.edition().book;
        Inner& inner = inners_[index(book)];
        if (!inner) inner = make_(book);
        return *inner;
    }

    Make* make_;
    std::array<Inner, rule_books.size()> inners_;
};

}  // namespace parlor::pollyanna
