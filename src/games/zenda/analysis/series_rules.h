// SPDX-License-Identifier: MIT
// The series rules of The Prisoner of Zenda.
#pragma once

#include <cstddef>
#include <optional>

#include "computers/analysis/series_rules.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

struct SeriesRules {
    using Patience = QuietTurns;
    static constexpr std::size_t most_seats = 2;

    const Board* on = &standard_board();  // must outlive the rules

    [[nodiscard]] const Board& board() const { return *on; }
    [[nodiscard]] static std::size_t chairs() { return 2; }
    [[nodiscard]] static std::size_t sides() { return 2; }
    [[nodiscard]] static std::size_t side(std::size_t chair) { return chair; }
    [[nodiscard]] static std::size_t chair_of(const Position& position) {
        return index(position.city);
    }

    [[nodiscard]] static bool is_seated(std::size_t /*seat*/) { return true; }
    [[nodiscard]] static std::size_t seat_of(const Position& position) {
        return index(position.city);
    }

    [[nodiscard]] static Position begin(base::Random& /*dice*/) { return starting_position(); }
    static void find(const Position& position, std::optional<Throw> thrown, Results& results) {
        if (thrown) return results.find(position, *thrown);
        results.find(position);
    }
};

}  // namespace parlor::zenda

template <>
struct parlor::analysis::SeriesRulesOf<parlor::zenda::Zenda> {
    using Type = zenda::SeriesRules;
};
