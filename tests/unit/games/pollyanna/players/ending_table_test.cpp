// SPDX-License-Identifier: MIT
// The table that is shipped in endings/: its chances against the rules, against other solvers and,
// as the truth, against the net.
#include "games/pollyanna/players/ending_table.h"

#include <gtest/gtest.h>

#include <cmath>
#include <fstream>
#include <iterator>

#include "base/random.h"
#include "games/pollyanna/players/endgame.h"
#include "games/pollyanna/players/net.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/text.h"
#include "support/positions.h"

namespace parlor::pollyanna {
namespace {

using tests::position;
Variant variant(std::string_view text) { return parse_variant(text).value(); }

std::string file_of(const std::string& edition) {
    std::ifstream stream(PARLOR_SOURCE "/endings/" + edition + ".endings", std::ios::binary);
    return {std::istreambuf_iterator<char>(stream), {}};
}

const std::string& shipped_file() {
    static const std::string file = file_of("pollyanna-1916");
    return file;
}

const std::shared_ptr<const EndingTable>& shipped() {
    static const std::shared_ptr<const EndingTable> table =
        std::make_shared<const EndingTable>(EndingTable::read(shipped_file(), {}).value());
    return table;
}

// By the obvious generator.
double mean_of_throws(const EndingTable& table, const Position& before) {
    double mean = 0;
    for (const WeightedThrow& each : all_throws) {
        double best = 0;
        for (const Play& play : plays(before, each.thrown)) {
            const auto then = ending(play.after);
            const double chance = then ? table.chance(*then) : 1;
            const bool passes = then && play.after.to_throw != before.to_throw;
            best = std::max(best, passes ? 1 - chance : chance);
        }
        mean += best * each.weight / 36;
    }
    return mean;
}

Ending random_ending(base::Random& random) {
    for (;;) {
        const Ending drawn{static_cast<Placement>(random.below(both_home)),
                           static_cast<Placement>(random.below(both_home))};
        if (may_stand(drawn)) return drawn;
    }
}

void expect_by_the_rules(const EndingTable& table, Variant played) {
    base::Random random(11);
    for (int i = 0; i < 300; ++i) {
        const Ending drawn = random_ending(random);
        const Position before = position_of(drawn, played);
        EXPECT_NEAR(table.chance(drawn), mean_of_throws(table, before),
                    2.1 * EndingTable::greatest_error)
            << text(before);
    }
}

TEST(EndingTable, AgreesWithTheRulesOnWhatEveryThrowBrings) { expect_by_the_rules(*shipped(), {}); }

// Q6: where a Reward does not go home.
TEST(EndingTable, AgreesWithTheRulesOf1951) {
    const Variant played = variant("pollyanna-1951");
    const auto table = EndingTable::read(file_of("pollyanna-1951"), played);
    ASSERT_TRUE(table);
    EXPECT_TRUE(table->covers(variant("dixie-1952")));
    EXPECT_FALSE(table->covers(variant("pollyanna-es")));
    expect_by_the_rules(*table, played);
}

// P87, P92: without contact there is another table, which is exact.
TEST(EndingTable, AgreesWithTheTableOfGladPaths) {
    const GladPathTable paths;
    int compared = 0;
    for (std::size_t own = 0; own < both_home; ++own) {
        for (std::size_t rival = 0; rival < both_home; ++rival) {
            const Ending here{static_cast<Placement>(own), static_cast<Placement>(rival)};
            if (!may_stand(here)) continue;
            const Position asked = position_of(here, {});
            const auto one = on_glad_path(asked, Seat::Blue);
            const auto other = on_glad_path(asked, Seat::Red);
            if (!one || !other) continue;
            ++compared;
            ASSERT_NEAR(shipped()->chance(here), paths.chance(*one, *other),
                        EndingTable::greatest_error + 1e-6)
                << text(asked);
        }
    }
    EXPECT_EQ(compared, 28 * 28);
}

// By hand: 11 of 36 throws have a 1 and win; of the others the rival has the same chance.
TEST(EndingTable, KnowsOneStepEach) {
    const auto last = ending(position("pollyanna-1916 b:b7,h,h,h g:- r:r7,h,h,h y:- b ?"));
    EXPECT_NEAR(shipped()->chance(*last), 36.0 / 61, EndingTable::greatest_error);
}

// P92, Q6: a Reward may bring home the piece that is ten steps away, so the table is for editions
// A and D; no third piece comes to a Blockade, so that answer does not matter (Q1).
TEST(EndingTable, IsForTheRulesThatTwoPiecesShow) {
    for (const char* same : {"pollyanna-1916", "pollyanna-es", "pollyanna-1916+third_piece",
                             "pollyanna-1951+reward_goes_home"}) {
        EXPECT_TRUE(shipped()->covers(variant(same))) << same;
    }
    for (const char* other :
         {"pollyanna-1951", "dixie-1952", "pollyanna-1916+reward_optional", "poleana"}) {
        EXPECT_FALSE(shipped()->covers(variant(other))) << other;
        const auto refused = EndingTable::read(shipped_file(), variant(other));
        ASSERT_FALSE(refused);
        EXPECT_EQ(name(refused.error()), "other_rules");
    }
}

TEST(EndingTable, RefusesWhatIsNoTable) {
    const auto fault = [](const std::string& file) {
        const auto read = EndingTable::read(file, {});
        return read ? std::string_view("none") : name(read.error());
    };
    EXPECT_EQ(fault(""), "not_endings");
    EXPECT_EQ(fault("parlor-net: 1\n"), "not_endings");
    EXPECT_EQ(fault("parlor-endings: 2\n"), "other_version");
    EXPECT_EQ(fault("parlor-endings: 1\n"), "damaged");
    std::string changed = shipped_file();
    changed[changed.size() / 2] ^= 1;
    EXPECT_EQ(fault(changed), "damaged");
    EXPECT_EQ(fault(shipped_file().substr(0, shipped_file().size() / 2)), "damaged");
}

TEST(EndingTable, IsLookedUpOnceItIsTaken) {
    const Position met = position("pollyanna-1916 b:29,h,h,h g:- r:30,50,h,h y:- b ?");
    const Position other = position("pollyanna-1951 b:29,h,h,h g:- r:30,50,h,h y:- b ?");
    const Position won = position("pollyanna-1916 b:h,h,h,h g:- r:30,50,h,h y:- =b");
    const auto without = net_evaluator(RuleBook::Leaflets);
    EXPECT_FALSE(without->knows(met));
    take_endings(shipped());
    const auto with = net_evaluator(RuleBook::Leaflets);
    take_endings(nullptr);
    EXPECT_TRUE(with->knows(met));
    EXPECT_FALSE(with->knows(other));
    EXPECT_EQ(with->chances(other), without->chances(other));
    EXPECT_EQ(with->chances(won)[0], 1);
    const auto truth = with->chances(met);
    EXPECT_EQ(truth[0], shipped()->chance(*ending(met)));
    EXPECT_EQ(truth[2], 1 - truth[0]);
    EXPECT_EQ(with->chance(met, 2, 0), truth[2]);
}

// The net as it is shipped; docs/analysis.md has the figures.
TEST(EndingTable, IsWhatTheNetSaysAbout) {
    const auto net = net_evaluator(RuleBook::Leaflets);
    base::Random random(12);
    constexpr int asked = 4000;
    double squares = 0;
    for (int i = 0; i < asked; ++i) {
        const Ending drawn = random_ending(random);
        const double missed = net->chances(position_of(drawn, {}))[0] - shipped()->chance(drawn);
        squares += missed * missed;
    }
    EXPECT_LT(std::sqrt(squares / asked), 0.05);
}

}  // namespace
}  // namespace parlor::pollyanna
