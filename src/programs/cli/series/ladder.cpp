// SPDX-License-Identifier: MIT
#include "programs/cli/series/ladder.h"

#include <fmt/format.h>

#include <algorithm>
#include <set>

#include "base/words.h"
#include "computers/players/roster.h"
#include "games/pollyanna/rules/text.h"
#include "games/zenda/rules/text.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/games.h"
#include "programs/cli/limits.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/series/arena_options.h"
#include "programs/cli/series/ladder_table.h"
#include "programs/cli/terminal.h"
#include "programs/cli/text_columns.h"
#include "protocols/report_json/ladder_json.h"

namespace parlor::cli {
namespace {

using pollyanna::Pollyanna;
using zenda::Zenda;

// Those who are named, or the whole roster.
template <game::Game G>
std::vector<std::string> names(const LadderOptions& options) {
    std::vector<std::string> all;
    if (options.players.empty()) {
        for (const auto& each : players::roster<G>()) all.emplace_back(each.name);
    } else {
        for (const auto part : base::split(options.players, ',')) {
            all.emplace_back(base::trimmed(part));
        }
    }
    return all;
}

// As if the first two met in the arena.
ArenaOptions as_arena(const LadderOptions& options, std::vector<std::string> players) {
    players.resize(std::min<std::size_t>(players.size(), 2));
    return {.players = std::move(players),
            .game = options.game,
            .games = options.games,
            .threads = options.threads,
            .language = options.language};
}

template <game::Game G>
bool are_different(const std::vector<Entrant<G>>& entrants, language::Language language) {
    std::set<std::string> names;
    for (const Entrant<G>& each : entrants) names.insert(each.name);
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

template <game::Game G>
class Climb {
public:
    // The contest is one of any two of them.
    Climb(const LadderOptions& options, Contest<G> contest, std::vector<Entrant<G>> entrants)
        : options_(options), contest_(std::move(contest)), entrants_(std::move(entrants)) {}

    LadderTold run(parallel::Crew& crew, std::string game) {
        LadderTold told{.game = std::move(game), .seed = options_.seed};
        std::vector<Thinking> thinking(entrants_.size());
        ProgressBar bar(options_.language, all_games());
        std::uint64_t before = 0;
        for_each_pair([&](std::size_t one, std::size_t other) {
            contest_.entrants = {entrants_[one], entrants_[other]};
            contest_.sets = sets(one, other);
            contest_.seed = base::Random(options_.seed, told.pairs.size()).next();
            const ContestOutcome outcome =
                run_contest(crew, contest_, [&](std::uint64_t done) { bar.show(before + done); });
            before += outcome.totals.games();
            thinking[one].add(outcome.thinking[0]);
            thinking[other].add(outcome.thinking[1]);
            told.pairs.push_back({one, other, outcome.totals});
        });
        for (const Entrant<G>& each : entrants_) told.names.push_back(each.name);
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
        const bool slow =
            std::max(entrants_[one].level, entrants_[other].level) >= first_slow_level;
        return (static_cast<std::uint64_t>(slow ? options_.slow_games : options_.games) + 1) / 2;
    }
    [[nodiscard]] std::uint64_t all_games() const {
        std::uint64_t sum = 0;
        for_each_pair([&](std::size_t one, std::size_t other) { sum += 2 * sets(one, other); });
        return sum;
    }

    const LadderOptions& options_;
    Contest<G> contest_;
    std::vector<Entrant<G>> entrants_;
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
    fmt::print("{}", look({}).unicode ? table : folded(table));
}

// `contest` is one of any two of the roster, or none after complaining.
template <game::Game G>
int climb_and_print(const LadderOptions& options, const std::optional<Contest<G>>& contest,
                    std::string_view box, std::string game) {
    if (!contest) return exit_bad;
    const Amount slow{"slow-games", options.slow_games, 1, options.games};
    const auto entrants =
        read_entrants<G>(names<G>(options), contest->terms.board(), options.language);
    const bool within = is_within_limits(slow, options.language);
    if (!entrants || !within || !are_different(*entrants, options.language)) return exit_bad;
    if (!may_write(options, box)) return exit_bad;
    const auto crew = parallel::make_crew(static_cast<unsigned>(options.threads));
    const LadderTold told = Climb<G>(options, *contest, *entrants).run(*crew, std::move(game));
    print(options, told);
    if (options.write.empty() || !crew->speaks()) return exit_ok;
    return write(options, box, told) ? exit_ok : exit_bad;
}

}  // namespace

int ladder(const LadderOptions& options) {
    const auto box = find_game({options.game, options.board, options.language});
    return box ? box->ladder(options) : exit_bad;
}

int ladder_pollyanna(const LadderOptions& options) {
    const auto contest = read_contest(as_arena(options, names<Pollyanna>(options)));
    return climb_and_print(options, contest, "pollyanna",
                           contest ? text(contest->terms.variant) : "");
}

int ladder_zenda(const LadderOptions& options, const zenda::Board& board) {
    const auto contest = read_contest(as_arena(options, names<Zenda>(options)), board);
    return climb_and_print(options, contest, zenda::game_name, std::string(zenda::game_name));
}

}  // namespace parlor::cli
