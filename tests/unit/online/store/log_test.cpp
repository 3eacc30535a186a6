// SPDX-License-Identifier: MIT
// The log of a table: it grows without gaps, never forks, and is read as it was written.
#include <algorithm>
#include <thread>

#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using enum store::WriteOutcome;
using Texts = std::vector<std::string>;
using Answers = std::vector<store::WriteOutcome>;

class Log : public AnyStore {};

TEST_P(Log, IsReadAsItWasWritten) {
    const auto store = opened();
    const Texts texts{R"({"text":"a \"quoted\" \\ word"})", "año ∅ 🎲", "{},{}", "", "NULL"};
    store::Write made = events("k3f9", 1, texts);
    made.secret = "5ec2e7";
    EXPECT_EQ(written(*store, {made}), Answers{Done});
    EXPECT_EQ(log_of(*store, "k3f9"), texts);
    EXPECT_EQ(store->table("k3f9").value()->secret, "5ec2e7");
    EXPECT_FALSE(store->table("other").value().has_value());
}

// A store may put together what is written together.
TEST_P(Log, KeepsEventsApartWhateverIsInThem) {
    const auto store = opened();
    const Texts lines{"two\nlines", "", "\n", "one"};
    written(*store, {events("t", 1, {"a", "b"}), events("t", 3, {"c"})});
    written(*store, {events("t", 4, lines)});
    written(*store, {events("t", 8, {"last\n"})});
    EXPECT_EQ(log_of(*store, "t"), (Texts{"a", "b", "c", "two\nlines", "", "\n", "one", "last\n"}));
    EXPECT_EQ(written(*store, {events("t", 2, {"b"})}), Answers{Done});
    EXPECT_EQ(written(*store, {events("t", 2, {"b", "c", "two\nlines"})}), Answers{Done});
    EXPECT_EQ(written(*store, {events("t", 3, {"b"})}), Answers{Conflict});
    EXPECT_EQ(store->counts().value().events, 8U);
}

TEST_P(Log, GoesOnFromItsLastEventOnly) {
    const auto store = opened();
    written(*store, {events("t", 1, {"a", "b"})});
    EXPECT_EQ(written(*store, {events("t", 2, {"x"})}), Answers{Conflict});
    EXPECT_EQ(written(*store, {events("t", 4, {"x"})}), Answers{Conflict});
    EXPECT_EQ(written(*store, {events("t", 1, {"x"})}), Answers{Conflict});
    EXPECT_EQ(written(*store, {events("new", 2, {"x"})}), Answers{Conflict});
    EXPECT_EQ(written(*store, {events("t", 3, {"c"})}), Answers{Done});
    EXPECT_EQ(log_of(*store, "t"), (Texts{"a", "b", "c"}));
    EXPECT_FALSE(store->table("new").value().has_value());
}

TEST_P(Log, KeepsTheOtherWritesWhenOneIsTaken) {
    const auto store = opened();
    written(*store, {events("a", 1, {"1"}), events("b", 1, {"1"}), events("c", 1, {"1"})});
    const auto answers =
        written(*store, {events("a", 2, {"2"}), events("b", 1, {"x"}), events("c", 2, {"2"})});
    EXPECT_EQ(answers, (Answers{Done, Conflict, Done}));
    EXPECT_EQ(log_of(*store, "a"), (Texts{"1", "2"}));
    EXPECT_EQ(log_of(*store, "b"), Texts{"1"});
    EXPECT_EQ(log_of(*store, "c"), (Texts{"1", "2"}));
}

TEST_P(Log, TakesWritesToOneTableThatFollowEachOther) {
    const auto store = opened();
    const auto answers =
        written(*store, {events("t", 1, {"a"}), events("u", 1, {"u"}), events("t", 2, {"b", "c"}),
                         events("t", 4, {"d"}), events("t", 9, {"x"}), events("t", 5, {"e"})});
    EXPECT_EQ(answers, (Answers{Done, Done, Done, Done, Conflict, Conflict}));
    EXPECT_EQ(log_of(*store, "t"), (Texts{"a", "b", "c", "d"}));
}

TEST_P(Log, WhatIsThereAlreadyMayBeWrittenAgain) {
    const auto store = opened();
    written(*store, {events("t", 1, {"a"}), events("t", 2, {"b"})});
    EXPECT_EQ(written(*store, {events("t", 2, {"b"})}), Answers{Done});
    EXPECT_EQ(
        written(*store, {events("t", 1, {"a"}), events("t", 2, {"b"}), events("t", 3, {"c"})}),
        (Answers{Done, Done, Done}));
    EXPECT_EQ(
        written(*store, {events("t", 3, {"c"}), events("t", 4, {"d"}), events("t", 5, {"e"})}),
        (Answers{Done, Done, Done}));
    EXPECT_EQ(log_of(*store, "t"), (Texts{"a", "b", "c", "d", "e"}));
    EXPECT_EQ(written(*store, {events("t", 5, {"other"}), events("t", 6, {"f"})}),
              (Answers{Conflict, Conflict}));
}

