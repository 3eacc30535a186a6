// SPDX-License-Identifier: MIT
#include "computers/analysis/arena.h"

#include <gtest/gtest.h>

#include <concepts>
#include <functional>
#include <set>

#include "computers/parallel/workers.h"
#include "computers/players/player_spec.h"
#include "games/pollyanna/analysis/tally.h"
#include "games/pollyanna/players/roster.h"
#include "games/zenda/analysis/tally.h"
#include "games/zenda/players/roster.h"
#include "support/zenda_boards.h"

namespace parlor::analysis {
namespace {

using pollyanna::Pollyanna;
using pollyanna::Seat;
using pollyanna::SeatSet;
using zenda::Zenda;

// What a contestant was asked, in one game.
template <game::Game G>
struct Asked {
    std::vector<typename G::Position> positions;
    std::vector<typename G::Throw> throws;
    std::uint64_t first_number = 0;  // of the player's stream
};

// Takes the first result, and keeps a diary.
template <game::Game G>
class First final : public Contestant<G> {
public:
    using Diary = std::vector<Asked<G>>;
    explicit First(Diary* diary = nullptr, std::size_t most_choices = 1'000'000)
        : diary_(diary), most_choices_(most_choices) {}

    void begin_game() override {
        choices_ = 0;
        if (diary_ != nullptr) diary_->emplace_back();
    }
    base::Expected<std::size_t, std::string> choose(const typename G::Position& before,
                                                    std::optional<typename G::Throw> thrown,
                                                    const typename G::Results& /*results*/,
                                                    base::Random& random) override {
        if (choices_++ == most_choices_) return base::unexpected(std::string("tired"));
        if (diary_ == nullptr) return 0;
        Asked<G>& game = diary_->back();
        if (game.positions.empty()) game.first_number = random.next();
        game.positions.push_back(before);
        if (thrown) game.throws.push_back(*thrown);
        return 0;
    }

private:
    Diary* diary_;
    std::size_t most_choices_;
    std::size_t choices_ = 0;
};

// Two who play each other; Zenda's on a small board.
template <game::Game G>
SeriesRules<G> usual_rules() {
    if constexpr (std::same_as<G, Zenda>) {
        return {&tests::small_board("gate").board};
    } else {
        return {};
    }
}

template <game::Game G>
std::unique_ptr<Contestant<G>> named(std::string_view name) {
    return std::make_unique<PlayerContestant<G>>(
        players::make_player<G>(name, usual_rules<G>().board()));
}

template <game::Game G>
typename Arena<G>::Contestants all_first(std::size_t count) {
    typename Arena<G>::Contestants all;
    for (std::size_t i = 0; i < count; ++i) all.push_back(std::make_unique<First<G>>());
    return all;
}

SeriesRules<Pollyanna> seats(SeatSet seated) {
    return {.variant = {}, .seated = seated, .chair_a_seat = true};
}

SeriesRules<Pollyanna> partners(bool chair_a_seat) {
    return {.variant = pollyanna::Variant{}.with_partners(),
            .seated = SeatSet::all(),
            .chair_a_seat = chair_a_seat};
}

std::uint32_t wins(const ArenaSet& set) {
    std::uint32_t sum = 0;
    for (const ArenaSet::Player& each : set.players) sum += each.wins;
    return sum;
}

TEST(Arena, HalvesTheSetsOfTwoWhoPlayAlike) {
    Arena<Pollyanna> pollyanna({}, 5, all_first<Pollyanna>(2));
    Arena<Pollyanna> in_pairs(partners(false), 5, all_first<Pollyanna>(2));
    Arena<Zenda> zenda(usual_rules<Zenda>(), 5, all_first<Zenda>(2));
    for (std::uint64_t i = 0; i < 8; ++i) {
        for (const ArenaSet& set : {pollyanna.play(i), in_pairs.play(i), zenda.play(i)}) {
            EXPECT_EQ(set.players[0].wins, set.players[1].wins);
            EXPECT_EQ(wins(set) + set.draws, 2U);
            EXPECT_GT(set.throws, 0U);
        }
    }
}

TEST(Arena, GivesEveryPlayerEverySeatOnce) {
    std::array<First<Pollyanna>::Diary, 3> diaries;
    Arena<Pollyanna>::Contestants all;
    for (auto& each : diaries) all.push_back(std::make_unique<First<Pollyanna>>(&each));
    const SeatSet three =
        SeatSet::of(Seat::Blue) | SeatSet::of(Seat::Red) | SeatSet::of(Seat::Yellow);
    EXPECT_EQ(wins(Arena<Pollyanna>(seats(three), 3, std::move(all)).play(0)), 3U);
    std::array<std::set<Seat>, 3> of_game;
    for (const auto& diary : diaries) {
        ASSERT_EQ(diary.size(), 3U);
        std::set<Seat> of_player;
        for (std::size_t game = 0; game < 3; ++game) {
            const Seat seat = diary[game].positions.front().to_throw;
            for (const auto& each : diary[game].positions) EXPECT_EQ(each.to_throw, seat);
            of_player.insert(seat);
            of_game[game].insert(seat);
        }
        EXPECT_EQ(of_player.size(), 3U);
    }
    for (const auto& each : of_game) EXPECT_EQ(each.size(), 3U);
}

TEST(Arena, ThrowsTheSameDiceAgainWithSidesExchanged) {
    std::array<First<Zenda>::Diary, 2> diaries;
    Arena<Zenda>::Contestants all;
    for (auto& each : diaries) all.push_back(std::make_unique<First<Zenda>>(&each));
    Arena<Zenda> arena(usual_rules<Zenda>(), 11, std::move(all));
    arena.play(4);
    EXPECT_FALSE(diaries[0][0].throws.empty());
    EXPECT_EQ(diaries[0][0].throws, diaries[1][1].throws);
    EXPECT_EQ(diaries[1][0].throws, diaries[0][1].throws);
    EXPECT_EQ(diaries[0][0].positions, diaries[1][1].positions);
    arena.play(5);
    EXPECT_NE(diaries[0][2].throws, diaries[0][0].throws);
}

TEST(Arena, LetsTheSameSeatBeginInBothGames) {
    First<Pollyanna>::Diary diary;
    Arena<Pollyanna>::Contestants all;
    all.push_back(std::make_unique<First<Pollyanna>>(&diary, 0));
    all.push_back(std::make_unique<First<Pollyanna>>(&diary, 0));
    Arena<Pollyanna> arena({}, 2, std::move(all));
    std::set<std::uint32_t> given_up;
    for (std::uint64_t i = 0; i < 12; ++i) given_up.insert(arena.play(i).players[0].forfeits);
    // The player that is asked first gives up: each of the two once a set.
    EXPECT_EQ(given_up, std::set<std::uint32_t>{1});
}

TEST(Arena, KeepsTheChoicesOfPlayersApart) {
    const auto first_numbers = [](std::uint64_t set, std::string_view other) {
        First<Zenda>::Diary diary;
        Arena<Zenda>::Contestants all;
        all.push_back(std::make_unique<First<Zenda>>(&diary));
        all.push_back(other.empty() ? std::make_unique<First<Zenda>>(&diary) : named<Zenda>(other));
        Arena<Zenda>(usual_rules<Zenda>(), 3, std::move(all)).play(set);
        std::set<std::uint64_t> numbers;
        for (const auto& each : diary) {
            if (!each.positions.empty()) numbers.insert(each.first_number);
        }
        return numbers;
    };
    EXPECT_EQ(first_numbers(0, "").size(), 2U);
    EXPECT_EQ(first_numbers(0, "random").size(), 1U);
    EXPECT_EQ(first_numbers(0, "random"), first_numbers(0, "simple"));
    EXPECT_NE(first_numbers(1, "random"), first_numbers(0, "random"));
}

TEST(Arena, LetsPartnersWinTogether) {
    const ArenaSet set = Arena<Pollyanna>(partners(true), 1, all_first<Pollyanna>(4)).play(0);
    EXPECT_EQ(wins(set), 8U);
    EXPECT_EQ(set.players[0].wins, set.players[2].wins);
    EXPECT_EQ(set.players[1].wins, set.players[3].wins);
    // The four seatings are two, each twice.
    EXPECT_EQ(set.players[0].wins, 2U);
}

TEST(Arena, GivesAGameThatIsGivenUpToTheOtherSide) {
    Arena<Pollyanna>::Contestants two;
    two.push_back(std::make_unique<First<Pollyanna>>());
    two.push_back(std::make_unique<First<Pollyanna>>(nullptr, 3));
    const ArenaSet set = Arena<Pollyanna>({}, 1, std::move(two)).play(0);
    EXPECT_EQ(set.players[0], (ArenaSet::Player{.wins = 2, .forfeits = 0}));
    EXPECT_EQ(set.players[1], (ArenaSet::Player{.wins = 0, .forfeits = 2}));
    EXPECT_EQ(set.draws, 0U);
    EXPECT_EQ(set.reason, "tired");

    Arena<Pollyanna>::Contestants four = all_first<Pollyanna>(3);
    four.push_back(std::make_unique<First<Pollyanna>>(nullptr, 3));
    const ArenaSet in_pairs = Arena<Pollyanna>(partners(true), 1, std::move(four)).play(0);
    EXPECT_EQ(in_pairs.players[0].wins, 4U);
    EXPECT_EQ(in_pairs.players[1].wins, 0U);
    EXPECT_EQ(in_pairs.players[2].wins, 4U);
    EXPECT_EQ(in_pairs.players[3].forfeits, 4U);
}

TEST(Arena, GivesAGameThatIsGivenUpToNobodyWhereMorePlay) {
    Arena<Pollyanna>::Contestants four = all_first<Pollyanna>(3);
    four.push_back(std::make_unique<First<Pollyanna>>(nullptr, 3));
    const ArenaSet set = Arena<Pollyanna>(seats(SeatSet::all()), 1, std::move(four)).play(0);
    EXPECT_EQ(wins(set), 0U);
    EXPECT_EQ(set.draws, 0U);
    EXPECT_EQ(set.players[3].forfeits, 4U);
}

template <game::Game G>
std::vector<parallel::Workers::Result> on_threads(unsigned threads, std::string_view one,
                                                  std::string_view other) {
    const auto workers = parallel::make_workers(threads);
    std::vector<std::unique_ptr<Arena<G>>> arenas;
    for (unsigned i = 0; i < workers->count(); ++i) {
        typename Arena<G>::Contestants two;
        two.push_back(named<G>(one));
        two.push_back(named<G>(other));
        arenas.push_back(std::make_unique<Arena<G>>(usual_rules<G>(), 7, std::move(two)));
    }
    return workers->run({.first = 3, .count = 4}, [&](std::uint64_t set, unsigned worker) {
        return numbers(arenas[worker]->play(set));
    });
}

TEST(Arena, HasTheSameSetsOnAnyNumberOfThreads) {
    const auto pollyanna = on_threads<Pollyanna>(1, "random", "simple");
    const auto zenda = on_threads<Zenda>(1, "random", "random");
    for (const unsigned threads : {2U, 3U}) {
        EXPECT_EQ((on_threads<Pollyanna>(threads, "random", "simple")), pollyanna);
        EXPECT_EQ((on_threads<Zenda>(threads, "random", "random")), zenda);
    }
}

TEST(ArenaSet, TravelsAsNumbers) {
    ArenaSet set{.players = {}, .draws = 2, .throws = 4'000'000'000U, .reason = "no answer: ¿?"};
    for (std::uint32_t i = 0; i < 4; ++i) set.players[i] = {.wins = i, .forfeits = 10 + i};
    EXPECT_EQ(arena_set(numbers(set)), set);
    EXPECT_EQ(arena_set(numbers(ArenaSet{})), ArenaSet{});
}

}  // namespace
}  // namespace parlor::analysis
