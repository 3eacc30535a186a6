// SPDX-License-Identifier: MIT
// Tables of a board of The Prisoner of Zenda, made once: how a piece could come from any spot to
// any other. Estimates look thousands of times at which ways are free now.
#pragma once

#include <cstdint>
#include <vector>

#include "games/zenda/rules/board.h"

namespace parlor::zenda {

class Routes {
public:
    explicit Routes(const Board& board);

    // Those that a 6 leads to at most, whatever stands between; the spot itself too.
    [[nodiscard]] const SpotSet& within_six(Spot spot) const {
        return within_six_[static_cast<std::size_t>(spot.number())];
    }
    // How many roads lie between them, whatever stands there. Precondition: both are on the board.
    [[nodiscard]] int away(Spot one, Spot other) const { return away_[pair(one, other)]; }
    // The spots between them on one of the shortest ways. The same precondition.
    [[nodiscard]] const SpotSet& shortest(Spot one, Spot other) const {
        return shortest_[pair(one, other)];
    }
    // 1 two roads away, less farther off. None of a spot that is none.
    [[nodiscard]] double nearness(Spot one, Spot other) const {
        return nearness_[pair(one, other)];
    }
    // The faces of a die that lead from one to the other over free spots: bit n for an n. None from
    // or to a spot that is none.
    [[nodiscard]] std::uint32_t faces(Spot one, Spot other, const SpotSet& occupied) const {
        std::uint32_t open = 0;
        const std::size_t at = pair(one, other);
        for (std::uint32_t i = first_route_[at]; i < first_route_[at + 1]; ++i) {
            if (!routes_[i].between.meets(occupied)) open |= routes_[i].faces;
        }
        return open;
    }

private:
    struct Route {
        SpotSet between;
        std::uint32_t faces = 0;
    };

    [[nodiscard]] std::size_t pair(Spot one, Spot other) const {
        return static_cast<std::size_t>(one.number()) * within_six_.size() +
               static_cast<std::size_t>(other.number());
    }
    void measure_from(const Board& board, Spot from);
    void find_routes(const Board& board, Spot from);

    std::vector<SpotSet> within_six_;  // by spot
    std::vector<std::uint8_t> away_;   // these of two spots
    std::vector<SpotSet> shortest_;
    std::vector<double> nearness_;
    std::vector<std::uint32_t> first_route_;
    std::vector<Route> routes_;
};

}  // namespace parlor::zenda
