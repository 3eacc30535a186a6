// SPDX-License-Identifier: MIT
// A disk that is full: what cannot be kept is refused by name, and once there is room again
// everybody plays on.
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/mount.h>

#include <filesystem>

#include "faults/crowd.h"
#include "faults/server_process.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;
using testing::Contains;
using testing::Key;

// A disk of a few megabytes in memory, for as long as this is.
class SmallDisk {
public:
    explicit SmallDisk(const std::string& options) : path_(folder_.file("disk")) {
        std::filesystem::create_directory(path_);
        is_there_ = mount("tmpfs", path_.c_str(), "tmpfs", 0, options.c_str()) == 0;
    }
    ~SmallDisk() {
        if (is_there_) umount2(path_.c_str(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk&) = delete;
    SmallDisk& operator=(const SmallDisk&) = delete;

    [[nodiscard]] bool is_there() const { return is_there_; }
    [[nodiscard]] std::string file(const std::string& name) const { return path_ + "/" + name; }
    // Fills the disk up to the last `but` bytes.
    void fill(std::uintmax_t but) const {
        const std::uintmax_t left = std::filesystem::space(path_).available;
        write_text(file("ballast"), std::string(left > but ? left - but : 0, 'x'));
    }
    void make_room() const { std::filesystem::remove(file("ballast")); }

private:
    TemporaryFolder folder_;
    std::string path_;
    bool is_there_ = false;
};

TEST(FullDisk, PlaysAreRefusedByNameUntilThereIsRoomAgain) {
    const SmallDisk disk("size=64m");
    if (!disk.is_there()) GTEST_SKIP() << "no disk may be mounted here";
    const std::string store = "sqlite:" + disk.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    Crowd crowd({.tables = 4, .pause = 5ms}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    ASSERT_TRUE(crowd.goes_on());
    for (int i = 0; i < 2; ++i) {
        const int before = crowd.refused("storage_full");
        disk.fill(64U << 10U);
        ASSERT_TRUE(crowd.loop().run_until([&] { return crowd.refused("storage_full") > before; },
                                           patience))
            << crowd.told() << server.said();
        crowd.play_for(300ms);
        EXPECT_TRUE(server.runs()) << server.said();
        disk.make_room();
        ASSERT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    }
    EXPECT_TRUE(crowd.resigns()) << crowd.told();
    EXPECT_EQ(server.end(crowd.loop()), 0) << server.said();
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
}

TEST(FullDisk, AServerKilledThenFindsAllThatWasAcknowledged) {
    const SmallDisk disk("size=64m");
    if (!disk.is_there()) GTEST_SKIP() << "no disk may be mounted here";
    const std::string store = "sqlite:" + disk.file("tables.db");
    ServerProcess server({.store = store, .more = {"--no-limits"}});
    Crowd crowd({.tables = 4, .pause = 5ms}, {server.address()});
    ASSERT_TRUE(crowd.begins()) << crowd.told() << server.said();
    disk.fill(256U << 10U);
    ASSERT_TRUE(crowd.loop().run_until([&] { return crowd.refused("storage_full") > 0; }, patience))
        << crowd.told() << server.said();
    server.kill();
    disk.make_room();
    crowd.ledger().compare(store);
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
    server.start();
    EXPECT_TRUE(crowd.goes_on()) << crowd.told() << server.said();
    EXPECT_EQ(crowd.ledger().faults(), none) << crowd.told();
}

}  // namespace
}  // namespace parlor::tests
