// SPDX-License-Identifier: MIT
// `parlor-lab ladder`: every player of the roster meets every other, and all are rated on one
// scale.
#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/random.h"
#include "base/words.h"
#include "presentation/console/files.h"
#include "presentation/console/progress_bar.h"
#include "programs/lab/arena_table.h"
#include "programs/lab/commands.h"
#include "protocols/report_json/reports.h"

namespace parlor::lab {
namespace {

using laboratory::Contest;
using laboratory::EntrantCard;
using laboratory::Meeting;
using laboratory::Thinking;

struct LadderOptions : laboratory::ManyGames {
    std::string players{};          // "simple,careful"; empty: the whole roster
    std::int64_t games = 1000;      // of each pair, rounded up to whole sets …
    std::int64_t slow_games = 100;  // … and of each pair with a slow player
    std::string write{};            // a Markdown file that has a place for the table
};

// Players that think this long about a play are slow and play fewer games.
constexpr double slow_milliseconds = 10;

std::vector<std::string> ladder_players(const LadderOptions& options, const games::Game& game) {
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

laboratory::ArenaOptions as_arena(const LadderOptions& options, const games::Game& game) {
    laboratory::ArenaOptions arena{options};
    arena.players = ladder_players(options, game);
    arena.pairs = true;
    arena.games = options.games;
    return arena;
}

bool are_different(const std::vector<EntrantCard>& entrants, Language language) {
    std::set<std::string> names;
    for (const EntrantCard& each : entrants) names.insert(each.name);
    if (names.size() == entrants.size()) return true;
    laboratory::Refusals(language, "ladder").add("named_twice");
    return false;
}

bool may_write(const LadderOptions& options, std::string_view game) {
    if (options.write.empty()) return true;
    const auto page = console::read_file(options.write);
    if (page && with_ladder(*page, game, "")) return true;
    console::complain(language::say(options.language, page ? "ladder.no_place" : "play.load_failed",
                                    {{"file", options.write},
                                     {"game", std::string(game)},
                                     {"reason", page ? "" : page.error()}}));
    return false;
}

bool write_ladder(const LadderOptions& options, std::string_view game, const LadderTold& told) {
    const auto page = console::read_file(options.write);
    if (!page) {
        console::complain_of_unwritten(options.language, options.write, page.error());
        return false;
    }
    const auto content = ladder_markdown(told, Language::English);
    return console::write_or_complain(options.language, options.write,
                                      *with_ladder(*page, game, content));
}

// Every player meets every other player.
class Climb {
public:
    Climb(const LadderOptions& options, const Contest& contest)
        : options_(options), contest_(contest), entrants_(contest.entrants()) {}

    LadderTold run(parallel::Workers& workers) {
        LadderTold told{.game = contest_.game(), .seed = options_.seed};
        std::vector<Thinking> thinking(entrants_.size());
        console::ProgressBar bar(options_.language, all_games());
        std::uint64_t before = 0;
        for_each_pair([&](std::size_t one, std::size_t other) {
            const Meeting meeting{.players = {one, other},
                                  .seed = base::Random(options_.seed, told.pairs.size()).next(),
                                  .sets = sets(one, other)};
            const laboratory::ContestOutcome outcome = run_meeting(
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

void print_ladder(const LadderOptions& options, const LadderTold& told) {
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
    print_text(ladder_table(told, options.language));
}

// Returns null after complaining.
std::unique_ptr<Contest> read_contest(const LadderOptions& options,
                                      const laboratory::LabGame& game) {
    const laboratory::ArenaOptions arena = as_arena(options, game.game());
    auto contest = game.contest(arena);
    if (!contest || !read_meeting(arena)) return nullptr;
    const bool sound = cli::is_within_limits({"slow-games", options.slow_games, 1, options.games},
                                             options.language) &&
                       are_different(contest->entrants(), options.language) &&
                       may_write(options, game.game().name());
    return sound ? std::move(contest) : nullptr;
}

int ladder(const LadderOptions& options) {
    const auto game = find_lab_game({options.game, options.board, options.language});
    const auto contest = game ? read_contest(options, *game) : nullptr;
    if (!contest) return exit_bad;
    const auto workers = parallel::make_workers(static_cast<unsigned>(options.threads));
    const LadderTold told = Climb(options, *contest).run(*workers);
    print_ladder(options, told);
    if (options.write.empty() || !workers->speaks()) return exit_ok;
    return write_ladder(options, game->game().name(), told) ? exit_ok : exit_bad;
}

}  // namespace

void add_ladder(CommandLine& line) {
    auto [command, options] = line.add("ladder", ladder);
    options.game = cli::usual_edition();
    command.many_games(options);
    command.option("--players", options.players, "ladder_players")->option_text("NAME,...");
    command.option("--games", options.games, "ladder_games")->option_text("N");
    command.option("--slow-games", options.slow_games, "slow_games")->option_text("N");
    command.option("--write", options.write, "write")->option_text("FILE");
    command.example("parlor-lab ladder --players random,simple,careful --games 2000");
}

}  // namespace parlor::lab
