// SPDX-License-Identifier: MIT
// How stores are named, made, copied and refused.
#include <sqlite3.h>
#include <sys/mount.h>
#include <sys/stat.h>

#include <filesystem>

#include "online/store/file_lock.h"
#include "online/store/types.h"
#include "unit/online/store/any_store.h"

namespace parlor::tests {
namespace {

using store::StoreFault;
using store::StoreKind;
using enum store::WriteOutcome;
using Answers = std::vector<store::WriteOutcome>;

StoreFault fault_of(const std::string& address) {
    const auto opened = store::open(address);
    if (opened) ADD_FAILURE() << "opened " << address;
    return opened.error().fault;
}

void run_sql(const std::string& file, const char* sql) {
    sqlite3* database = nullptr;
    sqlite3_open(file.c_str(), &database);
    EXPECT_EQ(sqlite3_exec(database, sql, nullptr, nullptr, nullptr), SQLITE_OK);
    sqlite3_close(database);
}

bool is_built_with_postgres() {
    return fault_of("postgres://postgres@127.0.0.1:1/d") != StoreFault::WithoutPostgres;
}

TEST(StoreAddress, SaysWhichKindItIs) {
    EXPECT_EQ(store::parse_address("sqlite:a/b.db")->kind, StoreKind::Sqlite);
    EXPECT_EQ(store::parse_address("sqlite:a/b.db")->where, "a/b.db");
    EXPECT_EQ(store::parse_address("/var/parlor.db")->where, "/var/parlor.db");
    EXPECT_EQ(store::parse_address("postgres://h/d")->kind, StoreKind::Postgres);
    EXPECT_EQ(store::parse_address("postgresql://h/d")->where, "postgresql://h/d");
    EXPECT_EQ(store::parse_address("memory:")->kind, StoreKind::Memory);
    for (const char* bad : {"", "sqlite:", ":memory:", "sqlite::memory:", "mysql://h/d"}) {
        EXPECT_EQ(fault_of(bad), StoreFault::BadAddress) << bad;
    }
}

TEST(PostgresAddress, IsRefusedIfNothingIsThere) {
    if (!is_built_with_postgres()) GTEST_SKIP() << "built without PostgreSQL";
    EXPECT_EQ(fault_of("postgres://h/d?no_such=1"), StoreFault::BadAddress);
    EXPECT_EQ(fault_of("postgres://postgres@127.0.0.1:1/d"), StoreFault::CannotOpen);
}

TEST(StoreAddress, IsShownWithoutItsPassword) {
    EXPECT_EQ(store::shown("parlor.db"), "parlor.db");
    EXPECT_EQ(store::shown("postgres://ana@h:5432/d"), "postgres://ana@h:5432/d");
    EXPECT_EQ(store::shown("postgres://h:5432/d"), "postgres://h:5432/d");
    EXPECT_EQ(store::shown("postgres://ana:pass@h:5432/d"), "postgres://ana:***@h:5432/d");
    EXPECT_EQ(store::shown("postgres://ana:p@ss:w/rd@h/d"), "postgres://ana:***@h/d");
    EXPECT_EQ(store::shown("postgres://h/d?password=pass&user=ana"),
              "postgres://h/d?password=***&user=ana");
    EXPECT_EQ(store::shown("postgres://ana:a@h/d?sslpassword=b"),
              "postgres://ana:***@h/d?sslpassword=***");
}

TEST(StoreAddress, FailuresDoNotTellThePassword) {
    for (const char* address : {"postgres://ana:geheim%zz@h/d", "postgres://ana:geheim@/d?x=1",
                                "postgres://ana:geheim@127.0.0.1:1/d"}) {
        const auto opened = store::open(address);
        ASSERT_FALSE(opened.has_value());
        EXPECT_EQ(opened.error().reason.find("geheim"), std::string::npos) << address;
    }
}

TEST(StoreAddress, NobodyThereIsTold) {
    const TemporaryFolder folder;
    EXPECT_EQ(fault_of(folder.file("no/such/folder.db")), StoreFault::CannotOpen);
    write_text(folder.file("text.db"), std::string(5000, 'x'));
    EXPECT_EQ(fault_of(folder.file("text.db")), StoreFault::Damaged);
}

TEST(FileLock, IsHeldByOneAtATimeUnderAnyName) {
    const TemporaryFolder folder;
    const std::string file = folder.file("store.db");
    auto lock = store::FileLock::take("sqlite:" + file);
    ASSERT_TRUE(lock.has_value());
    EXPECT_EQ(std::filesystem::status(file).permissions(),
              std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
    std::filesystem::create_symlink(file, folder.file("symlink.db"));
    std::filesystem::create_hard_link(file, folder.file("hardlink.db"));
    std::filesystem::create_directory_symlink(folder.file(""), folder.file("folder"));
    for (const char* each : {"store.db", "symlink.db", "hardlink.db", "folder/store.db"}) {
        const auto other = store::FileLock::take(folder.file(each));
        ASSERT_FALSE(other.has_value()) << each;
        EXPECT_EQ(other.error().fault, StoreFault::InUse) << each;
    }
    std::filesystem::remove(folder.file("hardlink.db"));
    std::filesystem::rename(file, folder.file("renamed.db"));
    EXPECT_FALSE(store::FileLock::take(folder.file("renamed.db")).has_value());
    EXPECT_TRUE(store::FileLock::take(file).has_value()) << "this is another file now";
    *lock = store::FileLock();
    EXPECT_TRUE(store::FileLock::take(folder.file("renamed.db")).has_value());
}

TEST(FileLock, OutlastsConnectionsToTheStore) {
    const TemporaryFolder folder;
    const std::string file = folder.file("store.db");
    const auto lock = store::FileLock::take(file);
    ASSERT_TRUE(lock.has_value());
    for (int i = 0; i < 2; ++i) EXPECT_TRUE(store::open(file).value()->counts().has_value());
    EXPECT_EQ(store::FileLock::take(file).error().fault, StoreFault::InUse);
}

TEST(FileLock, IsEmptyIfTheStoreIsNoFile) {
    EXPECT_TRUE(store::FileLock::take("memory:").has_value());
    EXPECT_TRUE(store::FileLock::take("memory:").has_value());
    EXPECT_EQ(store::FileLock::take("mysql://h/d").error().fault, StoreFault::BadAddress);
    EXPECT_EQ(store::FileLock::take("/no/such/folder.db").error().fault, StoreFault::CannotOpen);
}

TEST(SqliteStore, IsForItsOwnersEyesAlone) {
    const TemporaryFolder folder;
    const auto store = store::open(folder.file("store.db")).value();
    ASSERT_TRUE(store->back_up(folder.file("copy.db")).has_value());
    for (const char* name : {"store.db", "store.db-wal", "copy.db"}) {
        struct stat found{};
        ASSERT_EQ(stat(folder.file(name).c_str(), &found), 0) << name;
        EXPECT_EQ(found.st_mode & 077U, 0U) << name;
    }
}

TEST(SqliteStore, OfALaterVersionIsRefused) {
    const TemporaryFolder folder;
    const std::string file = folder.file("store.db");
    written(*store::open(file).value(), {events("t", 1, {"a"})});
    run_sql(file, "INSERT INTO schema_version VALUES (1000)");
    EXPECT_EQ(fault_of(file), StoreFault::TooNew);
    run_sql(file, "DELETE FROM schema_version WHERE version = 1000");
    EXPECT_EQ(log_of(*store::open(file).value(), "t").size(), 1U);
}

TEST(SqliteStore, WithAHoleInALogIsDamaged) {
    const TemporaryFolder folder;
    const std::string file = folder.file("store.db");
    const auto store = store::open(file).value();
    written(*store, {events("t", 1, {"a", "b"})});
    written(*store, {events("t", 3, {"c", "d"})});
    EXPECT_EQ(store->counts().value().events, 4U);  // so that each has a row
    written(*store, {events("t", 5, {"e"})});
    run_sql(file, "DELETE FROM events WHERE number = 4");
    const auto table = store->table("t");
    ASSERT_FALSE(table.has_value());
    EXPECT_EQ(table.error().fault, StoreFault::Damaged);
}

// Version 4 had a row an event, and the number of the last beside the table.
TEST(SqliteStore, OfAnOlderVersionGoesOn) {
    const TemporaryFolder folder;
    const std::string file = folder.file("store.db");
    written(*store::open(file).value(), {events("t", 1, {"a"})});
    run_sql(file,
            "DELETE FROM schema_version WHERE version > 4; DROP TABLE daybook;"
            "DROP TABLE duels; DROP TABLE puzzle_ratings; DROP TABLE puzzle_attempts;"
            "ALTER TABLE tables ADD COLUMN last INTEGER NOT NULL DEFAULT 3;"
            "INSERT INTO events VALUES ('t', 2, 'b'), ('t', 3, 'c')");
    const auto store = store::open(file).value();
    EXPECT_EQ(written(*store, {events("t", 4, {"d", "e"})}), Answers{Done});
    EXPECT_EQ(log_of(*store, "t"), (std::vector<std::string>{"a", "b", "c", "d", "e"}));
    EXPECT_EQ(store->counts().value().events, 5U);
}

TEST(SqliteStore, ACopyIsAStoreOfItsOwn) {
    const TemporaryFolder folder;
    const auto store = store::open(folder.file("store.db")).value();
    written(*store, {events("t", 1, {"a"})});
    ASSERT_TRUE(store->back_up(folder.file("copy.db")).has_value());
    written(*store, {events("t", 2, {"b"})});
    EXPECT_EQ(log_of(*store::open(folder.file("copy.db")).value(), "t").size(), 1U);
    ASSERT_TRUE(store->back_up(folder.file("copy.db")).has_value());
    EXPECT_EQ(log_of(*store::open(folder.file("copy.db")).value(), "t").size(), 2U);
    const auto failed = store->back_up(folder.file("no/folder.db"));
    ASSERT_FALSE(failed.has_value());
    EXPECT_EQ(failed.error().fault, StoreFault::CannotOpen);
}

// A disk of its own in a folder, where one may be mounted.
class SmallDisk {
public:
    SmallDisk() : is_there_(mount("tmpfs", path().c_str(), "tmpfs", 0, "size=2m") == 0) {}
    ~SmallDisk() {
        if (is_there_) umount2(path().c_str(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    [[nodiscard]] bool is_there() const { return is_there_; }
    [[nodiscard]] std::string file(std::string_view name) const { return folder_.file(name); }

private:
    [[nodiscard]] std::string path() const { return folder_.file("."); }
    TemporaryFolder folder_;
    bool is_there_;
};

TEST(SqliteStore, SaysWhenThereIsNoRoomAndGoesOnWhenThereIs) {
    const SmallDisk disk;
    if (!disk.is_there()) GTEST_SKIP() << "no disk may be mounted here";
    write_text(disk.file("other"), std::string(500000, 'x'));
    const auto store = store::open(disk.file("store.db")).value();
    const std::string text(10000, 'x');
    std::uint32_t next = 1;
    auto answers = store->write(std::vector{events("t", next, {text})});
    for (; answers; answers = store->write(std::vector{events("t", next, {text})})) {
        ASSERT_EQ(*answers, Answers{Done});
        ASSERT_LT(++next, 1000U);
    }
    EXPECT_EQ(answers.error().fault, StoreFault::Full) << answers.error().reason;
    EXPECT_EQ(log_of(*store, "t").size(), next - 1);
    std::filesystem::remove(disk.file("other"));
    EXPECT_EQ(written(*store, {events("t", next, {text})}), Answers{Done});
    EXPECT_EQ(log_of(*store, "t").size(), next);
}

TEST(MemoryStore, IsSharedAndGoneWithTheLast) {
    auto one = store::open("memory:").value();
    auto other = store::open("memory:").value();
    written(*one, {events("t", 1, {"a"})});
    one.reset();
    EXPECT_EQ(log_of(*other, "t").size(), 1U);
    other.reset();
    EXPECT_FALSE(store::open("memory:").value()->table("t").value().has_value());
    EXPECT_EQ(store::open("memory:").value()->back_up("x").error().fault, StoreFault::BadAddress);
}

}  // namespace
}  // namespace parlor::tests
