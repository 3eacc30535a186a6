// SPDX-License-Identifier: MIT
// What a series of Pollyanna has counted, for people.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>
#include <functional>
#include <ranges>

#include "games/pollyanna/drawing/theme.h"
#include "games/pollyanna/laboratory/laboratory.h"
#include "games/pollyanna/rules/text.h"

namespace parlor::pollyanna {
namespace {

using drawing::Chart;
using laboratory::Pass;
using language::Language;

std::vector<Seat> seats_of(const Series& series) {
    std::vector<Seat> all;
    for (const Seat seat : all_seats) {
        if (series.rules.seated.has(seat)) all.push_back(seat);
    }
    return all;
}

const std::string& player_of(const Series& series, Seat seat) {
    return series.players[static_cast<std::size_t>(index(seat))];
}

laboratory::SideWins wins_of(const Series& series, const Tally& tally, SeatSet side,
                             const sentences::Voice& voice) {
    laboratory::SideWins told{.side = voice.seats(text(side)),
                              .player = {},
                              .began = 0,
                              .wins = tally.of(side.first()).wins};
    for (const Seat seat : seats_of(series)) {
        if (!side.has(seat)) continue;
        told.player += (told.player.empty() ? "" : ", ") + player_of(series, seat);
        *told.began += tally.of(seat).begun;
    }
    return told;
}

std::string chart_words(Language language, std::string_view key,
                        language::Arguments arguments = {}) {
    return language::say(language, fmt::format("simulate.chart.{}", key), arguments);
}

double per_game(const Tally& tally, std::uint64_t count) {
    return static_cast<double>(count) / static_cast<double>(tally.games);
}

// Columns of ten throws up to the longest game; the last also holds all longer games.
Chart game_lengths(Language language, const Tally& tally, drawing::Colour colour) {
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
        if (i % 5 == 0) chart.columns[i] = std::to_string(i * Tally::length_step);
        chart.series.front().values[i] = static_cast<double>(tally.lengths[i]);
    }
    return chart;
}

Chart wins_by_seat(Language language, const Pass<Pollyanna>& pass, const Theme& theme) {
    std::vector<laboratory::Bar> bars;
    for (const Seat seat : seats_of(pass.series)) {
        bars.push_back({language::say(language, fmt::format("seat.{}", letter(seat))),
                        theme.seat(seat), 100 * per_game(pass.tally, pass.tally.of(seat).wins)});
    }
    return chart_of_bars(chart_words(language, "seats"), chart_words(language, "share"), bars);
}

}  // namespace

std::string tally_table(const Series& series, const Tally& tally, double seconds,
                        Language language) {
    laboratory::TallyTold told{.voice = {.language = language},
                               .game = text(series.rules.variant),
                               .seed = series.seed,
                               .seat_column = "seat",
                               .decided = tally.games,
                               .dice_title = "dice"};
    told.voice.edition = series.rules.variant.edition().name;
    for (const SeatSet side : series.rules.winning_sets()) {
        told.wins.push_back(wins_of(series, tally, side, told.voice));
    }
    told.length =
        laboratory::length_sentence(told.voice, "simulate.length", tally, 1,
                                    [](double throws) { return fmt::format("{:.0f}", throws); });
    told.event_columns = {"throws",   "lost_throws", "entries",  "captures",
                          "captured", "rewards",     "blockades"};
    for (const Seat seat : seats_of(series)) {
        const auto& of = tally.of(seat);
        told.seats.push_back({.seat = told.voice.colour(letter(seat)),
                              .events = {of.throws, of.lost_throws, of.entries, of.captures,
                                         of.captured, of.rewards, of.blockades},
                              .faces = of.faces,
                              .doublets = of.doublets});
    }
    return series_table(told, tally, seconds);
}

std::vector<laboratory::NamedChart> tally_charts(Language language,
                                                 std::span<const Pass<Pollyanna>> passes) {
    assert(!passes.empty() && passes.front().name.empty());
    const Series& series = passes.front().series;
    const Theme& theme = theme_of(series.rules.variant.edition());
    const Seat first = series.rules.seated.first();
    const drawing::Colour colour = theme.seat(first);
    // A column for the rules as they stand and one for each house rule.
    const auto by_rules = [&](std::string title, std::string upward,
                              const std::function<double(const Tally&)>& value) {
        Chart chart{std::move(title), "", std::move(upward), {}, {{"", colour, {}}}};
        for (const Pass<Pollyanna>& each : passes) {
            chart.columns.push_back(each.name.empty() ? chart_words(language, "as_they_stand")
                                                      : each.name);
            chart.series.front().values.push_back(value(each.tally));
        }
        return chart;
    };
    std::vector<laboratory::NamedChart> all{
        {"lengths.svg", game_lengths(language, passes.front().tally, colour)},
        {"seats.svg", wins_by_seat(language, passes.front(), theme)},
        {"throws.svg", by_rules(chart_words(language, "by_rules"), chart_words(language, "throws"),
                                [](const Tally& tally) { return per_game(tally, tally.throws); })},
        {"captures.svg",
         by_rules(chart_words(language, "captures"), chart_words(language, "captures_up"),
                  [](const Tally& tally) { return per_game(tally, tally.total().captures); })}};
    const std::string& player = player_of(series, first);
    const auto has_another = [&](Seat seat) { return player_of(series, seat) != player; };
    if (std::ranges::any_of(seats_of(series), has_another)) {
        all.push_back(
            {"luck.svg", by_rules(chart_words(language, "luck", {{"player", player}}),
                                  chart_words(language, "share"), [first](const Tally& tally) {
                                      return 100 * per_game(tally, tally.of(first).wins);
                                  })});
    }
    return all;
}

}  // namespace parlor::pollyanna
