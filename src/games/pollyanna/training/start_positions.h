// SPDX-License-Identifier: MIT
// Where a net's games begin: in any edition of its rule book, with any seat first, and 1 in 8 with
// each house rule switched, so that the net learns all of them.
#pragma once

#include <cstdint>
#include <span>

#include "base/random.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::pollyanna {

template <RuleBook book>
struct StartPositions {
    static constexpr std::size_t kinds = 4;  // two, three, four, partners
    static const Board& board(std::size_t /*kind*/, std::uint64_t /*game*/) {
        return pollyanna::board;
    }

    static Position begin(std::size_t kind, base::Random& random) {
        constexpr std::span playable = editions_of(book);
        Variant variant(playable[random.below(static_cast<std::uint32_t>(playable.size()))].id);
        for (const HouseRule& rule : house_rules(book)) {
            if (random.below(8) == 0) variant = variant.with_switched(rule.which);
        }
        if (kind == 3) variant = variant.with_partners();
        const Seat begins = seat_at(static_cast<int>(random.below(4)));
        const SeatSet two = SeatSet::pair(begins);
        const Seat third =
            random.below(2) == 0 ? to_the_right(begins) : opposite(to_the_right(begins));
        const SeatSet three = two | SeatSet::of(third);
        return starting_position(variant,
                                 kind == 0   ? two
                                 : kind == 1 ? three
                                             : SeatSet::all(),
                                 begins);
    }
    void count(const Position& /*before*/, const Position& /*after*/) {}
    [[nodiscard]] static bool is_drawn() { return false; }
};

}  // namespace parlor::pollyanna
