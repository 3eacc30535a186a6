// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/game.h"

#include <fmt/format.h>

#include "games/zenda/rules/perft.h"
#include "programs/cli/common.h"
#include "programs/cli/play/play.h"
#include "programs/cli/series/arena.h"
#include "programs/cli/series/ladder.h"
#include "programs/cli/series/simulate.h"
#include "programs/cli/text_columns.h"
#include "rules/match/new_game.h"
#include "rules/match/open.h"

namespace parlor::cli {

using namespace zenda;
using match::ZendaMatch;

GameBox::Opened ZendaBox::open(std::string_view position) const {
    return match::open_zenda(position, board());
}

GameBox::Opened ZendaBox::start(std::string_view game) const {
    const auto rules = match::parse_zenda_rules(game);
    if (!rules) return base::unexpected(rules.error());
    return std::make_unique<ZendaMatch>(board(), starting_position(), *rules);
}

// The King is the easier to begin with: three pieces, and somewhere to go.
GameBox::UsualSeats ZendaBox::usual_seats(const PlayOptions&) const { return {"sz", 'z'}; }

GameBox::Opened ZendaBox::new_match(const PlayOptions& options, std::string_view seated,
                                    const match::Table& table, match::Dice&) const {
    std::string game = options.game;
    if (options.partners) game += "+partners";
    for (const std::string& each : options.house) (game += '+') += each;
    return match::new_zenda({std::move(game), std::string(seated), table}, board());
}

GameBox::Resumed ZendaBox::resume(const game::Record& record) const {
    return match::resume(record, board());
}

void ZendaBox::plays(const match::Match& match,
                     const std::function<void(std::string_view line)>& tell) const {
    const auto& table = as_zenda(match);
    for (const Play& play : zenda::plays(board(), table.position(), table.thrown())) {
        tell(fmt::format("{} -> {}", text(play.steps), text(play.after)));
    }
}

void ZendaBox::perft(const match::Match& match, int depth, const ThrowCounted& tell) const {
    Perft counter(board());
    for (const WeightedThrow& each : all_throws) {
        tell(text(each.thrown), counter.count(as_zenda(match).position(), each.thrown, depth));
    }
}

bool ZendaBox::may_compete(std::string_view game, language::Language language) const {
    const auto rules = match::parse_zenda_rules(game);
    if (!rules) {
        complain(language, *this, rules.error());
    } else if (rules->endless) {
        complain_of(language::say(language, "simulate.no_endless"), "no_endless");
    } else {
        return true;
    }
    return false;
}

int ZendaBox::simulate(const SimulateOptions& options) const {
    return may_compete(options.game, options.language) ? simulate_zenda(options, board())
                                                       : exit_bad;
}

int ZendaBox::arena(const ArenaOptions& options) const {
    return may_compete(options.game, options.language) ? arena_zenda(options, board()) : exit_bad;
}

int ZendaBox::ladder(const LadderOptions& options) const {
    return may_compete(options.game, options.language) ? ladder_zenda(options, board()) : exit_bad;
}

// "Z19" is in the rules, "ZQ9" in the rulings.
std::string ZendaBox::where_to_read(std::string_view rule) const {
    if (!rule.starts_with("ZQ")) return fmt::format("docs/rules/zenda.md#z{}", rule.substr(1));
    return fmt::format("docs/rules/rulings.md#zq{}", rule.substr(2));
}

std::vector<std::string> ZendaBox::editions(language::Language language) const {
    return wrapped(language::say(language, "zenda.editions"), 79);
}

std::vector<std::string> ZendaBox::edition(language::Language language,
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
