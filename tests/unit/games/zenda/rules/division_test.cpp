// SPDX-License-Identifier: MIT
// Three and four players: who moves which pieces. How they share a throw is match/sharing_test.cpp.
#include "games/zenda/rules/division.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace parlor::zenda {
namespace {

std::string letters(std::span<const Seat> seats) {
    std::string all;
    for (const Seat seat : seats) all += letter(seat);
    return all;
}

// cites Z27 Z28 Z29
TEST(Division, SeatsPlayersByThePiecesTheyMove) {
    EXPECT_EQ(letters(seats(Division::Two)), "sz");
    EXPECT_EQ(letters(seats(Division::Three)), "maz");
    EXPECT_EQ(letters(seats(Division::Four)), "maky");
    const auto movers = [](Division division) {
        std::string all;
        for (const Role role : all_roles) all += letter(seat_of(division, role));
        return all;
    };
    EXPECT_EQ(movers(Division::Two), "zzss");
    EXPECT_EQ(movers(Division::Three), "zzma");
    EXPECT_EQ(movers(Division::Four), "kyma");
}

TEST(Division, IsKnownByItsSeatsInAnyOrder) {
    for (const Division division : all_divisions) {
        std::vector<Seat> given(seats(division).begin(), seats(division).end());
        std::ranges::reverse(given);
        EXPECT_EQ(division_of(given), division);
        given.pop_back();
        EXPECT_EQ(division_of(given), std::nullopt);
        for (const Role role : all_roles) {
            EXPECT_EQ(city_of(seat_of(division, role)), city_of(role));
        }
    }
    EXPECT_EQ(division_of(std::vector{Seat::Streslau, Seat::King, Seat::Yellows}), std::nullopt);
    EXPECT_EQ(division_of({}), std::nullopt);
}

TEST(Division, SeatsAreReadByTheirLetters) {
    for (const Seat seat : all_seats) EXPECT_EQ(parse_seat(letter(seat)), seat);
    EXPECT_EQ(parse_seat('x'), std::nullopt);
    EXPECT_EQ(parse_seat('M'), std::nullopt);
}

TEST(Division, KnowsWhoHasAStepToMake) {
    const Step michael{.role = Role::Michael, .from = Spot::at(5), .to = Spot::at(6), .count = 1};
    const Step army{.role = Role::Army, .from = Spot::at(7), .to = Spot::at(8), .count = 1};
    EXPECT_EQ(letters(movers(Division::Three, std::vector{army, michael, army})), "ma");
    EXPECT_EQ(letters(movers(Division::Three, std::vector{army})), "a");
    EXPECT_EQ(letters(movers(Division::Two, std::vector{army, michael})), "s");
    EXPECT_EQ(letters(movers(Division::Four, {})), "");
    EXPECT_EQ(letters(seats_of(Division::Three, City::Streslau)), "ma");
    EXPECT_EQ(letters(seats_of(Division::Three, City::Zenda)), "z");
}

}  // namespace
}  // namespace parlor::zenda
