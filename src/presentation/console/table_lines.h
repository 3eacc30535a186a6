// SPDX-License-Identifier: MIT
// Figures in columns.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace parlor::console {

using TableRow = std::vector<std::string>;

// Aligns the first column to the left and the others to the right. `notes` stand behind the first
// rows. Precondition: every row has as many cells as the first.
std::string table_lines(const std::vector<TableRow>& rows,
                        const std::vector<std::string>& notes = {});

double ratio(std::uint64_t part, std::uint64_t whole);  // 0 if `whole` is 0
std::string percent(double share);                      // "12.3 %"

}  // namespace parlor::console
