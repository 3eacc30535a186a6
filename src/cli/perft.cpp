// SPDX-License-Identifier: MIT
#include "cli/perft.h"

#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "cli/common.h"
#include "pollyanna/perft.h"

namespace parlor::cli {
namespace {

using pollyanna::all_throws;
using pollyanna::Position;

// Says on a terminal how far it has come, once it has become a matter of patience.
class Progress {
public:
    Progress() = default;
    Progress(const Progress&) = delete;
    Progress& operator=(const Progress&) = delete;
    ~Progress() {
        if (shown_) fmt::print(stderr, "\r\x1b[K");
    }
    void show(std::size_t done, std::uint64_t lines) {
        const auto spent = std::chrono::steady_clock::now() - begun_;
        if (!on_ || spent < std::chrono::seconds(1)) return;
        shown_ = true;
        fmt::print(stderr, "\r{}/{}: {}", done, all_throws.size(), lines);
        std::fflush(stderr);
    }

private:
    bool on_ = isatty(STDERR_FILENO) == 1;
    bool shown_ = false;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

std::uint64_t count_by_throw(const Position& position, const PerftOptions& options) {
    pollyanna::Perft perft;
    Progress progress;
    std::uint64_t lines = 0;
    for (std::size_t i = 0; i < all_throws.size(); ++i) {
        const pollyanna::Throw thrown = all_throws[i].thrown;
        const std::uint64_t count = perft.count(position, thrown, options.depth);
        if (options.divide) fmt::print("{} {}\n", pollyanna::text(thrown), count);
        lines += count;
        progress.show(i + 1, lines);
    }
    return lines;
}

}  // namespace

int perft(const PerftOptions& options) {
    const auto position = read_open_position(options.language, options.position);
    if (!position) return exit_bad;
    const bool goes_on = options.depth > 0 && winners(*position).empty();
    const std::uint64_t lines =
        goes_on ? count_by_throw(*position, options) : pollyanna::perft(*position, options.depth);
    fmt::print("{}\n", lines);
    return exit_ok;
}

}  // namespace parlor::cli
