// SPDX-License-Identifier: MIT
#include "games/zenda/coach/contrasts.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "games/zenda/coach/coach.h"
#include "games/zenda/players/reasons.h"
#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/text.h"
#include "presentation/language/language.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

using tests::lane;
using Told = std::multiset<std::string>;

// "safe_more 4 20"
std::string text_of(const coach::Reason& reason) {
    std::string all = reason.key.substr(std::string_view("compare.zenda.").size());
    for (const std::string& each : reason.arguments) all += ' ' + each;
    return all;
}

class ZendaContrasts : public testing::Test {
protected:
    static Position position(const Board& board, std::string_view pieces, std::string_view state) {
        const std::string all = std::string("zenda ").append(pieces).append(" ").append(state);
        const auto read = parse_position(board, all);
        EXPECT_TRUE(read) << all;
        return read->position;
    }

    static std::vector<Contrast> compared(const Board& board, const Choice& choice) {
        const auto quick = players::standard_evaluator<Zenda>(board);
        players::Lookahead<Zenda> ahead(board, *quick);
        return contrasts(board, choice, ahead);
    }

    static Told found(const Board& board, const Choice& choice) {
        Told all;
        for (const Contrast& each : compared(board, choice)) {
            all.insert(text_of(each.reason));
            const double sum = std::accumulate(
                each.stakes.begin(), each.stakes.end(), 0.0,
                [](double so_far, const auto& stake) { return so_far + stake.weight; });
            EXPECT_NEAR(sum, 0, 1e-9) << text_of(each.reason);
            for (const auto& stake : each.stakes) {
                EXPECT_TRUE(defects(board, stake.position).empty()) << text(stake.position);
            }
        }
        return all;
    }

    // Two plays of a side on the lane: one straight road from Zenda to Streslau.
    static Told found(City city, std::string_view before, std::string_view best,
                      std::string_view played) {
        const std::string next = city == City::Zenda ? "s ?" : "z ?";
        return found(lane(), {position(lane(), before, city == City::Zenda ? "z ?" : "s ?"),
                              all_throws[0].thrown, position(lane(), best, next),
                              position(lane(), played, next)});
    }
};

TEST_F(ZendaContrasts, NameWhatOnlyTheBestPlayDoes) {
    EXPECT_EQ(
        found(City::Streslau, "k:18 y:2 m:- a:8,12", "k:18 y:2 m:- a:8,20", "k:18 y:2 m:- a:6,12"),
        Told{"stops_king 115"});
    // Nothing that can be named.
    EXPECT_EQ(found(City::Zenda, "k:2 y:3 m:- a:-", "k:5 y:3 m:- a:-", "k:2 y:5 m:- a:-"), Told{});
}

TEST_F(ZendaContrasts, SayNoMoreOfAPlayThatWins) {
    const Choice wins{position(lane(), "k:6 y:- m:5 a:8", "s ?"), all_throws[0].thrown,
                      position(lane(), "k:6 y:- m:5 a:7", "=s"),
                      position(lane(), "k:6 y:- m:5 a:9", "z ?")};
    EXPECT_EQ(found(lane(), wins), Told{"wins"});
}

// Where the King has no friends, those are all the throws that win for him.
TEST_F(ZendaContrasts, CountTheThrowsThatBringTheKingHome) {
    Results results(lane());
    int all = 0;
    for (int king = 10; king <= 24; ++king) {
        const auto pieces = "k:" + std::to_string(king) + " y:- m:- a:5,9";
        const Position at = position(lane(), pieces, "z ?");
        ThrowSet wins = 0;
        for (std::size_t i = 0; i < all_throws.size(); ++i) {
            results.find(at, all_throws[i].thrown);
            for (std::size_t result = 0; result < results.size(); ++result) {
                if (is_over(results[result])) wins |= ThrowSet{1} << i;
            }
        }
        EXPECT_EQ(throws_home(lane(), at), wins) << pieces;
        all += falls_of(wins);
    }
    EXPECT_GT(all, 0);
}

// From a game that people played: the errors that a review explains, and one that it does not.
TEST_F(ZendaContrasts, ExplainErrorsOfAGame) {
    Coach coach(standard_board());
    const auto why = [&](std::string_view before, std::string_view thrown, std::string_view play) {
        Match match(standard_board(), position(standard_board(), before, "s ?"), {});
        match.throw_dice(thrown);
        match.make_all(play);
        std::string all;
        for (const auto& each : coach.judge_turn(match, {}, base::never_stop).comparison) {
            all += text_of(each) + ';';
        }
        return all;
    };
    constexpr auto before = "k:42 y:38,98 m:36 a:22,60,86,87,88,92,94,95";
    EXPECT_EQ(why(before, "6-5-5", "a:94/73 a:92/75 a:88/62"), "stops_king 135;");
    EXPECT_EQ(why(before, "6-5-5", "a:88/23 a:92/49 a:60/91"), "");  // the best
}

TEST_F(ZendaContrasts, CanBeSaidInEveryLanguage) {
    for (const char* key : {"wins", "captures", "captures_more", "safe", "safe_more", "stops_king",
                            "stops_king_more", "breathes", "breathes_more"}) {
        for (const auto language : language::all_languages) {
            EXPECT_TRUE(language::knows(language, std::string("compare.zenda.") + key)) << key;
        }
    }
}

// Every reason that is given is supported, whatever is compared.
TEST_F(ZendaContrasts, HoldInRandomGames) {
    base::Random random(7);
    const auto quick = players::standard_evaluator<Zenda>(lane());
    coach::Comparer<Zenda> comparer(lane(), *quick, coach::Weighing::AtAGlance);
    Results results(lane());
    int seen = 0;
    for (int game = 0; game < 40; ++game) {
        Position at = position(lane(), "k:2 y:1,3 m:25 a:17,18,19,20,21,22,23,24", "s ?");
        for (int turn = 0; turn < 100 && !is_over(at); ++turn) {
            const Throw thrown = Throw::by(random);
            results.find(at, thrown);
            const auto pick = [&] {
                return results[random.below(static_cast<std::uint32_t>(results.size()))];
            };
            const Choice two{at, thrown, pick(), pick()};
            if (two.best != two.played && !is_over(two.played) && turn % 4 == 0) {
                found(lane(), two);
                for (const Contrast& each :
                     comparer.worth_telling(contrasts(lane(), two, comparer.ahead()),
                                            Zenda::side_to_throw(at), 0.02)) {
                    EXPECT_GE(each.worth, coach::least_worth);
                    ++seen;
                }
            }
            at = two.best;
        }
    }
    EXPECT_GT(seen, 20);
}

}  // namespace
}  // namespace parlor::zenda
