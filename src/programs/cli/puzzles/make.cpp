// SPDX-License-Identifier: MIT
// `parlor puzzles make`: finds puzzles in games of weak players.

#include <fmt/format.h>

#include <memory>

#include "computers/parallel/threads.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/games.h"
#include "programs/cli/input.h"
#include "programs/cli/limits.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/puzzles/shelf.h"
#include "rules/match/dice.h"

namespace parlor::cli {
namespace {

struct PuzzleMakingOptions {
    std::string game;          // an edition; empty: the first
    std::string seats;         // empty: all of them
    std::int64_t count = 100;  // puzzles
    std::string out;
    std::uint64_t seed = 1;
    std::int64_t threads = 0;  // 0: as many as the machine can run at once
    language::Language language = language::Language::English;
};

using puzzles::Book;
using puzzles::Chapter;
using puzzles::Puzzle;

constexpr std::int64_t most_puzzles = 100'000;

// Looks at one game after another, several at once, and adds what they have in their order. So the
// chapter is the same on any number of threads, and however often it was interrupted.
class Making {
public:
    Making(const PuzzleMakingOptions& options, const games::Game& game, Book& book,
           Chapter& chapter)
        : options_(options),
          book_(book),
          chapter_(chapter),
          workers_(options.threads > 0 ? static_cast<unsigned>(options.threads)
                                       : parallel::usual_threads()) {
        for (unsigned i = 0; i < workers_.count(); ++i) {
            makers_.push_back(std::make_unique<puzzles::Maker>(game, chapter.seated, chapter.seed));
        }
    }

    // The exit code.
    int run() {
        const auto wanted = static_cast<std::size_t>(options_.count);
        ProgressBar bar(options_.language, wanted, "puzzles.progress");
        while (chapter_.puzzles.size() < wanted) {
            bar.show(chapter_.puzzles.size());
            look_at_next(wanted);
            if (!is_kept()) return exit_bad;
            if (!interrupted()) continue;
            complain(language::say(options_.language, "puzzles.stopped", {{"file", options_.out}}));
            return exit_no;
        }
        return exit_ok;
    }

private:
    void look_at_next(std::size_t wanted) {
        std::vector<std::vector<Puzzle>> found(workers_.count());
        const std::uint64_t first = chapter_.games;
        workers_.run({.first = first, .count = found.size()},
                     [&](std::uint64_t game, unsigned worker) {
                         found[game - first] = makers_[worker]->look_at(game, interrupted);
                         return parallel::Workers::Result{};
                     },
                     {});
        if (interrupted()) return;  // what was found may not be all
        for (auto& of_game : found) {
            if (chapter_.puzzles.size() == wanted) return;
            ++chapter_.games;
            for (Puzzle& each : of_game) {
                if (chapter_.puzzles.size() < wanted) chapter_.add(std::move(each));
            }
        }
    }

    [[nodiscard]] bool is_kept() const {
        const auto written = write_file(options_.out, text(book_));
        if (written) return true;
        complain(language::say(options_.language, "cli.cannot_write",
                               {{"file", options_.out}, {"reason", written.error()}}));
        return false;
    }

    const PuzzleMakingOptions& options_;
    Book& book_;
    Chapter& chapter_;
    parallel::Threads workers_;
    std::vector<std::unique_ptr<puzzles::Maker>> makers_;
};

puzzles::Seated seated_of(const PuzzleMakingOptions& options, const TerminalGame& box) {
    return {options.game.empty() ? std::string(box.game().editions().front().name) : options.game,
            options.seats.empty() ? box.usual_seats({.game = options.game}).seated : options.seats};
}

int make_puzzles(const PuzzleMakingOptions& options) {
    const auto box = find_game({options.game, {}, options.language});
    if (!box) return exit_bad;
    const bool sound =
        is_within_limits({"count", options.count, 1, most_puzzles}, options.language) &&
        is_within_limits({"threads", options.threads, 0, most_threads}, options.language);
    if (!sound) return exit_bad;
    const games::Game& game = box->game();
    const puzzles::Seated seated = seated_of(options, *box);
    match::Dice dice({options.seed, 0}, game.dice());
    const auto begun = game.begin({seated.game, seated.seats}, [&] { return dice.cast(); });
    if (!begun) {
        complain(options.language, box->game(), begun.error());
        return exit_bad;
    }
    auto book = read_book(options.language, options.out, Missing::IsEmpty);
    if (!book) return exit_bad;
    watch_for_interrupt();
    Chapter& chapter = book->chapter(seated, options.seed);
    return Making(options, game, *book, chapter).run();
}

}  // namespace

void add_puzzles_make(CommandLine& line) {
    auto [command, options] = line.add("puzzles make", make_puzzles);
    command.option("--game", options.game, "puzzle_game")->option_text("ID");
    command.option("--seats", options.seats, "simulate_seats")->option_text("SEATS");
    command.option("--count", options.count, "puzzle_count")->option_text("N");
    command.option("--out", options.out, "puzzle_out")->option_text("FILE")->required();
    command.seed(options.seed);
    command.threads(options.threads);
    command.example("parlor puzzles make --game zenda --count 20 --out zenda.txt");
}

}  // namespace parlor::cli
