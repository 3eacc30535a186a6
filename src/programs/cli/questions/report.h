// SPDX-License-Identifier: MIT
// A judged game as a page for the browser: one file that needs no other, readable on a phone, by
// day and by night.
#pragma once

#include <string>

#include "programs/cli/questions/analysed_game.h"

namespace parlor::cli {

std::string report_html(const AnalysedGame& game);

}  // namespace parlor::cli
