// SPDX-License-Identifier: MIT
// `parlor-lab reasons`: whether rollouts confirm the reasons that reviews give. Weak computers make
// errors, and every reason told of one is played on.
#include <fmt/format.h>

#include <array>
#include <map>
#include <string>

#include "base/words.h"
#include "computers/coach/judged_game.h"
#include "computers/parallel/threads.h"
#include "computers/players/player.h"
#include "games/games.h"
#include "presentation/console/progress_bar.h"
#include "presentation/console/table_lines.h"
#include "programs/cli/input.h"
#include "programs/lab/commands.h"
#include "rules/match/dice.h"

namespace parlor::lab {
namespace {

using match::Due;

constexpr std::size_t most_turns = 1000;  // of a game that has no end
constexpr std::size_t games_at_once = 16;
constexpr std::int64_t most_errors = 1'000'000;
constexpr std::int64_t most_rollouts = 10'000'000;

struct ReasonsOptions : cli::CommandOptions {
    std::string game;                        // an edition; empty: the first
    std::string seats;                       // empty: all seats
    std::string players = "simple,careful";  // levels; one of them, drawn by lot, plays each turn
    std::int64_t errors = 200;               // to look at, at least
    std::int64_t games = 2'000;              // of each reason
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: one per processor
};

using Error = std::vector<coach::CheckedReason>;

// How often a reason was told, and what the intervals said.
struct Tally {
    std::uint64_t told = 0;
    std::uint64_t agree = 0;      // rollouts find it worth more than nothing
    std::uint64_t confirmed = 0;  // the whole interval lies above 0
    std::uint64_t refuted = 0;    // … below 0
    double worth = 0;             // sums
    double played = 0;

    void add(const coach::CheckedReason& each) {
        const double middle = (each.interval.low + each.interval.high) / 2;
        ++told;
        if (middle > 0) ++agree;
        if (each.interval.low > 0) ++confirmed;
        if (each.interval.high < 0) ++refuted;
        worth += each.worth;
        played += middle;
    }
};

class Checker {
public:
    // Precondition: the game has these levels.
    Checker(const games::Game& game, const ReasonsOptions& options, match::NewGame begin)
        : game_(game),
          options_(options),
          levels_(base::split(options.players, ',')),
          begin_(std::move(begin)),
          coach_(game.coach()) {}

    // The errors of a game in the order in which they were made.
    std::vector<Error> look_at(std::uint64_t number) {
        match::Dice dice({options_.seed, number}, game_.dice());
        base::Random choices(options_.seed, number | players::choices_stream);
        auto table = game_.begin(begin_, [&] { return dice.cast(); });
        match::Match& match = **table;
        std::vector<Error> found;
        for (std::size_t turn = 0; turn < most_turns && match.due() != Due::Over; ++turn) {
            if (cli::interrupted()) break;
            if (match.due() == Due::Throw) match.throw_dice(dice.cast());
            const bool is_thrown = match.due() == Due::Step;
            const std::string_view level =
                levels_[choices.below(static_cast<std::uint32_t>(levels_.size()))];
            coach_->play(match, level, base::Random(choices.next()), base::never_stop);
            if (is_thrown) check(match, number * most_turns + turn, found);
            match.confirm();
        }
        return found;
    }

private:
    void check(const match::Match& played, std::uint64_t seed, std::vector<Error>& found) {
        const coach::AdviceOptions how{.seed = seed};
        const auto turn = coach_->judge_turn(played, how, base::never_stop);
        if (turn.error < coach::least_error) return;
        found.emplace_back();
        if (turn.comparison.empty()) return;
        found.back() = coach_->check_comparison(
            played, how, static_cast<std::uint64_t>(options_.games), cli::interrupted);
    }

