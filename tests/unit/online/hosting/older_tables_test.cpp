// SPDX-License-Identifier: MIT
// A table in the middle of a game, as a program has exported it that knew parlor-dice-1 alone.
#include <gtest/gtest.h>

#include <fstream>

#include "online/fair_dice/check.h"
#include "online/hosting/host.h"
#include "protocols/online_json/export_json.h"
#include "support/program.h"
#include "unit/online/hosting/host_transport.h"

namespace parlor::hosting {
namespace {

TEST(OlderTables, AreStoredReadAndPlayedToTheirEnd) {
    const tests::TemporaryFolder folder;
    const std::string address = "sqlite:" + folder.file("tables.db");
    {
        const auto store = store::open(address);
        ASSERT_TRUE(store);
        online_json::Importer importer(**store);
        std::ifstream file(PARLOR_SOURCE "/tests/fair_dice/older_table.jsonl");
        for (std::string line; std::getline(file, line);) ASSERT_TRUE(importer.take(line));
        ASSERT_TRUE(importer.finish());
    }
    Metrics metrics;
    const auto host = Host::open({.store = address}, metrics, Log());
    ASSERT_TRUE(host);
    tests::LocalPerson ana(**host, "yrx3euyk9tyghdd2");
    ASSERT_TRUE(ana.watch("8vqaw3xpu3rk").ok);
    EXPECT_EQ(ana.seen().state().phase, "playing");
    EXPECT_TRUE(ana.seen().state().links.empty());
    base::Random random(1);
    ana.play(random, 'b');
    const auto record = game::read(ana.seen().record());
    ASSERT_TRUE(record);
    const auto checked = fair_dice::check(*record);
    ASSERT_TRUE(checked) << name(checked.error().fault);
    EXPECT_TRUE(checked->links.empty());
    EXPECT_GT(checked->throws, 20U);
}

}  // namespace
}  // namespace parlor::hosting
