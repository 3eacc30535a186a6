// SPDX-License-Identifier: MIT
// Everything laid out before the first throw: a new game or a saved one, who sits where, the dice.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "programs/cli/games.h"
#include "programs/cli/play/play.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"

namespace parlor::cli {

struct Prepared {
    std::unique_ptr<TerminalGame> game;
    std::unique_ptr<match::Match> match;
    Seating seating;
    match::Dice dice;
    std::uint64_t seed;             // what the computers' own choices are drawn from, too
    std::vector<std::string> told;  // what has happened so far, a sentence each
};

// None: the options cannot be used, and the standard error says why.
std::optional<Prepared> prepare(const PlayOptions& options);

}  // namespace parlor::cli