TEST_P(Log, HasARecordOnceTheGameIsOver) {
    const auto store = opened();
    written(*store, {events("t", 1, {"a"})});
    EXPECT_EQ(store->record("t").value(), "");
    store::Write last = events("t", 2, {"b"});
    last.record = "[game \"zenda\"]\n";
    written(*store, {last});
    written(*store, {events("t", 3, {"said afterwards"})});
    EXPECT_EQ(store->record("t").value(), last.record);
    EXPECT_EQ(store->record("none").value(), "");
}

TEST_P(Log, ListingGoesWithTheEventsOrNotAtAll) {
    const auto store = opened();
    const store::Listing open{.is_public = true, .changed = 1, .card = "first"};
    const store::Listing other{.is_public = true, .changed = 2, .card = "other"};
    written(*store, {with_listing(events("t", 1, {"a"}), open)});
    written(*store, {with_listing(events("t", 1, {"x"}), other)});
    EXPECT_EQ(store->tables_after("", 9).value().front().listing.card, "first");
    written(*store, {events("t", 2, {"b"})});
    EXPECT_EQ(store->tables_after("", 9).value().front().listing.card, "first");
    written(*store, {with_listing(events("t", 3, {"c"}), other)});
    EXPECT_EQ(store->tables_after("", 9).value().front().listing.card, "other");
}

TEST_P(Log, NeverForksWhenManyWriteAtOnce) {
    constexpr std::size_t writers = 4;
    constexpr std::uint32_t last = 40;
    const Texts tables{"a", "b", "c"};
    const auto keeper = opened();  // a store in memory lives as long as it is open
    std::vector<std::vector<std::string>> done(writers);
    std::vector<std::thread> threads;
    for (std::size_t writer = 0; writer < writers; ++writer) {
        threads.emplace_back([&, writer, store = opened()] {
            for (std::uint32_t number = 1; number <= last; ++number) {
                std::vector<store::Write> writes;
                for (std::size_t i = 0; i < tables.size(); ++i) {
                    // In another order each, so that they wait for each other.
                    const std::string& table = tables[(i + writer) % tables.size()];
                    const std::string text =
                        table + " " + std::to_string(number) + " by " + std::to_string(writer);
                    writes.push_back(events(table, number, {text}));
                }
                const auto answers = store->write(writes).value();
                for (std::size_t i = 0; i < writes.size(); ++i) {
                    if (answers[i] == Done) done[writer].push_back(writes[i].events[0]);
                }
            }
        });
    }
    for (std::thread& thread : threads) thread.join();
    std::size_t count = 0;
    for (const std::string& table : tables) {
        const Texts log = log_of(*keeper, table);
        EXPECT_EQ(log.size(), last);
        count += log.size();
        for (const std::string& text : log) {
            const auto writer = static_cast<std::size_t>(text.back() - '0');
            EXPECT_NE(std::ranges::find(done[writer], text), done[writer].end()) << text;
        }
    }
    std::size_t acknowledged = 0;
    for (const auto& each : done) acknowledged += each.size();
    EXPECT_EQ(acknowledged, count);
}

TEST_P(Log, TakesWritesWithoutEvents) {
    const auto store = opened();
    EXPECT_EQ(written(*store, {}), Answers{});
    const store::Listing listing{.is_public = true, .card = "later"};
    written(*store, {events("t", 1, {"a"})});
    EXPECT_EQ(written(*store, {with_listing(events("t", 2, {}), listing)}), Answers{Done});
    EXPECT_EQ(written(*store, {with_listing(events("t", 1, {}), listing)}), Answers{Conflict});
    EXPECT_EQ(store->tables_after("", 1).value().front().listing.card, "later");
    EXPECT_EQ(log_of(*store, "t"), Texts{"a"});
}

INSTANTIATE_TEST_SUITE_P(Stores, Log, every_store, named);

class LastingLog : public AnyStore {};

TEST_P(LastingLog, IsThereAfterClosing) {
    store::Write write = events("t", 1, {"a", "b"});
    write.secret = "secret";
    written(*opened(), {write});
    EXPECT_EQ(log_of(*opened(), "t"), (Texts{"a", "b"}));
    EXPECT_EQ(opened()->table("t").value()->secret, "secret");
    EXPECT_EQ(written(*opened(), {events("t", 3, {"c"})}), Answers{Done});
}

INSTANTIATE_TEST_SUITE_P(Stores, LastingLog, lasting_stores, named);

}  // namespace
}  // namespace parlor::tests
