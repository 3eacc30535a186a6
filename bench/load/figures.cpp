// SPDX-License-Identifier: MIT
#include "load/figures.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
#include <bit>
#include <fstream>
#include <sstream>

namespace parlor::load {

std::string Times::told() {
    if (taken_.empty()) return "none";
    std::ranges::sort(taken_);
    const auto at = [&](double share) {
        const auto index = static_cast<std::size_t>(share * static_cast<double>(taken_.size() - 1));
        return static_cast<double>(taken_[index]) / 1000;
    };
    return fmt::format("median {:.2f}  95 % {:.2f}  99 % {:.2f}  most {:.2f} ms", at(0.5), at(0.95),
                       at(0.99), at(1));
}

std::string Times::plotted() const {
    constexpr std::uint32_t first = 100;  // microseconds
    constexpr std::size_t longest_bar = 50;
    std::vector<std::size_t> counts;
    for (const std::uint32_t time : taken_) {
        const auto at = static_cast<std::size_t>(std::bit_width((time - (time > 0)) / first));
        if (counts.size() <= at) counts.resize(at + 1);
        ++counts[at];
    }
    std::string lines;
    const std::size_t most = counts.empty() ? 1 : std::ranges::max(counts);
    for (std::size_t at = 0; at < counts.size(); ++at) {
        const std::size_t bar = (counts[at] * longest_bar + most - 1) / most;
        lines += fmt::format("  up to {:>8.1f} ms {:>8} {}\n", 0.1 * static_cast<double>(1U << at),
                             counts[at], std::string(bar, '#'));
    }
    return lines;
}

Usage usage(const std::vector<int>& processes) {
    Usage all;
    for (const int process : processes) {
        const std::string folder = "/proc/" + std::to_string(process);
        std::ifstream status(folder + "/status");
        for (std::string line; std::getline(status, line);) {
            if (line.starts_with("VmRSS:")) all.megabytes += std::stod(line.substr(6)) / 1024;
        }
        std::ifstream stat(folder + "/stat");
        std::string text;
        std::getline(stat, text);
        // What follows the name, which may have blanks: the 12th and 13th are user and system time.
        std::istringstream rest(text.substr(text.rfind(')') + 1));
        std::string skipped;
        for (int i = 0; i < 11; ++i) rest >> skipped;
        double user = 0;
        double system = 0;
        rest >> user >> system;
        all.processor_seconds += (user + system) / static_cast<double>(sysconf(_SC_CLK_TCK));
    }
    return all;
}

}  // namespace parlor::load
