// SPDX-License-Identifier: MIT
// `parlor-lab puzzles`: finds puzzles in games of weak players, and proves their answers again.
#include <fmt/format.h>

#include <algorithm>
#include <memory>

#include "computers/parallel/threads.h"
#include "games/games.h"
#include "presentation/console/files.h"
#include "presentation/console/progress_bar.h"
#include "presentation/terminal/seating.h"
#include "programs/cli/input.h"
#include "programs/cli/puzzle_shelf.h"
#include "programs/lab/commands.h"
#include "programs/puzzles/maker.h"
#include "rules/match/dice.h"

namespace parlor::lab {
namespace {

using puzzles::Book;
using puzzles::Chapter;
using puzzles::Puzzle;

constexpr std::int64_t most_puzzles = 100'000;
constexpr std::int64_t most_proof_games = 1'000'000;

struct PuzzleMakingOptions : cli::CommandOptions {
    std::string game;          // an edition; empty: the first
    std::string seats;         // empty: all seats
    std::string missed_by;     // a level: only its blunders; empty: what any weak player threw
    std::int64_t count = 100;  // puzzles
    std::string out;
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: one per processor
};

// Looks at one game after another, several at once, and adds what they have in their order. So the
// chapter is the same on any number of threads, and however often it was interrupted.
class Making {
public:
    Making(const PuzzleMakingOptions& options, const games::Game& game, Book& book,
           Chapter& chapter)
        : options_(options),
          book_(book),
          chapter_(chapter),
          workers_(parallel::threads_for(options.threads)) {
        for (unsigned i = 0; i < workers_.count(); ++i) {
            makers_.push_back(std::make_unique<puzzles::Maker>(game, chapter.source));
        }
    }

    // Returns the exit code.
    int run() {
        const auto wanted = static_cast<std::size_t>(options_.count);
        console::ProgressBar bar(options_.language, wanted, "puzzles.progress");
        while (chapter_.puzzles.size() < wanted) {
            bar.show(chapter_.puzzles.size());
            look_at_next(wanted);
            if (!is_kept()) return exit_bad;
            if (!cli::interrupted()) continue;
            console::complain(
                language::say(options_.language, "puzzles.stopped", {{"file", options_.out}}));
            return exit_no;
        }
        return exit_ok;
    }

private:
    void look_at_next(std::size_t wanted) {
        std::vector<std::vector<Puzzle>> found(games_at_once(wanted));
        const std::uint64_t first = chapter_.games;
        workers_.run({.first = first, .count = found.size()},
                     [&](std::uint64_t game, unsigned worker) {
                         found[game - first] = makers_[worker]->look_at(game, cli::interrupted);
                         return parallel::Workers::Result{};
                     },
                     {});
        if (cli::interrupted()) return;  // what was found may not be all
        for (auto& of_game : found) {
            if (chapter_.puzzles.size() == wanted) return;
            ++chapter_.games;
            for (Puzzle& each : of_game) {
                if (chapter_.puzzles.size() < wanted) book_.add(chapter_, std::move(each));
            }
        }
    }

    // One for each worker; more where few games have a puzzle, so that workers seldom wait for the
    // one that proves something.
    [[nodiscard]] std::size_t games_at_once(std::size_t wanted) const {
        const std::size_t has = chapter_.puzzles.size();
        const std::size_t for_each = chapter_.games / std::max<std::size_t>(has, 1);
        const std::size_t workers = workers_.count();
        return std::clamp(for_each * (wanted - has) / 4, workers, 16 * workers);
    }

    [[nodiscard]] bool is_kept() const {
        return console::write_or_complain(options_.language, options_.out, text(book_));
    }

