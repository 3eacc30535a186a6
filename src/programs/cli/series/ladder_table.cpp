// SPDX-License-Identifier: MIT
#include "programs/cli/series/ladder_table.h"

#include <fmt/format.h>

#include "programs/cli/series/arena_table.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

using analysis::LadderPair;

using Rows = std::vector<TableRow>;

std::string tell(language::Language language, std::string_view name,
                 language::Arguments arguments = {}) {
    return language::say(language, fmt::format("ladder.{}", name), arguments);
}

std::string column(language::Language language, std::string_view name) {
    return language::say(language, fmt::format("arena.column.{}", name));
}

// Against one other, as they met; none if they did not.
std::optional<analysis::Standing> against(const LadderTold& told, std::size_t player,
                                          std::size_t other) {
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

Rows ratings(const LadderTold& told, language::Language language) {
    Rows rows(1);
    for (const char* each : {"player", "elo", "interval", "before", "games", "milliseconds"}) {
        rows[0].push_back(column(language, each));
    }
    for (std::size_t i = 0; i < told.rows.size(); ++i) {
        const analysis::Rating& rating = told.rows[i].rating;
        rows.push_back({told.names[i], elo_text(rating.elo),
                        elo_text(rating.interval.low) + " – " + elo_text(rating.interval.high),
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

Words words(const LadderTold& told, language::Language language) {
    return {tell(language, "title", {{"game", told.game}, {"seed", std::to_string(told.seed)}}),
            tell(language, "notes", {{"anchor", told.names[told.anchor]}})};
}

}  // namespace

std::string ladder_table(const LadderTold& told, language::Language language) {
    const auto [title, notes] = words(told, language);
    return fmt::format("{}\n\n{}\n{}\n\n{}\n{}\n", title, table_lines(ratings(told, language)),
                       tell(language, "scores"), table_lines(scores(told)), notes);
}

std::string ladder_markdown(const LadderTold& told, language::Language language) {
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

}  // namespace parlor::cli
