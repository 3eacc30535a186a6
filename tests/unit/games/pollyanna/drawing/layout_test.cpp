// SPDX-License-Identifier: MIT
#include "games/pollyanna/drawing/layout.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

std::vector<Space> spaces_on_tracks() {
    std::vector<Space> all;
    for (int code = 0; code < Space::count(); ++code) {
        const Space space = Space::from_code(code);
        if (!is_waiting(space) && !is_home(space)) all.push_back(space);
    }
    return all;
}

using Pairs = std::vector<std::pair<Space, Space>>;

// Every two spaces that a piece may step between, but for the step home.
Pairs single_steps() {
    Pairs all;
    for (int number = 0; number < board.broadway(); ++number) {
        const int next = (number + 1) % board.broadway();
        all.emplace_back(Space::broadway(number), Space::broadway(next));
    }
    for (const Seat seat : all_seats) {
        const int side = index(seat) * board.side;
        all.emplace_back(Space::broadway(side + board.fork), Space::turnout(seat, 1));
        all.emplace_back(Space::turnout(seat, board.turnout), Space::broadway(side + board.rejoin));
        for (int number = 1; number < board.turnout; ++number) {
            all.emplace_back(Space::turnout(seat, number), Space::turnout(seat, number + 1));
        }
        all.emplace_back(entrance(seat), Space::glad_path(seat, 1));
        for (int number = 1; number < board.path; ++number) {
            all.emplace_back(Space::glad_path(seat, number), Space::glad_path(seat, number + 1));
        }
    }
    return all;
}

double distance(Point a, Point b) { return length(a - b); }

int distance(Cell a, Cell b) { return std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)); }

TEST(Layout, SeatsSitCounterClockwise) {
    EXPECT_GT(centre(entrance(Seat::Blue)).y, 8);
    EXPECT_GT(centre(entrance(Seat::Green)).x, 8);
    EXPECT_LT(centre(entrance(Seat::Red)).y, -8);
    EXPECT_LT(centre(entrance(Seat::Yellow)).x, -8);
    EXPECT_GT(centre(Space::broadway(1)).x, 0) << "play goes to the owner's right";
}

// cites P7
TEST(Layout, PiecesWaitOffTheTrackAtTheirOwnersRight) {
    for (const Seat seat : all_seats) {
        const Point before_the_player = centre(entrance(seat));
        const Point to_the_right = centre(start(seat)) - before_the_player;
        const auto [middle, radius] = waiting_circle(seat);
        const Point away = middle - before_the_player;
        EXPECT_GT(away.x * to_the_right.x + away.y * to_the_right.y, 0) << letter(seat);
        for (const Space space : spaces_on_tracks()) {
            EXPECT_GT(distance(centre(space), middle), radius) << text(space);
        }
    }
}

TEST(Layout, SidesAreTurnedCopies) {
    for (int number = 0; number < board.side; ++number) {
        for (const Seat seat : all_seats) {
            const Space space = Space::broadway(index(seat) * board.side + number);
            const Point copy = turned(centre(Space::broadway(number)), seat);
            EXPECT_LT(distance(centre(space), copy), 1e-9) << text(space);
        }
    }
}

TEST(Layout, BroadwaySpacesAreOneUnitApart) {
    for (int number = 0; number < board.broadway(); ++number) {
        const Point here = centre(Space::broadway(number));
        const Point next = centre(Space::broadway((number + 1) % board.broadway()));
        EXPECT_NEAR(distance(here, next), 1, 1e-9) << number;
    }
}

TEST(Layout, ConsecutiveSpacesAreNeighbours) {
    for (const auto& [from, to] : single_steps()) {
        EXPECT_LE(distance(centre(from), centre(to)), 1.1) << text(from) << '/' << text(to);
        EXPECT_EQ(distance(cell(from), cell(to)), 1) << text(from) << '/' << text(to);
    }
}

