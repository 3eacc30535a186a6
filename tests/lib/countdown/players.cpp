// SPDX-License-Identifier: MIT
#include "countdown/players.h"

#include <array>

#include "computers/analysis/judge_body.h"
#include "computers/players/levels.h"

namespace parlor::players {
namespace {

using countdown::Countdown;

constexpr std::array<Level<Countdown>, 2> levels{{
    {1, "random", random<Countdown>},
    {2, "careful", careful<Countdown>},
}};

// The less is left, the better for whoever is to throw.
class Nearness final : public Evaluator<Countdown> {
public:
    game::Chances<Countdown> chances(const Countdown::Position& position) override {
        const double thrower = position.left == 0 ? 1 : 0.5 + 0.5 / (1 + position.left);
        game::Chances<Countdown> all{1 - thrower, 1 - thrower};
        all[position.side] = thrower;
        return all;
    }
};

}  // namespace

template <>
std::span<const Level<Countdown>> roster() {
    return levels;
}

template <>
std::unique_ptr<Evaluator<Countdown>> standard_evaluator(const Countdown::Board& /*board*/) {
    return std::make_unique<Nearness>();
}

}  // namespace parlor::players

namespace parlor::analysis {

template class Judge<countdown::Countdown>;

}  // namespace parlor::analysis
