// SPDX-License-Identifier: MIT
// What estimates of The Prisoner of Zenda look at: routes on a board, and who stands where.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "games/zenda/rules/board.h"
#include "games/zenda/rules/position.h"

namespace parlor::zenda {

// Tables of a board of The Prisoner of Zenda, made once: how a piece could come from any spot to
// any other. Estimates look thousands of times at which ways are free now.
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
    // 1 two roads away, less farther off. 0 if there is no such spot.
    [[nodiscard]] double nearness(Spot one, Spot other) const {
        return nearness_[pair(one, other)];
    }
    // The faces of a die that lead from one to the other over free spots: bit n for an n. 0 if
    // either is Spot::none().
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

// A position of The Prisoner of Zenda at a glance, for estimates and reasons: who stands where, and
// who could come where with one die.

// Both must outlive it.
struct View {
    View(const Board& on, const Position& at);
    // Where the green pieces are known, and those of them that cannot be captured.
    View(const Board& on, const Position& at, const SpotSet& all_green, const SpotSet& firm_green);

    const Board* board;
    const Position* position;
    SpotSet green;
    SpotSet yellow;
    SpotSet occupied;
    SpotSet firm;  // green pieces that cannot be captured where they stand

    [[nodiscard]] bool zenda_throws() const { return position->city == City::Zenda; }
    // Of the six faces, those with which one of `pieces` could come to that spot.
    [[nodiscard]] int faces_that_reach(Spot spot, const SpotSet& pieces) const;
    // The King's way to Streslau over free spots and over his own men, who can make way. nullopt if
    // the roads are cut. Precondition: the King is on the board.
    [[nodiscard]] std::optional<int> open_way() const;
};

}  // namespace parlor::zenda
