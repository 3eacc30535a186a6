// SPDX-License-Identifier: MIT
// The same tests over every kind of store: in memory, in a file, in a PostgreSQL that runs.
//
//   TEST_P(Log, IsReadAsItWasWritten) { auto store = opened(); … }
//   INSTANTIATE_TEST_SUITE_P(Stores, Log, every_store, named);
#pragma once

#include <gtest/gtest.h>

#include <memory>
#include <string>
#include <vector>

#include "online/store/store.h"
#include "support/postgres.h"
#include "support/program.h"

namespace parlor::tests {

class AnyStore : public testing::TestWithParam<std::string> {
protected:
    void SetUp() override {
        if (GetParam() == "memory") address_ = "memory:";
        if (GetParam() == "sqlite") address_ = "sqlite:" + folder_.file("store.db");
        if (GetParam() != "postgres") return;
        if (!Postgres::is_installed()) GTEST_SKIP() << "there is no PostgreSQL 15";
        address_ = Postgres::shared().new_database();
    }

    [[nodiscard]] const std::string& address() const { return address_; }
    [[nodiscard]] std::unique_ptr<store::Store> opened() const {
        auto store = store::open(address_);
        if (!store) ADD_FAILURE() << name(store.error().fault) << " " << store.error().reason;
        return std::move(store.value());
    }

private:
    TemporaryFolder folder_;
    std::string address_;
};

inline const auto every_store = testing::Values("memory", "sqlite", "postgres");
inline const auto lasting_stores = testing::Values("sqlite", "postgres");
inline const auto named = [](const auto& info) { return info.param; };

inline store::Write events(std::string table, std::uint32_t first, std::vector<std::string> texts) {
    return {.table = std::move(table), .first = first, .events = std::move(texts)};
}

inline store::Write with_listing(store::Write write, store::Listing listing) {
    write.listing = std::move(listing);
    return write;
}

inline std::vector<store::WriteOutcome> written(store::Store& store,
                                                const std::vector<store::Write>& writes) {
    const auto answers = store.write(writes);
    if (!answers) ADD_FAILURE() << name(answers.error().fault) << " " << answers.error().reason;
    return answers.value();
}

inline std::vector<std::string> log_of(store::Store& store, std::string_view table) {
    const auto stored = store.table(table).value();
    return stored ? stored->events : std::vector<std::string>{"there is no such table"};
}

inline std::vector<std::string> names_of(const std::vector<store::ListedTable>& listed) {
    std::vector<std::string> names;
    for (const store::ListedTable& each : listed) names.push_back(each.table);
    return names;
}

}  // namespace parlor::tests
