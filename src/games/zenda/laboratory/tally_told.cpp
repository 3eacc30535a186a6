// SPDX-License-Identifier: MIT
// What a series of The Prisoner of Zenda has counted, for people.
#include <fmt/format.h>

#include <array>

#include "games/zenda/laboratory/laboratory.h"

namespace parlor::zenda {
namespace {

using drawing::Chart;
using language::Language;

constexpr std::array<std::string_view, Tally::endings_count> endings{"king_home", "held_by_pairs",
                                                                     "held_alone", "draw"};
constexpr std::array<drawing::Colour, Tally::endings_count> colours{
    drawing::rgb(0xb3362b), drawing::rgb(0x2f6b3a), drawing::rgb(0x8fb287), drawing::rgb(0x9a917f)};

std::string words(Language language, std::string_view key) {
    return language::say(language, fmt::format("simulate.zenda.{}", key));
}

std::string side(Language language, City city) {
    return words(language, city == City::Streslau ? "streslau" : "zenda");
}

std::string endings_table(const Tally& tally, Language language) {
    std::vector<console::TableRow> rows;
    for (std::size_t i = 0; i < endings.size(); ++i) {
        rows.push_back({words(language, endings[i]), std::to_string(tally.endings[i]),
                        console::percent(console::ratio(tally.endings[i], tally.games))});
    }
    return console::table_lines(rows) + '\n';
}

// Columns of five turns; the last also holds all longer games.
Chart lengths(Language language, const Tally& tally) {
    constexpr std::size_t step = 5;
    constexpr std::size_t count = Tally::longest_shown / step + 1;
    Chart chart{words(language, "chart_lengths"),
                words(language, "chart_turns"),
                words(language, "chart_games"),
                std::vector<std::string>(count),
                {}};
    for (std::size_t i = 0; i < count; i += 2) chart.columns[i] = std::to_string(i * step);
    chart.columns.back() = fmt::format("{}+", Tally::longest_shown);
    for (std::size_t how = 0; how < endings.size(); ++how) {
        std::vector<double> values(count);
        for (std::size_t turns = 0; turns < tally.lengths[how].size(); ++turns) {
            values[turns / step] += static_cast<double>(tally.lengths[how][turns]);
        }
        chart.series.push_back({words(language, endings[how]), colours[how], std::move(values)});
    }
    return chart;
}

Chart held(Language language, const Tally& tally) {
    Chart chart{words(language, "chart_held"),
                words(language, "chart_roads"),
                words(language, "chart_games"),
                {},
                {{"", colours[1], {}}}};
    for (std::size_t roads = 1; roads < tally.held_by_roads.size(); ++roads) {
        chart.columns.push_back(std::to_string(roads));
        chart.series.front().values.push_back(static_cast<double>(tally.held_by_roads[roads]));
    }
    return chart;
}

Chart how_ended(Language language, const Tally& tally) {
    std::vector<laboratory::Bar> bars;
    for (std::size_t how = 0; how < endings.size(); ++how) {
        bars.push_back(
            {words(language, endings[how]), colours[how],
             100 * static_cast<double>(tally.endings[how]) / static_cast<double>(tally.games)});
    }
    return chart_of_bars(words(language, "chart_endings"), words(language, "chart_share"), bars);
}

}  // namespace

std::string tally_table(const Series& series, const Tally& tally, double seconds,
                        Language language) {
    laboratory::TallyTold told{.voice = {.language = language},
                               .game = std::string(game_name),
                               .seed = series.seed,
                               .seat_column = "side",
                               .decided = tally.decided(),
                               .endings = endings_table(tally, language),
                               .event_columns = {"throws", "lost_throws", "captures"},
                               .dice_title = "zenda.dice"};
    // Each side throws once a turn.
    told.length =
        laboratory::length_sentence(told.voice, "simulate.zenda.length", tally, 2,
                                    [](double turns) { return fmt::format("{:.1f}", turns); });
    for (const City city : all_cities) {
        const auto& of = tally.of(city);
        told.wins.push_back({.side = side(language, city),
                             .player = series.players[index(city)],
                             .began = {},
                             .wins = of.wins});
        told.seats.push_back({.seat = side(language, city),
                              .events = {of.throws, of.lost_throws, of.captures},
                              .faces = of.faces,
                              .doublets = of.doublets,
                              .triplets = of.triplets});
    }
    return series_table(told, tally, seconds);
}

std::vector<laboratory::NamedChart> tally_charts(Language language,
                                                 std::span<const laboratory::Pass<Zenda>> passes) {
    const Tally& tally = passes.front().tally;
    return {{"endings.svg", how_ended(language, tally)},
            {"lengths.svg", lengths(language, tally)},
            {"held.svg", held(language, tally)}};
}

}  // namespace parlor::zenda
