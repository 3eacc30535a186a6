// SPDX-License-Identifier: MIT
// How even The Prisoner of Zenda is on a board, and the search for a board on which it is.
#include "programs/cli/series/balance.h"

#include <fmt/format.h>

#include <span>

#include "base/numbers.h"
#include "base/words.h"
#include "computers/parallel/threads.h"
#include "computers/players/player_spec.h"
#include "games/zenda/balance/evenness.h"
#include "games/zenda/report_json/board_json.h"
#include "games/zenda/terminal/board_search.h"
#include "games/zenda/terminal/series.h"
#include "programs/cli/common.h"
#include "programs/cli/files.h"
#include "programs/cli/progress_bar.h"
#include "programs/cli/table_lines.h"

namespace parlor::cli {
namespace {

using analysis::ZendaTally;
using balance::Evenness;

struct Judge {
    std::string player;
    std::uint64_t games = 0;
};

class Balance {
public:
    Balance(const BalanceOptions& options, std::vector<Judge> judges)
        : options_(options),
          judges_(std::move(judges)),
          threads_(options.threads > 0 ? static_cast<unsigned>(options.threads)
                                       : parallel::usual_threads()) {}

    // A column a judge.
    [[nodiscard]] std::string of_board(const zenda::Board& board) const {
        std::vector<TableRow> rows{{"", say("aim")}};
        for (const balance::Aim& aim : balance::aims) {
            rows.push_back({say(aim.name), amount(aim, aim.low) + " – " + amount(aim, aim.high)});
        }
        rows.push_back({say("verdict"), ""});
        for (const Judge& judge : judges_) {
            const Evenness found = balance::evenness(judged(board, judge));
            rows.front().push_back(fmt::format("{} ({})", judge.player, judge.games));
            for (std::size_t i = 0; i < found.size(); ++i) {
                rows[i + 1].push_back(told(balance::aims[i], found[i]));
            }
            rows.back().push_back(say(balance::is_even(found) ? "even" : "uneven"));
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
        ProgressBar bar(options_.language, games_of(search));
        return search_boards(search, keep, [&bar](std::uint64_t done) { bar.show(done); });
    }

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return language::say(options_.language, fmt::format("balance.{}", key), arguments);
    }

private:
    [[nodiscard]] ZendaTally judged(const zenda::Board& board, const Judge& judge) const {
        ProgressBar bar(options_.language, judge.games);
        return self_play(board, judge.player, options_.seed, judge.games, threads_,
                         [&bar](std::uint64_t done) { bar.show(done); });
    }

    static std::string amount(const balance::Aim& aim, double value) {
        return aim.is_share ? fmt::format("{:.0f} %", 100 * value) : fmt::format("{:.0f}", value);
    }
    static std::string told(const balance::Aim& aim, double value) {
        return fmt::format("{}{}", aim.is_share ? percent(value) : fmt::format("{:.1f}", value),
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
        if (!games || *games < 1 || !players::make_player<zenda::Zenda>(player)) {
            complain_of(language::say(options.language, "balance.unknown_judge", {{"part", part}}),
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
        const auto written = write_file(file, report_json::board_file(boards[i].board->plan()));
        if (written) continue;
        complain_of(language::say(options.language, "cli.cannot_write",
                                  {{"file", file}, {"reason", written.error()}}),
                    "cannot_write");
        return false;
    }
    return true;
}

}  // namespace

int ZendaTerminal::balance(const BalanceOptions& options) const {
    auto judges = read_judges(options);
    if (!judges) return exit_bad;
    const Balance balance(options, std::move(*judges));
    if (options.search == 0) {
        fmt::print("{}", balance.of_board(board()));
        return exit_ok;
    }
    bool written = true;
    const auto found = balance.found(
        [&](std::span<const FoundBoard> kept) { return written = write_boards(options, kept); });
    if (!written) return exit_bad;
    for (std::size_t i = 0; i < found.size(); ++i) {
        const zenda::Board& board = *found[i].board;
        fmt::print("{}\n{}\n",
                   balance.say("found", {{"file", file_of(options, i)},
                                         {"spots", std::to_string(board.size())},
                                         {"traits", summary(found[i].traits)}}),
                   balance.of_board(board));
        std::fflush(stdout);
    }
    return exit_ok;
}

}  // namespace parlor::cli
