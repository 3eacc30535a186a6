// SPDX-License-Identifier: MIT
// A simulation of Pollyanna as pictures: how long games are, who wins, and what each switch of the
// edition does to length and captures. Where the seats have different players also how often the
// first of them wins: the less it is by, the more is luck.
#pragma once

#include <string>
#include <vector>

#include "games/pollyanna/analysis/tally.h"
#include "presentation/language/language.h"
#include "programs/cli/series/charts.h"

namespace parlor::cli {

// What the same games come to with other rules.
struct SwitchedTally {
    std::string name;  // of the switch; empty: the rules as they stand
    analysis::PollyannaTally tally;
};

// Precondition: the first of them has the rules as they stand.
std::vector<NamedChart> charts_of(language::Language language,
                                  const analysis::PollyannaSeries& series,
                                  const std::vector<SwitchedTally>& tallies);

}  // namespace parlor::cli
