// SPDX-License-Identifier: MIT
// `parlor hint`: the best ways to play a throw, the chances of each, and why.

#include <fmt/format.h>

#include <cstdint>
#include <string>

#include "base/words.h"
#include "computers/coach/coach.h"
#include "presentation/console/progress_bar.h"
#include "presentation/language/language.h"
#include "presentation/sentences/judged_told.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/input.h"
#include "programs/cli/terminal.h"
#include "protocols/report_json/reports.h"

namespace parlor::cli {
namespace {

struct HintOptions : PositionOptions {
    coach::Effort effort = coach::Effort::Thorough;
    std::size_t most = 5;
    double seconds = 30;  // at most; then it says what it knows
    std::uint64_t seed = 1;
    std::string endings{};  // a file of `parlor endings`; empty: none
    bool json = false;
};

using coach::Advice;

class Hints {
public:
    Hints(const HintOptions& options, const TerminalGame& game, const match::Match& match)
        : match_(match),
          voice_(game.teller().voice(options.language, options.position)),
          game_(game) {
        const auto coach = game.game().coach();
        sides_ = coach->sides(match);
        // stop_after() waits for a second by itself.
        console::StatusLine sign(std::chrono::milliseconds(0));
        const auto thinks = [&] {
            if (sign.is_due()) sign.show(voice_.say("play.thinks"));
        };
        given_ = coach->advice(
            match, {.most = options.most, .effort = options.effort, .seed = options.seed},
            stop_after(options.seconds, thinks));
        for (const Advice& each : given_) why_.push_back(reasons_told(voice_, each.reasons));
    }

    [[nodiscard]] std::string json() const {
        return report_json::advice_json(match_, {sides_, given_, why_}) + '\n';
    }

    // Two lines for each play: its figures, and the reasons.
    [[nodiscard]] std::string table() const {
        std::vector<TableRow> rows{{voice_.say("hints.title")}};
        for (const std::string& side : sides_) rows[0].push_back(voice_.seats(side));
        rows[0].push_back(voice_.say("hints.error"));
        for (const Advice& each : given_) rows.push_back(row(each, rows.size()));
        const std::string lines = table_lines(rows);
        std::string all = heading();
        std::size_t next = 0;
        for (const std::string_view line : base::split(lines, '\n')) {
            if (line.empty()) continue;
            all += fmt::format("{}\n", line.substr(0, line.find_last_not_of(' ') + 1));
            if (next > 0) all += fmt::format("   {}\n", why_[next - 1]);
            ++next;
        }
        return all;
    }

private:
    [[nodiscard]] std::string heading() const {
        if (match_.thrown_text() == match::setting_up) return {};
        return game_.teller().throw_told(voice_, match_) + "\n\n";
    }

    // Shows the margin of error behind the chance of the side that plays.
    [[nodiscard]] TableRow row(const Advice& advice, std::size_t number) const {
        TableRow cells{fmt::format("{}  {}", number, advice.play)};
        for (std::size_t i = 0; i < sides_.size(); ++i) {
            const bool plays = sides_[i].find(match_.side()) != std::string::npos;
            cells.push_back(percent(advice.chances[i]) + (plays ? margin(advice) : ""));
        }
        cells.push_back(number == 1 ? "" : percent(advice.error));
        return cells;
    }

    [[nodiscard]] std::string margin(const Advice& advice) const {
        if (advice.exact) return ' ' + voice_.say("hints.exact");
        const double half = (advice.interval.high - advice.interval.low) / 2;
        return half > 0 ? fmt::format(" ± {:.1f}", 100 * half) : "";
    }

    const match::Match& match_;
    sentences::Voice voice_;
    const TerminalGame& game_;
    std::vector<std::string> sides_;
    std::vector<Advice> given_;
    std::vector<std::string> why_;
};

int hint(const HintOptions& options) {
    const auto game = find_game({options.position, options.board, options.language});
    if (!game) return exit_bad;
    const auto match = read_playing_table(options.language, game->game(), options.position);
    if (!match || !use_endings(options.language, *game, *match, options.endings)) return exit_bad;
    watch_for_interrupt();
    const Hints hints(options, *game, *match);
    if (options.json) {
        fmt::print("{}", hints.json());
    } else {
        const std::string told = hints.table();
        print_text(told);
    }
    return exit_ok;
}

}  // namespace

void add_hint(CommandLine& line) {
    auto [command, options] = line.add("hint", hint);
    command.option("position", options.position, "thrown_position")->required();
    command.option("--most", options.most, "most")->option_text("N")->check(CLI::PositiveNumber);
    command.effort(options.effort, "effort");
    command.option("--time", options.seconds, "time")
        ->option_text("SECONDS")
        ->check(CLI::NonNegativeNumber);
    command.seed(options.seed, "hint_seed");
    command.board(options.board);
    command.option("--endings", options.endings, "endings")->option_text("FILE");
    command.flag("--json", options.json, "json");
    command.example("parlor hint \"pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3\"");
}

}  // namespace parlor::cli
