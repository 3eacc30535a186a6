// SPDX-License-Identifier: MIT
#include "programs/cli/thinking.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "programs/cli/input.h"

namespace parlor::cli {

base::Stop stop_after(double seconds, std::function<void()> waiting) {
    using Clock = std::chrono::steady_clock;
    constexpr double patience = 1;
    return [=, begun = Clock::now()]() mutable {
        const std::chrono::duration<double> taken = Clock::now() - begun;
        if (waiting && taken.count() > patience) {
            waiting();
            waiting = nullptr;
        }
        return taken.count() > seconds || interrupted();
    };
}

ThinkingSign::~ThinkingSign() {
    if (shown_) fmt::print(stderr, "\r\x1b[K");
}

void ThinkingSign::show() {
    if (isatty(STDERR_FILENO) != 1) return;
    fmt::print(stderr, "{}", language::say(language_, "play.thinks"));
    std::fflush(stderr);
    shown_ = true;
}

}  // namespace parlor::cli
