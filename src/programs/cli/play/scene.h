// SPDX-License-Identifier: MIT
// All that is to be seen of a table at one moment.
#pragma once

#include <string>
#include <vector>

#include "presentation/sentences/voice.h"
#include "rules/match/match.h"

namespace parlor::cli {

class GameFace;
class Seating;

struct Scene {
    const GameFace& face;
    const match::Match& match;
    const Seating& seating;
    const sentences::Voice& voice;
    bool asking = false;                 // a person has to choose
    std::string picked{};                // a piece that was picked up, by its place
    std::vector<std::string> arrived{};  // where pieces came in the last turn
    bool numbers = true;                 // names of places on the board
    bool beside_panel = false;           // the board shares the screen
};

// Whether a person may leave the rest of the throw to a computer that shares the side.
bool may_leave_rest(const Scene& scene);

// What a player is called in lists: by name, or what kind of player it is.
std::string display_name(const Scene& scene, char seat);

}  // namespace parlor::cli
