// SPDX-License-Identifier: MIT
// Pollyanna's computers among themselves.
#include <array>

#include "games/pollyanna/match/match.h"
#include "games/pollyanna/players/roster.h"
#include "games/pollyanna/report_json/tally_json.h"
#include "games/pollyanna/row.h"
#include "games/pollyanna/rules/game.h"
#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/terminal/charts.h"
#include "games/pollyanna/terminal/series.h"
#include "games/pollyanna/terminal/series_options.h"
#include "games/pollyanna/terminal/table_options.h"
#include "games/pollyanna/terminal/tally_table.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/series/arena_contest.h"
#include "programs/cli/series/simulation.h"

namespace parlor::cli {
namespace {

using analysis::SeriesRules;
using pollyanna::Pollyanna;

constexpr std::size_t most_players = analysis::ArenaSet::most_players;

class PollyannaSimulation final : public SeriesSimulation<Pollyanna> {
public:
    PollyannaSimulation(const analysis::PollyannaSeries& series, const SimulateOptions& options)
        : SeriesSimulation(series), options_(options) {
        if (options.plots.empty()) return;
        const pollyanna::Variant variant = series.rules.variant;
        for (const pollyanna::HouseRule& each : house_rules(variant.edition().book)) {
            if (!variant.is_switched(each.which)) compared_.push_back(&each);
        }
    }

    // The same games with every switch in turn: what the pictures compare.
    void run(std::uint64_t games, unsigned threads,
             const std::function<void(std::uint64_t done)>& progress) override {
        SeriesSimulation::run(games, threads, progress);
        tallies_.push_back({"", tally()});
        for (const pollyanna::HouseRule* each : compared_) {
            analysis::PollyannaSeries other = series();
            other.rules.variant = other.rules.variant.with_switched(each->which);
            const PlayShare<analysis::PollyannaTally> play = [&](std::uint64_t first,
                                                                 std::uint64_t count) {
                return play_series(other, first, count);
            };
            const std::uint64_t before = games * tallies_.size();
            tallies_.push_back({std::string(each->name),
                                run_series(play, games, threads,
                                           [&](std::uint64_t done) { progress(before + done); })});
        }
    }
    [[nodiscard]] std::uint64_t passes() const override { return 1 + compared_.size(); }
    [[nodiscard]] std::string json(double seconds) const override {
        return report_json::tally_json(series(), tally(), seconds);
    }
    [[nodiscard]] std::string table(double seconds, language::Language language) const override {
        return tally_table(series(), tally(), seconds, language);
    }
    [[nodiscard]] bool draw() const override {
        return options_.plots.empty() ||
               write_charts(options_, charts_of(options_.language, series(), tallies_));
    }

private:
    SimulateOptions options_;
    std::vector<const pollyanna::HouseRule*> compared_;
    std::vector<SwitchedTally> tallies_;
};

// Where so many players sit, if nobody says where.
std::string_view usual_seats(std::size_t players) {
    constexpr std::array<std::string_view, most_players + 1> seats{"", "", "br", "bgr", "bgry"};
    return seats.at(players);
}

std::optional<SeriesRules<Pollyanna>> read_terms(const ArenaOptions& options) {
    const std::size_t players = chairs_asked_for(options);
    const auto variant = pollyanna::parse_variant(options.game);
    const bool partners = options.partners || (variant && variant->partners());
    const bool a_seat_each = !partners || players == most_players;
    const std::string_view usual = partners ? usual_seats(most_players) : usual_seats(players);
    const auto table = read_pollyanna_table({.game = options.game,
                                             .seats = options.seats ? *options.seats : usual,
                                             .partners = partners,
                                             .language = options.language});
    if (!table) return std::nullopt;
    const SeriesRules<Pollyanna> terms{table->variant, table->seated, a_seat_each};
    if (terms.chairs() == players) return terms;
    refuse_arena(options.language, partners ? "partners_play_by_two_or_four" : "a_player_a_seat",
                 {{"players", std::to_string(players)}, {"seats", text(table->seated)}});
    return std::nullopt;
}

}  // namespace

void PollyannaTerminal::perft(const match::Match& match, int depth,
                              const ThrowCounted& tell) const {
    pollyanna::Perft counter;
    for (const pollyanna::WeightedThrow& each : pollyanna::all_throws) {
        tell(text(each.thrown),
             counter.count(match::of<pollyanna::Match>(match).position(), each.thrown, depth));
    }
}

std::unique_ptr<Simulation> PollyannaTerminal::simulation(const SimulateOptions& options) const {
    const auto series = read_series(options);
    if (!series || !can_write_charts(options)) return nullptr;
    return std::make_unique<PollyannaSimulation>(*series, options);
}

std::unique_ptr<Contest> PollyannaTerminal::contest(const ArenaOptions& options) const {
    const std::size_t players = chairs_asked_for(options);
    if (players < 2 || players > most_players) {
        refuse_arena(options.language, "two_to_four", {{"players", std::to_string(players)}});
        return nullptr;
    }
    const auto terms = read_terms(options);
    auto entrants = read_players<Pollyanna>(options, pollyanna::board);
    if (!terms || !entrants) return nullptr;
    const PlayedOn<Pollyanna> played{game_, text(terms->variant), pollyanna::board};
    if (!add_engines(options, played, *entrants)) return nullptr;
    return std::make_unique<ArenaContest<Pollyanna>>(played.named, *terms, std::move(*entrants));
}

}  // namespace parlor::cli

namespace parlor::pollyanna {

std::unique_ptr<cli::SeriesGame> make_series(const cli::GameOptions& options) {
    if (options.board.empty()) return std::make_unique<cli::PollyannaTerminal>();
    cli::complain(language::say(options.language, "board.not_replaceable"));
    return nullptr;
}

}  // namespace parlor::pollyanna
