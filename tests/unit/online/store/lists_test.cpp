// SPDX-License-Identifier: MIT
// What is listed: tables by phase and by player, players and their accounts, settings, counts.
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using store::ChangeResult;
using store::Listing;
using store::Phase;
using store::Player;
using store::PlayerChange;
using Names = std::vector<std::string>;

class Lists : public AnyStore {
protected:
    void SetUp() override {
        AnyStore::SetUp();
        if (!IsSkipped()) store_ = opened();
    }
    void put(const std::string& table, Listing listing) {
        const auto known = store_->table(table).value();
        const auto next = static_cast<std::uint32_t>(known ? known->events.size() + 1 : 1);
        written(*store_, {with_listing(events(table, next, {"event"}), std::move(listing))});
    }
    void show(std::string_view process, const std::vector<store::ShownTable>& tables) {
        const auto shown = store_->show(process, tables);
        EXPECT_TRUE(shown) << shown.error().reason;
    }
    Names listed(Phase phase) { return names_of(store_->listed(phase, {0, 9}, {}).value()); }
    std::unique_ptr<store::Store> store_;
};

TEST_P(Lists, PublicTablesThatAreShownTheOldestFirst) {
    for (const char* table : {"old", "new", "also", "middle", "empty"}) {
        put(table, {.is_public = true});
    }
    put("hidden", {.is_public = false});
    put("played", {.phase = Phase::Playing, .is_public = true});
    show("one", {{"old", 100}, {"new", 300}, {"hidden", 400}, {"unknown", 500}});
    show("two", {{"also", 300}, {"middle", 200}, {"played", 500}});
    EXPECT_EQ(listed(Phase::Open), (Names{"old", "middle", "also", "new"}));
    EXPECT_EQ(store_->count_listed(Phase::Open).value(), 4U);
    EXPECT_EQ(names_of(store_->listed(Phase::Open, {1, 2}, {}).value()), (Names{"middle", "also"}));
    EXPECT_EQ(names_of(store_->listed(Phase::Open, {0, 1}, {3, 9}).value()), (Names{"old", "new"}));
    EXPECT_TRUE(store_->listed(Phase::Open, {4, 9}, {}).value().empty());
    EXPECT_EQ(listed(Phase::Playing), Names{"played"});
    EXPECT_EQ(store_->count_listed(Phase::Over).value(), 0U);
    EXPECT_TRUE(listed(Phase::Over).empty());
    put("old", {.is_public = true, .changed = 900});
    EXPECT_EQ(listed(Phase::Open).front(), "old") << "it keeps its place";
}

TEST_P(Lists, TablesAreShownAsTheProcessSaysThatHasThem) {
    for (const char* table : {"a", "b", "c"}) put(table, {.is_public = true});
    show("one", {{"a", 1}, {"b", 2}});
    show("two", {{"b", 3}, {"c", 4}});
    show("one", {{"a", 0}, {"b", 0}});
    EXPECT_EQ(listed(Phase::Open), (Names{"b", "c"}));
    show("one", {{"a", 5}});
    EXPECT_TRUE(store_->hide_all_but(Names{"one", "three"}));
    EXPECT_EQ(listed(Phase::Open), Names{"a"});
    EXPECT_TRUE(store_->remove_table("a").value());
    put("a", {.is_public = true});
    EXPECT_TRUE(listed(Phase::Open).empty());
}

