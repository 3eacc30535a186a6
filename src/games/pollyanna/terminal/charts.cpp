// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/charts.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <functional>
#include <ranges>

#include "games/pollyanna/drawing/theme.h"

namespace parlor::cli {
namespace {

using analysis::PollyannaSeries;
using analysis::PollyannaTally;
using drawing::Chart;
using language::Language;
using pollyanna::Seat;

std::string chart_words(Language language, std::string_view key,
                        language::Arguments arguments = {}) {
    return language::say(language, fmt::format("simulate.chart.{}", key), arguments);
}

double a_game(const PollyannaTally& tally, std::uint64_t count) {
    return static_cast<double>(count) / static_cast<double>(tally.games);
}

// Columns of ten throws, as far as there were games; the last holds all that are longer.
Chart game_lengths(Language language, const PollyannaTally& tally, drawing::Colour colour) {
    const auto was_played = [](std::uint64_t games) { return games > 0; };
    const auto longest_first = tally.lengths | std::views::reverse;
    const auto longest = std::ranges::find_if(longest_first, was_played);
    const auto count = static_cast<std::size_t>(longest_first.end() - longest);
    Chart chart{chart_words(language, "lengths"),
                chart_words(language, "throws"),
                chart_words(language, "games"),
                std::vector<std::string>(count),
                {{"", colour, std::vector<double>(count)}}};
    for (std::size_t i = 0; i < count; ++i) {
        if (i % 5 == 0) chart.columns[i] = std::to_string(i * PollyannaTally::length_step);
        chart.series.front().values[i] = static_cast<double>(tally.lengths[i]);
    }
    return chart;
}

// Each seat in its own colour.
Chart wins_by_seat(Language language, const PollyannaSeries& series, const PollyannaTally& tally,
                   const pollyanna::Theme& theme) {
    Chart chart{chart_words(language, "seats"), "", chart_words(language, "share"), {}, {}};
    std::vector<Seat> seats;
    for (const Seat seat : pollyanna::all_seats) {
        if (series.rules.seated.has(seat)) seats.push_back(seat);
    }
    for (std::size_t i = 0; i < seats.size(); ++i) {
        chart.columns.push_back(language::say(language, fmt::format("seat.{}", letter(seats[i]))));
        std::vector<double> values(seats.size());
        values[i] = 100 * a_game(tally, tally.of(seats[i]).wins);
        chart.series.push_back({"", theme.seat(seats[i]), std::move(values)});
    }
    return chart;
}

// A column for the rules as they stand and one for each switch.
struct ByRules {
    std::string title;
    std::string upward;
    drawing::Colour colour;
    std::function<double(const PollyannaTally&)> value;
};
Chart by_rules(Language language, const std::vector<SwitchedTally>& tallies, const ByRules& what) {
    Chart chart{what.title, "", what.upward, {}, {{"", what.colour, {}}}};
    for (const SwitchedTally& each : tallies) {
        chart.columns.push_back(each.name.empty() ? chart_words(language, "as_they_stand")
                                                  : each.name);
        chart.series.front().values.push_back(what.value(each.tally));
    }
    return chart;
}

}  // namespace

std::vector<NamedChart> charts_of(Language language, const PollyannaSeries& series,
                                  const std::vector<SwitchedTally>& tallies) {
    assert(!tallies.empty() && tallies.front().name.empty());
    const pollyanna::Theme& theme = pollyanna::theme_of(series.rules.variant.edition());
    const PollyannaTally& played = tallies.front().tally;
    const Seat first = series.rules.seated.first();
    const drawing::Colour colour = theme.seat(first);
    std::vector<NamedChart> all{
        {"lengths.svg", game_lengths(language, played, colour)},
        {"seats.svg", wins_by_seat(language, series, played, theme)},
        {"throws.svg",
         by_rules(language, tallies,
                  {chart_words(language, "by_rules"), chart_words(language, "throws"), colour,
                   [](const PollyannaTally& tally) { return a_game(tally, tally.throws); }})},
        {"captures.svg",
         by_rules(
             language, tallies,
             {chart_words(language, "captures"), chart_words(language, "captures_up"), colour,
              [](const PollyannaTally& tally) { return a_game(tally, tally.total().captures); }})}};
    const std::string& player = series.players[static_cast<std::size_t>(index(first))];
    const auto is_another = [&](Seat seat) {
        return series.rules.seated.has(seat) &&
               series.players[static_cast<std::size_t>(index(seat))] != player;
    };
    if (std::ranges::any_of(pollyanna::all_seats, is_another)) {
        all.push_back({"luck.svg", by_rules(language, tallies,
                                            {chart_words(language, "luck", {{"player", player}}),
                                             chart_words(language, "share"), colour,
                                             [first](const PollyannaTally& tally) {
                                                 return 100 * a_game(tally, tally.of(first).wins);
                                             }})});
    }
    return all;
}

}  // namespace parlor::cli
