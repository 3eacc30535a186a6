// SPDX-License-Identifier: MIT
#include "programs/lab/arena_table.h"

#include <fmt/format.h>

#include <cmath>

#include "presentation/console/table_lines.h"

namespace parlor::lab {
namespace {

using analysis::LadderPair;
using analysis::Sprt;
using analysis::Standing;
using console::percent;
using console::table_lines;
using console::TableRow;
using laboratory::ContestOutcome;
using language::Language;

using Rows = std::vector<TableRow>;

// "+123", "-40", "+∞".
std::string elo_text(double elo) {
    if (std::isinf(elo)) return elo > 0 ? "+∞" : "-∞";
    return fmt::format("{:+.0f}", elo + 0.0);
}

std::string interval_text(const analysis::Interval& elo) {
    return elo_text(elo.low) + " – " + elo_text(elo.high);
}

class ArenaTeller {
public:
    ArenaTeller(const ArenaTold& told, const ContestOutcome& outcome, Language language)
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
                     interval_text(of.elo_interval)};
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
    Language language_;
};

std::string tell(Language language, std::string_view name, language::Arguments arguments = {}) {
    return language::say(language, fmt::format("ladder.{}", name), arguments);
}

std::string column(Language language, std::string_view name) {
    return language::say(language, fmt::format("arena.column.{}", name));
}

// The games of two players, as seen by `player`; nullopt if they did not meet.
std::optional<Standing> against(const LadderTold& told, std::size_t player, std::size_t other) {
    for (const LadderPair& pair : told.pairs) {
        if (pair.one == player && pair.other == other) return pair.totals.standing(0);
        if (pair.one == other && pair.other == player) return pair.totals.standing(1);
    }
    return std::nullopt;
}

std::string against_the_one_before(const LadderTold& told, std::size_t player) {
    const auto met = player > 0 ? against(told, player, player - 1) : std::nullopt;
    if (!met) return "";
    return fmt::format("{} ({:.1f} – {:.1f})", percent(met->score), 100 * met->score_interval.low,
                       100 * met->score_interval.high);
}

Rows ratings(const LadderTold& told, Language language) {
    Rows rows(1);
    for (const char* each : {"player", "elo", "interval", "before", "games", "milliseconds"}) {
        rows[0].push_back(column(language, each));
    }
    for (std::size_t i = 0; i < told.rows.size(); ++i) {
        const analysis::Rating& rating = told.rows[i].rating;
        rows.push_back({told.names[i], elo_text(rating.elo), interval_text(rating.interval),
                        against_the_one_before(told, i), std::to_string(told.rows[i].games),
                        fmt::format("{:.3f}", told.milliseconds[i])});
    }
    return rows;
}

Rows scores(const LadderTold& told) {
    Rows rows{{""}};
    for (const std::string& each : told.names) rows[0].push_back(each);
    for (std::size_t i = 0; i < told.names.size(); ++i) {
        rows.push_back({told.names[i]});
        for (std::size_t j = 0; j < told.names.size(); ++j) {
            const auto met = against(told, i, j);
            rows.back().push_back(met ? percent(met->score) : "");
        }
    }
    return rows;
}

std::string markdown(const Rows& rows) {
    std::string all;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        all += fmt::format("| {} |\n", fmt::join(rows[i], " | "));
        if (i > 0) continue;
        all += "|---|";
        for (std::size_t column = 1; column < rows[0].size(); ++column) all += "--:|";
        all += '\n';
    }
    return all;
}

struct Words {
    std::string title;
    std::string notes;
};

Words words(const LadderTold& told, Language language) {
    return {tell(language, "title", {{"game", told.game}, {"seed", std::to_string(told.seed)}}),
            tell(language, "notes", {{"anchor", told.names[told.anchor]}})};
}

}  // namespace

std::string arena_table(const ArenaTold& told, const ContestOutcome& outcome, Language language) {
    const ArenaTeller teller(told, outcome, language);
    return fmt::format("{}\n\n{}\n{}\n", teller.title(), teller.standings(), teller.notes());
}

std::string ladder_table(const LadderTold& told, Language language) {
    const auto [title, notes] = words(told, language);
    return fmt::format("{}\n\n{}\n{}\n\n{}\n{}\n", title, table_lines(ratings(told, language)),
                       tell(language, "scores"), table_lines(scores(told)), notes);
}

std::string ladder_markdown(const LadderTold& told, Language language) {
    const auto [title, notes] = words(told, language);
    return fmt::format("{}\n\n{}\n{}\n\n{}\n{}\n", title, markdown(ratings(told, language)),
                       tell(language, "scores"), markdown(scores(told)), notes);
}

std::optional<std::string> with_ladder(std::string_view page, std::string_view name,
                                       std::string_view content) {
    const std::string begin = fmt::format("<!-- ladder:{} -->\n", name);
    const std::string end = fmt::format("<!-- /ladder:{} -->", name);
    const std::size_t from = page.find(begin);
    const std::size_t to = page.find(end, from == std::string_view::npos ? page.size() : from);
    if (to == std::string_view::npos) return std::nullopt;
    return fmt::format("{}\n{}\n{}", page.substr(0, from + begin.size()), content, page.substr(to));
}

}  // namespace parlor::lab
