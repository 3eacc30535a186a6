// SPDX-License-Identifier: MIT
// Three and four players: who has the dice, what he may do with them, and what goes back.
#include "games/zenda/rules/division.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/text.h"
#include "support/zenda_boards.h"

namespace parlor::zenda {
namespace {

// A throw, or the setting up, as several hands play it.
class Shared {
public:
    Shared(Division division, const std::string& position, std::string_view board = "lane")
        : division_(division), board_(tests::small_board(board).board) {
        const auto read = parse_position(board_, "zenda " + position);
        EXPECT_TRUE(read) << position;
        from_ = *read;
    }

    [[nodiscard]] std::vector<Step> lawful() const {
        return choices(board_, from_.position, from_.thrown, made_);
    }
    [[nodiscard]] Holding holding() const {
        return zenda::holding(division_, from_.position.city, lawful(), handed_over_);
    }
    // The holder's letter, `>` where he may hand over, and how he may go on.
    [[nodiscard]] std::string told() const {
        const Holding now = holding();
        std::string all{letter(now.seat)};
        if (now.may_hand_over) all += '>';
        for (const Step& step : now.choices) all += ' ' + text(step);
        return all;
    }
    void hand_over() { handed_over_ = true; }
    void make(const Step& step) { made_.push_back(step); }
    void make(const std::string& step) {
        const auto found = holding().choices;
        const auto is_it = [&](const Step& each) { return text(each) == step; };
        const auto it = std::ranges::find_if(found, is_it);
        ASSERT_NE(it, found.end()) << step << " of " << told();
        make(*it);
    }

private:
    Division division_;
    const Board& board_;
    PositionText from_;
    std::vector<Step> made_;
    bool handed_over_ = false;
};

std::string letters(std::span<const Seat> seats) {
    std::string all;
    for (const Seat seat : seats) all += letter(seat);
    return all;
}

// cites Z27 Z28 Z29
TEST(Division, SeatsPlayersByThePiecesTheyMove) {
    EXPECT_EQ(letters(seats(Division::Two)), "sz");
    EXPECT_EQ(letters(seats(Division::Three)), "maz");
    EXPECT_EQ(letters(seats(Division::Four)), "maky");
    const auto movers = [](Division division) {
        std::string all;
        for (const Role role : all_roles) all += letter(seat_of(division, role));
        return all;
    };
    EXPECT_EQ(movers(Division::Two), "zzss");
    EXPECT_EQ(movers(Division::Three), "zzma");
    EXPECT_EQ(movers(Division::Four), "kyma");
}

TEST(Division, IsKnownByItsSeatsInAnyOrder) {
    for (const Division division : all_divisions) {
        std::vector<Seat> given(seats(division).begin(), seats(division).end());
        std::ranges::reverse(given);
        EXPECT_EQ(division_of(given), division);
        given.pop_back();
        EXPECT_EQ(division_of(given), std::nullopt);
        for (const Role role : all_roles) {
            EXPECT_EQ(city_of(seat_of(division, role)), city_of(role));
        }
    }
    EXPECT_EQ(division_of(std::vector{Seat::Streslau, Seat::King, Seat::Yellows}), std::nullopt);
    EXPECT_EQ(division_of({}), std::nullopt);
}

TEST(Division, SeatsAreReadByTheirLetters) {
    for (const Seat seat : all_seats) EXPECT_EQ(parse_seat(letter(seat)), seat);
    EXPECT_EQ(parse_seat('x'), std::nullopt);
    EXPECT_EQ(parse_seat('M'), std::nullopt);
}

// cites Z29 ZQ17
TEST(Holding, OfTwoPlayersIsTheWholeSide) {
    Shared throwing(Division::Two, "k:1 y:- m:10 a:20 s 6-6-1");
    EXPECT_EQ(throwing.told(), "s m:10/4 m:10/16 a:20/14 a:20/26 m:10/9 m:10/11 a:20/19 a:20/21");
    EXPECT_EQ(throwing.holding().choices, throwing.lawful());
    EXPECT_FALSE(throwing.holding().may_hand_over);
}

// Black Michael outside, 6-6-1: he takes none of the dice, or some, or all; the army has the rest.
// cites ZT28 Z27 ZQ17
TEST(Holding, OfThreeBeginsWithBlackMichael) {
    const std::string from = "k:1 y:- m:10 a:18,20,22 s 6-6-1";
    Shared none(Division::Three, from);
    EXPECT_EQ(none.told(), "m> m:10/4 m:10/16 m:10/9 m:10/11");
    none.hand_over();
    EXPECT_EQ(none.told().substr(0, 2), "a ");
    for (const Step& step : none.holding().choices) EXPECT_EQ(step.role, Role::Army);

    Shared one(Division::Three, from);
    one.make("m:10/4");
    EXPECT_EQ(one.told().substr(0, 2), "m>");
    one.hand_over();
    one.make("a:20/19");
    EXPECT_EQ(one.told(), "a a:18/12") << "22 cannot pass 19, which has had its die";

    Shared all(Division::Three, from);
    all.make("m:10/4");
    all.make("m:4/3");
    all.make("m:3/9");
    EXPECT_EQ(all.told(), "m") << "nothing is left for the army";
}

// cites Z27 ZQ17
TEST(Holding, OfThreeLeavesZendaWhole) {
    Shared throwing(Division::Three, "k:9 y:12 m:20 a:- z 2-2-2");
    EXPECT_EQ(throwing.told(), "z k:9/7 k:9/11 y:12/10 y:12/14");
    EXPECT_FALSE(throwing.holding().may_hand_over);
}

// cites Z28 ZQ17
TEST(Holding, OfFourBeginsWithTheKing) {
    Shared throwing(Division::Four, "k:9 y:12 m:20 a:- z 2-2-2");
    EXPECT_EQ(throwing.told(), "k> k:9/7 k:9/11");
    throwing.hand_over();
    EXPECT_EQ(throwing.told(), "y y:12/10 y:12/14");
    throwing.make("y:12/14");
    EXPECT_EQ(throwing.told(), "y y:14/12 y:14/16") << "he goes on until no die is left";
}

// cites Z10 ZQ17
TEST(Holding, GoesToThePartnerAtOnceWhereTheFirstCanPlayNothing) {
    Shared captured(Division::Three, "k:1 y:- m:- a:20 s 6-6-1");
    EXPECT_EQ(captured.told(), "a a:20/14 a:20/26 a:20/19 a:20/21");
    // Held to one die on Streslau's spots, he is done after it without handing over.
    Shared tied(Division::Three, "k:1 y:- m:17 a:20,25 s 5-2-1");
    tied.make("m:17/12");
    EXPECT_EQ(tied.told(), "a a:20/18 a:20/22 a:25/23 a:20/19 a:20/21 a:25/24 a:25/26");
    EXPECT_FALSE(tied.holding().may_hand_over);
}

// Two dice that no army piece can play: he hands over, and they come back to him.
// cites ZQ17 ZT28
TEST(Holding, GivesBackWhatOnlyTheFirstCanPlay) {
    Shared throwing(Division::Three, "k:1 y:- m:10 a:20 s 6-6-1");
    throwing.hand_over();
    throwing.make("a:20/14");
    EXPECT_EQ(throwing.told(), "m m:10/4 m:10/9 m:10/11") << "the 6 upwards is barred";
    EXPECT_FALSE(throwing.holding().may_hand_over) << "he has done so";
    throwing.make("m:10/4");
    throwing.make("m:4/3");
    EXPECT_EQ(throwing.told(), "m");
    // A side all of whose dice are the first's has nothing to hand over.
    EXPECT_EQ(Shared(Division::Four, "k:9 y:- m:20 a:- z 2-2-2").told(), "k k:9/7 k:9/11");
}

// ZQ1 binds the side, not the hand: he may not take what would leave the partner's dice lost.
// cites ZQ1 ZQ17
TEST(Holding, KeepsToTheLawOfTheThrowTogether) {
    Shared throwing(Division::Three, "k:1 y:3 m:25 a:26 s 5-5-2");
    EXPECT_EQ(throwing.told(), "m m:25/20") << "on 23 he would bar both fives";
    throwing.make("m:25/20");
    EXPECT_EQ(throwing.told(), "a a:26/21 a:26/24");
}

// cites Z2 Z27 ZQ16 ZQ17
TEST(Holding, SetsUpInTheSameManner) {
    Shared streslau(Division::Three, "k:- y:- m:- a:17,18,19,20,21,22,23 s set");
    EXPECT_EQ(streslau.told(), "m> m:-/24 m:-/25");
    streslau.hand_over();
    EXPECT_EQ(streslau.told(), "a a:-/24 a:-/25");
    streslau.make("a:-/25");
    EXPECT_EQ(streslau.told(), "m m:-/24");
    Shared zenda(Division::Four, "k:- y:- m:25 a:17,18,19,20,21,22,23,24 z set");
    zenda.make("k:-/3");
    EXPECT_EQ(zenda.told(), "y y:-/2 y:-/4");
}

// However they share it: whoever holds the dice has something to do until the side has nothing.
TEST(Holding, NeverStopsBeforeTheThrowIsPlayed) {
    base::Random random(5);
    const std::vector<std::string> positions{
        "k:6 y:5,10 m:7 a:8,12,19 s", "k:6 y:5,10 m:7 a:8,12,19 z", "k:9 y:8 m:- a:6,7,10 z",
        "k:2 y:6,11 m:20 a:18,12,21 s", "k:1 y:8 m:10 a:11,12,13,14,15,16 s"};
    for (int round = 0; round < 600; ++round) {
        const Division division = all_divisions[random.below(3)];
        const std::string& position = positions[random.below(5)];
        Shared throwing(division, position + " " + text(Throw::by(random)), "gate");
        for (auto now = throwing.holding(); !now.choices.empty(); now = throwing.holding()) {
            for (const Step& step : now.choices) EXPECT_EQ(seat_of(division, step.role), now.seat);
            if (now.may_hand_over && random.below(3) == 0) {
                throwing.hand_over();
                ASSERT_NE(throwing.holding().seat, now.seat) << throwing.told();
                ASSERT_FALSE(throwing.holding().choices.empty()) << throwing.told();
            } else {
                throwing.make(
                    now.choices[random.below(static_cast<std::uint32_t>(now.choices.size()))]);
            }
        }
        ASSERT_TRUE(throwing.lawful().empty()) << position;
    }
}

}  // namespace
}  // namespace parlor::zenda
