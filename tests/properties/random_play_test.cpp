// SPDX-License-Identifier: MIT
// What must hold in every position of random games, in every edition, seat set and switch.
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/plays.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/rules/why.h"
#include "properties/generators.h"
#include "reference/slow_pollyanna.h"
#include "support/turned.h"

namespace parlor::tests {
namespace {

using namespace pollyanna;

// Plays random games of every setting in turn until `throws` throws have been seen.
void play_at_random(int throws, std::uint64_t seed,
                    const std::function<void(const Position&, Throw)>& look) {
    base::Random random(seed);
    Results results;
    const std::vector<Setting> settings = all_settings();
    for (int seen = 0, game = 0; seen < throws; ++game) {
        const Setting& setting = settings[static_cast<std::size_t>(game) % settings.size()];
        Position position =
            starting_position(setting.variant, setting.seated, setting.seated.first());
        while (winners(position).empty() && seen < throws) {
            const Throw thrown = Throw::by(random);
            look(position, thrown);
            ++seen;
            results.find(position, thrown);
            position = results[random.below(static_cast<std::uint32_t>(results.size()))];
        }
        if (testing::Test::HasFailure()) return;
    }
}

std::set<std::string> fast(Results& results, const Position& position, Throw thrown) {
    results.find(position, thrown);
    std::set<std::string> all;
    for (std::size_t i = 0; i < results.size(); ++i) all.insert(text(results[i]));
    EXPECT_EQ(all.size(), results.size()) << "the same result twice: " << text(position, thrown);
    return all;
}

TEST(RandomPlay, FastGeneratorAgreesWithTheReference) {
    Results results;
    play_at_random(200'000, 1, [&](const Position& position, Throw thrown) {
        const std::string from = text(position, thrown);
        EXPECT_EQ(fast(results, position, thrown), slow::results(from)) << from;
    });
}

TEST(RandomPlay, EveryWayFindsTheSameInTheSameOrder) {
    Results quickest;
    Results portable(Instructions::Portable);
    play_at_random(1'000'000, 5, [&](const Position& position, Throw thrown) {
        quickest.find(position, thrown);
        portable.find(position, thrown);
        ASSERT_EQ(quickest.size(), portable.size()) << text(position, thrown);
        for (std::size_t i = 0; i < portable.size(); ++i) {
            ASSERT_EQ(quickest[i], portable[i]) << text(position, thrown);
        }
    });
}

TEST(RandomPlay, FastGeneratorAgreesWithThePlays) {
    Results results;
    play_at_random(50'000, 2, [&](const Position& position, Throw thrown) {
        std::set<std::string> by_plays;
        for (const Play& play : plays(position, thrown)) by_plays.insert(text(play.after));
        EXPECT_EQ(fast(results, position, thrown), by_plays) << text(position, thrown);
    });
}

TEST(RandomPlay, EveryPositionCouldStandAndSurvivesItsText) {
    play_at_random(50'000, 3, [&](const Position& position, Throw thrown) {
        const std::string written = text(position, thrown);
        EXPECT_TRUE(defects(position, {}).empty()) << written;
        EXPECT_EQ(is_over(position), !winners(position).empty()) << written;
        const auto read = parse_position(written);
        ASSERT_TRUE(read) << written;
        EXPECT_EQ(read->position, position) << written;
        EXPECT_EQ(read->thrown, thrown) << written;
        EXPECT_EQ(text(read->position, *read->thrown), written);
    });
}

TEST(RandomPlay, TurningTheTableTurnsTheResults) {
    Results results;
    play_at_random(50'000, 4, [&](const Position& position, Throw thrown) {
        std::set<std::string> expected;
        results.find(position, thrown);
        for (std::size_t i = 0; i < results.size(); ++i) expected.insert(text(turned(results[i])));
        EXPECT_EQ(fast(results, turned(position), thrown), expected) << text(position, thrown);
    });
}

TEST(RandomPlay, EveryStepOfEveryPlayIsAmongTheChoices) {
    play_at_random(2'000, 5, [&](const Position& position, Throw thrown) {
        for (const Play& play : plays(position, thrown)) {
            for (std::size_t made = 0; made <= play.steps.size(); ++made) {
                const std::span so_far = std::span(play.steps).first(made);
                const std::vector<Step> next = choices(position, thrown, so_far);
                if (made == play.steps.size()) {
                    EXPECT_TRUE(next.empty()) << text(position, thrown);
                } else {
                    EXPECT_NE(std::ranges::find(next, play.steps[made]), next.end())
                        << text(position, thrown) << " " << text(so_far);
                }
            }
            EXPECT_EQ(finished(hand_after(position, thrown, play.steps)), play.after);
        }
    });
}

TEST(RandomPlay, WhatCanBeChosenIsLegalAndTheRestHasAReason) {
    play_at_random(300, 6, [&](const Position& position, Throw thrown) {
        const std::vector<Step> legal = choices(position, thrown, {});
        for (int from = 0; from < Space::count(); ++from) {
            for (int to = 0; to < Space::count(); ++to) {
                const StepText tried{Space::from_code(from), Space::from_code(to)};
                const bool is_legal = std::ranges::any_of(
                    legal, [&](const Step& step) { return matches(tried, step); });
                const WhyNot answer = why_not(position, thrown, {}, tried);
                EXPECT_EQ(answer.reason == StepRefusal::None, is_legal)
                    << text(position, thrown) << " " << text(tried.from) << "/" << text(tried.to)
                    << " " << name(answer.reason);
            }
        }
    });
}

}  // namespace
}  // namespace parlor::tests
