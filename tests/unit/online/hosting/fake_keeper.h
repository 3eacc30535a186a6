// SPDX-License-Identifier: MIT
// What a live table needs of a host, kept to be looked at; time stands still until it is moved.
#pragma once

#include <cstdint>
#include <utility>
#include <vector>

#include "online/hosting/live_table.h"

namespace parlor::hosting {

class FakeKeeper final : public Keeper {
public:
    tables::Milliseconds time = 5'000'000;
    std::vector<store::Write> writes{};
    std::vector<ComputerThreads::Question> questions{};
    std::vector<tables::Milliseconds> wakes{};

    [[nodiscard]] tables::Milliseconds now() const override { return time; }
    void write(store::Write write, std::uint64_t /*life*/) override {
        writes.push_back(std::move(write));
    }
    std::uint64_t new_life() override { return ++lives_; }
    void think(const tables::TableId& /*table*/, tables::Seq /*played*/,
               ComputerThreads::Question question) override {
        questions.push_back(std::move(question));
    }
    void wake(const tables::TableId& /*table*/, tables::Milliseconds at) override {
        wakes.push_back(at);
    }
    Metrics& metrics() override { return metrics_; }

private:
    std::uint64_t lives_ = 0;
    Metrics metrics_;
};

}  // namespace parlor::hosting
