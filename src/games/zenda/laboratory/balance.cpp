// SPDX-License-Identifier: MIT
// How even The Prisoner of Zenda is on a board, and the search for a board on which it is.
#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <functional>
#include <span>

#include "base/numbers.h"
#include "base/words.h"
#include "computers/parallel/threads.h"
#include "computers/players/player_spec.h"
#include "games/zenda/laboratory/evenness.h"
#include "games/zenda/laboratory/laboratory.h"
#include "games/zenda/report_json/board_json.h"
#include "games/zenda/training/map_maker.h"
#include "presentation/console/complaints.h"
#include "presentation/console/files.h"
#include "presentation/console/progress_bar.h"
#include "presentation/console/table_lines.h"

namespace parlor::zenda {
namespace {

using console::table_lines;
using console::TableRow;
using laboratory::BalanceOptions;

struct FoundBoard {
    MapTraits traits;
    std::unique_ptr<Board> board;  // tables refer to it
    std::vector<Tally> tallies;    // by player: of the games that selected it
};

struct BoardSearch {
    std::vector<std::string> players;  // the fast one first
    std::size_t maps = 0;              // in each generation
    int generations = 1;
    std::uint64_t screen = 1;  // games of the fast player on each map, in each generation …
    std::uint64_t settle = 1;  // … and of each other player on the best 2 * keep maps
    std::size_t keep = 1;
    std::uint64_t seed = 1;
    unsigned threads = 1;
};

// Gets the kept boards after every generation, so that an interrupted search leaves something
// behind. Returns whether to go on.
using KeepBoards = std::function<bool(std::span<const FoundBoard>)>;

// Does not collide with the streams of games.
constexpr std::uint64_t traits_stream = std::uint64_t{1} << 61U;
// Does not collide with the games that judge boards.
constexpr std::uint64_t first_game = std::uint64_t{1} << 40U;
// The number of tasks that a map's games of a generation are split into, so that no thread has much
// left to do when the others have finished.
constexpr std::uint64_t parts_of_a_map = 8;

Tally played(const Board& board, const std::string& player, std::uint64_t seed, std::uint64_t first,
             std::uint64_t count) {
    Series series;
    series.rules.on = &board;
    series.players.fill(player);
    series.seed = seed;
    return play_series(series, first, count);
}

// The mean over all players that have played on it.
double mean_miss(const FoundBoard& found) {
    double sum = 0;
    int judges = 0;
    for (const Tally& tally : found.tallies) {
        if (tally.games == 0) continue;
        sum += miss(tally);
        ++judges;
    }
    return sum / judges;
}

// The search for an even board. Maps are drawn at random and played on by a fast computer. The best
// are also played on by the stronger ones, so that no map is kept that is even for the fast one
// alone. The best by all are kept, changed a little and played on again, generation after
// generation. Kept maps play more games each time, so that luck does not keep them long.
class Search {
public:
    Search(const BoardSearch& search, laboratory::Progress progress)
        : search_(search), progress_(std::move(progress)), random_(search.seed, traits_stream) {
        assert(!search.players.empty() && search.keep > 0);
    }

    // Returns the most even boards first.
    std::vector<FoundBoard> run(const KeepBoards& keep) {
        for (int generation = 0; generation < search_.generations; ++generation) {
            const std::size_t parents = found_.size();
            while (found_.size() < search_.maps) found_.push_back(next_map(parents));
            play(0, search_.screen);
            keep_best(2 * search_.keep);
            for (std::size_t other = 1; other < search_.players.size(); ++other) {
                play(other, search_.settle);
            }
            keep_best(search_.keep);
            if (!keep(found_)) break;
        }
        return std::move(found_);
    }

private:
    // A changed copy of one of the parents, or a random map if there are none. 1 in 8 is a random
    // map in any case.
    FoundBoard next_map(std::size_t parents) {
        while (true) {
            const bool is_child = parents > 0 && random_.below(8) != 0;
            const MapTraits traits =
                is_child
                    ? changed(found_[random_.below(static_cast<std::uint32_t>(parents))].traits,
                              random_)
                    : random_map(random_);
            const bool is_known = std::ranges::any_of(
                found_, [&](const FoundBoard& each) { return each.traits == traits; });
            if (is_known) continue;
            auto plan = drawn(traits);
            if (!plan) continue;
            auto board = Board::make(std::move(*plan));
            if (!board) continue;
            return {traits, std::make_unique<Board>(std::move(*board)),
                    std::vector<Tally>(search_.players.size())};
        }
    }

