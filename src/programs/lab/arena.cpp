// SPDX-License-Identifier: MIT
// `parlor-lab arena`: two to four players meet, each set of dice is played again in every seating,
// and the outcome says who is better, by how much, and how sure that is.
#include <fmt/format.h>

#include <charconv>
#include <cmath>

#include "base/words.h"
#include "presentation/console/progress_bar.h"
#include "programs/lab/arena_table.h"
#include "programs/lab/commands.h"
#include "protocols/engine_lines/message.h"
#include "protocols/report_json/reports.h"

namespace parlor::lab {
namespace {

using analysis::Sprt;
using laboratory::ArenaOptions;
using laboratory::Meeting;

constexpr std::int64_t most_arena_games = 1'000'000'000;

std::optional<double> parse_elo(std::string_view text) {
    double value = 0;
    const char* end = text.data() + text.size();
    const auto [stop, error] = std::from_chars(text.data(), end, value);
    const bool sound = error == std::errc{} && stop == end && std::isfinite(value);
    return sound ? std::optional(value) : std::nullopt;
}

// "0,20"
std::optional<Sprt::Question> parse_question(std::string_view text) {
    const auto parts = base::split(text, ',');
    if (parts.size() != 2) return std::nullopt;
    const auto elo0 = parse_elo(base::trimmed(parts[0]));
    const auto elo1 = parse_elo(base::trimmed(parts[1]));
    if (!elo0 || !elo1 || !(*elo0 < *elo1)) return std::nullopt;
    return Sprt::Question{*elo0, *elo1};
}

bool are_arena_limits_kept(const ArenaOptions& options) {
    return cli::are_within_limits(
        {{"games", options.games, 1, most_arena_games},
         {"threads", options.threads, 0, cli::most_threads},
         {"engine-time", options.engine_time, 1, engine_lines::longest_thinking_ms}},
        options.language);
}

void print_arena_json(const ArenaTold& told, const laboratory::ContestOutcome& outcome) {
    report_json::ArenaReport report{.game = told.game,
                                    .seed = told.seed,
                                    .names = told.names,
                                    .totals = outcome.totals,
                                    .test = outcome.test};
    for (const laboratory::Thinking& each : outcome.thinking) {
        if (told.times) report.milliseconds.push_back(each.milliseconds());
    }
    fmt::print("{}\n", report_json::arena_json(report));
}

int arena(const ArenaOptions& options) {
    const auto game = find_lab_game({options.game, options.board, options.language});
    const auto contest = game ? game->contest(options) : nullptr;
    if (!contest) return exit_bad;
    const auto meeting = read_meeting(options);
    if (!meeting) return exit_bad;
    const auto workers = parallel::make_workers(static_cast<unsigned>(options.threads));
    const laboratory::ContestOutcome outcome = [&] {
        console::ProgressBar bar(options.language, meeting->sets * meeting->players.size());
        return run_meeting(*workers, *contest, *meeting,
                           [&bar](std::uint64_t done) { bar.show(done); });
    }();
    ArenaTold told{.game = contest->game(),
                   .seed = options.seed,
                   .asked = static_cast<std::uint64_t>(options.games),
                   .times = options.times};
    for (const auto& each : contest->entrants()) told.names.push_back(each.name);
    if (options.json) {
        print_arena_json(told, outcome);
    } else {
        print_text(arena_table(told, outcome, options.language));
    }
    return exit_ok;
}

}  // namespace

std::optional<Meeting> read_meeting(const ArenaOptions& options) {
    laboratory::Refusals refusals(options.language, "arena");
    const bool in_limits = are_arena_limits_kept(options);
    const std::size_t seatings = options.entrants();
    Meeting meeting{.players = {}, .seed = options.seed};
    for (std::size_t i = 0; i < seatings; ++i) meeting.players.push_back(i);
    if (!options.sprt.empty()) {
        meeting.question = parse_question(options.sprt);
        if (!meeting.question) {
            refusals.add("not_two_elos", {{"part", options.sprt}});
        } else if (seatings != 2) {
            refusals.add("sprt_needs_two");
        }
    }
    if (!in_limits || refusals.any()) return std::nullopt;
    meeting.sets = (static_cast<std::uint64_t>(options.games) + seatings - 1) / seatings;
    return meeting;
}

void add_arena(CommandLine& line) {
    auto [command, options] = line.add("arena", arena);
    options.game = cli::usual_edition();
    command.option("players", options.players, "arena_players")->option_text("PLAYER...");
    command.many_games(options);
    command.option("--games", options.games, "arena_games")->option_text("N");
    command.option("--seats", options.seats, "arena_seats")->option_text("SEATS");
    command.flag("--partners", options.partners, "arena_partners");
    command.option("--engine", options.engines, "engine")
        ->option_text("COMMAND")
        ->allow_extra_args(false);
    command.option("--engine-time", options.engine_time, "engine_time")->option_text("MS");
    command.option("--sprt", options.sprt, "sprt")->option_text("ELO0,ELO1");
    command.flag("--times", options.times, "times");
    command.example("parlor-lab arena careful simple --games 2000 --seed 7");
}

}  // namespace parlor::lab
