// SPDX-License-Identifier: MIT
// Ratings of puzzles: one attempt of each player counts.
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using store::PuzzleAttempt;
using store::PuzzleRating;

class Puzzles : public AnyStore {
protected:
    void SetUp() override {
        AnyStore::SetUp();
        if (!IsSkipped()) store_ = opened();
    }
    // Each attempt makes the rating one higher.
    void rate(std::string_view player, const std::vector<std::string>& puzzles) {
        std::vector<PuzzleRating> first;
        for (const std::string& each : puzzles) {
            first.push_back({.puzzle = each, .rating = 100, .deviation = 50, .volatility = 10});
        }
        EXPECT_TRUE(store_->rate_puzzles({player, 7}, first, [](PuzzleRating& rating) {
            rating.rating += 1;
            rating.deviation -= 2;
            rating.volatility += 3;
        }));
    }
    std::vector<PuzzleRating> ratings(std::int64_t least = 0) {
        return store_->puzzle_ratings(least).value();
    }
    std::unique_ptr<store::Store> store_;
};

TEST_P(Puzzles, AreRatedOnceByEachPlayer) {
    rate("ana", {"aaaaa", "bbbbb"});
    rate("ben", {"aaaaa"});
    rate("ana", {"aaaaa", "ccccc"});
    EXPECT_EQ(ratings(), (std::vector<PuzzleRating>{{"aaaaa", 102, 46, 16, 2},
                                                    {"bbbbb", 101, 48, 13, 1},
                                                    {"ccccc", 101, 48, 13, 1}}));
    EXPECT_EQ(ratings(2).size(), 1U);
    EXPECT_TRUE(ratings(3).empty());
}

TEST_P(Puzzles, RememberWhoHasTriedThem) {
    rate("ben", {"bbbbb"});
    rate("ana", {"aaaaa", "bbbbb"});
    std::vector<PuzzleAttempt> all;
    EXPECT_TRUE(
        store_->each_puzzle_attempt([&](const PuzzleAttempt& each) { all.push_back(each); }));
    EXPECT_EQ(all, (std::vector<PuzzleAttempt>{
                       {"ana", "aaaaa", 7}, {"ana", "bbbbb", 7}, {"ben", "bbbbb", 7}}));
    EXPECT_FALSE(store_->keep(all.front()).value());
    EXPECT_FALSE(store_->keep(PuzzleRating{.puzzle = "aaaaa", .rating = 5}).value());
    EXPECT_EQ(ratings().front().rating, 101);
}

INSTANTIATE_TEST_SUITE_P(Stores, Puzzles, every_store, named);

}  // namespace
}  // namespace parlor::tests
