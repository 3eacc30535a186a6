// SPDX-License-Identifier: MIT
#include "games/pollyanna/coach/contrasts.h"

#include <gtest/gtest.h>

#include <numeric>
#include <set>

#include "games/pollyanna/coach/coach.h"
#include "games/pollyanna/rules/defects.h"
#include "games/pollyanna/rules/text.h"
#include "presentation/language/language.h"

namespace parlor::pollyanna {
namespace {

using Told = std::multiset<std::string>;

// Whatever stands of a contrast in words: "holds_more 2 r".
std::string text_of(const coach::Reason& reason) {
    std::string all = reason.key.substr(reason.key.find('.') + 1);
    for (const std::string& each : reason.arguments) all += ' ' + each;
    return reason.seats.empty() ? all : all + ' ' + reason.seats;
}

class Contrasts : public testing::Test {
protected:
    static Position position(std::string_view text) {
        const auto read = parse_position(text);
        EXPECT_TRUE(read) << text;
        return read->position;
    }

    // Blue's two plays against Red, as their pieces stand.
    static Choice choice(std::string_view before, std::string_view best, std::string_view played,
                         Throw thrown = Throw::of(4, 1)) {
        const auto whole = [](std::string_view pieces, std::string_view to_throw) {
            const auto split = pieces.find(' ');
            std::string all = "pollyanna-1916 b:";
            all.append(pieces.substr(0, split)).append(" g:- r:").append(pieces.substr(split + 1));
            return position(all + " y:- " + std::string(to_throw));
        };
        return {whole(before, "b ?"), thrown, whole(best, "r ?"), whole(played, "r ?")};
    }

    Told found(const Choice& choice) {
        Told all;
        for (const Contrast& each : contrasts(choice, comparer.ahead())) {
            all.insert(text_of(each.reason));
            const double sum = std::accumulate(
                each.stakes.begin(), each.stakes.end(), 0.0,
                [](double so_far, const auto& stake) { return so_far + stake.weight; });
            EXPECT_NEAR(sum, 0, 1e-9) << text_of(each.reason);
            for (const auto& stake : each.stakes) {
                EXPECT_TRUE(defects(stake.position, winners(stake.position)).empty())
                    << text(stake.position);
            }
        }
        return all;
    }

    // Those worth telling of an error.
    std::vector<std::string> told(const Choice& choice, double error) {
        std::vector<std::string> all;
        for (const Contrast& each :
             comparer.worth_telling(contrasts(choice, comparer.ahead()),
                                    Pollyanna::side(choice.before, Seat::Blue), error)) {
            EXPECT_GE(each.worth, std::max(coach::least_worth, coach::least_part * error));
            all.push_back(text_of(each.reason));
        }
        return all;
    }

