// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/terminal.h"

#include <fmt/format.h>

#include "games/zenda/match/match.h"
#include "games/zenda/row.h"
#include "games/zenda/rules/game.h"
#include "games/zenda/terminal/board_file.h"
#include "programs/cli/common.h"
#include "programs/cli/games.h"
#include "programs/cli/play/play.h"
#include "programs/cli/text_columns.h"

namespace parlor::cli {

using namespace zenda;

match::Opened ZendaTerminal::start(std::string_view game) const {
    const auto rules = zenda::parse_rules(game);
    if (!rules) return base::unexpected(rules.error());
    return std::make_unique<zenda::Match>(board(), starting_position(), *rules);
}

// The King is the easier to begin with: three pieces, and somewhere to go.
TerminalGame::UsualSeats ZendaTerminal::usual_seats(const PlayOptions&) const {
    return {"sz", 'z'};
}

void ZendaTerminal::plays(const match::Match& match,
                          const std::function<void(std::string_view line)>& tell) const {
    const auto& table = match::of<zenda::Match>(match);
    for (const Play& play : zenda::plays(board(), table.position(), table.thrown())) {
        tell(fmt::format("{} -> {}", text(play.steps), text(play.after)));
    }
}

void ZendaTerminal::perft(const match::Match& match, int depth, const ThrowCounted& tell) const {
    Perft counter(board());
    for (const WeightedThrow& each : all_throws) {
        tell(text(each.thrown),
             counter.count(match::of<zenda::Match>(match).position(), each.thrown, depth));
    }
}

bool ZendaTerminal::may_compete(std::string_view game, language::Language language) const {
    const auto rules = zenda::parse_rules(game);
    if (!rules) {
        complain(language, *this, rules.error());
    } else if (rules->endless) {
        complain_of(language::say(language, "simulate.no_endless"), "no_endless");
    } else {
        return true;
    }
    return false;
}

std::vector<std::string> ZendaTerminal::editions(language::Language language) const {
    return wrapped(language::say(language, "zenda.editions"), 79);
}

std::vector<std::string> ZendaTerminal::edition(language::Language language,
                                                std::string_view name) const {
    if (name != game_name) return {};
    std::vector<std::string> lines{language::say(language, "zenda.title"), ""};
    for (const std::string_view key : {"zenda.history", "zenda.endless", "zenda.divided"}) {
        const auto more = wrapped(language::say(language, key), 79);
        lines.insert(lines.end(), more.begin(), more.end());
        lines.emplace_back();
    }
    lines.pop_back();
    return lines;
}

}  // namespace parlor::cli

namespace parlor::zenda {

std::unique_ptr<cli::TerminalGame> make_terminal(const cli::GameOptions& options) {
    if (options.board.empty()) return std::make_unique<cli::ZendaTerminal>();
    auto board = cli::read_board_file(std::string(options.board), options.language);
    return board ? std::make_unique<cli::ZendaTerminal>(std::move(board)) : nullptr;
}

}  // namespace parlor::zenda
