// SPDX-License-Identifier: MIT
// A ladder for people to read, in a terminal and in docs/players.md.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "computers/analysis/ladder.h"
#include "presentation/language/language.h"

namespace parlor::cli {

struct LadderTold {
    std::string game;
    std::uint64_t seed = 1;
    std::vector<std::string> names{};
    std::size_t anchor = 0;
    std::vector<analysis::LadderPair> pairs{};
    std::vector<analysis::LadderRow> rows{};
    std::vector<double> milliseconds{};  // a choice took, by player
};

std::string ladder_table(const LadderTold& told, language::Language language);

// Two tables: the ratings, and what each scored against each.
std::string ladder_markdown(const LadderTold& told, language::Language language);

// The page with `content` between the lines `<!-- ladder:NAME -->` and `<!-- /ladder:NAME -->`, in
// place of what was there. None where it has no such lines.
std::optional<std::string> with_ladder(std::string_view page, std::string_view name,
                                       std::string_view content);

}  // namespace parlor::cli
