// SPDX-License-Identifier: MIT
// The terms of The Prisoner of Zenda.
#pragma once

#include <cstddef>
#include <optional>

#include "computers/analysis/series_rules.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/rules/position.h"

namespace parlor::analysis {

template <>
struct SeriesRules<zenda::Zenda> {
    using Position = zenda::Position;
    using Patience = zenda::QuietTurns;
    static constexpr std::size_t most_seats = 2;

    const zenda::Board* on = &zenda::standard_board();  // outlives the terms

    [[nodiscard]] const zenda::Board& board() const { return *on; }
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

    [[nodiscard]] static Position begin(base::Random& /*dice*/) {
        return zenda::starting_position();
    }
    static void find(const Position& position, std::optional<zenda::Throw> thrown,
                     zenda::Results& results) {
        if (thrown) return results.find(position, *thrown);
        results.find(position);
    }
};

}  // namespace parlor::analysis
