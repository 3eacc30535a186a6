// SPDX-License-Identifier: MIT
#include "laboratory/tables.h"

#include <fmt/format.h>

#include "presentation/terminal/text_columns.h"

namespace parlor::laboratory {
namespace {

using console::percent;
using console::ratio;
using console::table_lines;
using console::TableRow;

constexpr std::size_t page_columns = 79;

std::string in_percent(std::uint64_t part, std::uint64_t whole) {
    return fmt::format("{:.1f}", 100 * ratio(part, whole));
}

TableRow dice_row(const SeatCounts& seat, const analysis::Fairness& found) {
    TableRow cells{seat.seat};
    for (const std::uint64_t face : seat.faces) cells.push_back(in_percent(face, found.dice));
    cells.push_back(in_percent(seat.doublets, seat.events.front()));
    if (seat.triplets) cells.push_back(in_percent(*seat.triplets, seat.events.front()));
    cells.push_back(fmt::format("{:.3f}", found.mean_pips));
    cells.push_back(fmt::format("{:.1f}", found.chi_square));
    cells.push_back(percent(found.chance));
    return cells;
}

class Writer {
public:
    explicit Writer(const TallyTold& told) : told_(told) {}

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return told_.voice.say(fmt::format("simulate.{}", key), arguments);
    }

    [[nodiscard]] std::string wins() const {
        const bool has_beginners = told_.wins.front().began.has_value();
        std::vector<TableRow> rows{titles({told_.seat_column, "player"})};
        if (has_beginners) rows[0].push_back(say("column.began"));
        for (const char* each : {"wins", "share", "interval"}) {
            rows[0].push_back(say(fmt::format("column.{}", each)));
        }
        for (const SideWins& each : told_.wins) {
            const auto interval = analysis::wilson(each.wins, told_.decided);
            TableRow row{each.side, each.player};
            if (has_beginners) row.push_back(std::to_string(each.began.value_or(0)));
            row.push_back(std::to_string(each.wins));
            row.push_back(percent(ratio(each.wins, told_.decided)));
            row.push_back(percent(interval.low) + " – " + percent(interval.high));
            rows.push_back(std::move(row));
        }
        return table_lines(rows);
    }

    // Events per game.
    [[nodiscard]] std::string events(std::uint64_t games) const {
        std::vector<TableRow> rows{titles({told_.seat_column})};
        for (const std::string_view each : told_.event_columns) {
            rows[0].push_back(say(fmt::format("column.{}", each)));
        }
        for (const SeatCounts& seat : told_.seats) {
            TableRow row{seat.seat};
            for (const std::uint64_t count : seat.events) {
                row.push_back(fmt::format("{:.2f}", ratio(count, games)));
            }
            rows.push_back(std::move(row));
        }
        return table_lines(rows);
    }

    // The dice of each seat, and whether they look fair.
    [[nodiscard]] std::string dice() const {
        std::vector<TableRow> rows{{"% ", "1", "2", "3", "4", "5", "6", say("column.doublets")}};
        if (told_.seats.front().triplets) rows[0].push_back(say("column.triplets"));
        for (const char* key : {"pips", "chi_square", "chance"}) {
            rows[0].push_back(say(fmt::format("column.{}", key)));
        }
        std::string unfair;
        for (const SeatCounts& each : told_.seats) {
            const analysis::Fairness found = analysis::fairness(each.faces);
            rows.push_back(dice_row(each, found));
            if (!found.looks_fair()) unfair += (unfair.empty() ? "" : ", ") + each.seat;
        }
        std::string all = table_lines(rows);
        const std::string verdict =
            unfair.empty() ? say("fair") : say("unfair", {{"seats", unfair}});
        for (const std::string& line : terminal::wrapped(verdict, page_columns)) all += line + '\n';
        return all;
    }

private:
    [[nodiscard]] TableRow titles(std::initializer_list<std::string_view> names) const {
        TableRow row;
        for (const std::string_view each : names) {
            row.push_back(say(fmt::format("column.{}", each)));
        }
        return row;
    }

    const TallyTold& told_;
};

}  // namespace

std::string series_table(const TallyTold& told, const analysis::GameLengths& lengths,
                         double seconds) {
    const Writer writer(told);
    const double rate = seconds > 0 ? static_cast<double>(lengths.throws) / seconds : 0;
    const std::string title = writer.say("title", {{"game", told.game},
                                                   {"games", std::to_string(lengths.games)},
                                                   {"seed", std::to_string(told.seed)}});
    const std::string speed = writer.say("speed", {{"throws", std::to_string(lengths.throws)},
                                                   {"seconds", fmt::format("{:.2f}", seconds)},
                                                   {"rate", fmt::format("{:.0f}", rate)}});
    return fmt::format("{}\n\n{}\n{}{}\n\n{}\n{}\n{}\n{}\n{}\n", title, writer.wins(), told.endings,
                       told.length, writer.say("events"), writer.events(lengths.games),
                       writer.say(told.dice_title), writer.dice(), speed);
}

std::string length_sentence(const sentences::Voice& voice, std::string_view key,
                            const analysis::GameLengths& lengths, double unit,
                            std::string (*extreme)(double)) {
    const analysis::Spread spread = lengths.length();
    const auto number = [&](double throws) { return fmt::format("{:.1f}", throws / unit); };
    const auto whole = [&](std::uint64_t throws) {
        return extreme(static_cast<double>(throws) / unit);
    };
    return voice.say(key, {{"mean", number(spread.mean)},
                           {"low", number(spread.interval.low)},
                           {"high", number(spread.interval.high)},
                           {"deviation", number(spread.deviation)},
                           {"shortest", whole(lengths.shortest)},
                           {"longest", whole(lengths.longest)}});
}

drawing::Chart chart_of_bars(std::string title, std::string upward, const std::vector<Bar>& bars) {
    drawing::Chart chart{std::move(title), "", std::move(upward), {}, {}};
    for (std::size_t i = 0; i < bars.size(); ++i) {
        chart.columns.push_back(bars[i].name);
        std::vector<double> values(bars.size());
        values[i] = bars[i].value;
        chart.series.push_back({"", bars[i].colour, std::move(values)});
    }
    return chart;
}

}  // namespace parlor::laboratory