    const PuzzleMakingOptions& options_;
    Book& book_;
    Chapter& chapter_;
    parallel::Threads workers_;
    std::vector<std::unique_ptr<puzzles::Maker>> makers_;
};

// Complains and returns nullopt if the game has no such level.
std::optional<puzzles::Source> source_of(const PuzzleMakingOptions& options,
                                         const cli::TerminalGame& found) {
    const games::Game& game = found.game();
    const bool first = options.game.empty();
    const bool usual = options.seats.empty();
    puzzles::Source source{
        .game = first ? std::string(game.editions().front().name) : options.game,
        .seats = usual ? found.usual_seats({.game = options.game}).seated : options.seats,
        .seed = options.seed};
    if (options.missed_by.empty()) return source;
    const auto coach = game.coach();
    const coach::LevelCard* const level = coach->level(options.missed_by);
    if (level == nullptr) {
        const auto names = terminal::level_names(game);
        cli::complain_of(language::say(options.language, "players.unknown",
                                       {{"part", options.missed_by}, {"players", names}}),
                         "unknown_player");
        return std::nullopt;
    }
    source.missed_by = level->name;
    return source;
}

int make_puzzles(const PuzzleMakingOptions& options) {
    const auto found = cli::find_game({options.game, {}, options.language});
    if (!found) return exit_bad;
    if (!cli::is_within_limits({"count", options.count, 1, most_puzzles}, options.language) ||
        !cli::is_within_limits({"threads", options.threads, 0, cli::most_threads},
                               options.language)) {
        return exit_bad;
    }
    const games::Game& game = found->game();
    const auto source = source_of(options, *found);
    if (!source) return exit_bad;
    match::Dice dice({options.seed, 0}, game.dice());
    const auto begun = game.begin({source->game, source->seats}, [&] { return dice.cast(); });
    if (!begun) {
        console::complain(options.language, game, begun.error());
        return exit_bad;
    }
    auto book = cli::read_book(options.language, options.out, cli::Missing::IsEmpty);
    if (!book) return exit_bad;
    cli::watch_for_interrupt();
    Chapter& chapter = book->chapter(*source);
    return Making(options, game, *book, chapter).run();
}

struct PuzzleGatherOptions : cli::CommandOptions {
    std::vector<std::string> files;
    std::string out;
};

// Names the themes of a puzzle by what its game says now.
bool name_themes(Puzzle& puzzle) {
    const games::Game& game = games::of(puzzle.position);
    const auto table = game.open(puzzle.position);
    if (!table || !puzzles::position_after(**table, puzzle.answer)) return false;
    puzzle.themes = puzzles::themes_of(*game.coach(), **table, puzzle.answer);
    return true;
}

int gather_puzzles(const PuzzleGatherOptions& options) {
    auto book = cli::read_book(options.language, options.out, cli::Missing::IsEmpty);
    if (!book) return exit_bad;
    for (const std::string& file : options.files) {
        auto more = cli::read_book(options.language, file, cli::Missing::IsWrong);
        if (!more) return exit_bad;
        book->add(std::move(*more));
    }
    std::size_t count = 0;
    for (Chapter& chapter : book->chapters) {
        for (Puzzle& each : chapter.puzzles) {
            if (!name_themes(each)) {
                cli::complain_of(
                    language::say(options.language, "puzzles.none", {{"part", text(each)}}),
                    "no_puzzle");
                return exit_bad;
            }
            ++count;
        }
    }
    if (!console::write_or_complain(options.language, options.out, text(*book))) return exit_bad;
    fmt::print("{}\n", language::say(options.language, "puzzles.gathered",
                                     {{"count", fmt::to_string(count)}, {"file", options.out}}));
    return exit_ok;
}

struct PuzzleCheckOptions : cli::CommandOptions {
    cli::PuzzleChoice puzzles;
    std::int64_t games = 0;  // per proof; 0: as many as when the puzzle was made
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: one per processor
};

// A real lead of 5 % may come out a little smaller with other dice. Less than half of that was no
// lead.
constexpr double still_a_lead = puzzles::least_lead / 2;

bool holds(const Puzzle& puzzle, const PuzzleCheckOptions& options) {
    const games::Game& game = games::of(puzzle.position);
    const auto table = game.open(puzzle.position);
    if (!table || (*table)->due() != match::Due::Step) return false;
    const auto right = puzzles::position_after(**table, puzzle.answer);
    const auto lead = game.coach()->lead(**table,
                                         {.least = still_a_lead,
                                          .games = static_cast<std::uint64_t>(options.games),
                                          .seed = options.seed},
                                         cli::interrupted);
    return right && lead && lead->after == *right;
}

int check_puzzles(const PuzzleCheckOptions& options) {
    if (!cli::is_within_limits({"games", options.games, 0, most_proof_games}, options.language) ||
        !cli::is_within_limits({"threads", options.threads, 0, cli::most_threads},
                               options.language)) {
        return exit_bad;
    }
    const auto wanted = cli::find_puzzles(options.language, options.puzzles);
    if (!wanted) return exit_bad;
    cli::watch_for_interrupt();
    parallel::Threads workers(parallel::threads_for(options.threads));
    console::ProgressBar bar(options.language, wanted->size(), "puzzles.checked_so_far");
    const auto held = workers.run(
        {.first = 0, .count = wanted->size()},
        [&](std::uint64_t share, unsigned) {
            return parallel::Workers::Result{holds((*wanted)[share], options) ? 1.0 : 0.0};
        },
        [&bar](std::uint64_t done) { bar.show(done); });
    if (cli::interrupted()) return exit_no;
    std::size_t failed = 0;
    for (std::size_t i = 0; i < held.size(); ++i) {
        if (held[i].front() > 0) continue;
        ++failed;
        fmt::print("{}\n", text((*wanted)[i]));
    }
    fmt::print("{}\n", language::say(options.language, "puzzles.checked",
                                     {{"count", fmt::to_string(wanted->size())},
                                      {"failed", fmt::to_string(failed)}}));
    return failed == 0 ? exit_ok : exit_no;
}

}  // namespace

void add_puzzles(CommandLine& line) {
    line.add_group("puzzles").example("parlor-lab puzzles check --game zenda");
}

void add_puzzles_make(CommandLine& line) {
    auto [command, options] = line.add("puzzles make", make_puzzles);
    command.option("--game", options.game, "puzzle_game")->option_text("ID");
    command.option("--seats", options.seats, "simulate_seats")->option_text("SEATS");
    command.option("--missed-by", options.missed_by, "puzzle_missed_by")->option_text("LEVEL");
    command.option("--count", options.count, "puzzle_count")->option_text("N");
    command.option("--out", options.out, "puzzle_out")->option_text("FILE")->required();
    command.seed(options.seed);
    command.threads(options.threads);
    command.example("parlor-lab puzzles make --game zenda --count 20 --out zenda.txt");
}

void add_puzzles_gather(CommandLine& line) {
    auto [command, options] = line.add("puzzles gather", gather_puzzles);
    command.option("files", options.files, "puzzle_files")->option_text("FILE ...");
    command.option("--out", options.out, "puzzle_out")->option_text("FILE")->required();
    command.example("parlor-lab puzzles gather new.txt --out puzzles/zenda.txt");
}

void add_puzzles_check(CommandLine& line) {
    auto [command, options] = line.add("puzzles check", check_puzzles);
    command.option("--game", options.puzzles.game, "puzzle_game")->option_text("ID");
    command.option("--file", options.puzzles.file, "puzzle_file")->option_text("FILE");
    command.option("--games", options.games, "puzzle_games")->option_text("N");
    command.seed(options.seed);
    command.threads(options.threads);
    command.example("parlor-lab puzzles check --game zenda --games 1000 --seed 2");
}

}  // namespace parlor::lab
