// SPDX-License-Identifier: MIT
// A simulation of The Prisoner of Zenda as pictures: how games ended and when, and where the King
// was held.
#pragma once

#include <vector>

#include "games/zenda/analysis/tally.h"
#include "presentation/language/language.h"
#include "programs/cli/series/charts.h"

namespace parlor::cli {

std::vector<NamedChart> charts_of(language::Language language, const analysis::ZendaTally& tally);

}  // namespace parlor::cli
