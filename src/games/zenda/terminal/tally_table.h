// SPDX-License-Identifier: MIT
// The outcome of a simulation of The Prisoner of Zenda, for people to read.
#pragma once

#include <string>

#include "games/zenda/analysis/tally.h"
#include "presentation/language/language.h"

namespace parlor::cli {

std::string tally_table(const analysis::ZendaSeries& series, const analysis::ZendaTally& tally,
                        double seconds, language::Language language);

}  // namespace parlor::cli
