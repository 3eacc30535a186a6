// SPDX-License-Identifier: MIT
// What a live table needs of a host, kept to be looked at; time stands still until it is moved.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "online/hosting/live_table.h"

namespace parlor::hosting {

class FakeTableHost final : public TableHost {
public:
    tables::Milliseconds time = 5'000'000;
    std::vector<store::Write> writes{};
    std::vector<ComputerThreads::Request> requests{};
    std::vector<tables::Milliseconds> wakes{};

    [[nodiscard]] tables::Milliseconds now() const override { return time; }
    void write(store::Write write, std::uint64_t /*incarnation*/) override {
        writes.push_back(std::move(write));
    }
    std::uint64_t new_incarnation() override { return ++last_incarnation_; }
    void think(const tables::TableId& /*table*/, tables::Seq /*played*/,
               ComputerThreads::Request request) override {
        requests.push_back(std::move(request));
    }
    void wake(const tables::TableId& /*table*/, tables::Milliseconds at) override {
        wakes.push_back(at);
    }
    Metrics& metrics() override { return metrics_; }

private:
    std::uint64_t last_incarnation_ = 0;
    Metrics metrics_;
};

}  // namespace parlor::hosting
