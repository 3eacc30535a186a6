// SPDX-License-Identifier: MIT
#include "load/figures.h"

#include <fmt/core.h>
#include <unistd.h>

#include <algorithm>
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
