// SPDX-License-Identifier: MIT
#include "programs/cli/series/tune.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cassert>

#include "computers/players/weights_files.h"
#include "games/pollyanna/players/features.h"
#include "games/zenda/players/features.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/tuning_card.h"

namespace parlor::cli {
namespace {

constexpr std::int64_t most_games = 10'000'000;
constexpr std::int64_t most_generations = 100;
constexpr std::int64_t most_threads = 1024;

std::string command(const TuneOptions& options) {
    return fmt::format("parlor tune --game {} --seed {} --games {} --generations {}", options.game,
                       options.seed, options.games, options.generations);
}

training::Plan plan_of(const TuneOptions& options) {
    return {.seed = options.seed,
            .games = static_cast<std::uint64_t>(options.games),
            .generations = static_cast<int>(options.generations)};
}

std::string tune_pollyanna(const TuneOptions& options, parallel::Crew& crew) {
    using Features = players::PollyannaFeatures;
    const training::Plan plan = plan_of(options);
    ProgressBar bar(options.language, training::games_in<Features>(plan));
    const auto tuned = training::tune(Features(), pollyanna::board, plan, crew,
                                      [&bar](std::uint64_t done) { bar.show(done); });
    const auto shape = players::shape_of<Features>();
    return text(tuned.weights, shape, tuning_card(command(options), shape, tuned));
}

std::string tune_zenda(const TuneOptions& options, parallel::Crew& crew) {
    using Features = players::ZendaFeatures;
    const auto shape = players::shape_of<Features>();
    const auto start = parse_weights(players::weights_file("zenda-start"), shape);
    assert(start);
    const zenda::Board& board = zenda::standard_board();
    const training::Plan plan = plan_of(options);
    ProgressBar bar(options.language, training::games_to_evolve(plan));
    const auto evolved = training::evolve(Features(board), board, *start, plan, crew,
                                          [&bar](std::uint64_t done) { bar.show(done); });
    return text(evolved.weights, shape, tuning_card(command(options), shape, evolved));
}

struct Tunable {
    std::string_view game;
    std::string (*tuned)(const TuneOptions&, parallel::Crew&);
};
constexpr std::array tunables{
    Tunable{players::PollyannaFeatures::game, tune_pollyanna},
    Tunable{players::ZendaFeatures::game, tune_zenda},
};

bool complain_unless_in_range(const TuneOptions& options, std::int64_t value, std::int64_t least,
                              std::int64_t most) {
    if (value >= least && value <= most) return true;
    complain_of(language::say(options.language, "simulate.out_of_range",
                              {{"part", std::to_string(value)},
                               {"least", std::to_string(least)},
                               {"most", std::to_string(most)}}),
                "out_of_range");
    return false;
}

}  // namespace

int tune(const TuneOptions& options) {
    const auto found = std::ranges::find(tunables, options.game, &Tunable::game);
    if (found == tunables.end()) {
        complain_of(language::say(options.language, "tune.unknown_game", {{"part", options.game}}),
                    "unknown_game");
        return exit_bad;
    }
    if (!complain_unless_in_range(options, options.games, 1, most_games) ||
        !complain_unless_in_range(options, options.generations, 1, most_generations) ||
        !complain_unless_in_range(options, options.threads, 0, most_threads)) {
        return exit_bad;
    }
    const auto crew = parallel::make_crew(static_cast<unsigned>(options.threads));
    const std::string file = found->tuned(options, *crew);
    if (!crew->speaks()) return exit_ok;
    if (options.out == "-") {
        fmt::print("{}", file);
        return exit_ok;
    }
    const auto written = write_file(options.out, file);
    if (!written) {
        complain_of(language::say(options.language, "cli.cannot_write",
                                  {{"file", options.out}, {"reason", written.error()}}),
                    "cannot_write");
    }
    return written ? exit_ok : exit_bad;
}

}  // namespace parlor::cli
