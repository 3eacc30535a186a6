// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/board.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <set>

#include "games/pollyanna/rules/rules.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

// Every space that a seat's pieces can come to, a step at a time.
std::set<Space> reached_from_start(Seat seat) {
    std::set<Space> reached{start(seat)};
    std::vector<Space> open{start(seat)};
    while (!open.empty()) {
        const Space from = open.back();
        open.pop_back();
        for (const Route& route : routes(seat, from, 1)) {
            if (reached.insert(route.back()).second) open.push_back(route.back());
        }
    }
    return reached;
}

// The leaflets open all four to all. On this board each has one seat that never comes to its fork.
// cites P45
TEST(Board, EachTurnoutIsThereForTheThreeOtherSeats) {
    for (const Seat seat : all_seats) {
        const std::set<Space> reached = reached_from_start(seat);
        for (const Seat corner : all_seats) {
            for (int number = 1; number <= board.turnout; ++number) {
                const Space space = Space::turnout(corner, number);
                EXPECT_EQ(reached.contains(space), corner != seat) << text(space);
            }
        }
    }
}

// cites P6 P9
TEST(Board, EachPlayerHasFourPiecesOfTheColourOfOneEntrance) {
    const SeatSet three = SeatSet::pair(Seat::Blue) | SeatSet::of(Seat::Green);
    const Position position = starting_position({}, three, Seat::Blue);
    for (const Seat seat : all_seats) {
        for (const Seat other : all_seats) {
            for (const Edition& edition : editions) {
                EXPECT_EQ(is_own_colour(edition, entrance(seat), other), seat == other);
                EXPECT_EQ(is_own_colour(edition, start(seat), other), seat == other);
            }
        }
    }
    EXPECT_EQ(text(position), "pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:- b ?");
    for (const std::string_view pieces : {"w,w,w", "w,w,w,w,w"}) {
        const auto read =
            parse_position("pollyanna-1916 b:" + std::string(pieces) + " g:- r:w,w,w,w y:- b ?");
        ASSERT_FALSE(read);
        EXPECT_EQ(read.error().front().fault, PositionFault::NotFourPieces);
    }
}

// cites M3
TEST(Board, PoleanaColoursAThirdSquare) {
    for (const Edition& edition : editions) {
        const bool coloured = is_own_colour(edition, Space::broadway(24), Seat::Green);
        EXPECT_EQ(coloured, edition.book == RuleBook::Poleana) << edition.name;
    }
}

// cites M9 MT18
TEST(Board, NoRivalIsSafeWhereAPieceEnters) {
    for (const Edition& edition : editions) {
        for (const Seat seat : all_seats) {
            for (const Entry& entry : edition.entries) {
                const Space at = past_entrance(seat, board.start + entry.ahead);
                EXPECT_TRUE(is_way_in(edition, at, seat));
                for (const Seat rival : all_seats) {
                    if (rival != seat) EXPECT_FALSE(is_own_colour(edition, at, rival)) << text(at);
                }
            }
        }
    }
}

}  // namespace
}  // namespace parlor::pollyanna
