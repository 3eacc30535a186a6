// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/charts.h"

#include <fmt/format.h>

#include <array>

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

std::vector<NamedChart> charts_of(Language language, const ZendaTally& tally) {
    return {{"endings.svg", how_ended(language, tally)},
            {"lengths.svg", lengths(language, tally)},
            {"held.svg", held(language, tally)}};
}

}  // namespace parlor::cli
