// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/tally_table.h"

#include <fmt/format.h>

#include "programs/cli/series/dice_table.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

using analysis::ZendaSeries;
using analysis::ZendaSideTally;
using analysis::ZendaTally;
using zenda::City;

class Teller {
public:
    Teller(const ZendaSeries& series, const ZendaTally& tally, language::Language language)
        : series_(series), tally_(tally), language_(language) {}

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return language::say(language_, fmt::format("simulate.{}", key), arguments);
    }

    // Shares are of the games that somebody won.
    [[nodiscard]] std::string wins() const {
        std::vector<TableRow> rows{titles({"side", "player", "wins", "share", "interval"})};
        for (const City city : zenda::all_cities) {
            const std::uint64_t wins = tally_.of(city).wins;
            const auto interval = analysis::wilson(wins, tally_.decided());
            rows.push_back({side(city), series_.players[index(city)], std::to_string(wins),
                            percent(ratio(wins, tally_.decided())),
                            percent(interval.low) + " – " + percent(interval.high)});
        }
        return table_lines(rows);
    }

    [[nodiscard]] std::string endings() const {
        std::vector<TableRow> rows;
        constexpr std::array keys{"king_home", "held_by_pairs", "held_alone", "draw"};
        for (std::size_t i = 0; i < keys.size(); ++i) {
            rows.push_back({say(fmt::format("zenda.{}", keys[i])),
                            std::to_string(tally_.endings[i]),
                            percent(ratio(tally_.endings[i], tally_.games))});
        }
        return table_lines(rows);
    }

    [[nodiscard]] std::string length() const {
        const analysis::Spread spread = tally_.length();
        const auto turns = [](double throws) { return fmt::format("{:.1f}", throws / 2); };
        return say("zenda.length", {{"mean", turns(spread.mean)},
                                    {"low", turns(spread.interval.low)},
                                    {"high", turns(spread.interval.high)},
                                    {"deviation", turns(spread.deviation)},
                                    {"shortest", turns(static_cast<double>(tally_.shortest))},
                                    {"longest", turns(static_cast<double>(tally_.longest))}});
    }

    [[nodiscard]] std::string events() const {
        std::vector<TableRow> rows{titles({"side", "throws", "lost_throws", "captures"})};
        for (const City city : zenda::all_cities) {
            const ZendaSideTally& of = tally_.of(city);
            TableRow row{side(city)};
            for (const std::uint64_t count : {of.throws, of.lost_throws, of.captures}) {
                row.push_back(fmt::format("{:.2f}", ratio(count, tally_.games)));
            }
            rows.push_back(std::move(row));
        }
        return table_lines(rows);
    }

    [[nodiscard]] std::string dice() const {
        std::vector<SeatDice> dice;
        for (const City city : zenda::all_cities) {
            const ZendaSideTally& of = tally_.of(city);
            dice.push_back({side(city), of.faces, of.throws, of.doublets, of.triplets});
        }
        return dice_table(language_, dice);
    }

private:
    [[nodiscard]] std::string side(City city) const {
        return say(city == City::Streslau ? "zenda.streslau" : "zenda.zenda");
    }
    [[nodiscard]] TableRow titles(std::initializer_list<const char*> names) const {
        TableRow row;
        for (const char* each : names) row.push_back(say(fmt::format("column.{}", each)));
        return row;
    }

    const ZendaSeries& series_;
    const ZendaTally& tally_;
    language::Language language_;
};

}  // namespace

std::string tally_table(const ZendaSeries& series, const ZendaTally& tally, double seconds,
                        language::Language language) {
    const Teller teller(series, tally, language);
    const double rate = seconds > 0 ? static_cast<double>(tally.throws) / seconds : 0;
    const std::string title = teller.say("title", {{"game", "zenda"},
                                                   {"games", std::to_string(tally.games)},
                                                   {"seed", std::to_string(series.seed)}});
    const std::string speed = teller.say("speed", {{"throws", std::to_string(tally.throws)},
                                                   {"seconds", fmt::format("{:.2f}", seconds)},
                                                   {"rate", fmt::format("{:.0f}", rate)}});
    return fmt::format("{}\n\n{}\n{}\n{}\n\n{}\n{}\n{}\n{}\n{}\n", title, teller.wins(),
                       teller.endings(), teller.length(), teller.say("events"), teller.events(),
                       teller.say("zenda.dice"), teller.dice(), speed);
}

}  // namespace parlor::cli
