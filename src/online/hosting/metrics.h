// SPDX-License-Identifier: MIT
// Metrics of the running server, in the text format of Prometheus. Any thread may count.
#pragma once

#include <array>
#include <atomic>
#include <chrono>
#include <cstdint>
#include <string>

namespace parlor::hosting {

class Stopwatch {
public:
    [[nodiscard]] double seconds() const {
        return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun_).count();
    }

private:
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

class Counter {
public:
    void add(std::uint64_t count = 1) { value_.fetch_add(count, std::memory_order_relaxed); }
    [[nodiscard]] std::uint64_t value() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::uint64_t> value_{0};
};

class Gauge {
public:
    void add(std::int64_t count) { value_.fetch_add(count, std::memory_order_relaxed); }
    void set(std::int64_t value) { value_.store(value, std::memory_order_relaxed); }
    [[nodiscard]] std::int64_t value() const { return value_.load(std::memory_order_relaxed); }

private:
    std::atomic<std::int64_t> value_{0};
};

// A histogram of seconds, with buckets from half a millisecond to ten seconds.
class Histogram {
public:
    static constexpr std::array bounds{0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05,
                                       0.1,    0.25,  0.5,    1.0,   2.5,  5.0,   10.0};
    void observe(double seconds);
    void print(std::string& text, std::string_view name, std::string_view help) const;

private:
    std::array<Counter, bounds.size() + 1> counts_{};
    Counter microseconds_{};
};

class Metrics {
public:
    Gauge connections{};
    Gauge tables{};  // in memory
    Counter tables_created{};
    Counter commands{};
    Counter refused{};
    Counter plays{};  // turns ended
    Counter games_ended{};
    Counter events_stored{};
    Counter failed_writes{};
    Counter cut_off{};  // clients that broke a rule of the protocol
    Counter forwarded{};
    Histogram command_seconds{};  // from a command's arrival to its answer
    Histogram write_seconds{};    // of a transaction of the store

    [[nodiscard]] std::string text() const;
};

}  // namespace parlor::hosting
