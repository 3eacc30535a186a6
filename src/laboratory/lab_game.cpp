// SPDX-License-Identifier: MIT
// What the laboratory can tell of any game from its tables alone.
#include "laboratory/lab_game.h"

#include <fmt/format.h>

#include <set>

#include "laboratory/contest.h"
#include "laboratory/simulation.h"
#include "presentation/console/complaints.h"

namespace parlor::laboratory {
namespace {

using Positions = std::set<std::string>;

// The positions that the rest of the turn can lead to.
void find_positions(const match::Match& match, Positions& found) {
    if (match.due() == match::Due::Confirm) {
        const auto ended = match.copy();
        ended->confirm();
        found.insert(ended->position_text());
        return;
    }
    for (const std::string& step : match.choice_texts()) {
        const auto next = match.copy();
        next->make(step);
        find_positions(*next, found);
    }
}

// Visits every throw of `dice` dice as it is written, the highest die first.
void each_throw(int dice, const std::function<void(const std::string& thrown)>& visit,
                const std::string& before = {}) {
    if (dice == 0) return visit(before);
    for (char die = '1'; die <= (before.empty() ? '6' : before.back()); ++die) {
        each_throw(dice - 1, visit, before.empty() ? std::string(1, die) : before + '-' + die);
    }
}

std::uint64_t lines_after(const games::Game& game, const match::Match& match,
                          const std::string& thrown, int depth) {
    const auto table = match.this_turn();
    table->throw_dice(thrown);
    Positions found;
    find_positions(*table, found);
    if (depth == 1) return found.size();
    std::uint64_t all = 0;
    for (const std::string& after : found) {
        const auto next = game.open(after);
        if (!next || (*next)->due() == match::Due::Over) continue;
        each_throw(game.dice(), [&](const std::string& each) {
            all += lines_after(game, **next, each, depth - 1);
        });
    }
    return all;
}

}  // namespace

void LabGame::perft(const match::Match& match, int depth, const ThrowCounted& tell) const {
    each_throw(game_.dice(), [&](const std::string& thrown) {
        tell(thrown, lines_after(game_, match, thrown, depth));
    });
}

std::unique_ptr<Simulation> LabGame::simulation(const SimulateOptions& options) const {
    refuse(options.language, "series.none", "no_series");
    return nullptr;
}

std::unique_ptr<Contest> LabGame::contest(const ArenaOptions& options) const {
    refuse(options.language, "series.none", "no_series");
    return nullptr;
}

std::string LabGame::tuned(const TuneOptions& options, parallel::Workers& /*workers*/) const {
    refuse(options.language, "series.none", "no_series");
    return {};
}

std::string LabGame::endings(const EndingsOptions& options, parallel::Workers& /*workers*/) const {
    refuse(options.language, "endings.none", "no_endings");
    return {};
}

bool LabGame::balance(const BalanceOptions& options) const {
    refuse(options.language, "balance.sides_alike", "sides_alike");
    return false;
}

void LabGame::refuse(language::Language language, std::string_view key,
                     std::string_view name) const {
    console::complain_of(language::say(language, key, {{"game", std::string(game_.name())}}), name);
}

}  // namespace parlor::laboratory
