// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/tally_table.h"

#include <fmt/format.h>

#include <algorithm>

#include "games/pollyanna/rules/text.h"
#include "presentation/sentences/voice.h"
#include "programs/cli/series/dice_table.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;
using analysis::SeatTally;
using Series = analysis::PollyannaSeries;
using Tally = analysis::PollyannaTally;
using Row = TableRow;

class Teller {
public:
    Teller(const Series& series, const Tally& tally, language::Language language)
        : series_(series), tally_(tally), voice_{.language = language} {
        voice_.edition = series.rules.variant.edition().name;
    }

    [[nodiscard]] std::string wins() const {
        std::vector<Row> rows{titles({"seat", "player", "began", "wins", "share", "interval"})};
        for (const SeatSet side : series_.rules.winning_sets()) {
            const SeatTally& of = tally_.of(side.first());
            const auto interval = analysis::wilson(of.wins, tally_.games);
            const auto [players, begun] = side_of_table(side);
            rows.push_back({voice_.seats(text(side)), players, std::to_string(begun),
                            std::to_string(of.wins), percent(ratio(of.wins, tally_.games)),
                            percent(interval.low) + " – " + percent(interval.high)});
        }
        return table_lines(rows);
    }

    [[nodiscard]] std::string length() const {
        const analysis::Spread spread = tally_.length();
        const auto number = [](double value) { return fmt::format("{:.1f}", value); };
        return voice_.say("simulate.length", {{"mean", number(spread.mean)},
                                              {"low", number(spread.interval.low)},
                                              {"high", number(spread.interval.high)},
                                              {"deviation", number(spread.deviation)},
                                              {"shortest", std::to_string(tally_.shortest)},
                                              {"longest", std::to_string(tally_.longest)}});
    }

    [[nodiscard]] std::string events() const {
        std::vector<Row> rows{titles({"seat", "throws", "lost_throws", "entries", "captures",
                                      "captured", "rewards", "blockades"})};
        for_each_seat([&](Seat seat, const SeatTally& of) {
            Row row{voice_.colour(letter(seat))};
            for (const std::uint64_t count : {of.throws, of.lost_throws, of.entries, of.captures,
                                              of.captured, of.rewards, of.blockades}) {
                row.push_back(fmt::format("{:.2f}", ratio(count, tally_.games)));
            }
            rows.push_back(std::move(row));
        });
        return table_lines(rows);
    }

    [[nodiscard]] std::string speed(double seconds) const {
        const double rate = seconds > 0 ? static_cast<double>(tally_.throws) / seconds : 0;
        return voice_.say("simulate.speed", {{"throws", std::to_string(tally_.throws)},
                                             {"seconds", fmt::format("{:.2f}", seconds)},
                                             {"rate", fmt::format("{:.0f}", rate)}});
    }

    [[nodiscard]] std::string dice() const {
        std::vector<SeatDice> dice;
        for_each_seat([&](Seat seat, const SeatTally& of) {
            dice.push_back({voice_.colour(letter(seat)), of.faces, of.throws, of.doublets});
        });
        return dice_table(voice_.language, dice);
    }

private:
    [[nodiscard]] Row titles(std::initializer_list<const char*> names) const {
        Row row;
        for (const char* each : names) {
            row.push_back(voice_.say(fmt::format("simulate.column.{}", each)));
        }
        return row;
    }

    template <class Visit>
    void for_each_seat(Visit visit) const {
        for (const Seat seat : all_seats) {
            if (series_.rules.seated.has(seat)) visit(seat, tally_.of(seat));
        }
    }

    struct SideOfTable {
        std::string players;
        std::uint64_t begun = 0;
    };
    [[nodiscard]] SideOfTable side_of_table(SeatSet side) const {
        SideOfTable found;
        for_each_seat([&](Seat seat, const SeatTally& of) {
            if (!side.has(seat)) return;
            found.players += (found.players.empty() ? "" : ", ") +
                             series_.players[static_cast<std::size_t>(index(seat))];
            found.begun += of.begun;
        });
        return found;
    }

    const Series& series_;
    const Tally& tally_;
    sentences::Voice voice_;
};

}  // namespace

std::string tally_table(const Series& series, const Tally& tally, double seconds,
                        language::Language language) {
    const Teller teller(series, tally, language);
    const std::string title = language::say(language, "simulate.title",
                                            {{"game", text(series.rules.variant)},
                                             {"games", std::to_string(tally.games)},
                                             {"seed", std::to_string(series.seed)}});
    return fmt::format("{}\n\n{}\n{}\n\n{}\n{}\n{}\n{}\n{}\n", title, teller.wins(),
                       teller.length(), language::say(language, "simulate.events"), teller.events(),
                       language::say(language, "simulate.dice"), teller.dice(),
                       teller.speed(seconds));
}

}  // namespace parlor::cli
