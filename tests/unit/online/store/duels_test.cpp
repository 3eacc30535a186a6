// SPDX-License-Identifier: MIT
// Duels of the day: who may enter, and in which order they are listed.
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using store::DuelEntry;
using store::DuelOutcome;
using Names = std::vector<std::string>;

class Duels : public AnyStore {
protected:
    void SetUp() override {
        AnyStore::SetUp();
        if (!IsSkipped()) store_ = opened();
    }
    static DuelEntry entry(std::string player, std::string digest) {
        return {.day = "2026-11-20",
                .edition = "poleana",
                .player = std::move(player),
                .digest = std::move(digest),
                .points = 2,
                .turns = 80,
                .accuracy = 700,
                .luck = -12,
                .at = 1'790'000'000'000};
    }
    DuelOutcome enter(const DuelEntry& entry) { return store_->enter(entry).value(); }
    // "1 ana", "2 ben" …
    Names listed(store::Range places, std::string_view player = "nobody") {
        Names all;
        const auto found = store_->duels("2026-11-20", "poleana", places, player).value();
        for (const store::PlacedDuel& each : found) {
            all.push_back(std::to_string(each.place) + ' ' + each.entry.player);
        }
        return all;
    }
    std::unique_ptr<store::Store> store_;
};

TEST_P(Duels, OnlyTheFirstOfAPlayerCounts) {
    const DuelEntry first = entry("ana", "one");
    EXPECT_EQ(store_->may_enter(first).value(), DuelOutcome::Entered);
    EXPECT_EQ(enter(first), DuelOutcome::Entered);
    EXPECT_EQ(enter(first), DuelOutcome::Entered) << "sent again";
    DuelEntry second = entry("ana", "two");
    second.accuracy = 990;
    EXPECT_EQ(store_->may_enter(second).value(), DuelOutcome::PlayedBefore);
    EXPECT_EQ(enter(second), DuelOutcome::PlayedBefore);
    const auto kept = store_->duels("2026-11-20", "poleana", {0, 9}, "").value();
    ASSERT_EQ(kept.size(), 1U);
    EXPECT_EQ(kept.front().entry, first);
    DuelEntry next_day = second;
    next_day.day = "2026-11-21";
    DuelEntry elsewhere = second;
    elsewhere.edition = "zenda";
    EXPECT_EQ(enter(next_day), DuelOutcome::Entered);
    EXPECT_EQ(enter(elsewhere), DuelOutcome::Entered);
}

TEST_P(Duels, NoTwoPlayersEnterTheSameGame) {
    EXPECT_EQ(enter(entry("ana", "one")), DuelOutcome::Entered);
    EXPECT_EQ(store_->may_enter(entry("ben", "one")).value(), DuelOutcome::Taken);
    EXPECT_EQ(enter(entry("ben", "one")), DuelOutcome::Taken);
    EXPECT_EQ(enter(entry("ben", "two")), DuelOutcome::Entered);
    EXPECT_EQ(enter(entry("ben", "one")), DuelOutcome::PlayedBefore) << "that is nearer the truth";
    DuelEntry next_day = entry("ben", "one");
    next_day.day = "2026-11-21";
    EXPECT_EQ(enter(next_day), DuelOutcome::Entered);
}

TEST_P(Duels, WinsComeFirstThenAccuracyThenFewerTurns) {
    const auto put = [&](const char* player, std::int64_t points, std::int64_t accuracy,
                         std::int64_t turns) {
        DuelEntry each = entry(player, player);
        each.points = points;
        each.accuracy = accuracy;
        each.turns = turns;
        EXPECT_EQ(enter(each), DuelOutcome::Entered);
    };
    put("lost", 0, 990, 60);
    put("long", 2, 800, 90);
    put("draw", 1, 995, 60);
    put("short", 2, 800, 70);
    put("best", 2, 910, 95);
    put("forced", 2, -1, 50);
    EXPECT_EQ(listed({0, 9}),
              (Names{"1 best", "2 short", "3 long", "4 forced", "5 draw", "6 lost"}));
    EXPECT_EQ(listed({2, 2}), (Names{"3 long", "4 forced"}));
    EXPECT_EQ(listed({0, 2}, "draw"), (Names{"1 best", "2 short", "5 draw"}));
    EXPECT_TRUE(store_->duels("2026-11-20", "zenda", {0, 9}, "best").value().empty());
}

TEST_P(Duels, HaveThePlayersNamesOfNow) {
    EXPECT_TRUE(store_->keep({.id = "ana", .name = "Ana"}).value());
    EXPECT_EQ(enter(entry("ana", "one")), DuelOutcome::Entered);
    const auto name = [&] {
        return store_->duels("2026-11-20", "poleana", {0, 9}, "").value().front().name;
    };
    EXPECT_EQ(name(), "Ana");
    EXPECT_TRUE(store_->keep({.id = "ana", .name = "Ana María"}).value());
    EXPECT_EQ(name(), "Ana María");
    EXPECT_EQ(enter(entry("ghost", "two")), DuelOutcome::Entered);
    EXPECT_EQ(store_->duels("2026-11-20", "poleana", {1, 1}, "").value().front().name, "");
}

TEST_P(Duels, AreAllVisited) {
    EXPECT_EQ(enter(entry("ben", "two")), DuelOutcome::Entered);
    EXPECT_EQ(enter(entry("ana", "one")), DuelOutcome::Entered);
    std::vector<DuelEntry> all;
    EXPECT_TRUE(store_->each_duel([&](const DuelEntry& each) { all.push_back(each); }));
    EXPECT_EQ(all, (std::vector{entry("ana", "one"), entry("ben", "two")}));
}

INSTANTIATE_TEST_SUITE_P(Stores, Duels, every_store, named);

}  // namespace
}  // namespace parlor::tests
