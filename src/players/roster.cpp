// SPDX-License-Identifier: MIT
#include "players/roster.h"

#include <array>

#include "players/random_player.h"
#include "players/simple_player.h"

namespace parlor::players {
namespace {

template <class G, template <game::Game> class SomePlayer>
constexpr RosterEntry<G> entry() {
    return {SomePlayer<G>::roster_name,
            []() -> std::unique_ptr<Player<G>> { return std::make_unique<SomePlayer<G>>(); }};
}

template <game::Game G>
constexpr std::array entries{
    entry<G, RandomPlayer>(),  // any result of the throw, each as likely
    entry<G, SimplePlayer>(),  // the best result by a hand-written estimate
};

}  // namespace

template <>
std::span<const RosterEntry<pollyanna::Pollyanna>> roster() {
    return entries<pollyanna::Pollyanna>;
}

template <>
std::span<const RosterEntry<zenda::Zenda>> roster() {
    return entries<zenda::Zenda>;
}

}  // namespace parlor::players
