// SPDX-License-Identifier: MIT
// Figures in columns, for people to read.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace parlor::cli {

using TableRow = std::vector<std::string>;

// The first column stands to the left, the others to the right. Precondition: every row has as many
// cells as the first.
std::string table_lines(const std::vector<TableRow>& rows);

double ratio(std::uint64_t part, std::uint64_t whole);  // 0 of nothing
std::string percent(double share);                      // "12.3 %"

}  // namespace parlor::cli
