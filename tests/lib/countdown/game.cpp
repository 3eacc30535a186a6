// SPDX-License-Identifier: MIT
#include "countdown/game.h"

#include "computers/analysis/judge_body.h"
#include "computers/coach/coach_of_body.h"
#include "computers/players/levels.h"
#include "countdown/row.h"

namespace parlor::players {
namespace {

using countdown::Countdown;

// The less is left, the better for the side that is to throw.
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
    return plain_roster<Countdown>();
}

template <>
std::unique_ptr<Evaluator<Countdown>> standard_evaluator(const Countdown::Board& /*board*/) {
    return std::make_unique<Nearness>();
}

}  // namespace parlor::players

namespace parlor::countdown {

Game::Game()
    : GameOf({.name = Countdown::name,
              .editions = {{Countdown::name}},
              .seats = {{'b', "blue"}, {'r', "red"}},
              .dice = 3},
             Countdown::standard_board()) {}

std::unique_ptr<games::Game> make_game() { return std::make_unique<Game>(); }

}  // namespace parlor::countdown
