// SPDX-License-Identifier: MIT
#include "presentation/console/progress_bar.h"

#include <fmt/format.h>

#include <cassert>
#include <cstdio>
#include <string>

namespace parlor::console {
namespace {

constexpr std::uint64_t width = 30;
constexpr const char* to_start_of_line = "\r\x1b[K";  // and wipes it

}  // namespace

StatusLine::~StatusLine() {
    if (shown_) fmt::print(stderr, "{}", to_start_of_line);
}

bool StatusLine::is_due() const {
    return is_terminal_ && std::chrono::steady_clock::now() >= shown_from_;
}

void StatusLine::show(std::string_view text) {
    assert(is_due());
    fmt::print(stderr, "{}{}", to_start_of_line, text);
    std::fflush(stderr);
    shown_ = true;
}

void ProgressBar::show(std::uint64_t done) {
    if (!line_.is_due()) return;
    const std::uint64_t filled = width * done / games_;
    const std::string told = language::say(
        language_, key_, {{"done", std::to_string(done)}, {"games", std::to_string(games_)}});
    line_.show(fmt::format("[{:#<{}}{:.<{}}] {}", "", filled, "", width - filled, told));
}

}  // namespace parlor::console
