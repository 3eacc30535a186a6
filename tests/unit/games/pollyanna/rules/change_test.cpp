// SPDX-License-Identifier: MIT
#include "games/pollyanna/rules/change.h"

#include <gtest/gtest.h>

#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/space.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

Change change_of(std::string_view before, std::string_view after) {
    return change(parse_position(before)->position, parse_position(after)->position);
}

TEST(Change, SeesWhatAThrowHasDone) {
    const Change done = change_of("pollyanna-1916 b:w,w,9,b7 g:w,8,w,w r:w,w,w,w y:w,w,w,w b ?",
                                  "pollyanna-1916 b:w,8,9,h g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?");
    EXPECT_EQ(done.seat, Seat::Blue);
    EXPECT_FALSE(done.lost);
    EXPECT_EQ(done.entered, 1);
    EXPECT_EQ(done.brought_home, 1);
    EXPECT_EQ(done.captured, (std::array{0, 1, 0, 0}));
}

using MadeAndBroken = std::pair<int, int>;
MadeAndBroken blockades(std::string_view before, std::string_view after) {
    const Position was = parse_position(before)->position;
    const Position is = parse_position(after)->position;
    return {blockades_made(was, is), blockades_broken(was, is)};
}

TEST(Change, CountsBlockadesMadeAndBroken) {
    EXPECT_EQ(blockades("pollyanna-1916 b:12,12,20,22 g:- r:w,w,w,w y:- b ?",
                        "pollyanna-1916 b:12,14,22,22 g:- r:w,w,w,w y:- r ?"),
              MadeAndBroken(1, 1));
    EXPECT_EQ(blockades("pollyanna-1916 b:w,w,9,b7 g:w,8,w,w r:w,w,w,w y:w,w,w,w b ?",
                        "pollyanna-1916 b:w,8,9,h g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?"),
              MadeAndBroken(0, 0));
}

// cites P60
TEST(Change, ABlockadeFormedAnewAtTheSamePlaceIsNoNewOne) {
    EXPECT_EQ(blockades("pollyanna-1916 b:6,12,12,h g:- r:w,w,w,w y:- b ?",
                        "pollyanna-1916 b:12,12,15,h g:- r:w,w,w,w y:- r ?"),
              MadeAndBroken(0, 0));
}

TEST(Change, AThirdPieceMakesNoNewBlockadeButAPartnerDoes) {
    EXPECT_EQ(blockades("pollyanna-1916 b:w,8,12,12 g:- r:w,w,w,w y:- b ?",
                        "pollyanna-1916 b:w,12,12,12 g:- r:w,w,w,w y:- r ?"),
              MadeAndBroken(0, 0));
    EXPECT_EQ(blockades("pollyanna-1916+partners b:w,w,w,8 g:w,w,w,w r:w,w,w,12 y:w,w,w,w b ?",
                        "pollyanna-1916+partners b:w,w,w,12 g:w,w,w,w r:w,w,w,12 y:w,w,w,w g ?"),
              MadeAndBroken(1, 0));
}

TEST(Change, KnowsALostThrow) {
    EXPECT_TRUE(change_of("pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?",
                          "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- r ?")
                    .lost);
}

int seats_changed(std::string_view before, std::string_view after) {
    return seats_changed(parse_position(before)->position, parse_position(after)->position);
}

// cites P25 P71
TEST(Change, TellsALostThrowAndACaptureByTheSeatsThatChanged) {
    constexpr std::string_view before =
        "pollyanna-1916 b:w,w,9,12 g:w,w,w,w r:w,w,w,14 y:w,w,w,13 b ?";
    EXPECT_EQ(
        seats_changed(before, "pollyanna-1916 b:w,w,9,12 g:w,w,w,w r:w,w,w,14 y:w,w,w,13 g ?"), 0);
    EXPECT_EQ(
        seats_changed(before, "pollyanna-1916 b:w,w,9,15 g:w,w,w,w r:w,w,w,14 y:w,w,w,13 g ?"), 1);
    EXPECT_EQ(seats_changed(before, "pollyanna-1916 b:w,w,13,14 g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?"),
              3);
}

struct Counts {
    int entered = 0;
    int brought_home = 0;
    int captures = 0;
    int rewards = 0;
    bool lost = false;
    friend bool operator==(const Counts&, const Counts&) = default;
};

Counts by_steps(const Play& play) {
    Counts counts{.lost = play.steps.empty()};
    for (const Step& step : play.steps) {
        const bool declined = step.with == Using::DeclinedReward;
        counts.entered += is_waiting(step.from) && !declined ? 1 : 0;
        counts.brought_home += is_home(step.to) ? 1 : 0;
        counts.captures += step.captures ? 1 : 0;
        counts.rewards += step.with == Using::Reward ? 1 : 0;
    }
    return counts;
}
Counts by_change(const Position& before, Throw thrown, const Position& after) {
    const Change done = change(before, after);
    return {done.entered, done.brought_home, done.captures(),
            rewards_played(before, thrown, after, done), done.lost};
}

TEST(Change, AgreesWithTheStepsInGamesOfEveryKind) {
    for (std::uint64_t game = 0; game < 40; ++game) {
        base::Random random(7, game);
        Variant variant(editions[game % editions.size()].id);
        if (game % 3 == 0) variant = variant.with_partners();
        const std::span rules = house_rules(variant.edition().book);
        if (game % 7 < rules.size()) variant = variant.with_switched(rules[game % 7].which);
        Position position = starting_position(variant, SeatSet::all(), Seat::Blue);
        while (winners(position).empty()) {
            const Throw thrown = Throw::by(random);
            const auto all = plays(position, thrown);
            for (const Play& play : all) {
                ASSERT_EQ(by_change(position, thrown, play.after), by_steps(play))
                    << text(position, thrown) << " " << text(play.steps);
            }
            position = all[random.below(static_cast<std::uint32_t>(all.size()))].after;
        }
    }
}

TEST(Progress, CountsTheSpacesToHome) {
    EXPECT_EQ(spaces_to_go(Seat::Blue, Space::waiting()), 62);
    EXPECT_EQ(spaces_to_go(Seat::Blue, *parse_space("6")), 62);
    EXPECT_EQ(spaces_to_go(Seat::Blue, *parse_space("0")), 8);
    EXPECT_EQ(spaces_to_go(Seat::Blue, *parse_space("b7")), 1);
    EXPECT_EQ(spaces_to_go(Seat::Blue, Space::home()), 0);
    EXPECT_EQ(spaces_to_go(Seat::Green, *parse_space("6")), 17);
}

// cites P47
TEST(Progress, ATurnoutIsThreeSpacesLonger) {
    EXPECT_EQ(spaces_to_go(Seat::Blue, *parse_space("20")), 48);
    EXPECT_EQ(spaces_to_go(Seat::Blue, *parse_space("B1")), 48 - 1 + 3);
    EXPECT_EQ(spaces_to_go(Seat::Blue, *parse_space("B7")),
              spaces_to_go(Seat::Blue, *parse_space("25")) + 1);
}

}  // namespace
}  // namespace parlor::pollyanna
