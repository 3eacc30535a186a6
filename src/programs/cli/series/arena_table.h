// SPDX-License-Identifier: MIT
// An arena's outcome for people to read.
#pragma once

#include <string>
#include <vector>

#include "presentation/language/language.h"
#include "programs/cli/series/contest.h"

namespace parlor::cli {

struct ArenaTold {
    std::string game;
    std::uint64_t seed = 1;
    std::uint64_t asked = 0;  // games
    std::vector<std::string> names{};
    bool times = false;
};

std::string arena_table(const ArenaTold& told, const ContestOutcome& outcome,
                        language::Language language);

// "+123", "-40", "+∞".
std::string elo_text(double elo);

}  // namespace parlor::cli
