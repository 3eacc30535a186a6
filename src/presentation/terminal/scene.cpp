// SPDX-License-Identifier: MIT
#include "presentation/terminal/scene.h"

#include <algorithm>

#include "presentation/terminal/seating.h"

namespace parlor::terminal {

bool may_leave_rest(const Scene& scene) {
    const std::string seats = scene.match.seats();
    const auto is_human = [&](char seat) { return scene.seating.is_human(seat); };
    const auto may = [&](char seat) { return is_human(seat) && scene.match.may_hand_over(seat); };
    return std::ranges::any_of(seats, may) && !std::ranges::all_of(seats, is_human);
}

std::string display_name(const Scene& scene, char seat) {
    std::string given = scene.voice.name(seat);
    if (!given.empty()) return given;
    if (!scene.seating.is_human(seat)) return scene.voice.say("panel.computer");
    return scene.seating.humans() == 1 ? scene.voice.say("panel.you") : scene.voice.colour(seat);
}

}  // namespace parlor::terminal
