// SPDX-License-Identifier: MIT
// What a series has counted, for people: a table of text, and charts. A game says what its sides
// and events are; the layout is the same for all games.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "computers/analysis/series.h"
#include "computers/analysis/statistics.h"
#include "presentation/console/table_lines.h"
#include "presentation/drawing/chart.h"
#include "presentation/sentences/voice.h"

namespace parlor::laboratory {

// Seats that win together.
struct SideWins {
    std::string side;
    std::string player;
    std::optional<std::uint64_t> began{};  // games in which the side had the first turn
    std::uint64_t wins = 0;
};

struct SeatCounts {
    std::string seat;
    std::vector<std::uint64_t> events;  // in all games, one a column; the first: throws
    analysis::Faces faces{};
    std::uint64_t doublets = 0;
    std::optional<std::uint64_t> triplets{};  // nullopt: two dice are thrown
};

struct TallyTold {
    sentences::Voice voice;
    std::string game;
    std::uint64_t seed = 1;
    std::string_view seat_column;  // "seat" or "side"
    std::vector<SideWins> wins{};
    std::uint64_t decided = 0;  // games that have a winner
    std::string endings{};      // lines below the wins
    std::string length{};       // a sentence
    std::vector<std::string_view> event_columns{};
    std::string_view dice_title;
    std::vector<SeatCounts> seats{};  // at least one; all throw as many dice
};

std::string series_table(const TallyTold& told, const analysis::GameLengths& lengths,
                         double seconds);

// The sentence `key` with the mean, the spread and the extremes of a game's length. `unit` is the
// number of throws in one unit of length; `extreme` formats the shortest and the longest game.
std::string length_sentence(const sentences::Voice& voice, std::string_view key,
                            const analysis::GameLengths& lengths, double unit,
                            std::string (*extreme)(double));

struct NamedChart {
    std::string file;  // "lengths.svg"
    drawing::Chart chart;
};

// A column of a chart with a colour of its own.
struct Bar {
    std::string name;
    drawing::Colour colour;
    double value;
};
drawing::Chart chart_of_bars(std::string title, std::string upward, const std::vector<Bar>& bars);

}  // namespace parlor::laboratory
