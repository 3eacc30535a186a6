// SPDX-License-Identifier: MIT
#include "computers/training/training_api.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>
#include <string>
#include <vector>

#include "games/pollyanna/players/net.h"

namespace {

const std::string_view carried = parlor::pollyanna::pollyanna_net();

ParlorTraining by_carried_net(std::uint64_t seed, std::uint32_t threads) {
    return {carried.data(), carried.size(), seed, threads};
}

struct Played {
    std::int64_t count;
    std::string samples;
};

Played play(std::string_view net, std::uint32_t threads, std::size_t room = 2000) {
    const std::array<std::uint32_t, 4> games{3, 1, 1, 1};
    const ParlorTraining training{net.empty() ? nullptr : net.data(), net.size(), 11, threads};
    const ParlorRound round{0.98, 0.1, 0.01, 0.02, 0, games.data()};
    std::string samples(room * static_cast<std::size_t>(parlor_training_number("sample.size")),
                        '\0');
    const auto count = parlor_training_play(&training, &round, samples.data(), room);
    return {count, samples};
}

TEST(TrainingApi, TellsTheShapeOfANet) {
    EXPECT_EQ(parlor_training_number("inputs"), 2808);
    EXPECT_EQ(parlor_training_number("kinds"), 4);
    EXPECT_EQ(parlor_training_number("courses"), 4);
    EXPECT_EQ(parlor_training_number("sides"), 4);
    EXPECT_EQ(parlor_training_number("sample.chances"), 128);
    EXPECT_EQ(parlor_training_number("sample.size"), 148);
    EXPECT_EQ(parlor_training_number("no such number"), -1);
}

TEST(TrainingApi, NamesTheCoursesAndSharesOutTheirGames) {
    const std::span courses(parlor_training_courses(), 4);
    EXPECT_STREQ(courses[0].name, "two");
    EXPECT_STREQ(courses[3].name, "partners");
    double all = 0;
    for (const ParlorCourse& each : courses) all += each.share;
    EXPECT_NEAR(all, 1, 1e-9);
}

TEST(TrainingApi, WritesTheHeadOfAFileThatItReads) {
    const std::string_view layers = carried.substr(carried.find("\n\n") + 2);
    const ParlorTraining net = by_carried_net(1, 1);
    ASSERT_EQ(parlor_training_units(&net), 256);
    std::string head(static_cast<std::size_t>(parlor_training_number("longest_head")), '\0');
    const auto size = parlor_training_head(256, layers.data(), layers.size(), head.data());
    ASSERT_LE(static_cast<std::size_t>(size), head.size());
    head.resize(static_cast<std::size_t>(size));
    EXPECT_TRUE(carried.starts_with(head));
    const std::string written = head + "made: by a test\n\n" + std::string(layers);
    const ParlorTraining again{written.data(), written.size(), 1, 1};
    EXPECT_EQ(parlor_training_units(&again), 256);
    const ParlorTraining cut{written.data(), written.size() - 8, 1, 1};
    EXPECT_EQ(parlor_training_units(&cut), -1);
}

TEST(TrainingApi, GivesTheSameSamplesOnAnyNumberOfThreads) {
    for (const std::string_view net : {std::string_view(), carried}) {
        const Played one = play(net, 1);
        EXPECT_GT(one.count, 300);
        EXPECT_EQ(one.samples, play(net, 3).samples);
    }
}

TEST(TrainingApi, LeavesOutWhatDoesNotFit) {
    const Played whole = play({}, 2);
    const Played part = play({}, 2, 50);
    EXPECT_EQ(part.count, 50);
    EXPECT_EQ(part.samples, whole.samples.substr(0, part.samples.size()));
}

TEST(TrainingApi, RefusesADamagedNetNoNetAndAnUnknownPlayer) {
    const std::string net(carried.substr(0, 5000));
    EXPECT_EQ(play(net, 1).count, -1);
    const ParlorTraining damaged{net.data(), net.size(), 1, 1};
    EXPECT_EQ(parlor_training_match(&damaged, "simple", 0, 1), -1);
    const ParlorTraining none{nullptr, 0, 1, 1};
    EXPECT_EQ(parlor_training_match(&none, "simple", 0, 1), -1);
    const ParlorTraining sound = by_carried_net(1, 1);
    EXPECT_EQ(parlor_training_match(&sound, "nobody", 0, 1), -1);
    EXPECT_EQ(parlor_training_match(&sound, "simple", 4, 1), -1);
}

TEST(TrainingApi, CountsTwoPointsForAGameThatWasWon) {
    const ParlorTraining net = by_carried_net(1, 2);
    const auto points = parlor_training_match(&net, "random", 0, 20);
    EXPECT_GE(points, 34);
    EXPECT_LE(points, 40);
    EXPECT_EQ(points % 2, 0);  // no game is drawn
}

// Ten positions of games for two, each played on by the net.
std::vector<ParlorStood> judged(std::string_view asked, std::uint32_t threads) {
    std::vector<ParlorStood> rows(10);
    const ParlorTraining judge = by_carried_net(5, threads);
    const ParlorTraining net{asked.data(), asked.size(), 5, threads};
    const ParlorJudging judging{0, 40, rows.size(), 0, 0, 0};
    const auto count = parlor_training_judge(&judge, &net, &judging, rows.data());
    rows.resize(count < 0 ? 0 : static_cast<std::size_t>(count));
    return rows;
}

TEST(TrainingApi, TellsWhatCameOfPositionsAndWhatWasSaidOfThem) {
    const auto rows = judged(carried, 1);
    ASSERT_EQ(rows.size(), 10U);
    for (const auto& [came, doubt, said, analysis] : rows) {
        for (const ParlorChances& each : {came, said, analysis}) {
            const auto& of = each.of_side;
            EXPECT_NEAR(of[0] + of[1] + of[2] + of[3], 1, 1e-9);
        }
        const auto sides = std::count_if(std::begin(said.of_side), std::end(said.of_side),
                                         [](double chance) { return chance > 0; });
        EXPECT_EQ(sides, 2);
        for (std::size_t side = 0; side < 4; ++side) {
            // Rollouts of the one who said it come to about the same.
            EXPECT_NEAR(came.of_side[side], said.of_side[side], 0.3);
            EXPECT_EQ(doubt.of_side[side] > 0, said.of_side[side] > 0);
            // And so do the net at a glance and what is looked ahead by it.
            EXPECT_NEAR(analysis.of_side[side], said.of_side[side], 0.1);
        }
    }
}

TEST(TrainingApi, JudgesTheSameOnAnyNumberOfThreads) {
    const auto one = judged(carried, 1);
    const auto three = judged(carried, 3);
    ASSERT_EQ(one.size(), three.size());
    for (std::size_t i = 0; i < one.size(); ++i) {
        EXPECT_EQ(one[i].came.of_side[0], three[i].came.of_side[0]);
        EXPECT_EQ(one[i].said.of_side[0], three[i].said.of_side[0]);
        EXPECT_EQ(one[i].analysis.of_side[0], three[i].analysis.of_side[0]);
    }
}

TEST(TrainingApi, WeighsWhatPlayersGiveAway) {
    const ParlorTraining judge = by_carried_net(5, 2);
    const ParlorJudging judging{
        .course = 0, .games = 60, .positions = 30, .most = 6, .throws = 20, .margin = 0.06};
    std::vector<ParlorGiven> rows(90);
    const char* const players = "random,careful,rollouts:20x2:3:5";
    ASSERT_EQ(parlor_training_weigh(&judge, players, &judging, rows.data()), 30);
    ParlorGiven random{};
    ParlorGiven careful{};
    ParlorGiven search{};
    for (std::size_t i = 0; i < rows.size(); i += 3) {
        random.share += rows[i].share;
        careful.share += rows[i + 1].share;
        search.share += rows[i + 2].share;
        careful.milliseconds += rows[i + 1].milliseconds;
        search.milliseconds += rows[i + 2].milliseconds;
    }
    EXPECT_GT(random.share, careful.share + 0.3);
    EXPECT_GT(random.share, search.share + 0.3);
    EXPECT_GT(careful.milliseconds, 0);
    EXPECT_GT(search.milliseconds, 0);
    EXPECT_EQ(parlor_training_weigh(&judge, "careful,nobody", &judging, rows.data()), -1);
    EXPECT_TRUE(judged("no net", 1).empty());
}

}  // namespace
