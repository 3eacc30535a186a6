// SPDX-License-Identifier: MIT
// `parlor tune`: makes the weights of a game's evaluation anew, by self-play.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "computers/training/tuning.h"
#include "presentation/language/language.h"
#include "programs/cli/games.h"

namespace parlor::cli {

struct TuneOptions {
    std::string game{};                 // empty: the first that has an evaluation to tune
    std::vector<std::string> boards{};  // board files, played on in turn; none: the game's own
    std::uint64_t seed = 1;
    std::int64_t games = 1000;  // of each kind, in each generation
    std::int64_t generations = 6;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::string out = "-";     // a file; "-": the standard output
    language::Language language = language::Language::English;
};

// Writes the file of weights with its card. The exit code: 0, or 2 after a line on the standard
// error.
int tune(const TuneOptions& options);

// As the card of the file tells it, and as training wants it.
std::string command_of(const TuneOptions& options);
training::TuningPlan plan_of(const TuneOptions& options);

}  // namespace parlor::cli
