// SPDX-License-Identifier: MIT
// What an arena and a ladder have found, for people to read.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "computers/analysis/ladder.h"
#include "laboratory/contest.h"
#include "presentation/language/language.h"

namespace parlor::lab {

struct ArenaTold {
    std::string game;
    std::uint64_t seed = 1;
    std::uint64_t asked = 0;  // games
    std::vector<std::string> names{};
    bool times = false;
};

std::string arena_table(const ArenaTold& told, const laboratory::ContestOutcome& outcome,
                        language::Language language);

struct LadderTold {
    std::string game;
    std::uint64_t seed = 1;
    std::vector<std::string> names{};
    std::size_t anchor = 0;
    std::vector<analysis::LadderPair> pairs{};
    std::vector<analysis::LadderRow> rows{};
    std::vector<double> milliseconds{};  // per choice, by player
};

// Two tables: the ratings, and what each player scored against each other player.
std::string ladder_table(const LadderTold& told, language::Language language);
std::string ladder_markdown(const LadderTold& told, language::Language language);

// The page with `content` between the lines `<!-- ladder:NAME -->` and `<!-- /ladder:NAME -->`, in
// place of what was there. Returns nullopt if it has no such lines.
std::optional<std::string> with_ladder(std::string_view page, std::string_view name,
                                       std::string_view content);

}  // namespace parlor::lab
