// SPDX-License-Identifier: MIT
#include "cli/tune.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <optional>

#include "cli/common.h"
#include "cli/files.h"
#include "cli/progress_bar.h"
#include "cli/tuning_card.h"
#include "players/pollyanna_features.h"
#include "players/zenda_features.h"

namespace parlor::cli {
namespace {

constexpr std::int64_t most_games = 10'000'000;
constexpr std::int64_t most_generations = 100;
constexpr std::int64_t most_threads = 1024;

std::string command(const TuneOptions& options) {
    return fmt::format("parlor tune --game {} --seed {} --games {} --generations {}", options.game,
                       options.seed, options.games, options.generations);
}

template <players::Features F>
std::string tuned(const TuneOptions& options, const F& features, crew::Crew& crew) {
    const training::Plan plan{.seed = options.seed,
                              .games = static_cast<std::uint64_t>(options.games),
                              .generations = static_cast<int>(options.generations)};
    ProgressBar bar(options.language, training::games_in<F>(plan));
    const training::Tuned result = training::tune(features, F::Game::standard_board(), plan, crew,
                                                  [&bar](std::uint64_t done) { bar.show(done); });
    const auto shape = players::shape_of<F>();
    return text(result.weights, shape, tuning_card(command(options), shape, result));
}

struct Tunable {
    std::string_view game;
    std::string (*tuned)(const TuneOptions&, crew::Crew&);
};
constexpr std::array tunables{
    Tunable{players::PollyannaFeatures::game,
            [](const TuneOptions& options, crew::Crew& crew) {
                return tuned(options, players::PollyannaFeatures(), crew);
            }},
    Tunable{players::ZendaFeatures::game,
            [](const TuneOptions& options, crew::Crew& crew) {
                return tuned(options, players::ZendaFeatures(zenda::standard_board()), crew);
            }},
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
    const auto crew = crew::make_crew(static_cast<unsigned>(options.threads));
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
