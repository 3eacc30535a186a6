// SPDX-License-Identifier: MIT
#include "presentation/console/table_lines.h"

#include <fmt/format.h>

#include <algorithm>

#include "presentation/terminal/text_columns.h"

namespace parlor::console {

std::string table_lines(const std::vector<TableRow>& rows, const std::vector<std::string>& notes) {
    std::vector<std::size_t> widths(rows.front().size());
    for (const TableRow& row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            widths[i] = std::max(widths[i], terminal::columns_of(row[i]));
        }
    }
    std::string all;
    for (std::size_t number = 0; number < rows.size(); ++number) {
        const TableRow& row = rows[number];
        all += terminal::padded(row[0], widths[0]);
        for (std::size_t i = 1; i < row.size(); ++i) {
            all += std::string(widths[i] - terminal::columns_of(row[i]) + 2, ' ') + row[i];
        }
        if (number < notes.size()) {
            all += "  " + notes[number];
        } else if (!notes.empty()) {
            all.erase(all.find_last_not_of(' ') + 1);
        }
        all += '\n';
    }
    return all;
}

double ratio(std::uint64_t part, std::uint64_t whole) {
    return whole == 0 ? 0 : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(double share) { return fmt::format("{:.1f} %", 100 * share); }

}  // namespace parlor::console
