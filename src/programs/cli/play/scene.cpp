// SPDX-License-Identifier: MIT
#include "programs/cli/play/scene.h"

#include "programs/cli/play/seating.h"

namespace parlor::cli {

std::string display_name(const Scene& scene, char seat) {
    const std::string given = scene.voice.name(seat);
    if (!given.empty()) return given;
    if (!scene.seating.is_human(seat)) return scene.voice.say("panel.computer");
    return scene.seating.humans() == 1 ? scene.voice.say("panel.you") : scene.voice.colour(seat);
}

}  // namespace parlor::cli
