// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/roster.h"

#include <array>
#include <memory>
#include <utility>

#include "computers/players/evaluator.h"
#include "computers/players/levels.h"
#include "games/pollyanna/players/net.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

namespace {

// Judges a position by the net of its rule book. Each evaluator is made on first use, because the
// page may have only one of the nets.
class EvaluatorByRuleBook final : public players::Evaluator<Pollyanna> {
public:
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
        auto& inner = inners_[index(book)];
        if (!inner) inner = net_evaluator(book);
        return *inner;
    }

    std::array<std::unique_ptr<players::Evaluator<Pollyanna>>, rule_books.size()> inners_;
};

// Ratings are those of docs/players.md; milliseconds are of a quiet machine (`arena --times`).
constexpr std::array<players::Level<Pollyanna>, 6> levels{{
    {1, "random", players::random<Pollyanna>, 0.001, 0},
    {2, "simple", players::own<Pollyanna, SimplePlayer>, 0.001, 499},
    {3, "careful", players::careful<Pollyanna>, 0.006, 751, true},
    {4, "deep", players::deep<Pollyanna, {.most = 6, .margin = 0.05}>, 0.3, 788, true},
    {5, "searcher", players::deeper<Pollyanna, {.most = 4, .margin = 0.02}>, 4, 793, true},
    {6, "master",
     players::deeper_searcher<
         Pollyanna, {.selection = {6, 0.04}, .rollouts = 800, .throws = 8, .advice = 100}>,
     26, 811, true},
}};

}  // namespace

}  // namespace parlor::pollyanna

template <>
std::span<const parlor::players::Level<parlor::pollyanna::Pollyanna>>
parlor::players::roster<parlor::pollyanna::Pollyanna>() {
    return pollyanna::levels;
}

template <>
std::unique_ptr<parlor::players::Evaluator<parlor::pollyanna::Pollyanna>>
parlor::players::standard_evaluator<parlor::pollyanna::Pollyanna>(
    const parlor::pollyanna::Board& /*board*/) {
    return std::make_unique<pollyanna::EvaluatorByRuleBook>();
}
