// SPDX-License-Identifier: MIT
// What there is to see of a table at one moment.
#pragma once

#include <string>
#include <vector>

#include "presentation/sentences/voice.h"
#include "rules/match/match.h"

namespace parlor::terminal {

class Seating;
class TerminalGame;

// What the terminal can show.
struct Look {
    bool colour = false;
    bool unicode = false;
};

struct Scene {
    const TerminalGame& game;
    const match::Match& match;
    const Seating& seating;
    const sentences::Voice& voice;
    bool asking = false;                 // a person has to choose
    std::string picked{};                // the place of a piece that was picked up
    std::vector<std::string> arrived{};  // where pieces came in the last turn
    bool numbers = true;                 // the board shows the names of places
    bool notation = false;               // also a board that has numbers of its own
    bool beside_panel = false;           // the board shares the screen
};

// A scene whose match has the game's own type.
template <class GameMatch>
struct SceneOf : Scene {
    explicit SceneOf(const Scene& scene)
        : Scene(scene), match(parlor::match::of<GameMatch>(scene.match)) {}

    const GameMatch& match;
};

// Whether a person may leave the rest of the throw to a computer that shares the side.
bool may_leave_rest(const Scene& scene);

// A player's name in lists; the kind of player for one without a name.
std::string display_name(const Scene& scene, char seat);

}  // namespace parlor::terminal
