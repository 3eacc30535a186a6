// SPDX-License-Identifier: MIT
// Short searches; the puzzles that the program carries are those of long ones.
#include "programs/puzzles/maker.h"

#include <gtest/gtest.h>

#include "games/games.h"

namespace parlor::puzzles {
namespace {

using base::never_stop;

std::vector<Puzzle> found(const Source& source, std::uint64_t games) {
    Maker maker(games::of(source.game), source);
    std::vector<Puzzle> all;
    for (std::uint64_t number = 0; number < games; ++number) {
        for (Puzzle& each : maker.look_at(number, never_stop)) all.push_back(std::move(each));
    }
    return all;
}

TEST(Maker, FindsTheSamePuzzlesAgain) {
    const Source source{.game = "pollyanna-1916", .seats = "br", .seed = 1};
    const auto all = found(source, 8);
    EXPECT_FALSE(all.empty());
    EXPECT_EQ(found(source, 8), all);
    for (const Puzzle& each : all) {
        EXPECT_GE(each.least_margin, least_lead);
        const auto table = games::open(each.position);
        ASSERT_TRUE(table);
        const auto coach = games::of(each.position).coach();
        EXPECT_EQ(themes_of(*coach, **table, each.answer), each.themes);
    }
}

TEST(Maker, FindsTheBlundersOfOneLevelAlone) {
    const auto all = found(
        {.game = "pollyanna-1916", .seats = "bgry", .seed = 203, .missed_by = "careful"}, 100);
    EXPECT_FALSE(all.empty());
    for (const Puzzle& each : all) {
        EXPECT_EQ(each.missed_by, "careful");
        const auto table = games::open(each.position);
        ASSERT_TRUE(table);
        const auto coach = games::of(each.position).coach();
        const auto again = (*table)->copy();
        coach->play(*again, "careful", base::Random(1), never_stop);
        again->confirm();
        EXPECT_NE(again->position_text(), position_after(**table, each.answer)) << text(each);
    }
}

TEST(Maker, NamesThemesByTheGame) {
    const auto table = games::open("pollyanna-1916 b:7,7,34,C7 g:- r:39,39,58,A6 y:- r 3-2");
    ASSERT_TRUE(table);
    const auto coach = games::of("pollyanna-1916").coach();
    EXPECT_EQ(themes_of(*coach, **table, "58/1 1/3"), std::vector<std::string>{"hold_blockade"});
}

}  // namespace
}  // namespace parlor::puzzles
