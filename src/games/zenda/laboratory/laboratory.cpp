// SPDX-License-Identifier: MIT
#include "games/zenda/laboratory/laboratory.h"

#include "games/zenda/report_json/tally_json.h"
#include "games/zenda/row.h"
#include "games/zenda/rules/plays.h"
#include "games/zenda/rules/text.h"
#include "games/zenda/terminal/terminal.h"
#include "laboratory/contest_of.h"

namespace parlor::zenda {
namespace {

using laboratory::Refusals;

// Computers would never finish an endless game.
bool may_compete(const games::Game& game, std::string_view named, Refusals& refusals) {
    const auto rules = parse_rules(named);
    if (!rules) {
        refusals.add(game, rules.error());
    } else if (rules->endless) {
        refusals.add("no_endless");
    }
    return !refusals.any();
}

}  // namespace

std::unique_ptr<laboratory::Simulation> Laboratory::simulation(
    const laboratory::SimulateOptions& options) const {
    Refusals refusals(options.language, "simulate");
    if (!may_compete(game(), options.game, refusals)) return nullptr;
    if (options.partners) refusals.add("no_partners");
    if (options.seats) refusals.add("no_seats", {{"part", *options.seats}});
    Series series{.rules = {&board()}, .seed = options.seed};
    const auto side_of = [&](std::string_view word,
                             std::string_view part) -> std::optional<std::size_t> {
        const auto named = game().seat_named(base::trimmed(word));
        const auto side = named ? parse_city(*named) : std::nullopt;
        if (side) return index(*side);
        refusals.add("unknown_side", {{"part", std::string(part)}});
        return std::nullopt;
    };
    laboratory::read_series_players(options, refusals, side_of, series);
    if (refusals.any()) return nullptr;
    return std::make_unique<laboratory::SimulationOf<Zenda>>(
        std::vector<laboratory::Pass<Zenda>>{{"", series}});
}

std::unique_ptr<laboratory::Contest> Laboratory::contest(
    const laboratory::ArenaOptions& options) const {
    // The sentence about endless games belongs to simulations.
    Refusals endless(options.language, "simulate");
    if (!may_compete(game(), options.game, endless)) return nullptr;
    Refusals refusals(options.language, "arena");
    if (options.partners) refusals.add("no_partners");
    if (options.seats) refusals.add("no_seats", {{"part", *options.seats}});
    if (options.chairs() != 2) {
        refusals.add("two_for_zenda", {{"players", std::to_string(options.chairs())}});
    }
    auto entrants = laboratory::read_players<Zenda>(options, board());
    if (refusals.any() || !entrants) return nullptr;
    const laboratory::Setting<Zenda> setting{game(), std::string(game_name), board()};
    if (!add_engines(options, setting, *entrants)) return nullptr;
    return std::make_unique<laboratory::ContestOf<Zenda>>(
        setting.named, analysis::SeriesRules<Zenda>{&board()}, std::move(*entrants));
}

void Laboratory::count_lines(const Match& match, int depth, const ThrowCounted& tell) const {
    Perft counter(board());
    for (const WeightedThrow& each : all_throws) {
        tell(text(each.thrown), counter.count(match.position(), each.thrown, depth));
    }
}

laboratory::Made make_laboratory(const terminal::BoardFile& file) {
    auto board = read_board_file(file);
    if (!board) return base::unexpected(board.error());
    return std::make_unique<Laboratory>(std::move(*board));
}

}  // namespace parlor::zenda
