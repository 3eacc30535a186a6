// SPDX-License-Identifier: MIT
// The duel of a date and an edition. The vectors are fixed: everybody's duel of a day is the same.
#include "games/duel.h"

#include <gtest/gtest.h>

#include <array>
#include <set>

#include "games/games.h"
#include "rules/match/dice.h"

namespace parlor::games {
namespace {

struct Vector {
    std::string_view date;
    std::string_view edition;
    std::string_view level;
    std::string_view seats;
    char person;
    std::uint64_t seed;
};
constexpr std::array vectors{
    Vector{"2026-11-20", "poleana", "random", "br", 'b', 2626752912467197978U},
    Vector{"2026-11-21", "poleana", "simple", "br", 'r', 9614090037635201837U},
    Vector{"2026-11-20", "pollyanna-1916", "random", "br", 'b', 445418329872048678U},
    Vector{"2028-02-29", "dixie-1952", "master", "br", 'r', 11134752280720926158U},
    Vector{"2026-11-20", "zenda", "deep", "sz", 'z', 9630239880698164940U},
};

TEST(Duel, FollowsFromTheDateAndTheEdition) {
    for (const Vector& each : vectors) {
        const auto duel = duel_of(each.date, each.edition);
        ASSERT_TRUE(duel) << each.edition;
        EXPECT_EQ(*duel, (Duel{std::string(each.edition), std::string(each.level),
                               std::string(each.seats), each.person, each.seed}))
            << each.date << ' ' << each.edition << ' ' << duel->level << ' ' << duel->seats << ' '
            << duel->person << ' ' << duel->seed;
    }
}

TEST(Duel, RefusesWhatIsNoDateOrEdition) {
    for (const std::string_view date :
         {"", "2026-11", "2026-11-31", "2026-02-29", "2026-13-01", "2026-1-01", "20261-01-1",
          "2026-11-20 ", "2026/11/20", "-026-11-20"}) {
        EXPECT_FALSE(duel_of(date, "poleana")) << date;
    }
    for (const std::string_view edition : {"", "pollyanna", "poleana+must_capture", "chess"}) {
        EXPECT_FALSE(duel_of("2026-11-20", edition)) << edition;
    }
}

TEST(Duel, CountsDaysAsCalendarsDo) {
    EXPECT_EQ(parse_date("1970-01-01"), 0);
    EXPECT_EQ(parse_date("1972-03-01"), 790);
    EXPECT_EQ(parse_date("2000-02-29"), 11'016);
    EXPECT_EQ(parse_date("2026-11-20"), 20'777);
    EXPECT_EQ(parse_date("2100-03-01"), 47'541);
    EXPECT_FALSE(parse_date("1969-12-31"));
    EXPECT_FALSE(parse_date("2100-02-29"));
}

// So that a week has several opponents, and none is so slow that ten minutes are not enough.
TEST(Duel, BringsEveryQuickCharacterInTurn) {
    for (const Game* game : all()) {
        std::set<std::string> levels;
        std::set<char> seats;
        for (int day = 10; day < 17; ++day) {
            const auto duel =
                duel_of("2026-11-" + std::to_string(day), game->editions().front().name);
            ASSERT_TRUE(duel);
            levels.insert(duel->level);
            seats.insert(duel->person);
        }
        std::set<std::string> quick;
        const auto coach = game->coach();
        for (const coach::LevelCard& each : coach->levels()) {
            if (each.milliseconds <= longest_milliseconds) quick.emplace(each.name);
        }
        EXPECT_EQ(levels, quick) << game->name();
        EXPECT_EQ(seats.size(), 2U) << game->name();
    }
}

TEST(Duel, BeginsAGameWithItsDiceAndPlayers) {
    const auto duel = duel_of("2026-11-20", "poleana");
    ASSERT_TRUE(duel);
    match::Dice dice({duel->seed, 0}, 2);
    const auto match = begin(new_game(*duel), [&] { return dice.cast(); });
    ASSERT_TRUE(match);
    const game::Record& tags = (*match)->tags();
    EXPECT_EQ(tags.edition, "poleana");
    EXPECT_EQ(tags.seed, (game::Seed{duel->seed, 0}));
    ASSERT_EQ(tags.others.size(), 1U);
    const std::string person = std::string{duel->person} + "=human";
    EXPECT_NE(tags.others.front().value.find(person), std::string::npos);
    EXPECT_NE(tags.others.front().value.find("=" + duel->level), std::string::npos);
}

}  // namespace
}  // namespace parlor::games
