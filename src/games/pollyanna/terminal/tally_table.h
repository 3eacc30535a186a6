// SPDX-License-Identifier: MIT
// A simulation's outcome for people to read.
#pragma once

#include <string>

#include "games/pollyanna/analysis/series.h"
#include "presentation/language/language.h"

namespace parlor::cli {

std::string tally_table(const analysis::Series& series, const analysis::Tally& tally,
                        double seconds, language::Language language);

}  // namespace parlor::cli
