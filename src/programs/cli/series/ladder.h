// SPDX-License-Identifier: MIT
// `parlor ladder`: every player of the roster meets every other, and all are rated on one scale.
#pragma once

#include <cstdint>
#include <string>

#include "presentation/language/language.h"
#include "programs/cli/games.h"

namespace parlor::cli {

struct LadderOptions {
    std::string game = usual_edition();  // as in position text, with house rules: "dixie-1952+…"
    std::string players{};               // "simple,careful"; empty: the whole roster
    std::int64_t games = 1000;           // of each pair, rounded up to whole sets …
    std::int64_t slow_games = 100;       // … and of one with a slow player
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::string board{};       // a board file; empty: the game's own
    std::string write{};       // a Markdown file that has a place for the table
    bool json = false;
    language::Language language = language::Language::English;
};

// Those that think so long about a play are slow, and play fewer games.
inline constexpr double slow_milliseconds = 10;

// Prints a table, or one JSON object, on the standard output. The exit code: 0, or 2 after a line
// on the standard error for every option that is no good.
int ladder(const LadderOptions& options);

}  // namespace parlor::cli
