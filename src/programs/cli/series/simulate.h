// SPDX-License-Identifier: MIT
// `parlor simulate`: computers play many games against each other, and it is counted what happens.
// The totals depend on the seed and on nothing else, however many threads there are.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "presentation/language/language.h"
#include "programs/cli/games.h"

namespace parlor::cli {

struct SimulateOptions {
    std::string game = usual_edition();  // as in position text, with house rules: "dixie-1952+…"
    std::optional<std::string> seats{};  // "bgry", or names with commas between: "blue,red"
    bool partners = false;
    std::string player = "random";  // who sits at every seat …
    std::string players;            // … that is not named here: "b=simple,r=random"
    std::int64_t games = 1000;
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::string board{};       // a board file; empty: the game's own
    std::string plots{};       // a folder for pictures of the outcome
    bool json = false;
    language::Language language = language::Language::English;
};

// Prints a table, or one JSON object, on the standard output. The exit code: 0, or 2 after a line
// on the standard error for every option that is no good.
int simulate(const SimulateOptions& options);

// Of games and of threads, whichever game is played; complains of what is not.
bool are_within_limits(const SimulateOptions& options);

}  // namespace parlor::cli
