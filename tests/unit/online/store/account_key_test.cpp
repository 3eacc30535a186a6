// SPDX-License-Identifier: MIT
// Accounts that are written differently, and those of stores from before Unicode.
#include "online/store/migrations.h"

#include <chrono>

#include "online/store/sqlite_database.h"
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using store::account_key;
using store::old_account_key;

TEST(AccountKey, IsTheSameForAllSpellings) {
    EXPECT_EQ(account_key("ŁUCJA"), account_key("łucja"));
    EXPECT_EQ(account_key("AnaPeña"), account_key("anaPEN\xcc\x83"
                                                  "A"));
    EXPECT_NE(account_key("ana"), account_key("anna"));
    EXPECT_EQ(account_key(""), "");
    EXPECT_NE(account_key("\xe2\x80\x8d\xe2\x80\x8d\xe2\x80\x8d"), "") << "joiners alone";
}

// So that no account claims a key which another account still has.
TEST(AccountKey, OfAnOldKeyIsThatOfTheAccount) {
    for (int code = 0x21; code < 0x100; ++code) {
        if (code >= 0x7f && code < 0xa0) continue;
        std::string letter{static_cast<char>(code)};
        if (code >= 0x80) {
            letter = {static_cast<char>(0xc0 | (code >> 6)), static_cast<char>(0x80 | (code & 63))};
        }
        for (const std::string& text : {letter, letter + "\xcc\x81", "ŁÉ" + letter + letter}) {
            EXPECT_EQ(account_key(old_account_key(text)), account_key(text)) << text;
        }
    }
}

class Accounts : public AnyStore {
protected:
    [[nodiscard]] std::string owner(const std::string& account) const {
        const auto found = opened()->player_of_account(account).value();
        return found ? found->id : "";
    }
};

TEST_P(Accounts, AreTheSameInSmallAndCapitalLetters) {
    const auto store = opened();
    EXPECT_TRUE(store->keep({.id = "p1", .account = "ŁUCJA"}).value());
    EXPECT_EQ(owner("łucja"), "p1");
    EXPECT_FALSE(store->keep({.id = "p2", .account = "łucja"}).value());
    EXPECT_TRUE(store->keep({.id = "p1", .name = "Lucy", .account = "ŁUCJA"}).value());
    EXPECT_TRUE(store->keep({.id = "p1", .account = "Łucja"}).value());
    EXPECT_EQ(owner("ŁUCJA"), "p1");
}

INSTANTIATE_TEST_SUITE_P(Stores, Accounts, every_store, named);

class OldAccounts : public Accounts {
protected:
    void run(const std::string& sql) const {
        if (GetParam() == "sqlite") {
            const auto parsed = store::parse_address(address()).value();
            ASSERT_TRUE(store::SqliteDatabase::open(parsed).value()->run(sql.c_str(), {}));
        } else {
            Postgres::shared().run_sql(address(), sql);
        }
    }
    // As version 1 has stored it.
    void put(const std::string& id, const std::string& account, std::int64_t made) const {
        run("INSERT INTO players (id, name, account, account_key, passphrase, link, made, seen) "
            "VALUES ('" +
            id + "', '', '" + account + "', '" + old_account_key(account) + "', 'locked', '', " +
            std::to_string(made) + ", 0)");
    }
    // What later versions have made is taken back first.
    void open_as_old_store() const {
        if (GetParam() == "sqlite") {
            run("ALTER TABLE tables ADD COLUMN last INTEGER NOT NULL DEFAULT 0");
            run("DROP TABLE daybook");
        }
        for (const char* each :
             {"ALTER TABLE players DROP COLUMN epoch", "DROP TABLE shown", "DROP TABLE duels",
              "DROP TABLE puzzle_ratings", "DROP TABLE puzzle_attempts",
              "CREATE INDEX tables_public ON tables (phase) WHERE is_public = 1",
              "DELETE FROM schema_version WHERE version >= 2"}) {
            run(each);
        }
        static_cast<void>(opened());
    }
};

TEST_P(OldAccounts, AreFoundInAllSpellings) {
    static_cast<void>(opened());
    put("p1", "Straße", 1);
    put("p2", "AnaPeña", 2);
    put("p3", "ŁUCJA", 3);
    open_as_old_store();
    EXPECT_EQ(owner("STRASSE"), "p1");
    EXPECT_EQ(owner("ANAPEÑA"), "p2");
    EXPECT_EQ(owner("łucja"), "p3");
    EXPECT_FALSE(opened()->keep({.id = "p4", .account = "łucja"}).value());
}

TEST_P(OldAccounts, OfTwoPeopleStayTwo) {
    static_cast<void>(opened());
    put("p1", "ŁUCJA", 1);
    put("p2", "łucja", 2);
    put("p3", "ŻÓŁW", 4);
    put("p4", "żóŁW", 3);
    open_as_old_store();
    EXPECT_EQ(owner("ŁUCJA"), "p1");
    EXPECT_EQ(owner("łucja"), "p2");
    EXPECT_EQ(owner("ŻÓŁW"), "p3");
    EXPECT_EQ(owner("żóŁW"), "p4");
    EXPECT_EQ(owner("żółw"), "p4") << "the elder of those who had another spelling";
}

TEST_P(OldAccounts, OfTwoPeopleCanBeKeptAndGivenUp) {
    static_cast<void>(opened());
    put("p1", "ŁUCJA", 1);
    put("p2", "łucja", 2);
    open_as_old_store();
    const auto store = opened();
    EXPECT_TRUE(store->keep({.id = "p1", .name = "Lucy", .account = "ŁUCJA"}).value());
    EXPECT_EQ(store->player("p1").value()->name, "Lucy");
    EXPECT_EQ(owner("ŁUCJA"), "p1");
    EXPECT_FALSE(store->keep({.id = "p1", .account = "Łucja"}).value()) << "another spelling";
    EXPECT_FALSE(store->keep({.id = "p3", .account = "ŁUCJA"}).value()) << "another person";
    EXPECT_TRUE(store->keep({.id = "p1", .account = "eva"}).value());
    EXPECT_EQ(owner("ŁUCJA"), "p2");
}

INSTANTIATE_TEST_SUITE_P(Stores, OldAccounts, lasting_stores, named);

}  // namespace
}  // namespace parlor::tests