    // On all maps at once, so that no thread waits for the last game of a map.
    void play(std::size_t player, std::uint64_t games) {
        const std::uint64_t share = std::max<std::uint64_t>(1, games / parts_of_a_map);
        const std::uint64_t parts = (games + share - 1) / share;
        const std::uint64_t all = found_.size() * games;
        std::vector<Tally> tallies(found_.size() * parts);
        const auto work = [&](std::uint64_t number, unsigned /*worker*/) {
            const FoundBoard& map = found_[number / parts];
            const std::uint64_t from = number % parts * share;
            tallies[number] = played(*map.board, search_.players[player], search_.seed,
                                     first_game + map.tallies[player].games + from,
                                     std::min(share, games - from));
            return parallel::Workers::Result{};
        };
        parallel::Threads(search_.threads)
            .run({.first = 0, .count = tallies.size()}, work,
                 [&](std::uint64_t done) { progress_(done_ + std::min(done * share, all)); });
        for (std::size_t i = 0; i < tallies.size(); ++i) {
            found_[i / parts].tallies[player].merge(tallies[i]);
        }
        done_ += all;
    }

    void keep_best(std::size_t count) {
        std::ranges::sort(found_, {}, mean_miss);
        found_.resize(std::min(found_.size(), count));
    }

    const BoardSearch& search_;
    laboratory::Progress progress_;
    base::Random random_;
    std::vector<FoundBoard> found_;
    std::uint64_t done_ = 0;
};

// The most games that a search plays.
std::uint64_t games_of(const BoardSearch& search) {
    const std::uint64_t settled = std::min(search.maps, 2 * search.keep);
    return static_cast<std::uint64_t>(search.generations) *
           (search.maps * search.screen + (search.players.size() - 1) * settled * search.settle);
}

// One computer against itself on a board: games 0 … games − 1 of the seed. The search plays other
// games, so that no board is judged by the games that chose it.
Tally self_play(const Board& board, const std::string& player, std::uint64_t seed,
                std::uint64_t games, unsigned threads, const laboratory::Progress& progress) {
    return laboratory::run_series<Tally>(
        [&](std::uint64_t from, std::uint64_t count) {
            return played(board, player, seed, from, count);
        },
        games, threads, progress);
}

struct Judge {
    std::string player;
    std::uint64_t games = 0;
};

class BalanceTable {
public:
    BalanceTable(const BalanceOptions& options, std::vector<Judge> judges)
        : options_(options),
          judges_(std::move(judges)),
          threads_(parallel::threads_for(options.threads)) {}

    // One column per judge.
    [[nodiscard]] std::string of_board(const Board& board) const {
        std::vector<TableRow> rows{{"", say("aim")}};
        for (const Aim& aim : aims) {
            rows.push_back({say(aim.name), amount(aim, aim.low) + " – " + amount(aim, aim.high)});
        }
        rows.push_back({say("verdict"), ""});
        for (const Judge& judge : judges_) {
            const Evenness found = evenness(judged(board, judge));
            rows.front().push_back(fmt::format("{} ({})", judge.player, judge.games));
            for (std::size_t i = 0; i < found.size(); ++i) {
                rows[i + 1].push_back(told(aims[i], found[i]));
            }
            rows.back().push_back(say(is_even(found) ? "even" : "uneven"));
        }
        return table_lines(rows);
    }

