// SPDX-License-Identifier: MIT
// `parlor ladder`: every player of the roster meets every other, and all are rated on one scale.

#include <cstdint>
#include <string>
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/games.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/random.h"
#include "base/words.h"
#include "presentation/terminal/text_columns.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/games.h"
#include "programs/cli/limits.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/arena_options.h"
#include "programs/cli/series/ladder_table.h"
#include "programs/cli/terminal.h"
#include "protocols/report_json/ladder_json.h"

namespace parlor::cli {
namespace {

struct LadderOptions {
    std::string game = usual_edition();  // as in position text, with house rules: "dixie-1952+…"
    std::string players{};               // "simple,careful"; empty: the whole roster
    std::int64_t games = 1000;           // of each pair, rounded up to whole sets …
    std::int64_t slow_games = 100;       // … and of one with a slow player
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    std::string board{};       // a board file; empty: the game's own
    std::string write{};       // a Markdown file that has a place for the table
    bool json = false;
    language::Language language = language::Language::English;
};

// Players that think this long about a play are slow and play fewer games.
constexpr double slow_milliseconds = 10;

std::vector<std::string> names(const LadderOptions& options, const games::Game& game) {
    std::vector<std::string> all;
    if (options.players.empty()) {
        const auto coach = game.coach();
        for (const coach::LevelCard& each : coach->levels()) all.emplace_back(each.name);
    } else {
        for (const auto part : base::split(options.players, ',')) {
            all.emplace_back(base::trimmed(part));
        }
    }
    return all;
}

ArenaOptions as_arena(const LadderOptions& options, const games::Game& game) {
    return {.players = names(options, game),
            .game = options.game,
            .pairs = true,
            .games = options.games,
            .threads = options.threads,
            .language = options.language};
}

bool are_different(const std::vector<EntrantCard>& entrants, language::Language language) {
    std::set<std::string> names;
    for (const EntrantCard& each : entrants) names.insert(each.name);
    if (names.size() == entrants.size()) return true;
    complain_of(language::say(language, "ladder.named_twice"), "named_twice");
    return false;
}

bool may_write(const LadderOptions& options, std::string_view game) {
    if (options.write.empty()) return true;
    const auto page = read_file(options.write);
    if (page && with_ladder(*page, game, "")) return true;
    complain(language::say(options.language, page ? "ladder.no_place" : "play.load_failed",
                           {{"file", options.write},
                            {"game", std::string(game)},
                            {"reason", page ? "" : page.error()}}));
    return false;
}

bool write(const LadderOptions& options, std::string_view game, const LadderTold& told) {
    const auto page = read_file(options.write);
    const auto content = ladder_markdown(told, language::Language::English);
    const auto written = page ? write_file(options.write, *with_ladder(*page, game, content))
                              : base::Expected<void, std::string>(base::unexpected(page.error()));
    if (written) return true;
    complain(language::say(options.language, "cli.cannot_write",
                           {{"file", options.write}, {"reason", written.error()}}));
    return false;
}

// Everybody meets everybody.
class Climb {
public:
    Climb(const LadderOptions& options, const Contest& contest)
        : options_(options), contest_(contest), entrants_(contest.entrants()) {}

    LadderTold run(parallel::Workers& workers) {
        LadderTold told{.game = contest_.game(), .seed = options_.seed};
        std::vector<Thinking> thinking(entrants_.size());
        ProgressBar bar(options_.language, all_games());
        std::uint64_t before = 0;
        for_each_pair([&](std::size_t one, std::size_t other) {
            const Meeting meeting{.players = {one, other},
                                  .seed = base::Random(options_.seed, told.pairs.size()).next(),
                                  .sets = sets(one, other)};
            const ContestOutcome outcome = run_meeting(
                workers, contest_, meeting, [&](std::uint64_t done) { bar.show(before + done); });
            before += outcome.totals.games();
            thinking[one].add(outcome.thinking[0]);
            thinking[other].add(outcome.thinking[1]);
            told.pairs.push_back({one, other, outcome.totals});
        });
        for (const EntrantCard& each : entrants_) told.names.push_back(each.name);
        for (const Thinking& each : thinking) told.milliseconds.push_back(each.milliseconds());
        const auto anchor = std::ranges::find(told.names, "random");
        told.anchor =
            anchor == told.names.end() ? 0 : static_cast<std::size_t>(anchor - told.names.begin());
        told.rows = analysis::ladder(entrants_.size(), told.pairs, told.anchor);
        return told;
    }

private:
    template <class Visit>
    void for_each_pair(Visit visit) const {
        for (std::size_t one = 0; one < entrants_.size(); ++one) {
            for (std::size_t other = one + 1; other < entrants_.size(); ++other) visit(one, other);
        }
    }
    [[nodiscard]] std::uint64_t sets(std::size_t one, std::size_t other) const {
        const bool slow = std::max(entrants_[one].milliseconds, entrants_[other].milliseconds) >=
                          slow_milliseconds;
        return (static_cast<std::uint64_t>(slow ? options_.slow_games : options_.games) + 1) / 2;
    }
    [[nodiscard]] std::uint64_t all_games() const {
        std::uint64_t sum = 0;
        for_each_pair([&](std::size_t one, std::size_t other) { sum += 2 * sets(one, other); });
        return sum;
    }

    const LadderOptions& options_;
    const Contest& contest_;
    std::vector<EntrantCard> entrants_;
};

void print(const LadderOptions& options, const LadderTold& told) {
    if (options.json) {
        fmt::print("{}\n", report_json::ladder_json({.game = told.game,
                                                     .seed = told.seed,
                                                     .anchor = told.anchor,
                                                     .names = told.names,
                                                     .rows = told.rows,
                                                     .pairs = told.pairs,
                                                     .milliseconds = told.milliseconds}));
        return;
    }
    const std::string table = ladder_table(told, options.language);
    print_text(table);
}

// None after complaining.
std::unique_ptr<Contest> read_contest(const LadderOptions& options, const SeriesGame& game) {
    const ArenaOptions arena = as_arena(options, game.game());
    auto contest = game.contest(arena);
    if (!contest || !read_meeting(arena)) return nullptr;
    const Amount slow{"slow-games", options.slow_games, 1, options.games};
    const bool sound = is_within_limits(slow, options.language) &&
                       are_different(contest->entrants(), options.language) &&
                       may_write(options, game.game().name());
    return sound ? std::move(contest) : nullptr;
}

// Prints a table, or one JSON object, on the standard output. The exit code: 0, or 2 after a line
// on the standard error for every option that is no good.
int ladder(const LadderOptions& options) {
    const auto game = find_series_game({options.game, options.board, options.language});
    const auto contest = game ? read_contest(options, *game) : nullptr;
    if (!contest) return exit_bad;
    const auto workers = parallel::make_workers(static_cast<unsigned>(options.threads));
    const LadderTold told = Climb(options, *contest).run(*workers);
    print(options, told);
    if (options.write.empty() || !workers->speaks()) return exit_ok;
    return write(options, game->game().name(), told) ? exit_ok : exit_bad;
}

}  // namespace

void add_ladder(CommandLine& line) {
    auto [command, options] = line.add("ladder", ladder);
    command.many_games(options);
    command.option("--players", options.players, "ladder_players")->option_text("NAME,...");
    command.option("--games", options.games, "ladder_games")->option_text("N");
    command.option("--slow-games", options.slow_games, "slow_games")->option_text("N");
    command.option("--write", options.write, "write")->option_text("FILE");
    command.example("parlor ladder --players random,simple,careful --games 2000");
}

}  // namespace parlor::cli
