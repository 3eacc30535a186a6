// SPDX-License-Identifier: MIT
// A simulation's outcome for people to read.
#pragma once

#include <string>

#include "games/pollyanna/analysis/tally.h"
#include "presentation/language/language.h"

namespace parlor::cli {

std::string tally_table(const analysis::PollyannaSeries& series,
                        const analysis::PollyannaTally& tally, double seconds,
                        language::Language language);

}  // namespace parlor::cli
