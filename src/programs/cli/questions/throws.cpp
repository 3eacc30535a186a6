// SPDX-License-Identifier: MIT
// `parlor throws`: the chances after every throw of the next player, and before it.

#include <fmt/format.h>

#include <algorithm>
#include <string>
#include <tuple>

#include "computers/coach/coach.h"
#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/terminal.h"
#include "protocols/report_json/reports.h"

namespace parlor::cli {
namespace {

struct ThrowsOptions : PositionOptions {
    coach::Effort effort = coach::Effort::Normal;
    std::string endings{};  // a file of `parlor endings`; empty: none
    bool json = false;
};

class Throws {
public:
    Throws(const ThrowsOptions& options, const TerminalGame& game, const match::Match& match)
        : match_(match), voice_(game.teller().voice(options.language, options.position)) {
        const auto coach = game.game().coach();
        sides_ = coach->sides(match);
        throws_ = coach->throws();
        before_ = coach->before(match, options.effort);
        for (const coach::PossibleThrow& each : throws_) {
            best_.push_back(coach->best_of(match, each, options.effort));
            falls_ += each.falls;
        }
    }

    [[nodiscard]] std::string json() const {
        return report_json::throws_json(match_, {sides_, before_, throws_, best_}) + '\n';
    }

    // The luckiest throw first, each with its best play.
    [[nodiscard]] std::string table() const {
        std::vector<TableRow> rows{{voice_.say("throws.title"), voice_.say("throws.falls")}};
        for (const std::string& side : sides_) rows[0].push_back(voice_.seats(side));
        rows[0].push_back(voice_.say("throws.luck"));
        std::vector<std::string> plays{voice_.say("throws.play")};
        for (const std::size_t each : by_luck()) {
            rows.push_back(row(each));
            plays.push_back(best_[each].play);
        }
        rows.push_back(mean());
        return table_lines(rows, plays);
    }

private:
    [[nodiscard]] std::size_t thrower() const {
        const auto plays = [this](const std::string& side) {
            return side.find(match_.side()) != std::string::npos;
        };
        return static_cast<std::size_t>(std::ranges::find_if(sides_, plays) - sides_.begin());
    }

    [[nodiscard]] std::vector<std::size_t> by_luck() const {
        std::vector<std::size_t> order(throws_.size());
        for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
        std::ranges::sort(order, {}, [this](std::size_t each) {
            return std::tuple(-best_[each].chances[thrower()], each);
        });
        return order;
    }

    [[nodiscard]] TableRow row(std::size_t which) const {
        TableRow cells{throws_[which].thrown, fmt::to_string(throws_[which].falls)};
        for (const double chance : best_[which].chances) cells.push_back(percent(chance));
        const double luck = best_[which].chances[thrower()] - before_[thrower()];
        cells.push_back(fmt::format("{:+.1f} %", 100 * luck));
        return cells;
    }

    [[nodiscard]] TableRow mean() const {
        TableRow cells{voice_.say("throws.before"), fmt::to_string(falls_)};
        for (const double chance : before_) cells.push_back(percent(chance));
        cells.emplace_back();
        return cells;
    }

    const match::Match& match_;
    sentences::Voice voice_;
    std::vector<std::string> sides_;
    std::vector<coach::PossibleThrow> throws_;
    std::vector<double> before_;
    std::vector<coach::BestOfThrow> best_;
    int falls_ = 0;
};

int throws(const ThrowsOptions& options) {
    const auto game = find_game({options.position, options.board, options.language});
    if (!game) return exit_bad;
    const auto match = read_open_table(options.language, game->game(), options.position);
    if (!match || !use_endings(options.language, *game, *match, options.endings)) return exit_bad;
    if (match->due() == match::Due::Over) {
        const sentences::Voice voice = game->teller().voice(options.language);
        complain_of(voice.say("refused.game_over"), "game_over");
        return exit_bad;
    }
    const Throws seen(options, *game, *match);
    if (options.json) {
        fmt::print("{}", seen.json());
    } else {
        const std::string told = seen.table();
        print_text(told);
    }
    return exit_ok;
}

}  // namespace

void add_throws(CommandLine& line) {
    auto [command, options] = line.add("throws", throws);
    command.option("position", options.position, "open_position")->required();
    command.effort(options.effort, "analyse_effort");
    command.board(options.board);
    command.option("--endings", options.endings, "endings")->option_text("FILE");
    command.flag("--json", options.json, "json");
    command.example("parlor throws \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b ?\"");
}

}  // namespace parlor::cli
