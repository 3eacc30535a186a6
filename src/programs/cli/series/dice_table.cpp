// SPDX-License-Identifier: MIT
#include "programs/cli/series/dice_table.h"

#include <fmt/format.h>

#include "presentation/terminal/text_columns.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

constexpr std::size_t page_columns = 79;

std::string in_percent(std::uint64_t part, std::uint64_t whole) {
    return fmt::format("{:.1f}", 100 * ratio(part, whole));
}

TableRow row(const SeatDice& seat) {
    const analysis::Fairness found = analysis::fairness(seat.faces);
    TableRow cells{seat.who};
    for (const std::uint64_t face : seat.faces) cells.push_back(in_percent(face, found.dice));
    cells.push_back(in_percent(seat.doublets, seat.throws));
    if (seat.triplets) cells.push_back(in_percent(*seat.triplets, seat.throws));
    cells.push_back(fmt::format("{:.3f}", found.mean_pips));
    cells.push_back(fmt::format("{:.1f}", found.chi_square));
    cells.push_back(percent(found.chance));
    return cells;
}

}  // namespace

std::string dice_table(language::Language language, std::span<const SeatDice> seats) {
    const auto say = [language](std::string_view key, language::Arguments arguments = {}) {
        return language::say(language, fmt::format("simulate.{}", key), arguments);
    };
    std::vector<TableRow> rows{{"% "}};
    for (const char* face : {"1", "2", "3", "4", "5", "6"}) rows[0].emplace_back(face);
    rows[0].push_back(say("column.doublets"));
    if (seats.front().triplets) rows[0].push_back(say("column.triplets"));
    for (const char* key : {"pips", "chi_square", "chance"}) {
        rows[0].push_back(say(fmt::format("column.{}", key)));
    }
    std::string unfair;
    for (const SeatDice& each : seats) {
        rows.push_back(row(each));
        if (analysis::fairness(each.faces).looks_fair()) continue;
        unfair += (unfair.empty() ? "" : ", ") + each.who;
    }
    std::string all = table_lines(rows);
    const std::string verdict = unfair.empty() ? say("fair") : say("unfair", {{"seats", unfair}});
    for (const std::string& line : terminal::wrapped(verdict, page_columns)) all += line + '\n';
    return all;
}

}  // namespace parlor::cli
