// SPDX-License-Identifier: MIT
// A store in a file appends events to its journal, and carries them over later. Callers do not
// notice.
#include <sqlite3.h>

#include "online/store/row_texts.h"
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using enum store::WriteOutcome;
using Answers = std::vector<store::WriteOutcome>;
using Texts = std::vector<std::string>;

TEST(DaybookEntry, IsReadAsItWasWritten) {
    store::Write full = events("k3f9", 7, {"3:abc", "", "año\n\"", std::string("a\0b", 3)});
    full.listing = store::Listing{.phase = store::Phase::Over,
                                  .is_public = true,
                                  .changed = 1'700'000'000'000,
                                  .players = {"ana", "ben"},
                                  .has_players_as_before = true,
                                  .awaited = "ana",
                                  .goes_on = true,
                                  .card = "{}"};
    full.secret = "5ec2e7";
    full.record = "[game \"zenda\"]\n";
    std::string entry;
    store::append(entry, full);
    store::append(entry, events("t", 2, {}));
    const auto writes = store::writes_of(entry).value();
    ASSERT_EQ(writes.size(), 2U);
    EXPECT_EQ(writes[0].table, "k3f9");
    EXPECT_EQ(writes[0].first, 7U);
    EXPECT_EQ(writes[0].events, full.events);
    ASSERT_TRUE(writes[0].listing.has_value());
    EXPECT_EQ(writes[0].listing->phase, store::Phase::Over);
    EXPECT_TRUE(writes[0].listing->is_public);
    EXPECT_EQ(writes[0].listing->changed, full.listing->changed);
    EXPECT_EQ(writes[0].listing->players, full.listing->players);
    EXPECT_TRUE(writes[0].listing->has_players_as_before);
    EXPECT_EQ(writes[0].listing->awaited, "ana");
    EXPECT_TRUE(writes[0].listing->goes_on);
    EXPECT_EQ(writes[0].listing->card, "{}");
    EXPECT_EQ(writes[0].secret, full.secret);
    EXPECT_EQ(writes[0].record, full.record);
    EXPECT_EQ(writes[1].table, "t");
    EXPECT_FALSE(writes[1].listing.has_value());
    EXPECT_TRUE(store::writes_of("").value().empty());
}

TEST(DaybookEntry, ThatIsDamagedIsSaidToBe) {
    std::string entry;
    store::append(entry, with_listing(events("t", 2, {"a", "b"}), {.card = "card"}));
    for (std::size_t size = 1; size < entry.size(); ++size) {
        EXPECT_FALSE(store::writes_of(entry.substr(0, size)).has_value()) << size;
    }
    for (const std::string_view bad : {"1", ":", "x:t", "-1:t", "1:t1:2", "99999999999999999999:",
                                       "1:t1:25:99999", "18446744073709551615:t"}) {
        EXPECT_FALSE(store::writes_of(bad).has_value()) << bad;
    }
}

class Daybook : public testing::Test {
protected:
    [[nodiscard]] std::unique_ptr<store::Store> opened() const {
        return store::open(file_).value();
    }
    // How many rows the events have, and the daybook.
    [[nodiscard]] std::string sql(const std::string& question) const {
        sqlite3* database = nullptr;
        sqlite3_open(file_.c_str(), &database);
        std::string answer;
        const auto take = [](void* to, int, char** values, char**) {
            *static_cast<std::string*>(to) = values[0] == nullptr ? "" : values[0];
            return 0;
        };
        sqlite3_exec(database, question.c_str(), take, &answer, nullptr);
        sqlite3_close(database);
        return answer;
    }

private:
    TemporaryFolder folder_;
    std::string file_ = folder_.file("store.db");
};

