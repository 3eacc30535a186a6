// SPDX-License-Identifier: MIT
#include "programs/cli/progress.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "programs/cli/input.h"

namespace parlor::cli {
namespace {

constexpr auto patience = std::chrono::seconds(1);
constexpr std::uint64_t width = 30;
constexpr const char* to_start_of_line = "\r\x1b[K";  // and wipes it

}  // namespace

ProgressBar::ProgressBar(language::Language language, std::uint64_t games, std::string_view key)
    : language_(language),
      games_(games),
      key_(key),
      begun_(std::chrono::steady_clock::now()),
      wanted_(isatty(STDERR_FILENO) == 1) {}

ProgressBar::~ProgressBar() {
    if (shown_) fmt::print(stderr, "{}", to_start_of_line);
}

void ProgressBar::show(std::uint64_t done) {
    if (!wanted_ || std::chrono::steady_clock::now() - begun_ < patience) return;
    const std::uint64_t filled = width * done / games_;
    const std::string told = language::say(
        language_, key_, {{"done", std::to_string(done)}, {"games", std::to_string(games_)}});
    fmt::print(stderr, "{}[{:#<{}}{:.<{}}] {}", to_start_of_line, "", filled, "", width - filled,
               told);
    std::fflush(stderr);
    shown_ = true;
}

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
