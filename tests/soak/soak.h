// SPDX-License-Identifier: MIT
// Plays tables of all kinds for a while on real servers that are killed again and again, and then
// checks every promise that the server makes.
//
//   Soak soak({.length = 10min, .seed = 7});
//   soak.play();  soak.check();  soak.report();
//   soak.faults()
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "faults/server_process.h"
#include "soak/habits.h"

namespace parlor::tests {

struct SoakPlan {
    std::chrono::seconds length{600};
    std::uint64_t seed = 1;
    std::string store{};  // empty: a SQLite file; PostgreSQL's has two processes
    std::size_t tables = 24;
};

class Soak {
public:
    explicit Soak(SoakPlan plan);

    // Until the time is over and all games have ended.
    void play();
    // Compares what clients heard with what `parlor admin export` writes, and checks all records.
    void check();
    void report() const;

    [[nodiscard]] const std::set<std::string>& faults() { return crowd_->ledger().faults(); }

private:
    void kill_one();
    void tell_progress();
    void check_store(const std::string& store);
    void count_events(const std::vector<std::string>& events);
    void check_record(const std::string& record);
    void blame(std::string what) { crowd_->ledger().blame(std::move(what)); }

    SoakPlan plan_;
    TemporaryFolder folder_;
    base::Random random_;
    std::vector<std::unique_ptr<ServerProcess>> servers_;
    std::unique_ptr<HabitualCrowd> crowd_;
    Loop::Time begun_ = Loop::Clock::now();
    std::map<std::string, std::uint64_t> counts_;  // by what is counted
};

}  // namespace parlor::tests
