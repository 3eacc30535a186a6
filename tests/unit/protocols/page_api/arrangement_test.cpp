// SPDX-License-Identifier: MIT
// Positions that are set up by hand: every change is made, and what cannot stand is said.
#include <gtest/gtest.h>

#include <algorithm>

#include "protocols/page_api/page_api.h"

namespace parlor::page_api {
namespace {

constexpr auto english = language::Language::English;
constexpr std::string_view two = "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,w y:- b ?";

class Desk {
public:
    explicit Desk(std::string_view position = {}) : now_(*page_.arrange(english, position, {})) {}

    const page::Arrangement& change(const page::Rearrangement& change) {
        auto arranged = page_.arrange(english, now_.position, change);
        EXPECT_TRUE(arranged) << arranged.error().message;
        if (arranged) now_ = *std::move(arranged);
        return now_;
    }
    std::string refused(const page::Rearrangement& change) {
        const auto arranged = page_.arrange(english, now_.position, change);
        return arranged ? "" : arranged.error().error;
    }
    [[nodiscard]] const page::Arrangement& now() const { return now_; }
    [[nodiscard]] std::vector<std::string> flaws() const {
        std::vector<std::string> all;
        for (const page::Flaw& each : now_.flaws) all.push_back(each.error);
        return all;
    }

private:
    PageApi page_;
    page::Arrangement now_;
};

using Flaws = std::vector<std::string>;

page::Rearrangement moved(std::string figure, std::string from, std::string to) {
    return {.figure = std::move(figure), .from = std::move(from), .to = std::move(to)};
}

TEST(Arranging, BeginsWithTwoWhoHaveYetToBegin) {
    const Desk desk;
    EXPECT_EQ(desk.now().position, two);
    EXPECT_EQ(desk.now().family, "pollyanna");
    EXPECT_EQ(desk.now().due, "throw");
    EXPECT_EQ(desk.now().pieces.size(), 8U);
    EXPECT_TRUE(desk.now().may_stay_empty);
    EXPECT_TRUE(desk.flaws().empty());
}

TEST(Arranging, PutsPiecesAnywhereAndOffTheBoardAgain) {
    Desk desk;
    EXPECT_EQ(desk.change(moved("b", "w:b", "17")).position,
              "pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(desk.change(moved("r", "w:r", "h")).position,
              "pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,h y:- b ?");
    EXPECT_EQ(desk.change(moved("b", "17", "")).position,
              "pollyanna-1916 b:w,w,w,w g:- r:w,w,w,h y:- b ?");
    EXPECT_TRUE(desk.flaws().empty());
}

TEST(Arranging, SaysWhatCannotStandAndWhere) {
    Desk desk;
    desk.change(moved("b", "w:b", "17"));
    desk.change(moved("r", "w:r", "17"));
    EXPECT_EQ(desk.flaws(), Flaws{"rivals_together"});
    EXPECT_EQ(desk.now().flaws[0].places, std::vector<std::string>{"17"});
    EXPECT_EQ(desk.now().flaws[0].message,
              "Rivals stand together on 17: only pieces of one side may share a space.");
    desk.change(moved("r", "17", "b3"));
    EXPECT_EQ(desk.flaws(), Flaws{"cannot_stand_there"});
    EXPECT_EQ(desk.now().flaws[0].places, std::vector<std::string>{"b3"});
    EXPECT_EQ(desk.now().pieces.size(), 8U);  // all are still there to be put right
}

TEST(Arranging, SeatsWhoeverPlays) {
    Desk desk("pollyanna-1951 b:6,w,w,w g:- r:w,w,w,w y:- b 6-3");
    EXPECT_EQ(desk.change({.seats = "bgr"}).position,
              "pollyanna-1951 b:w,w,w,6 g:w,w,w,w r:w,w,w,w y:- b 6-3");
    EXPECT_EQ(desk.change({.seats = "gr"}).side, 'g');
    EXPECT_EQ(desk.flaws(), Flaws{"seats_not_playable"});
    EXPECT_EQ(desk.change({.seats = "bgry"}).position,
              "pollyanna-1951 b:w,w,w,w g:w,w,w,w r:w,w,w,w y:w,w,w,w g 6-3");
    EXPECT_TRUE(desk.flaws().empty());
}

TEST(Arranging, ChangesTheGameTheSideAndTheDice) {
    Desk desk;
    EXPECT_EQ(desk.change({.game = "pollyanna-1951+third_piece"}).game,
              "pollyanna-1951+third_piece");
    EXPECT_EQ(desk.change({.side = "r", .thrown = "3-6"}).position,
              "pollyanna-1951+third_piece b:w,w,w,w g:- r:w,w,w,w y:- r 6-3");
    EXPECT_EQ(desk.now().due, "step");
    EXPECT_EQ(desk.change({.thrown = ""}).due, "throw");
    desk.change({.game = "pollyanna-1951+partners"});
    EXPECT_EQ(desk.flaws(), Flaws{"partners_need_four"});
}

TEST(Arranging, SeesWhoHasWon) {
    Desk desk("pollyanna-1916 b:h,h,h,b7 g:- r:w,w,w,w y:- b 1-1");
    EXPECT_EQ(desk.change(moved("b", "b7", "h")).position,
              "pollyanna-1916 b:h,h,h,h g:- r:w,w,w,w y:- =b");
    EXPECT_EQ(desk.now().due, "over");
    EXPECT_TRUE(desk.flaws().empty());
    EXPECT_EQ(desk.change(moved("b", "h", "b7")).due, "throw");
}

TEST(Arranging, RefusesWhatCannotBeRead) {
    Desk desk;
    EXPECT_EQ(desk.refused({.game = "ludo"}), "unknown_edition");
    EXPECT_EQ(desk.refused({.side = "x"}), "unknown_state");
    EXPECT_EQ(desk.refused({.thrown = "7-1"}), "unknown_throw");
    EXPECT_EQ(desk.refused(moved("b", "w:b", "99")), "unknown_space");
    EXPECT_EQ(desk.refused(moved("b", "17", "20")), "unknown_space");   // no piece stands there
    EXPECT_EQ(desk.refused(moved("g", "w:g", "20")), "unknown_space");  // no player sits there
    EXPECT_EQ(desk.now().position, two);
    PageApi page;
    EXPECT_EQ(page.arrange(english, "pollyanna-1916 b:w,w", {}).error().error, "not_four_pieces");
}

TEST(Arranging, KeepsNothingOfAnotherGame) {
    Desk desk("pollyanna-1916 b:w,w,w,17 g:- r:w,w,w,w y:- b ?");
    EXPECT_EQ(desk.change({.game = "zenda"}).position, "zenda k:- y:- m:- a:- s ?");
    EXPECT_EQ(desk.flaws(), Flaws{"king_missing"});
    EXPECT_EQ(desk.now().off.size(), 4U);
    EXPECT_EQ(desk.change({.game = "poleana"}).game, "poleana");
}

TEST(Arranging, SetsUpZenda) {
    Desk desk("zenda k:- y:- m:- a:- s ?");
    desk.change(moved("k", "", "31"));
    EXPECT_TRUE(desk.flaws().empty());
    desk.change(moved("a", "", "50"));
    EXPECT_EQ(desk.refused(moved("a", "", "50")), "spot_taken");
    EXPECT_EQ(desk.change(moved("m", "", "31")).position, "zenda k:31 y:- m:31 a:50 s ?");
    EXPECT_EQ(desk.flaws(), Flaws{"spot_taken"});
    EXPECT_EQ(desk.now().flaws[0].places, std::vector<std::string>{"31"});
    EXPECT_EQ(desk.change(moved("m", "31", "")).position, "zenda k:31 y:- m:- a:50 s ?");
    EXPECT_EQ(desk.change({.side = "z", .thrown = "2-6-4"}).position,
              "zenda k:31 y:- m:- a:50 z 6-4-2");
    const auto army = std::ranges::find(desk.now().off, "a", &page::OffBoard::figure);
    ASSERT_NE(army, desk.now().off.end());
    EXPECT_EQ(army->count, 7);
}

}  // namespace
}  // namespace parlor::page_api
