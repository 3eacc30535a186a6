// SPDX-License-Identifier: MIT
#include "properties/zenda_positions.h"

#include <gtest/gtest.h>

#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/results.h"

namespace parlor::tests {

using namespace zenda;

namespace {

std::uint32_t count_below(base::Random& random, int bound) {
    return random.below(static_cast<std::uint32_t>(bound));
}

void put(const Board& board, Position& position, Role role, base::Random& random) {
    for (;;) {
        const Spot spot = Spot::at(1 + static_cast<int>(count_below(random, board.size())));
        if (all_pieces(position).has(spot)) continue;
        return move_piece(position, role, Spot::none(), spot);
    }
}

}  // namespace

Position strewn(const Board& board, const Strewn& pieces, base::Random& random) {
    for (;;) {
        Position position;
        position.phase = Phase::Throwing;
        position.city = all_cities[random.below(2)];
        put(board, position, Role::King, random);
        const auto yellow = static_cast<int>(count_below(random, pieces.most_yellow + 1));
        for (int i = 0; i < yellow; ++i) put(board, position, Role::Yellow, random);
        const auto green = static_cast<int>(count_below(random, pieces.most_green + 1));
        for (int i = 0; i < green; ++i) {
            put(board, position, i == 0 ? Role::Michael : Role::Army, random);
        }
        if (green > 0 && green < 9 && random.below(3) == 0) {
            move_piece(position, Role::Michael, position.michael, Spot::none());
        }
        if (defects(board, position).empty()) return position;
    }
}

Position set_up(const Board& board, base::Random& random) {
    Results results(board);
    Position position = starting_position();
    while (position.phase == Phase::Setting) {
        results.find(position);
        position = Position(results[random.below(static_cast<std::uint32_t>(results.size()))]);
    }
    return position;
}

void play_at_random(const Board& board, int throws, base::Random& random,
                    const std::function<Position()>& begin,
                    const std::function<void(const Position&, Throw)>& look) {
    constexpr int turns_a_game = 40;
    Results results(board);
    for (int seen = 0; seen < throws;) {
        Position position = begin();
        for (int turn = 0; turn < turns_a_game && seen < throws && !is_over(position); ++turn) {
            const Throw thrown = Throw::by(random);
            look(position, thrown);
            ++seen;
            position = results.sample(position, thrown, random);
        }
        if (testing::Test::HasFailure()) return;
    }
}

}  // namespace parlor::tests
