// SPDX-License-Identifier: MIT
#include "players/zenda_weights.h"

#include <array>

namespace parlor::players {
namespace {

// Streslau's, then Zenda's.
constexpr std::array<ZendaWeights, 2> weights_of{{
    {.yellow = 1.5,
     .last_yellow = 1.6,
     .michael = 5,
     .pair = 0.13,
     .risk = 6,
     .home_now = 9,
     .home_soon = 2.8,
     .spot_to_go = 0.08,
     .capture_on_way = 40,
     .way_cut = 50,
     .room = 0.007,
     .held_now = 2.6,
     .held_soon = 0.8,
     .pursuit = 0.17,
     .scale = 2},
    {.yellow = 1.6,
     .last_yellow = 3.6,
     .michael = 5,
     .pair = 0.07,
     .risk = 0.75,
     .home_now = 6,
     .home_soon = 2,
     .spot_to_go = 0.05,
     .capture_on_way = 3,
     .way_cut = 36,
     .room = 0.055,
     .held_now = 2.8,
     .held_soon = 0.9,
     .pursuit = 0.13,
     .scale = 2},
}};

}  // namespace

const ZendaWeights& zenda_weights(zenda::City city) { return weights_of[index(city)]; }

}  // namespace parlor::players
