// SPDX-License-Identifier: MIT
#include "presentation/console/progress_bar.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cstdio>
#include <string>

namespace parlor::console {
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

}  // namespace parlor::console