TEST_F(Daybook, HoldsWhatGoesOnUntilSomebodyLooks) {
    const auto store = opened();
    written(*store, {events("t", 1, {"a"})});
    written(*store, {events("t", 2, {"b"})});
    written(*store, {events("t", 3, {"c"})});
    EXPECT_EQ(sql("SELECT count(*) FROM events"), "1");
    EXPECT_EQ(log_of(*store, "t"), (Texts{"a", "b", "c"}));
    EXPECT_EQ(log_of(*opened(), "t"), (Texts{"a", "b", "c"}));
    EXPECT_EQ(opened()->counts().value().events, 3U);
    EXPECT_EQ(sql("SELECT count(*) FROM events"), "2");
    EXPECT_EQ(sql("SELECT count(*) FROM daybook WHERE text <> ''"), "0");
    EXPECT_EQ(written(*store, {events("t", 4, {"d"})}), Answers{Done});
    EXPECT_EQ(log_of(*store, "t"), (Texts{"a", "b", "c", "d"}));
}

TEST_F(Daybook, IsCarriedOverWhenMuchHasGathered) {
    const auto store = opened();
    const std::string text(100'000, 'x');
    written(*store, {events("t", 1, {"a"})});
    for (std::uint32_t number = 2; number <= 30; ++number) {
        EXPECT_EQ(written(*store, {events("t", number, {text})}), Answers{Done});
    }
    EXPECT_EQ(sql("SELECT count(*) FROM events"), "3");
    EXPECT_EQ(log_of(*store, "t").size(), 30U);
}

TEST_F(Daybook, IsNotOneStoresOwn) {
    const auto one = opened();
    const auto other = opened();
    written(*one, {events("t", 1, {"a"})});
    EXPECT_EQ(written(*one, {events("t", 2, {"b"})}), Answers{Done});
    EXPECT_EQ(written(*other, {events("t", 2, {"x"})}), Answers{Conflict});
    EXPECT_EQ(written(*other, {events("t", 3, {"c"})}), Answers{Done});
    EXPECT_EQ(written(*one, {events("t", 3, {"x"})}), Answers{Conflict});
    EXPECT_EQ(written(*one, {events("t", 3, {"c"})}), Answers{Done});  // as it is there
    EXPECT_EQ(written(*one, {events("t", 4, {"d"})}), Answers{Done});
    EXPECT_EQ(log_of(*other, "t"), (Texts{"a", "b", "c", "d"}));
}

TEST_F(Daybook, KeepsATableThatWasTouchedFromBeingCleanedAway) {
    const auto store = opened();
    written(*store, {with_listing(events("t", 1, {"a"}), {.changed = 10})});
    written(*store, {with_listing(events("t", 2, {"b"}), {.changed = 50})});
    EXPECT_EQ(opened()->remove_stale(20, 100).value(), 0U);
    EXPECT_EQ(opened()->remove_stale(60, 100).value(), 1U);
    EXPECT_EQ(written(*store, {events("t", 3, {"c"})}), Answers{Conflict});
}

TEST_F(Daybook, BringsNothingBackOfATableThatWasRemoved) {
    const auto store = opened();
    written(*store, {events("t", 1, {"a"})});
    written(*store, {events("t", 2, {"b"})});
    EXPECT_TRUE(opened()->remove_table("t").value());
    EXPECT_EQ(written(*store, {events("t", 3, {"c"})}), Answers{Conflict});
    EXPECT_EQ(written(*store, {events("t", 1, {"new"})}), Answers{Done});
    EXPECT_EQ(log_of(*store, "t"), Texts{"new"});
}

TEST_F(Daybook, IsSeenWholeByWhoeverVisitsAllTables) {
    const auto store = opened();
    written(*store, {events("t", 1, {"a"})});
    store::Write last =
        with_listing(events("t", 2, {"b"}), {.phase = store::Phase::Over, .card = "over"});
    last.record = "record";
    written(*store, {last});
    Texts seen;
    const auto visited =
        opened()->each_table([&](const store::ListedTable& listed, const store::StoredTable& table,
                                 std::string_view record) {
            seen = table.events;
            seen.push_back(listed.listing.card);
            seen.emplace_back(record);
        });
    ASSERT_TRUE(visited.has_value());
    EXPECT_EQ(seen, (Texts{"a", "b", "over", "record"}));
}

}  // namespace
}  // namespace parlor::tests
