// SPDX-License-Identifier: MIT
// The program as it is where PostgreSQL and NATS were not there to build it with: this test is
// linked with the sources that take their places.
#include <gtest/gtest.h>

#include "online/cluster/exchange.h"
#include "online/store/store.h"
#include "presentation/language/language.h"
#include "support/program.h"

namespace parlor::tests {
namespace {

using cluster::Exchange;
using language::Language;
using store::StoreFault;

constexpr const char* shared = "postgres://localhost/parlor";

store::Result<std::unique_ptr<Exchange>> joined(const std::string& address,
                                                const std::string& nats = {}) {
    return Exchange::join(
        address, [](const std::string&, const std::string&) {}, [](const std::string&) {}, nats);
}

std::string said(Language language, StoreFault fault) {
    return language::say(language, "store." + std::string(name(fault)));
}

TEST(WithoutPostgres, NeitherAStoreNorAnExchangeIsOpened) {
    const auto opened = store::open(shared);
    ASSERT_FALSE(opened.has_value());
    EXPECT_EQ(opened.error().fault, StoreFault::WithoutPostgres);
    const auto exchange = joined(shared);
    ASSERT_FALSE(exchange.has_value());
    EXPECT_EQ(exchange.error().fault, StoreFault::WithoutPostgres);
}

TEST(WithoutPostgres, AStoreInAFileIsAsGoodAsEver) {
    const TemporaryFolder folder;
    EXPECT_TRUE(store::open(folder.file("store.db")).has_value());
    EXPECT_TRUE(joined(folder.file("store.db")).has_value());
}

TEST(WithoutNats, NoMessageIsCarriedByIt) {
    const auto exchange = joined(shared, "nats://localhost:4222");
    ASSERT_FALSE(exchange.has_value());
    EXPECT_EQ(exchange.error().fault, StoreFault::WithoutNats);
}

TEST(Without, ThePackageToInstallIsNamedInBothLanguages) {
    EXPECT_EQ(said(Language::English, StoreFault::WithoutPostgres),
              "This program was built without PostgreSQL: install libpq-dev and build it again.");
    EXPECT_EQ(said(Language::English, StoreFault::WithoutNats),
              "This program was built without NATS: install libnats-dev and build it again.");
    EXPECT_EQ(said(Language::Spanish, StoreFault::WithoutPostgres),
              "Este programa se compiló sin PostgreSQL: instala libpq-dev y vuelve a compilarlo.");
    EXPECT_EQ(said(Language::Spanish, StoreFault::WithoutNats),
              "Este programa se compiló sin NATS: instala libnats-dev y vuelve a compilarlo.");
}

}  // namespace
}  // namespace parlor::tests