    std::unique_ptr<players::Evaluator<Pollyanna>> quick =
        players::standard_evaluator<Pollyanna>(board);
    coach::Comparer<Pollyanna> comparer{board, *quick, coach::Weighing::LookingAhead};
};

TEST_F(Contrasts, NameWhatOnlyTheBestPlayDoes) {
    EXPECT_EQ(found(choice("46,D7,h,h w,w,w,50", "50,D7,h,h w,w,w,w", "47,D7,h,h w,w,w,50")),
              Told{"captures r"});
    EXPECT_EQ(found(choice("8,B3,h,h w,w,w,12", "12,B3,h,h w,w,w,w", "9,B3,h,h w,w,w,12")),
              Told{"catches_leader r"});
    EXPECT_EQ(found(choice("8,20,h,h w,w,w,12", "13,30,h,h w,w,w,w", "13,20,h,h w,w,w,w")),
              Told{"reward 10"});
    EXPECT_EQ(found(choice("20,b5,h,h w,w,w,w", "21,h,h,h w,w,w,w", "24,b6,h,h w,w,w,w")),
              Told{"home"});
    EXPECT_EQ(found(choice("w,w,20,h w,w,w,w", "6,6,20,h w,w,w,w", "w,w,32,h w,w,w,w")),
              Told{"enters_more 2"});
}

TEST_F(Contrasts, NameBlockadesByWhatStandsBehindThem) {
    EXPECT_EQ(found(choice("18,20,h,h w,w,h,15", "20,20,h,h w,w,h,15", "18,22,h,h w,w,h,15")),
              (Told{"holds r", "safe 14"}));
    EXPECT_EQ(found(choice("18,20,h,h h,h,h,25", "20,20,h,h h,h,h,25", "18,22,h,h h,h,h,25")),
              Told{});
    EXPECT_EQ(found(choice("20,20,40,h h,h,h,25", "20,20,45,h h,h,h,25", "20,25,40,h h,h,h,28")),
              Told{});
    EXPECT_EQ(found(choice("31,36,h,h w,h,h,h", "36,36,h,h w,h,h,h", "31,41,h,h w,h,h,h")),
              (Told{"keeps_out r", "safe 2", "safe_far 2"}));
}

TEST_F(Contrasts, CountTheRollsThatHit) {
    EXPECT_EQ(found(choice("41,h,h,h 40,h,h,h", "53,h,h,h 40,h,h,h", "44,h,h,h 40,h,h,h")),
              (Told{"safe 14", "safe_far 14"}));
    // As many rolls hit, but not the piece that has nearly come round.
    EXPECT_EQ(found(choice("10,50,h,h 49,h,h,9", "11,58,h,h 49,h,h,9", "18,51,h,h 49,h,h,9")),
              Told{"safer_far 6 12"});
    EXPECT_EQ(found(choice("49,h,h,h 40,h,h,h", "D2,h,h,h 40,h,h,h", "56,h,h,h 40,h,h,h")),
              Told{"turnout"});
    EXPECT_EQ(found(choice("10,D2,h,h 40,h,h,h", "15,D2,h,h 40,h,h,h", "10,D7,h,h 40,h,h,h")),
              Told{"keeps_turnout"});
    // Blue throws again first.
    Choice again = choice("41,h,h,h 40,h,h,h", "53,h,h,h 40,h,h,h", "44,h,h,h 40,h,h,h");
    again.best.to_throw = again.played.to_throw = Seat::Blue;
    EXPECT_EQ(found(again), Told{});
}

TEST_F(Contrasts, AreToldOnlyWhereTheyMatter) {
    const Choice danger = choice("41,h,h,h 40,h,h,h", "53,h,h,h 40,h,h,h", "44,h,h,h 40,h,h,h");
    EXPECT_EQ(told(danger, 0.1).size(), 1U);  // the same danger is not told twice
    EXPECT_TRUE(told(danger, 1).size() <= 1);
    const Choice capture = choice("46,D7,h,h w,w,w,50", "50,D7,h,h w,w,w,w", "47,D7,h,h w,w,w,50");
    EXPECT_EQ(told(capture, 0.05).front(), "captures r");
    EXPECT_TRUE(told(capture, 0.9).empty());
}

// Every key that the module can make.
TEST_F(Contrasts, CanBeSaidInEveryLanguage) {
    for (const char* key :
         {"wins",      "captures", "captures_more", "captures_several", "catches_leader",
          "reward",    "home",     "home_more",     "enters",           "enters_more",
          "keeps_out", "holds",    "holds_more",    "holds_several",    "safe",
          "safer",     "safe_far", "safer_far",     "turnout",          "keeps_turnout"}) {
        for (const auto language : language::all_languages) {
            EXPECT_TRUE(language::knows(language, std::string("compare.") + key)) << key;
        }
    }
}

TEST_F(Contrasts, SayNoMoreOfAPlayThatWins) {
    const Choice wins{position("pollyanna-1916 b:b5,h,h,h g:- r:w,w,w,36 y:- b ?"), Throw::of(3, 1),
                      position("pollyanna-1916 b:h,h,h,h g:- r:w,w,w,36 y:- =b"),
                      position("pollyanna-1916 b:b6,h,h,h g:- r:w,w,w,36 y:- r ?")};
    EXPECT_EQ(found(wins), Told{"wins"});
}

// From docs/examples/game.txt.
TEST_F(Contrasts, ExplainErrorsOfAGame) {
    Coach coach(board);
    const auto why = [&](std::string_view before, std::string_view thrown, std::string_view play) {
        Match match(position(std::string("pollyanna-1916 ").append(before)));
        match.throw_dice(thrown);
        match.make_all(play);
        std::string all;
        for (const auto& each : coach.judge_turn(match, {}, base::never_stop).comparison) {
            all += text_of(each) + ';';
        }
        return all;
    };
    constexpr auto before = "b:C2,C5,h,h g:30,58,C6,h r:17,36,h,h y:35,B4,h,h r ?";
    EXPECT_EQ(why(before, "5-3", "17/22 22/25"), "safe_far 14;");
    EXPECT_EQ(why(before, "5-3", "36/41 41/44"), "");  // the best
    EXPECT_EQ(why("b:17,17,b7,h g:6,31,33,h r:36,36,55,h y:16,16,A4,h g ?", "4-1", "6/10 10/11"),
              "safer 1 15;");
}

// Every reason that is given is supported, whatever is compared.
TEST_F(Contrasts, HoldInRandomGames) {
    base::Random random(7);
    Results results;
    int seen = 0;
    for (int game = 0; game < 12; ++game) {
        Position at = position(
            game % 3 == 0   ? "poleana b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?"
            : game % 3 == 1 ? "pollyanna-1916+partners b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w b ?"
                            : "dixie-1952 b:w,w,w,w g:- r:w,w,w,w y:- b ?");
        for (int turn = 0; turn < 300 && !is_over(at); ++turn) {
            const Throw thrown = Throw::by(random);
            results.find(at, thrown);
            const auto pick = [&] {
                return results[random.below(static_cast<std::uint32_t>(results.size()))];
            };
            const Choice two{at, thrown, pick(), pick()};
            if (two.best != two.played && !is_over(two.played) && turn % 4 == 0) {
                found(two);
                const auto side = Pollyanna::side_to_throw(at);
                for (const Contrast& each :
                     comparer.worth_telling(contrasts(two, comparer.ahead()), side, 0.02)) {
                    EXPECT_GE(each.worth, coach::least_worth);
                    ++seen;
                }
            }
            at = two.best;
        }
    }
    EXPECT_GT(seen, 100);
}

}  // namespace
}  // namespace parlor::pollyanna
