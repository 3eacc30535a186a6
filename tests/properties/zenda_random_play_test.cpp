// SPDX-License-Identifier: MIT
// What must hold in every position of random games of Zenda, on the small boards and the standard
// one.
#include <gtest/gtest.h>

#include <algorithm>

#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/results.h"
#include "games/zenda/rules/text.h"
#include "games/zenda/rules/why.h"
#include "properties/zenda_positions.h"
#include "support/corpus.h"

namespace parlor::tests {
namespace {

using namespace zenda;

using Look = std::function<void(const TestBoard&, const Position&, Throw)>;

// Numbers of throws: of games that begin with all pieces set up, and of games that begin with some
// pieces strewn about.
struct Mix {
    int set_up = 0;
    int strewn = 0;
    Strewn pieces;
};

void play_on(const TestBoard& on, const Mix& mix, std::uint64_t seed, const Look& look) {
    base::Random random(seed);
    const auto seen = [&](const Position& position, Throw thrown) { look(on, position, thrown); };
    const auto all_set_up = [&] { return set_up(on.board, random); };
    play_at_random(on.board, mix.set_up, random, all_set_up, seen);
    const auto strewn_about = [&] { return strewn(on.board, mix.pieces, random); };
    play_at_random(on.board, mix.strewn, random, strewn_about, seen);
}

void play_on_each_small_board(const Mix& mix, std::uint64_t seed, const Look& look) {
    for (const TestBoard& each : small_boards()) play_on(each, mix, seed, look);
}

Texts fast(Results& results, const Position& position, Throw thrown) {
    results.find(position, thrown);
    Texts all;
    for (std::size_t i = 0; i < results.size(); ++i) all.insert(text(results[i]));
    EXPECT_EQ(all.size(), results.size()) << "the same result twice: " << text(position, thrown);
    return all;
}

void expect_as_the_reference(const TestBoard& on, const Position& position, Throw thrown) {
    Results results(on.board);
    const std::string from = text(position, thrown);
    const Texts found = fast(results, position, thrown);
    const Texts expected = slow::zenda_results(on.slow, from);
    EXPECT_TRUE(found == expected)
        << on.name << ": " << from << "\nmissing:" << listed(expected, found)
        << "\ntoo many:" << listed(found, expected);
}

// Who wins is part of each result, so the reference also judges every `=s` and `=z`.
TEST(ZendaRandomPlay, ResultsAgreeWithTheReference) {
    const Mix many{.set_up = 1'500, .strewn = 7'700, .pieces = {}};
    play_on(small_board("lane"), many, 1, expect_as_the_reference);
    play_on(small_board("loop"), many, 1, expect_as_the_reference);
    // Its crossroads make ten times the work of a throw.
    const Mix few{.set_up = 200, .strewn = 700, .pieces = {}};
    play_on(small_board("gate"), few, 1, expect_as_the_reference);
}

// With few pieces: with many, the reference takes a second a throw.
TEST(ZendaRandomPlay, ResultsOnTheStandardBoardAgreeWithTheReference) {
    play_on(standard_test_board(), {.strewn = 1'500, .pieces = {.most_green = 2, .most_yellow = 1}},
            2, expect_as_the_reference);
}

TEST(ZendaRandomPlay, PlaysAgreeWithTheResults) {
    const Look look = [](const TestBoard& on, const Position& position, Throw thrown) {
        Results results(on.board);
        Texts by_plays;
        for (const Play& play : plays(on.board, position, thrown)) {
            by_plays.insert(text(play.after));
            EXPECT_EQ(finished(hand_after(on.board, position, thrown, play.steps)), play.after);
        }
        EXPECT_TRUE(fast(results, position, thrown) == by_plays) << text(position, thrown);
    };
    play_on_each_small_board({.set_up = 200, .strewn = 300, .pieces = {}}, 3, look);
    play_on(standard_test_board(), {.strewn = 50, .pieces = {.most_green = 3}}, 3, look);
}

TEST(ZendaRandomPlay, EveryPositionCouldStandAndSurvivesItsText) {
    const Look look = [](const TestBoard& on, const Position& position, Throw thrown) {
        const std::string written = text(position, thrown);
        EXPECT_TRUE(defects(on.board, position).empty()) << written;
        const auto read = parse_position(on.board, written);
        ASSERT_TRUE(read) << written;
        EXPECT_EQ(read->position, position) << written;
        EXPECT_EQ(read->thrown, thrown) << written;
        EXPECT_EQ(text(read->position, *read->thrown), written);
    };
    play_on_each_small_board({.set_up = 1'000, .strewn = 1'000, .pieces = {}}, 4, look);
    play_on(standard_test_board(), {.set_up = 1'000, .strewn = 2'000, .pieces = {}}, 4, look);
}

int piece_count(const Position& position, City city) {
    int count = 0;
    for (const Role role : all_roles) {
        if (city_of(role) == city) count += pieces_of(position, role).size();
    }
    return count;
}

// A throw of `before` has led to `after`.
void expect_rules_kept(const Position& before, const Position& after) {
    const std::string line = text(before) + " -> " + text(after);
    const City mover = before.city;
    EXPECT_EQ(all_pieces(after).size(),
              piece_count(after, City::Zenda) + piece_count(after, City::Streslau))
        << "two on a spot: " << line;
    EXPECT_TRUE(after.king.on_board()) << line;
    EXPECT_EQ(piece_count(after, mover), piece_count(before, mover)) << line;
    const int captured = piece_count(before, other(mover)) - piece_count(after, other(mover));
    EXPECT_TRUE(captured >= 0 && captured <= 3) << line;
    EXPECT_EQ(after.city, is_over(after) ? mover : other(mover)) << line;
    if (mover == City::Streslau) EXPECT_EQ(after.king, before.king) << line;
}

// cites Z4 Z5 Z17 Z21
TEST(ZendaRandomPlay, NoRuleIsBroken) {
    const Look look = [](const TestBoard& on, const Position& position, Throw thrown) {
        Results results(on.board);
        results.find(position, thrown);
        for (std::size_t i = 0; i < results.size(); ++i) {
            expect_rules_kept(position, results[i]);
            EXPECT_TRUE(defects(on.board, results[i]).empty()) << text(results[i]);
        }
    };
    play_on_each_small_board({.set_up = 200, .strewn = 300, .pieces = {}}, 5, look);
    play_on(standard_test_board(), {.strewn = 50, .pieces = {.most_green = 4}}, 5, look);
}

TEST(ZendaRandomPlay, EveryStepOfEveryPlayIsAmongTheChoices) {
    const Look look = [](const TestBoard& on, const Position& position, Throw thrown) {
        const auto all = plays(on.board, position, thrown);
        for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 8) {
            for (std::size_t made = 0; made <= all[i].steps.size(); ++made) {
                const std::span so_far = std::span(all[i].steps).first(made);
                const auto next = choices(on.board, position, thrown, so_far);
                const bool ends = made == all[i].steps.size();
                EXPECT_EQ(ends, next.empty()) << text(position, thrown) << " " << text(so_far);
                if (ends) continue;
                EXPECT_NE(std::ranges::find(next, all[i].steps[made]), next.end())
                    << text(position, thrown) << " " << text(all[i].steps);
            }
        }
    };
    play_on_each_small_board({.set_up = 100, .strewn = 200, .pieces = {}}, 6, look);
    play_on(standard_test_board(), {.strewn = 50, .pieces = {.most_green = 3}}, 6, look);
}

TEST(ZendaRandomPlay, WhatCanBeChosenIsLegalAndTheRestHasAReason) {
    const Look look = [](const TestBoard& on, const Position& position, Throw thrown) {
        const auto legal = choices(on.board, position, thrown, {});
        for (const Role role : all_roles) {
            for (int from = 1; from <= on.board.size(); ++from) {
                for (int to = 1; to <= on.board.size(); ++to) {
                    const StepText tried{role, Spot::at(from), Spot::at(to), false};
                    const bool is_legal = std::ranges::any_of(
                        legal, [&](const Step& step) { return matches(tried, step); });
                    const WhyNot answer = why_not(on.board, position, thrown, {}, tried);
                    EXPECT_EQ(answer.reason == StepRefusal::None, is_legal)
                        << text(position, thrown) << " " << letter(role) << from << "/" << to;
                }
            }
        }
    };
    play_on_each_small_board({.set_up = 4, .strewn = 6, .pieces = {}}, 7, look);
}

}  // namespace
}  // namespace parlor::tests
