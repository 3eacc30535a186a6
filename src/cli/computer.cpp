// SPDX-License-Identifier: MIT
#include "cli/computer.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>

#include "players/reasons.h"
#include "players/roster.h"
#include "pollyanna/plays.h"
#include "pollyanna/results.h"

namespace parlor::cli {

using namespace pollyanna;

bool is_computer(std::string_view name) { return players::make_player(name) != nullptr; }

std::string_view best_computer() { return players::roster().back().name; }

std::string all_computers() {
    std::vector<std::string_view> names;
    for (const players::RosterEntry& each : players::roster()) names.push_back(each.name);
    return fmt::format("{}", fmt::join(names, ", "));
}

Play computer_play(std::string_view name, const Position& position, Throw thrown,
                   base::Random random) {
    const auto player = players::make_player(name);
    assert(player);
    Results results;
    results.find(position, thrown);
    const Position goal = results[player->choose(position, results, random)];
    const auto all = plays(position, thrown);
    const auto play = std::ranges::find(all, goal, &Play::after);
    assert(play != all.end());
    return *play;
}

std::string merits(const Voice& voice, const Position& before, const Play& play) {
    constexpr std::size_t most = 3;
    std::vector<std::string> told;
    for (const players::Effect each : players::reasons(before, play.after)) {
        if (told.size() < most) told.push_back(voice.say(fmt::format("hint.{}", name(each))));
    }
    return fmt::format("{}", fmt::join(told, ", "));
}

}  // namespace parlor::cli
