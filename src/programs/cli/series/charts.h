// SPDX-License-Identifier: MIT
// What a series has counted as pictures in a folder: `parlor simulate --plots FOLDER`.
#pragma once

#include <span>
#include <string>

#include "presentation/drawing/chart.h"
#include "programs/cli/series/simulate.h"

namespace parlor::cli {

struct NamedChart {
    std::string file;  // "lengths.svg"
    drawing::Chart chart;
};

// Makes the folder `options.plots`, if there is to be one, before games are played for it. False,
// after a line on the standard error, if nothing can be written there.
bool can_write_charts(const SimulateOptions& options);

// Into the folder `options.plots`. False, after a line on the standard error, if that failed.
bool write_charts(const SimulateOptions& options, std::span<const NamedChart> charts);

}  // namespace parlor::cli
