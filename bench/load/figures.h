// SPDX-License-Identifier: MIT
// What is counted while the load runs, and how it is told.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace parlor::load {

// Times that something took; all are kept.
class Times {
public:
    void add(std::chrono::nanoseconds time) {
        taken_.push_back(static_cast<std::uint32_t>(
            std::chrono::duration_cast<std::chrono::microseconds>(time).count()));
    }
    [[nodiscard]] std::size_t count() const { return taken_.size(); }
    // "median 1.2  95 % 3.4  99 % 5.6  most 7.8 ms"
    [[nodiscard]] std::string told();
    // Lines of a histogram: how many took up to 0.1 ms, 0.2, 0.4 and so on, a bar each.
    [[nodiscard]] std::string plotted() const;

private:
    std::vector<std::uint32_t> taken_;  // microseconds
};

struct Figures {
    Times throws{};
    Times plays{};
    Times steps{};
    Times turns{};
    std::uint64_t commands = 0;
    std::uint64_t finished = 0;
    std::map<std::string, std::uint64_t> errors{};
};

// Of processes, all together.
struct Usage {
    double processor_seconds = 0;
    double megabytes = 0;  // resident
};
Usage usage(const std::vector<int>& processes);

}  // namespace parlor::load
