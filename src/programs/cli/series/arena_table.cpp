// SPDX-License-Identifier: MIT
#include "programs/cli/series/arena_table.h"

#include <fmt/format.h>

#include <cmath>

#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

using analysis::Sprt;
using analysis::Standing;

class Teller {
public:
    Teller(const ArenaTold& told, const ContestOutcome& outcome, language::Language language)
        : told_(told), outcome_(outcome), language_(language) {}

    [[nodiscard]] std::string title() const {
        return say("title", {{"game", told_.game},
                             {"games", std::to_string(outcome_.totals.games())},
                             {"sets", std::to_string(outcome_.totals.sets())},
                             {"seed", std::to_string(told_.seed)}});
    }

    [[nodiscard]] std::string standings() const {
        std::vector<TableRow> rows{titles()};
        for (std::size_t i = 0; i < told_.names.size(); ++i) rows.push_back(row(i));
        return table_lines(rows);
    }

    [[nodiscard]] std::string notes() const {
        std::string all = say("length", {{"mean", fmt::format("{:.1f}", totals().mean_throws())}});
        const auto note = [&](const std::string& line) { (all += '\n') += line; };
        if (totals().draws() > 0) note(say("draws", {{"draws", std::to_string(totals().draws())}}));
        for (const std::string& each : totals().reasons()) {
            note(say("forfeit", {{"reason", each}}));
        }
        note(say("seatings", {{"games", std::to_string(totals().players())}}));
        if (totals().games() > told_.asked) {
            note(say("rounded", {{"asked", std::to_string(told_.asked)}}));
        }
        if (outcome_.test) note(verdict(*outcome_.test));
        return all;
    }

private:
    [[nodiscard]] std::string say(std::string_view name, language::Arguments arguments = {}) const {
        return language::say(language_, fmt::format("arena.{}", name), arguments);
    }
    [[nodiscard]] const analysis::ArenaTotals& totals() const { return outcome_.totals; }

    [[nodiscard]] bool has_forfeits() const {
        for (std::size_t i = 0; i < told_.names.size(); ++i) {
            if (totals().standing(i).forfeits > 0) return true;
        }
        return false;
    }

    [[nodiscard]] TableRow titles() const {
        TableRow row;
        for (const char* each : {"player", "wins", "share", "interval", "elo", "interval"}) {
            row.push_back(say(fmt::format("column.{}", each)));
        }
        if (has_forfeits()) row.push_back(say("column.forfeits"));
        if (told_.times) row.push_back(say("column.milliseconds"));
        return row;
    }

    [[nodiscard]] TableRow row(std::size_t player) const {
        const Standing of = totals().standing(player);
        TableRow row{told_.names[player],
                     std::to_string(of.wins),
                     percent(of.win_share),
                     percent(of.win_interval.low) + " – " + percent(of.win_interval.high),
                     elo_text(of.elo),
                     elo_text(of.elo_interval.low) + " – " + elo_text(of.elo_interval.high)};
        if (has_forfeits()) row.push_back(std::to_string(of.forfeits));
        if (told_.times) {
            row.push_back(fmt::format("{:.3f}", outcome_.thinking[player].milliseconds()));
        }
        return row;
    }

    [[nodiscard]] std::string verdict(const Sprt& test) const {
        constexpr std::array<std::string_view, 3> keys{"undecided", "elo0", "elo1"};
        const auto key = keys.at(static_cast<std::size_t>(test.verdict()));
        return say(fmt::format("sprt.{}", key),
                   {{"player", told_.names.front()},
                    {"elo0", fmt::format("{}", test.question().elo0)},
                    {"elo1", fmt::format("{}", test.question().elo1)},
                    {"ratio", fmt::format("{:.2f}", test.log_likelihood_ratio())},
                    {"low", fmt::format("{:.2f}", Sprt::lower_bound)},
                    {"high", fmt::format("{:.2f}", Sprt::upper_bound)}});
    }

    const ArenaTold& told_;
    const ContestOutcome& outcome_;
    language::Language language_;
};

}  // namespace

std::string elo_text(double elo) {
    if (std::isinf(elo)) return elo > 0 ? "+∞" : "-∞";
    return fmt::format("{:+.0f}", elo + 0.0);
}

std::string arena_table(const ArenaTold& told, const ContestOutcome& outcome,
                        language::Language language) {
    const Teller teller(told, outcome, language);
    return fmt::format("{}\n\n{}\n{}\n", teller.title(), teller.standings(), teller.notes());
}

}  // namespace parlor::cli
