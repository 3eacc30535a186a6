// SPDX-License-Identifier: MIT
#include "programs/cli/series/series_game.h"

#include <fmt/format.h>

#include <map>

#include "programs/cli/common.h"
#include "programs/cli/series/arena.h"
#include "programs/cli/series/balance.h"
#include "programs/cli/series/contest.h"
#include "programs/cli/series/endings.h"
#include "programs/cli/series/simulate.h"
#include "programs/cli/series/simulation.h"
#include "programs/cli/series/tune.h"
#include "rules/match/dice.h"

namespace parlor::cli {
namespace {

using Plays = std::map<std::string, std::string>;  // by position after it, one each

// Every way to play the rest of the turn.
void find_plays(const match::Match& match, Plays& found) {
    if (match.due() == match::Due::Confirm) {
        const auto ended = match.copy();
        ended->confirm();
        found.try_emplace(ended->position_text(), match.play_text());
        return;
    }
    for (const std::string& step : match.choice_texts()) {
        const auto next = match.copy();
        next->make(step);
        find_plays(*next, found);
    }
}

// Every throw of so many dice, as it is written, high to low.
void each_throw(int dice, const std::function<void(const std::string& thrown)>& tell,
                const std::string& before = {}) {
    if (dice == 0) return tell(before);
    for (char die = '1'; die <= (before.empty() ? '6' : before.back()); ++die) {
        each_throw(dice - 1, tell, before.empty() ? std::string(1, die) : before + '-' + die);
    }
}

std::uint64_t lines_after(const games::Game& game, const match::Match& match,
                          const std::string& thrown, int depth) {
    const auto table = match.this_turn();
    table->throw_dice(thrown);
    Plays found;
    find_plays(*table, found);
    if (depth == 1) return found.size();
    std::uint64_t all = 0;
    for (const auto& [after, play] : found) {
        const auto next = game.open(after);
        if (!next || (*next)->due() == match::Due::Over) continue;
        each_throw(game.dice(), [&](const std::string& each) {
            all += lines_after(game, **next, each, depth - 1);
        });
    }
    return all;
}

void complain_of_none(language::Language language, const games::Game& game) {
    complain_of(language::say(language, "series.none", {{"game", std::string(game.name())}}),
                "no_series");
}

}  // namespace

void SeriesGame::perft(const match::Match& match, int depth, const ThrowCounted& tell) const {
    each_throw(game().dice(), [&](const std::string& thrown) {
        tell(thrown, lines_after(game(), match, thrown, depth));
    });
}

std::unique_ptr<Simulation> SeriesGame::simulation(const SimulateOptions& options) const {
    complain_of_none(options.language, game());
    return nullptr;
}

std::unique_ptr<Contest> SeriesGame::contest(const ArenaOptions& options) const {
    complain_of_none(options.language, game());
    return nullptr;
}

std::string SeriesGame::tuned(const TuneOptions& options, parallel::Workers& /*workers*/) const {
    complain_of_none(options.language, game());
    return {};
}

std::string SeriesGame::endings(const EndingsOptions& options,
                                parallel::Workers& /*workers*/) const {
    complain_of(
        language::say(options.language, "endings.none", {{"game", std::string(game().name())}}),
        "no_endings");
    return {};
}

int SeriesGame::balance(const BalanceOptions& options) const {
    complain_of(language::say(options.language, "balance.sides_alike",
                              {{"game", std::string(game().name())}}),
                "sides_alike");
    return exit_bad;
}

}  // namespace parlor::cli
