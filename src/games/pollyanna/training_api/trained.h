// SPDX-License-Identifier: MIT
// What training wants of a book of rules that is played on Pollyanna's board.
#pragma once

#include <algorithm>
#include <memory>
#include <string_view>

#include "computers/training/training_api_body.h"
#include "games/pollyanna/analysis/judge.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net_inputs.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/training/start_positions.h"

namespace parlor::training {

// Precondition: a rule book has that name.
consteval pollyanna::RuleBook book_named(std::string_view name) {
    return std::ranges::find(pollyanna::rule_books, name, &pollyanna::RuleBookRow::name)->id;
}

template <pollyanna::RuleBook book>
struct TrainedByBook {
    using Inputs = pollyanna::NetInputsOf<book>;
    using StartPositions = pollyanna::StartPositions<book>;
    using Evaluator = std::unique_ptr<players::Evaluator<pollyanna::Pollyanna>>;

    // About as many positions of each: games of four are longer than games of two.
    static constexpr std::array<ParlorCourse, StartPositions::kinds> courses{
        {{"two", 0.42}, {"three", 0.2}, {"four", 0.16}, {"partners", 0.22}}};

    static Inputs inputs(const pollyanna::Board& /*board*/) { return {}; }
    static Evaluator with_net(const std::shared_ptr<const nets::Net>& net,
                              const pollyanna::Board& /*board*/) {
        return std::make_unique<pollyanna::EndgameEvaluator>(
            std::make_unique<players::NetEvaluator<Inputs>>(net));
    }
};

}  // namespace parlor::training