TEST(Layout, PathsEndAtHome) {
    for (const Seat seat : all_seats) {
        const Space last = Space::glad_path(seat, board.path);
        const Footprint here = footprint(last);
        EXPECT_NEAR(length(here.centre), home_circle().radius + here.length / 2, 1e-9);
        EXPECT_EQ(distance(cell(last), cell(Space::home())), home_cells + 1);
    }
}

TEST(Layout, NoTwoSpacesShareAPlace) {
    const std::vector<Space> spaces = spaces_on_tracks();
    for (const Space space : spaces) {
        for (const Space other : spaces) {
            if (space == other) continue;
            EXPECT_GE(distance(centre(space), centre(other)), 2 * piece_radius)
                << text(space) << ' ' << text(other);
            EXPECT_NE(cell(space), cell(other)) << text(space) << ' ' << text(other);
        }
    }
}

TEST(Layout, SpacesStayWithinReach) {
    for (const Space space : spaces_on_tracks()) {
        const auto [x, y] = centre(space);
        EXPECT_LT(std::max(std::abs(x), std::abs(y)), reach()) << text(space);
        EXPECT_LE(distance(cell(space), Cell{}), grid_reach) << text(space);
        EXPECT_GT(distance(cell(space), Cell{}), home_cells) << text(space);
    }
}

TEST(Layout, FootprintsLeadOnIntoEachOther) {
    for (int number = 0; number < board.broadway(); ++number) {
        const Footprint here = footprint(Space::broadway(number));
        const Footprint next = footprint(Space::broadway((number + 1) % board.broadway()));
        EXPECT_LT(distance(here.leaving, next.arriving), 1e-9) << number;
    }
}

TEST(Layout, WaitingPiecesStandApartWithinTheirCircle) {
    for (const Seat seat : all_seats) {
        const auto [middle, radius] = waiting_circle(seat);
        for (int count = 1; count <= 4; ++count) {
            for (int nth = 0; nth < count; ++nth) {
                const Point at = waiting_point(seat, nth, count);
                EXPECT_LT(distance(at, middle) + piece_radius, radius);
            }
        }
        for (const Space space : spaces_on_tracks()) EXPECT_NE(cell(space), waiting_cell(seat));
    }
}

TEST(Layout, HomePiecesOfAllSeatsStandApart) {
    std::vector<Point> all;
    for (const Seat seat : all_seats) {
        for (int nth = 0; nth < 4; ++nth) all.push_back(home_point(seat, nth));
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        EXPECT_LT(length(all[i]) + piece_radius, home_circle().radius);
        for (std::size_t j = 0; j < i; ++j) EXPECT_GE(distance(all[i], all[j]), 2 * piece_radius);
    }
}

TEST(Layout, PiecesOnOneSpaceAreToldApart) {
    const Space space = start(Seat::Green);
    EXPECT_EQ(standing_point(space, 0, 1), centre(space));
    EXPECT_GE(distance(standing_point(space, 0, 2), standing_point(space, 1, 2)), 0.6 - 1e-9);
    for (int count = 2; count <= 7; ++count) {
        for (int nth = 1; nth < count; ++nth) {
            EXPECT_GT(
                distance(standing_point(space, nth - 1, count), standing_point(space, nth, count)),
                0.25);
            EXPECT_LT(distance(standing_point(space, nth, count), centre(space)), 0.5);
        }
    }
}

TEST(Layout, ColoursAreThoseOfTheBoard) {
    const Edition& first = editions.front();
    EXPECT_EQ(printed_colour(first, Space::broadway(6)), Seat::Blue);
    EXPECT_EQ(printed_colour(first, Space::broadway(45)), Seat::Yellow);
    EXPECT_EQ(printed_colour(first, Space::glad_path(Seat::Red, 3)), Seat::Red);
    EXPECT_EQ(printed_colour(first, Space::broadway(9)), std::nullopt);
    EXPECT_EQ(printed_colour(first, Space::turnout(Seat::Red, 3)), std::nullopt);
    EXPECT_EQ(printed_colour(edition(EditionId::Poleana), Space::broadway(9)), Seat::Blue);
}

}  // namespace
}  // namespace parlor::pollyanna
