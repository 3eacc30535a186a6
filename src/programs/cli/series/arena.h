// SPDX-License-Identifier: MIT
// `parlor arena`: two to four players meet, each set of dice played again in every seating, and it
// is told who is better, by how much, and how sure that is.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "presentation/language/language.h"
#include "programs/cli/games.h"

namespace parlor::cli {

struct ArenaOptions {
    std::vector<std::string> players{};  // names or numbers of levels
    std::vector<std::string> engines{};  // programs that play too, after those: "./theirs --fast"
    std::int64_t engine_time = 1000;     // in milliseconds, for a play
    std::string game = usual_edition();  // as in position text, with house rules: "dixie-1952+…"
    std::optional<std::string> seats{};  // "bgry", or names with commas between: "blue,red"
    bool partners = false;
    bool pairs = false;         // any two of the players meet, as in a ladder
    std::int64_t games = 1000;  // rounded up to whole sets
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::string board{};       // a board file; empty: the game's own
    std::string sprt{};        // "elo0,elo1": stop when one of them is settled
    bool times = false;        // also tell how long choices took
    bool json = false;
    language::Language language = language::Language::English;
};

// Prints a table, or one JSON object, on the standard output. The exit code: 0, or 2 after a line
// on the standard error for every option that is no good.
int arena(const ArenaOptions& options);

}  // namespace parlor::cli
