// SPDX-License-Identifier: MIT
// Progress of long work, shown on the standard error if it is a terminal, and time limits.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <string_view>

#include "base/stop.h"
#include "presentation/language/language.h"

namespace parlor::cli {

// Shown after a second, and erased at the end.
class ProgressBar {
public:
    // `key` is the sentence that tells {done} of {games}.
    ProgressBar(language::Language language, std::uint64_t games,
                std::string_view key = "simulate.progress");
    ~ProgressBar();
    ProgressBar(const ProgressBar&) = delete;
    ProgressBar& operator=(const ProgressBar&) = delete;

    void show(std::uint64_t done);

private:
    language::Language language_;
    std::uint64_t games_;
    std::string_view key_;
    std::chrono::steady_clock::time_point begun_;
    bool wanted_;
    bool shown_ = false;
};

inline constexpr double most_seconds_a_play = 5;

// Levels limit their own work; this limit is for slow machines and for Ctrl-C. Returns true after
// `seconds`, or if interrupted. Calls `waiting` once, after a second.
base::Stop stop_after(double seconds, std::function<void()> waiting = {});

// Says that a computer thinks, and erases it at the end.
class ThinkingSign {
public:
    explicit ThinkingSign(language::Language language) : language_(language) {}
    ~ThinkingSign();
    ThinkingSign(const ThinkingSign&) = delete;
    ThinkingSign& operator=(const ThinkingSign&) = delete;

    void show();

private:
    language::Language language_;
    bool shown_ = false;
};

}  // namespace parlor::cli
