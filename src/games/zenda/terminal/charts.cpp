// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/charts.h"

#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <system_error>

#include "presentation/drawing/chart.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"

namespace parlor::cli {
namespace {

using analysis::ZendaTally;
using drawing::Chart;
using language::Language;

constexpr std::array<std::string_view, ZendaTally::endings_count> endings{
    "king_home", "held_by_pairs", "held_alone", "draw"};
constexpr std::array<drawing::Colour, ZendaTally::endings_count> colours{
    drawing::rgb(0xb3362b), drawing::rgb(0x2f6b3a), drawing::rgb(0x8fb287), drawing::rgb(0x9a917f)};

std::string words(Language language, std::string_view key) {
    return language::say(language, fmt::format("simulate.zenda.{}", key));
}

// Columns of five turns; the last holds all that are longer.
Chart lengths(Language language, const ZendaTally& tally) {
    constexpr std::size_t step = 5;
    constexpr std::size_t count = ZendaTally::longest_shown / step + 1;
    Chart chart{words(language, "chart_lengths"),
                words(language, "chart_turns"),
                words(language, "chart_games"),
                std::vector<std::string>(count),
                {}};
    for (std::size_t i = 0; i < count; i += 2) chart.columns[i] = std::to_string(i * step);
    chart.columns.back() = fmt::format("{}+", ZendaTally::longest_shown);
    for (std::size_t how = 0; how < endings.size(); ++how) {
        std::vector<double> values(count);
        for (std::size_t turns = 0; turns < tally.lengths[how].size(); ++turns) {
            values[turns / step] += static_cast<double>(tally.lengths[how][turns]);
        }
        chart.series.push_back({words(language, endings[how]), colours[how], std::move(values)});
    }
    return chart;
}

Chart held(Language language, const ZendaTally& tally) {
    Chart chart{words(language, "chart_held"),
                words(language, "chart_roads"),
                words(language, "chart_games"),
                {},
                {}};
    std::vector<double> values;
    for (std::size_t roads = 1; roads < tally.held_by_roads.size(); ++roads) {
        chart.columns.push_back(std::to_string(roads));
        values.push_back(static_cast<double>(tally.held_by_roads[roads]));
    }
    chart.series.push_back({"", colours[1], std::move(values)});
    return chart;
}

Chart how_ended(Language language, const ZendaTally& tally) {
    Chart chart{words(language, "chart_endings"), "", words(language, "chart_share"), {}, {}};
    for (std::size_t how = 0; how < endings.size(); ++how) {
        chart.columns.push_back(words(language, endings[how]));
        std::vector<double> values(endings.size());
        values[how] =
            100 * static_cast<double>(tally.endings[how]) / static_cast<double>(tally.games);
        chart.series.push_back({"", colours[how], std::move(values)});
    }
    return chart;
}

}  // namespace

bool can_write_charts(const SimulateOptions& options) {
    if (options.plots.empty()) return true;
    std::error_code error;
    std::filesystem::create_directories(options.plots, error);
    if (!error && access(options.plots.c_str(), W_OK) == 0) return true;
    if (!error) error = {errno, std::generic_category()};
    complain(language::say(options.language, "cli.cannot_write",
                           {{"file", options.plots}, {"reason", error.message()}}));
    return false;
}

bool write_charts(const SimulateOptions& options, const ZendaTally& tally) {
    const auto write = [&](std::string_view name, const Chart& chart) {
        const std::string path = std::filesystem::path(options.plots) / name;
        const auto written = write_file(path, chart_svg(chart));
        if (written) return true;
        complain(language::say(options.language, "cli.cannot_write",
                               {{"file", path}, {"reason", written.error()}}));
        return false;
    };
    return write("endings.svg", how_ended(options.language, tally)) &&
           write("lengths.svg", lengths(options.language, tally)) &&
           write("held.svg", held(options.language, tally));
}

}  // namespace parlor::cli
