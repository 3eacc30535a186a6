// SPDX-License-Identifier: MIT
// A simulation of The Prisoner of Zenda as pictures: how games ended and when, and where the King
// was held.
#pragma once

#include "games/zenda/analysis/tally.h"
#include "programs/cli/series/simulate.h"

namespace parlor::cli {

// Makes the folder `options.plots`, if there is to be one, before games are played for it. False,
// after a line on the standard error, if nothing can be written there.
bool can_write_charts(const SimulateOptions& options);

// Into the folder `options.plots`. False, after a line on the standard error, if that failed.
bool write_charts(const SimulateOptions& options, const analysis::ZendaTally& tally);

}  // namespace parlor::cli