TEST_P(Lists, GiveTheLineBackAsItWasWritten) {
    put("t", {.phase = Phase::Playing,
              .is_public = true,
              .changed = 1790000000123,
              .players = {"luis", "ana", "luis"},
              .awaited = "ana",
              .goes_on = true,
              .card = R"({"title":"Ana's"})"});
    show("one", {{"t", 1}});
    const auto listed = store_->listed(Phase::Playing, {0, 9}, {}).value();
    ASSERT_EQ(listed.size(), 1U);
    const Listing& listing = listed.front().listing;
    EXPECT_EQ(listing.phase, Phase::Playing);
    EXPECT_TRUE(listing.is_public);
    EXPECT_EQ(listing.changed, 1790000000123);
    EXPECT_EQ(listing.players, (Names{"ana", "luis"}));
    EXPECT_EQ(listing.awaited, "ana");
    EXPECT_TRUE(listing.goes_on);
    EXPECT_EQ(listing.card, R"({"title":"Ana's"})");
}

TEST_P(Lists, TablesOfAPlayerFollowWhoSits) {
    put("a", {.changed = 1, .players = {"ana", "luis"}});
    put("b", {.phase = Phase::Playing, .changed = 2, .players = {"ana"}});
    put("c", {.phase = Phase::Over, .changed = 3, .players = {"ana", "eva"}});
    EXPECT_EQ(names_of(store_->tables_of("ana", false, 9).value()), (Names{"b", "a"}));
    EXPECT_EQ(names_of(store_->tables_of("ana", true, 9).value()), Names{"c"});
    EXPECT_EQ(names_of(store_->tables_of("ana", false, 1).value()), Names{"b"});
    EXPECT_EQ(store_->tables_of("luis", false, 9).value().front().listing.players,
              (Names{"ana", "luis"}));
    put("a", {.changed = 4, .players = {"eva", "luis"}});
    EXPECT_EQ(names_of(store_->tables_of("ana", false, 9).value()), Names{"b"});
    EXPECT_EQ(names_of(store_->tables_of("eva", false, 9).value()), Names{"a"});
    put("a", {.changed = 5});
    EXPECT_TRUE(store_->tables_of("luis", false, 9).value().empty());
}

TEST_P(Lists, EveryTableInTheOrderOfNames) {
    for (const char* table : {"b", "Z", "a", "é", "_"}) put(table, {});
    EXPECT_EQ(names_of(store_->tables_after("", 9).value()), (Names{"Z", "_", "a", "b", "é"}));
    EXPECT_EQ(names_of(store_->tables_after("_", 2).value()), (Names{"a", "b"}));
    EXPECT_TRUE(store_->tables_after("é", 9).value().empty());
}

TEST_P(Lists, TablesThatGoOnThoughNobodyLooks) {
    put("b", {.phase = Phase::Playing, .goes_on = true});
    put("a", {.phase = Phase::Playing, .is_public = true, .goes_on = true});
    put("waiting", {.phase = Phase::Playing, .goes_on = true});
    put("waiting", {.phase = Phase::Playing, .awaited = "ana"});
    put("open", {});
    put("over", {.phase = Phase::Over});
    EXPECT_EQ(store_->going_on().value(), (Names{"a", "b"}));
}

TEST_P(Lists, RemovedTablesAreGoneWithAllThatIsTheirs) {
    put("a", {.is_public = true, .players = {"ana"}});
    put("b", {.is_public = true});
    EXPECT_TRUE(store_->remove_table("a").value());
    EXPECT_FALSE(store_->remove_table("a").value());
    EXPECT_FALSE(store_->table("a").value().has_value());
    EXPECT_TRUE(store_->tables_of("ana", false, 9).value().empty());
    EXPECT_EQ(store_->counts().value().events, 1U);
    put("a", {});
    EXPECT_EQ(log_of(*store_, "a").size(), 1U);
}

TEST_P(Lists, StaleTablesAreThoseThatNeverBegan) {
    put("old", {.changed = 10});
    put("new", {.changed = 20});
    put("played", {.phase = Phase::Playing, .changed = 5});
    put("over", {.phase = Phase::Over, .changed = 5});
    EXPECT_EQ(store_->remove_stale(20, 9).value(), 1U);
    EXPECT_EQ(names_of(store_->tables_after("", 9).value()), (Names{"new", "over", "played"}));
}

TEST_P(Lists, StaleTablesGoAFewAtATime) {
    for (int i = 0; i < 5; ++i) put("old" + std::to_string(i), {.is_public = true, .changed = 10});
    put("new", {.changed = 20});
    show("one", {{"old1", 1}});
    EXPECT_EQ(store_->remove_stale(20, 2).value(), 2U);
    EXPECT_EQ(store_->counts().value().tables, 4U);
    EXPECT_EQ(store_->remove_stale(20, 2).value(), 2U);
    EXPECT_EQ(store_->remove_stale(20, 2).value(), 1U);
    EXPECT_EQ(store_->remove_stale(20, 2).value(), 0U);
    EXPECT_EQ(names_of(store_->tables_after("", 9).value()), Names{"new"});
    EXPECT_TRUE(listed(Phase::Open).empty());
}

TEST_P(Lists, PlayersAreFoundByIdAccountAndLink) {
    const Player ana{.id = "p1",
                     .name = "Ana",
                     .account = "AnaPeña",
                     .passphrase = "$argon2id$",
                     .link = "d19e57",
                     .made = 1,
                     .seen = 2};
    EXPECT_TRUE(store_->keep(ana).value());
    EXPECT_TRUE(store_->keep({.id = "p2", .name = "guest"}).value());
    EXPECT_TRUE(store_->keep({.id = "p3", .name = "guest"}).value());
    for (const auto& found : {store_->player("p1"), store_->player_of_account("anaPEÑA"),
                              store_->player_of_link("d19e57")}) {
        ASSERT_TRUE(found.value().has_value());
        EXPECT_EQ((*found)->id, "p1");
        EXPECT_EQ((*found)->account, "AnaPeña");
        EXPECT_EQ((*found)->passphrase, "$argon2id$");
        EXPECT_EQ((*found)->seen, 2);
    }
    EXPECT_FALSE(store_->player("p9").value().has_value());
    EXPECT_FALSE(store_->player_of_account("").value().has_value());
    EXPECT_FALSE(store_->player_of_link("").value().has_value());
}

TEST_P(Lists, AnAccountIsOnePlayers) {
    EXPECT_TRUE(store_->keep({.id = "p1", .account = "ana"}).value());
    EXPECT_FALSE(store_->keep({.id = "p2", .account = "ANA"}).value());
    EXPECT_FALSE(store_->player("p2").value().has_value());
    EXPECT_TRUE(store_->keep({.id = "p1", .name = "Ana", .account = "Ana"}).value());
    EXPECT_EQ(store_->player("p1").value()->name, "Ana");
    EXPECT_TRUE(store_->keep({.id = "p1", .account = "eva"}).value());
    EXPECT_TRUE(store_->keep({.id = "p2", .account = "ANA"}).value());
}

// Two requests of one player at once: each writes what it is about, whatever it read before.
TEST_P(Lists, AChangeLeavesTheRestOfAPlayerAlone) {
    const auto other = opened();
    EXPECT_EQ(store_->change({.id = "p1", .at = 5, .name = "Ana"}).value(), ChangeResult::Done);
    EXPECT_EQ(other->change({.id = "p1", .at = 6, .link = "d19e57"}).value(), ChangeResult::Done);
    EXPECT_EQ(store_->change({.id = "p1", .at = 7, .name = "Anna"}).value(), ChangeResult::Done);
    EXPECT_EQ(
        other->change({.id = "p1", .at = 8, .account = "ana", .passphrase = "locked"}).value(),
        ChangeResult::Done);
    EXPECT_EQ(store_->change({.id = "p1", .at = 9, .name = "Ana"}).value(), ChangeResult::Done);
    const Player ana = *store_->player("p1").value();
    EXPECT_EQ(ana.name, "Ana");
    EXPECT_EQ(ana.link, "d19e57");
    EXPECT_EQ(ana.account, "ana");
    EXPECT_EQ(ana.passphrase, "locked");
    EXPECT_EQ(ana.made, 5);
    EXPECT_EQ(ana.seen, 9);
    EXPECT_EQ(ana.epoch, 0);
    EXPECT_EQ(store_->player_of_account("ANA").value()->id, "p1");
    EXPECT_EQ(store_->player_of_link("d19e57").value()->id, "p1");
}

TEST_P(Lists, AChangeIsRefusedWhereTheAccountOrThePassphraseIsNotAsThought) {
    const PlayerChange account{.id = "p1", .account = "ana", .passphrase = "locked"};
    EXPECT_EQ(store_->change(account).value(), ChangeResult::Done);
    PlayerChange thief = account;
    thief.id = "p2";
    thief.account = "ANA";
    EXPECT_EQ(store_->change(thief).value(), ChangeResult::AccountTaken);
    EXPECT_FALSE(store_->player("p2").value().has_value());
    PlayerChange newer = account;
    newer.passphrase = "newer";
    EXPECT_EQ(store_->change(newer).value(), ChangeResult::PassphraseOutdated);
    newer.old_passphrase = "locked";
    newer.ends_sessions = true;
    EXPECT_EQ(store_->change(newer).value(), ChangeResult::Done);
    EXPECT_EQ(store_->change(newer).value(), ChangeResult::PassphraseOutdated) << "not once more";
    EXPECT_EQ(store_->player("p1").value()->passphrase, "newer");
    EXPECT_EQ(store_->player("p1").value()->epoch, 1);
}

TEST_P(Lists, EndingSessionsEndsTheLinkOfWhoeverHasAnAccount) {
    EXPECT_TRUE(store_->change({.id = "guest", .link = "one"}));
    EXPECT_TRUE(store_->change({.id = "ana", .account = "ana", .passphrase = "x", .link = "two"}));
    EXPECT_TRUE(store_->change({.id = "guest", .ends_sessions = true}));
    EXPECT_TRUE(store_->change({.id = "ana", .ends_sessions = true}));
    EXPECT_EQ(store_->player("guest").value()->link, "one");
    EXPECT_EQ(store_->player("ana").value()->link, "");
    EXPECT_EQ(store_->player("guest").value()->epoch, 1);
    EXPECT_EQ(store_->player("ana").value()->account, "ana");
}

TEST_P(Lists, SettingsAreKeptOnceOrReplaced) {
    EXPECT_EQ(store_->setting("keys").value(), "");
    EXPECT_EQ(store_->keep_setting("keys", "first").value(), "first");
    EXPECT_EQ(store_->keep_setting("keys", "second").value(), "first");
    EXPECT_TRUE(store_->replace_setting("keys", "third").has_value());
    EXPECT_TRUE(store_->replace_setting("other", "x").has_value());
    EXPECT_EQ(store_->setting("keys").value(), "third");
}

TEST_P(Lists, CountsAreOfAll) {
    put("a", {});
    put("a", {});
    put("b", {.phase = Phase::Playing});
    put("c", {.phase = Phase::Over});
    put("d", {.phase = Phase::Over});
    EXPECT_TRUE(store_->keep({.id = "p1", .account = "ana"}).value());
    EXPECT_TRUE(store_->keep({.id = "p2"}).value());
    const auto counts = store_->counts().value();
    EXPECT_EQ(counts.tables, 4U);
    EXPECT_EQ(counts.open, 1U);
    EXPECT_EQ(counts.playing, 1U);
    EXPECT_EQ(counts.over, 2U);
    EXPECT_EQ(counts.events, 5U);
    EXPECT_EQ(counts.players, 2U);
    EXPECT_EQ(counts.accounts, 1U);
}

TEST_P(Lists, VisitsComeToEveryTableAndPlayerOnce) {
    constexpr int many = 450;  // more than a page
    std::vector<store::Write> writes;
    Names tables;
    for (int i = 0; i < many; ++i) {
        tables.push_back(std::to_string(1000 + i));
        writes.push_back(events(tables.back(), 1, {"event of " + tables.back()}));
        EXPECT_TRUE(store_->keep({.id = tables.back()}).value());
    }
    written(*store_, writes);
    Names visited;
    EXPECT_TRUE(store_->each_table([&](const auto& listed, const auto& stored, const auto&) {
        visited.push_back(listed.table);
        EXPECT_EQ(stored.events, Names{"event of " + listed.table});
    }));
    EXPECT_EQ(visited, tables);
    visited.clear();
    EXPECT_TRUE(store_->each_player([&](const Player& each) { visited.push_back(each.id); }));
    EXPECT_EQ(visited, tables);
}

INSTANTIATE_TEST_SUITE_P(Stores, Lists, every_store, named);

}  // namespace
}  // namespace parlor::tests