    const games::Game& game_;
    const ReasonsOptions& options_;
    std::vector<std::string_view> levels_;
    match::NewGame begin_;
    std::unique_ptr<coach::Coach> coach_;
};

void print(const ReasonsOptions& options, const std::vector<Error>& errors) {
    std::map<std::string, Tally> tallies;
    std::uint64_t explained = 0;
    for (const Error& each : errors) {
        if (!each.empty()) ++explained;
        for (const coach::CheckedReason& reason : each) tallies[reason.reason.key].add(reason);
    }
    const auto say = [&](std::string_view key, language::Arguments arguments = {}) {
        return language::say(options.language, std::string("reasons.").append(key), arguments);
    };
    std::vector<console::TableRow> rows{{say("reason")}};
    for (const char* each : {"told", "agree", "confirmed", "refuted", "worth", "played"}) {
        rows[0].push_back(say(each));
    }
    for (const auto& [key, tally] : tallies) {
        const auto told = static_cast<double>(tally.told);
        rows.push_back({key, fmt::to_string(tally.told), fmt::to_string(tally.agree),
                        fmt::to_string(tally.confirmed), fmt::to_string(tally.refuted),
                        console::percent(tally.worth / told),
                        console::percent(tally.played / told)});
    }
    print_text(console::table_lines(rows) +
               say("explained", {{"errors", fmt::to_string(errors.size())},
                                 {"count", fmt::to_string(explained)}}) +
               '\n');
}

// Returns false after complaining.
bool are_levels(const ReasonsOptions& options, const games::Game& game) {
    const auto coach = game.coach();
    for (const std::string_view each : base::split(options.players, ',')) {
        if (coach->level(each) != nullptr) continue;
        std::string all;
        for (const coach::LevelCard& level : coach->levels()) {
            all.append(all.empty() ? "" : ", ").append(level.name);
        }
        console::complain(language::say(options.language, "players.unknown",
                                        {{"part", std::string(each)}, {"players", all}}));
        return false;
    }
    return true;
}

int reasons(const ReasonsOptions& options) {
    const auto found = cli::find_game({options.game, {}, options.language});
    if (!found) return exit_bad;
    if (!cli::are_within_limits({{"errors", options.errors, 1, most_errors},
                                 {"games", options.games, 2, most_rollouts},
                                 {"threads", options.threads, 0, cli::most_threads}},
                                options.language)) {
        return exit_bad;
    }
    const games::Game& game = found->game();
    if (!are_levels(options, game)) return exit_bad;
    const match::NewGame begin{
        options.game.empty() ? std::string(game.editions().front().name) : options.game,
        options.seats.empty() ? found->usual_seats({.game = options.game}).seated : options.seats};
    match::Dice dice({options.seed, 0}, game.dice());
    if (const auto begun = game.begin(begin, [&] { return dice.cast(); }); !begun) {
        console::complain(options.language, game, begun.error());
        return exit_bad;
    }
    cli::watch_for_interrupt();
    parallel::Threads workers(parallel::threads_for(options.threads));
    std::vector<Checker> checkers;
    for (unsigned i = 0; i < workers.count(); ++i) checkers.emplace_back(game, options, begin);
    const auto wanted = static_cast<std::size_t>(options.errors);
    console::ProgressBar bar(options.language, wanted, "reasons.progress");
    std::vector<Error> errors;
    // One game after another, several at once: which games are counted depends on the seed alone.
    for (std::uint64_t first = 0; errors.size() < wanted; first += games_at_once) {
        std::array<std::vector<Error>, games_at_once> of_games;
        workers.run({.first = first, .count = games_at_once},
                    [&](std::uint64_t number, unsigned worker) {
                        of_games[number - first] = checkers[worker].look_at(number);
                        return parallel::Workers::Result{};
                    },
                    {});
        if (cli::interrupted()) return exit_no;
        for (auto& each : of_games) {
            errors.insert(errors.end(), std::make_move_iterator(each.begin()),
                          std::make_move_iterator(each.end()));
        }
        bar.show(errors.size());
    }
    print(options, errors);
    return exit_ok;
}

}  // namespace

void add_reasons(CommandLine& line) {
    auto [command, options] = line.add("reasons", reasons);
    command.option("--game", options.game, "puzzle_game")->option_text("ID");
    command.option("--seats", options.seats, "simulate_seats")->option_text("SEATS");
    command.option("--players", options.players, "reasons_players")->option_text("NAME,...");
    command.option("--errors", options.errors, "reasons_errors")->option_text("N");
    command.option("--games", options.games, "reasons_games")->option_text("N");
    command.seed(options.seed);
    command.threads(options.threads);
    command.example("parlor-lab reasons --game zenda --errors 100");
}

}  // namespace parlor::lab
