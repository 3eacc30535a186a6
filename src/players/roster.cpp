// SPDX-License-Identifier: MIT
#include "players/roster.h"

#include <algorithm>
#include <array>

#include "players/random_player.h"
#include "players/simple_player.h"

namespace parlor::players {
namespace {

template <class SomePlayer>
constexpr RosterEntry entry() {
    return {SomePlayer::roster_name,
            []() -> std::unique_ptr<Player> { return std::make_unique<SomePlayer>(); }};
}

constexpr std::array entries{
    entry<RandomPlayer>(),  // any result of the throw, each as likely
    entry<SimplePlayer>(),  // the best result by a hand-written estimate
};

}  // namespace

std::span<const RosterEntry> roster() { return entries; }

std::unique_ptr<Player> make_player(std::string_view name) {
    const auto found = std::ranges::find(entries, name, &RosterEntry::name);
    return found == entries.end() ? nullptr : found->make();
}

}  // namespace parlor::players
