// SPDX-License-Identifier: MIT
#include "games/pollyanna/players/net_inputs.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>
#include <set>

#include "computers/players/net_evaluator.h"
#include "games/pollyanna/players/net.h"
#include "games/pollyanna/rules/results.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/training/start_positions.h"
#include "support/turned.h"

namespace parlor::pollyanna {
namespace {

using Inputs = NetInputs;
using tests::turned;

std::vector<nets::Input> inputs(const Position& position) {
    Inputs::List list;
    Inputs::list(position, list);
    std::vector<nets::Input> all(list.begin(), list.end());
    std::ranges::sort(all);
    return all;
}
std::vector<nets::Input> inputs(std::string_view text) {
    return inputs(parse_position(text)->position);
}

Position begin(RuleBook book, std::size_t kind, base::Random& random) {
    return book == RuleBook::Leaflets ? StartPositions<RuleBook::Leaflets>::begin(kind, random)
                                      : StartPositions<RuleBook::Poleana>::begin(kind, random);
}

// Positions of random games of one kind, in all editions of the book.
std::vector<Position> positions(RuleBook book, std::size_t kind, std::size_t count) {
    std::vector<Position> all;
    base::Random random(kind + 1);
    Results results;
    Position position = begin(book, kind, random);
    while (all.size() < count) {
        if (!Pollyanna::throw_is_due(position)) position = begin(book, kind, random);
        all.push_back(position);
        results.find(position, Throw::by(random));
        position = results[random.below(static_cast<std::uint32_t>(results.size()))];
    }
    return all;
}

class InputsOfBook : public testing::TestWithParam<RuleBook> {};
INSTANTIATE_TEST_SUITE_P(, InputsOfBook, testing::Values(RuleBook::Leaflets, RuleBook::Poleana),
                         [](const auto& each) {
                             return each.param == RuleBook::Leaflets ? "Leaflets" : "Poleana";
                         });

TEST_P(InputsOfBook, AreTheSameFromEverySeat) {
    for (std::size_t kind = 0; kind < Inputs::kinds; ++kind) {
        for (const Position& position : positions(GetParam(), kind, 500)) {
            ASSERT_EQ(inputs(position), inputs(turned(position))) << text(position);
        }
    }
}

TEST_P(InputsOfBook, AreNeverSetTwiceAndNeverTooMany) {
    for (std::size_t kind = 0; kind < Inputs::kinds; ++kind) {
        for (const Position& position : positions(GetParam(), kind, 2000)) {
            ASSERT_EQ(Inputs::kind(position), kind);
            const auto all = inputs(position);
            ASSERT_EQ(std::ranges::adjacent_find(all), all.end()) << text(position);
            ASSERT_LT(all.back(), Inputs::count);
            ASSERT_LE(all.size(), Inputs::most_set);
        }
    }
}

// A position must not look like another: whatever a net is to learn, it has to see it.
TEST_P(InputsOfBook, TellPositionsApart) {
    for (std::size_t kind = 0; kind < Inputs::kinds; ++kind) {
        std::set<std::string> seen;
        std::set<std::vector<nets::Input>> lists;
        for (const Position& position : positions(GetParam(), kind, 1000)) {
            // Turned so that Blue throws; the edition's name is not seen, only its answers.
            Position blue = position;
            while (blue.to_throw != Seat::Blue) blue = turned(blue);
            std::string answers;
            for (const HouseRule& rule : house_rules(GetParam())) {
                answers += blue.variant.answer(rule) ? 'y' : 'n';
            }
            const std::string whole = text(blue);
            seen.insert(answers + whole.substr(whole.find(' ')));
            lists.insert(inputs(position));
        }
        EXPECT_EQ(seen.size(), lists.size());
    }
}

// All but those after which a piece was captured or a seat is all home.
TEST_P(InputsOfBook, AreSharedByResultsOfAThrow) {
    base::Random random(5);
    Results results;
    for (std::size_t kind = 0; kind < Inputs::kinds; ++kind) {
        for (const Position& position : positions(GetParam(), kind, 500)) {
            if (!Pollyanna::throw_is_due(position)) continue;
            results.find(position, Throw::by(random));
            Inputs::AfterThrow listing(results);
            for (std::size_t i = 0; i < results.size(); ++i) {
                const Position after = results[i];
                Inputs::List rest;
                if (!listing.list_rest(i, rest)) {
                    EXPECT_TRUE(results.has_captured(i) || all_home(after.of(position.to_throw)) ||
                                all_home(results[0].of(position.to_throw)));
                    continue;
                }
                std::vector<nets::Input> all(listing.shared().begin(), listing.shared().end());
                all.insert(all.end(), rest.begin(), rest.end());
                std::ranges::sort(all);
                EXPECT_EQ(all, inputs(after)) << text(after);
            }
        }
    }
}

TEST(NetInputs, SeeWhoStandsCloseBehindWhom) {
    const auto far = inputs("pollyanna-1916 b:10,h,h,h g:- r:30,h,h,h y:- b ?");
    const auto near = inputs("pollyanna-1916 b:10,h,h,h g:- r:15,h,h,h y:- b ?");
    EXPECT_EQ(near.size(), far.size() + 1);
}

TEST(NetInputs, GiveEverySideItsOutput) {
    const auto four = parse_position("pollyanna-1916 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?");
    const Position& position = four->position;
    EXPECT_EQ(Inputs::output(position, 1), 0U);  // Green throws
    EXPECT_EQ(Inputs::output(position, 2), 1U);
    EXPECT_EQ(Inputs::output(position, 0), 3U);
    const auto partners =
        parse_position("pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g ?");
    EXPECT_EQ(Inputs::output(partners->position, 1), 0U);
    EXPECT_EQ(Inputs::output(partners->position, 0), 1U);
    EXPECT_FALSE(Inputs::plays(partners->position, 2));
}

// What a net says that the program carries.
template <class OfBook>
players::NetEvaluator<OfBook> carried(std::string_view file) {
    auto read = nets::Net::read(file, OfBook::shape);
    return players::NetEvaluator<OfBook>(read ? std::make_shared<const nets::Net>(std::move(*read))
                                              : nullptr);
}

template <class OfBook>
void expect_chances_that_add_up(players::NetEvaluator<OfBook> evaluator, RuleBook book) {
    for (std::size_t kind = 0; kind < Inputs::kinds; ++kind) {
        for (const Position& position : positions(book, kind, 200)) {
            const auto chances = evaluator.chances(position);
            EXPECT_NEAR(std::accumulate(chances.begin(), chances.end(), 0.0), 1, 1e-9);
            for (std::size_t side = 0; side < chances.size(); ++side) {
                EXPECT_GE(chances[side], 0);
                if (!Inputs::plays(position, side)) EXPECT_EQ(chances[side], 0);
            }
        }
    }
}

TEST(CarriedNets, GiveChancesThatAddUp) {
    expect_chances_that_add_up(carried<NetInputsOf<RuleBook::Leaflets>>(pollyanna_net()),
                               RuleBook::Leaflets);
    expect_chances_that_add_up(carried<NetInputsOf<RuleBook::Poleana>>(poleana_net()),
                               RuleBook::Poleana);
}

// With the endgame's table, to the last bit.
TEST_P(InputsOfBook, SayTheSameOfAllResultsAtOnce) {
    const auto evaluator = net_evaluator(GetParam());
    base::Random random(6);
    Results results;
    for (std::size_t kind = 0; kind < Inputs::kinds; ++kind) {
        for (const Position& position : positions(GetParam(), kind, 300)) {
            if (!Pollyanna::throw_is_due(position)) continue;
            results.find(position, Throw::by(random));
            const auto all = evaluator->chances_after(results);
            if (all.empty()) continue;  // everybody is nearly home
            ASSERT_EQ(all.size(), results.size());
            const std::vector<Chances> together(all.begin(), all.end());
            for (std::size_t i = 0; i < results.size(); ++i) {
                EXPECT_EQ(together[i], evaluator->chances(results[i])) << text(results[i]);
            }
        }
    }
}

template <class OfBook>
void expect_to_know_who_is_far_ahead(players::NetEvaluator<OfBook> evaluator,
                                     const std::string& edition) {
    const auto ahead = parse_position(edition + " b:55,h,h,h g:- r:w,w,w,w y:- b ?")->position;
    EXPECT_GT(evaluator.chances(ahead)[0], 0.97);
    const auto behind = parse_position(edition + " b:w,w,w,w g:- r:25,h,h,h y:- b ?")->position;
    EXPECT_LT(evaluator.chances(behind)[0], 0.05);
}

TEST(CarriedNets, KnowWhoIsFarAhead) {
    expect_to_know_who_is_far_ahead(carried<NetInputsOf<RuleBook::Leaflets>>(pollyanna_net()),
                                    "pollyanna-1916");
    expect_to_know_who_is_far_ahead(carried<NetInputsOf<RuleBook::Poleana>>(poleana_net()),
                                    "poleana");
}

TEST(CarriedNets, AreRefusedForAnotherBook) {
    const auto read = nets::Net::read(pollyanna_net(), NetInputsOf<RuleBook::Poleana>::shape);
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error(), nets::NetFault::OtherInputs);
}

}  // namespace
}  // namespace parlor::pollyanna