    [[nodiscard]] std::vector<FoundBoard> found(const KeepBoards& keep) const {
        BoardSearch search{.players = {},
                           .maps = static_cast<std::size_t>(options_.search),
                           .generations = static_cast<int>(options_.generations),
                           .screen = static_cast<std::uint64_t>(options_.screen),
                           .settle = static_cast<std::uint64_t>(options_.settle),
                           .keep = static_cast<std::size_t>(options_.keep),
                           .seed = options_.seed,
                           .threads = threads_};
        for (const Judge& judge : judges_) search.players.push_back(judge.player);
        console::ProgressBar bar(options_.language, games_of(search));
        return Search(search, [&bar](std::uint64_t done) { bar.show(done); }).run(keep);
    }

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return language::say(options_.language, fmt::format("balance.{}", key), arguments);
    }

private:
    [[nodiscard]] Tally judged(const Board& board, const Judge& judge) const {
        console::ProgressBar bar(options_.language, judge.games);
        return self_play(board, judge.player, options_.seed, judge.games, threads_,
                         [&bar](std::uint64_t done) { bar.show(done); });
    }

    static std::string amount(const Aim& aim, double value) {
        return aim.is_share ? fmt::format("{:.0f} %", 100 * value) : fmt::format("{:.0f}", value);
    }
    static std::string told(const Aim& aim, double value) {
        return fmt::format("{}{}",
                           aim.is_share ? console::percent(value) : fmt::format("{:.1f}", value),
                           aim.is_met_by(value) ? "" : " !");
    }

    const BalanceOptions& options_;
    std::vector<Judge> judges_;
    unsigned threads_;
};

std::optional<std::vector<Judge>> read_judges(const BalanceOptions& options) {
    std::vector<Judge> judges;
    bool sound = !options.players.empty();
    for (const std::string& part : options.players) {
        const auto words = base::split(part, '=');
        const auto games =
            words.size() == 2 ? base::parse_number(base::trimmed(words[1])) : std::nullopt;
        const std::string player(base::trimmed(words.front()));
        if (!games || *games < 1 || !players::make_player<Zenda>(player)) {
            console::complain_of(
                language::say(options.language, "balance.unknown_judge", {{"part", part}}),
                "unknown_judge");
            sound = false;
            continue;
        }
        judges.push_back({player, static_cast<std::uint64_t>(*games)});
    }
    return sound ? std::optional(std::move(judges)) : std::nullopt;
}

std::string file_of(const BalanceOptions& options, std::size_t number) {
    return fmt::format("{}/map-{}.json", options.out, number + 1);
}

bool write_boards(const BalanceOptions& options, std::span<const FoundBoard> boards) {
    for (std::size_t i = 0; i < boards.size(); ++i) {
        const std::string file = file_of(options, i);
        const std::string content = board_file(boards[i].board->plan());
        if (!console::write_or_complain(options.language, file, content)) return false;
    }
    return true;
}

}  // namespace

bool Laboratory::balance(const BalanceOptions& options) const {
    auto judges = read_judges(options);
    if (!judges) return false;
    const BalanceTable balance(options, std::move(*judges));
    if (options.search == 0) {
        fmt::print("{}", balance.of_board(board()));
        return true;
    }
    bool written = true;
    const auto found = balance.found(
        [&](std::span<const FoundBoard> kept) { return written = write_boards(options, kept); });
    if (!written) return false;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const Board& board = *found[i].board;
        fmt::print("{}\n{}\n",
                   balance.say("found", {{"file", file_of(options, i)},
                                         {"spots", std::to_string(board.size())},
                                         {"traits", summary(found[i].traits)}}),
                   balance.of_board(board));
        std::fflush(stdout);
    }
    return true;
}

}  // namespace parlor::zenda
