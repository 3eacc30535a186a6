// SPDX-License-Identifier: MIT
// `parlor-lab accuracy`: how accurately each level plays against itself, as reviews measure it.
// The figures depend on the seed alone, however many threads or processes there are.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

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

constexpr std::int64_t most_games = 1'000'000;
constexpr int most_turns = 1000;  // of a game that has no end

struct AccuracyOptions : cli::CommandOptions {
    std::string game;   // an edition; empty: the first
    std::string seats;  // empty: the usual ones
    std::string levels = "random,simple,careful,deep";
    std::int64_t games = 100;
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: one per processor
};

// The accuracy of every side of a game that one level plays against itself.
class SelfPlay {
public:
    SelfPlay(const games::Game& game, match::NewGame table, std::uint64_t seed)
        : game_(game), table_(std::move(table)), seed_(seed), coach_(game.coach()) {}

    std::vector<double> play(std::string_view level, std::uint64_t number) {
        match::Dice dice({seed_, number}, game_.dice());
        base::Random choices(seed_, number | players::choices_stream);
        auto begun = game_.begin(table_, [&] { return dice.cast(); });
        match::Match& match = **begun;
        std::vector<coach::JudgedTurn> turns;
        for (int turn = 0; turn < most_turns && match.due() != Due::Over; ++turn) {
            if (match.due() == Due::Throw) match.throw_dice(dice.cast());
            while (match.due() != Due::Confirm) {
                coach_->play(match, level, base::Random(choices.next()), base::never_stop);
            }
            turns.push_back(coach_->judge_turn(match, {}, base::never_stop));
            match.confirm();
        }
        const auto game = summed_up(coach_->sides(match), std::move(turns), match.result_text());
        std::vector<double> all;
        for (const coach::SideTotals& each : game.totals) {
            if (each.accuracy) all.push_back(*each.accuracy);
        }
        return all;
    }

private:
    const games::Game& game_;
    match::NewGame table_;
    std::uint64_t seed_;
    std::unique_ptr<coach::Coach> coach_;
};

// Precondition: there is a value.
console::TableRow row(std::string_view level, std::vector<double> values) {
    std::ranges::sort(values);
    const auto count = static_cast<double>(values.size());
    const double mean = std::accumulate(values.begin(), values.end(), 0.0) / count;
    double squares = 0;
    for (const double each : values) squares += (each - mean) * (each - mean);
    const auto at = [&](double share) {
        return values[static_cast<std::size_t>(share * (count - 1))];
    };
    return {std::string(level), fmt::format("{:.1f}", mean),
            fmt::format("{:.1f}", std::sqrt(squares / count)),
            fmt::format("{:.0f} – {:.0f}", at(0.05), at(0.95)), fmt::to_string(values.size())};
}

// Complains and returns nullopt if no such table can begin.
std::optional<match::NewGame> table_of(const AccuracyOptions& options,
                                       const cli::TerminalGame& found) {
    const games::Game& game = found.game();
    match::NewGame table{.game = options.game, .seated = options.seats};
    if (table.game.empty()) table.game = game.editions().front().name;
    if (table.seated.empty()) table.seated = found.usual_seats({.game = table.game}).seated;
    match::Dice dice({options.seed, 0}, game.dice());
    const auto begun = game.begin(table, [&] { return dice.cast(); });
    if (begun) return table;
    console::complain(options.language, game, begun.error());
    return std::nullopt;
}

// Complains and returns false if the game has no such level.
bool has_levels(const AccuracyOptions& options, const games::Game& game,
                const std::vector<std::string_view>& levels) {
    const auto coach = game.coach();
    const auto unknown = std::ranges::find_if(
        levels, [&](std::string_view each) { return coach->level(each) == nullptr; });
    if (unknown == levels.end()) return true;
    console::complain_of(language::say(options.language, "page_api.unknown_level",
                                       {{"part", std::string(*unknown)}}),
                         "unknown_level");
    return false;
}

std::vector<console::TableRow> rows_of(const AccuracyOptions& options, const games::Game& game,
                                       const match::NewGame& table,
                                       const std::vector<std::string_view>& levels) {
    const auto workers = parallel::make_workers(parallel::threads_for(options.threads));
    std::vector<std::unique_ptr<SelfPlay>> tables;
    for (unsigned i = 0; i < workers->count(); ++i) {
        tables.push_back(std::make_unique<SelfPlay>(game, table, options.seed));
    }
    const auto games = static_cast<std::uint64_t>(options.games);
    console::ProgressBar bar(options.language, games * levels.size());
    std::vector<console::TableRow> rows;
    for (std::size_t i = 0; i < levels.size(); ++i) {
        const auto results = workers->run(
            {.first = 0, .count = games},
            [&](std::uint64_t number, unsigned worker) {
                return tables[worker]->play(levels[i], number);
            },
            [&](std::uint64_t done) { bar.show(i * games + done); });
        std::vector<double> values;
        for (const auto& each : results) values.insert(values.end(), each.begin(), each.end());
        if (!values.empty()) rows.push_back(row(levels[i], std::move(values)));
    }
    return rows;
}

int accuracy(const AccuracyOptions& options) {
    const auto found = cli::find_game({options.game, {}, options.language});
    if (!found || !cli::are_within_limits({{"games", options.games, 1, most_games},
                                           {"threads", options.threads, 0, cli::most_threads}},
                                          options.language)) {
        return exit_bad;
    }
    const auto levels = base::split(options.levels, ',');
    const auto table = table_of(options, *found);
    if (!table || !has_levels(options, found->game(), levels)) return exit_bad;
    auto rows = rows_of(options, found->game(), *table, levels);
    console::TableRow heading;
    for (const char* key : {"level", "mean", "deviation", "range", "count"}) {
        heading.push_back(language::say(options.language, fmt::format("accuracy.{}", key)));
    }
    rows.insert(rows.begin(), std::move(heading));
    print_text(console::table_lines(rows));
    return exit_ok;
}

}  // namespace

void add_accuracy(CommandLine& line) {
    auto [command, options] = line.add("accuracy", accuracy);
    command.option("--game", options.game, "game")->option_text("ID");
    command.option("--seats", options.seats, "simulate_seats")->option_text("SEATS");
    command.option("--levels", options.levels, "accuracy_levels")->option_text("NAME,...");
    command.option("--games", options.games, "games")->option_text("N");
    command.seed(options.seed);
    command.threads(options.threads);
    command.example("parlor-lab accuracy --game poleana --seats br --games 300");
}

}  // namespace parlor::lab
