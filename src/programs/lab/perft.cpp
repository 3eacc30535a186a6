// SPDX-License-Identifier: MIT
// `parlor-lab perft`: the number of distinct lines of play, N throws deep.
#include <fmt/format.h>
#include <unistd.h>

#include <chrono>
#include <cstdio>

#include "programs/lab/commands.h"

namespace parlor::lab {
namespace {

constexpr int most_depth = 99;

struct PerftOptions {
    std::string position;
    std::string board;  // a board file; empty: the game's own
    int depth = 0;
    bool divide = false;  // also by first throw
    Language language = Language::English;
};

// Shows on a terminal, after the first second, how far the count has come.
class CountShown {
public:
    CountShown() = default;
    CountShown(const CountShown&) = delete;
    CountShown& operator=(const CountShown&) = delete;
    ~CountShown() {
        if (shown_) fmt::print(stderr, "\r\x1b[K");
    }
    void show(std::string_view thrown, std::uint64_t lines) {
        const auto spent = std::chrono::steady_clock::now() - begun_;
        if (!on_ || spent < std::chrono::seconds(1)) return;
        shown_ = true;
        fmt::print(stderr, "\r{}: {}", thrown, lines);
        std::fflush(stderr);
    }

private:
    bool on_ = isatty(STDERR_FILENO) == 1;
    bool shown_ = false;
    std::chrono::steady_clock::time_point begun_ = std::chrono::steady_clock::now();
};

std::uint64_t count(const laboratory::LabGame& game, const match::Match& table,
                    const PerftOptions& options) {
    if (options.depth == 0) return 1;
    if (table.due() == match::Due::Over) return 0;
    CountShown shown;
    std::uint64_t all = 0;
    game.perft(table, options.depth, [&](std::string_view thrown, std::uint64_t lines) {
        if (options.divide) fmt::print("{} {}\n", thrown, lines);
        all += lines;
        shown.show(thrown, all);
    });
    return all;
}

int perft(const PerftOptions& options) {
    const auto game = find_lab_game({options.position, options.board, options.language});
    if (!game) return exit_bad;
    const auto table = cli::read_open_table(options.language, game->game(), options.position);
    if (!table) return exit_bad;
    fmt::print("{}\n", count(*game, *table, options));
    return exit_ok;
}

}  // namespace

void add_perft(CommandLine& line) {
    auto [command, options] = line.add("perft", perft);
    command.option("position", options.position, "open_position")->required();
    command.option("n", options.depth, "depth")->required()->check(CLI::Range(0, most_depth));
    command.board(options.board);
    command.flag("--divide", options.divide, "divide");
    command.example("parlor-lab perft \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b ?\" 3");
}

}  // namespace parlor::lab
