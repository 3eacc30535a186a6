// SPDX-License-Identifier: MIT
// Zenda's computers among themselves.
#include <cassert>

#include "computers/players/weights_files.h"
#include "games/zenda/match/match.h"
#include "games/zenda/players/features.h"
#include "games/zenda/report_json/tally_json.h"
#include "games/zenda/row.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/terminal/board_file.h"
#include "games/zenda/terminal/charts.h"
#include "games/zenda/terminal/series.h"
#include "games/zenda/terminal/series_options.h"
#include "games/zenda/terminal/tally_table.h"
#include "games/zenda/training/tuning.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/arena_contest.h"
#include "programs/cli/series/simulation.h"
#include "programs/cli/series/tune.h"
#include "programs/cli/series/tuning_card.h"

namespace parlor::cli {
namespace {

using zenda::Zenda;

class ZendaSimulation final : public SeriesSimulation<Zenda> {
public:
    ZendaSimulation(const analysis::ZendaSeries& series, const SimulateOptions& options)
        : SeriesSimulation(series), options_(options) {}

    [[nodiscard]] std::string json(double seconds) const override {
        return report_json::tally_json(series(), tally(), seconds);
    }
    [[nodiscard]] std::string table(double seconds, language::Language language) const override {
        return tally_table(series(), tally(), seconds, language);
    }
    [[nodiscard]] bool draw() const override {
        return options_.plots.empty() ||
               write_charts(options_, charts_of(options_.language, tally()));
    }

private:
    SimulateOptions options_;
};

}  // namespace

void ZendaTerminal::perft(const match::Match& match, int depth, const ThrowCounted& tell) const {
    zenda::Perft counter(board());
    for (const zenda::WeightedThrow& each : zenda::all_throws) {
        tell(text(each.thrown),
             counter.count(match::of<zenda::Match>(match).position(), each.thrown, depth));
    }
}

bool ZendaTerminal::may_compete(std::string_view game, language::Language language) const {
    const auto rules = zenda::parse_rules(game);
    if (!rules) {
        complain(language, game_, rules.error());
    } else if (rules->endless) {
        complain_of(language::say(language, "simulate.no_endless"), "no_endless");
    } else {
        return true;
    }
    return false;
}

std::unique_ptr<Simulation> ZendaTerminal::simulation(const SimulateOptions& options) const {
    if (!may_compete(options.game, options.language)) return nullptr;
    const auto series = read_zenda_series(options, board());
    if (!series || !can_write_charts(options)) return nullptr;
    return std::make_unique<ZendaSimulation>(*series, options);
}

std::unique_ptr<Contest> ZendaTerminal::contest(const ArenaOptions& options) const {
    if (!may_compete(options.game, options.language)) return nullptr;
    bool sound = true;
    const auto refuse = [&](std::string_view name, language::Arguments arguments) {
        refuse_arena(options.language, name, arguments);
        sound = false;
    };
    if (options.partners) refuse("no_partners", {});
    if (options.seats) refuse("no_seats", {{"part", *options.seats}});
    if (const std::size_t players = chairs_asked_for(options); players != 2) {
        refuse("two_for_zenda", {{"players", std::to_string(players)}});
    }
    auto entrants = read_players<Zenda>(options, board());
    if (!sound || !entrants) return nullptr;
    const PlayedOn<Zenda> played{game_, std::string(zenda::game_name), board()};
    if (!add_engines(options, played, *entrants)) return nullptr;
    return std::make_unique<ArenaContest<Zenda>>(
        played.named, analysis::SeriesRules<Zenda>{&board()}, std::move(*entrants));
}

std::string ZendaTerminal::tuned(const TuneOptions& options, parallel::Workers& workers) const {
    using Features = players::ZendaFeatures;
    const auto shape = players::shape_of<Features>();
    const auto start = parse_weights(players::weights_file("zenda-start"), shape);
    assert(start);
    std::vector<zenda::Board> boards;
    for (const std::string& file : options.boards) {
        auto board = read_board_file(file, options.language);
        if (!board) return {};
        boards.push_back(std::move(*board));
    }
    if (boards.empty()) boards.push_back(board());
    std::vector<training::TuningBoard<Features>> grounds;
    for (const zenda::Board& each : boards) grounds.push_back({&each, Features(each)});
    const training::TuningPlan plan = plan_of(options);
    ProgressBar bar(options.language, games_in(plan));
    const auto tuned =
        zenda::tune(grounds, *start, plan, workers, [&bar](std::uint64_t done) { bar.show(done); });
    return text(tuned.weights, shape, tuning_card(command_of(options), shape, tuned));
}

}  // namespace parlor::cli

namespace parlor::zenda {

std::unique_ptr<cli::SeriesGame> make_series(const cli::GameOptions& options) {
    if (options.board.empty()) return std::make_unique<cli::ZendaTerminal>();
    auto board = cli::read_board_file(std::string(options.board), options.language);
    return board ? std::make_unique<cli::ZendaTerminal>(std::move(board)) : nullptr;
}

}  // namespace parlor::zenda
