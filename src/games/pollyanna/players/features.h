// SPDX-License-Identifier: MIT
// What a careful player of Pollyanna sees in a position without looking ahead: how far everybody
// has come, who is in danger and who will be, who is held up, who has dice and no use for them.
// docs/training.md says it in words. Of partners, the mean of both.
#pragma once

#include <array>
#include <string_view>

#include "computers/players/features.h"
#include "games/pollyanna/rules/game.h"

namespace parlor::players {

class PollyannaFeatures {
public:
    using Game = pollyanna::Pollyanna;
    static constexpr std::string_view game = "pollyanna";
    static constexpr int version = 1;
    static constexpr std::array<std::string_view, 46> names{
        "waiting",  // pieces
        "home",     // pieces
        "home_squared",
        "hindmost_12",  // of the piece that has the farthest to go: its way through the first 12
        "hindmost_26",  // spaces, through the next 14, …
        "hindmost_40",  //
        "hindmost_54",  // … to its Entrance,
        "hindmost_62",  // and up its path
        "third_12",
        "third_26",
        "third_40",
        "third_54",
        "third_62",  // of the others
        "second_12",
        "second_26",
        "second_40",
        "second_54",
        "second_62",
        "foremost_12",
        "foremost_26",
        "foremost_40",
        "foremost_54",
        "foremost_62",
        "lead",             // the way still to go, against everybody's
        "lead_in_contact",  // the more, the more pieces have still to pass each other
        "lead_when_free",   // the more, the fewer
        "danger",           // pieces that a rival may capture before they can go on
        "loss",             // what they would lose …
        "late_loss",        // … and the more, the less there is left to play
        "chased_18",        // rival pieces that are 13 to 18 spaces behind one that stands alone, …
        "chased_24",
        "chased_36",
        "gauntlet",    // spaces on which a rival may still meet a piece, times how far it has come
        "threat",      // rival pieces that it may capture
        "blockades",   // spaces
        "holds",       // rival pieces close behind one
        "bars_start",  // one on the start of a rival with waiting pieces
        "on_start",
        "on_entrance",
        "on_turnout",  // pieces
        "stuck",       // the share of a die's pips that no piece could play
        "goes_home",   // the chance to bring a piece home
        "to_throw",    // it is the next to throw …
        "tempo",       // … and the more, the less there is left to play
        "throws_next",
        "alone"  // one piece is all that it can play
    };
    static constexpr std::array<std::string_view, 4> rows{"two", "three", "four", "partners"};

    [[nodiscard]] Measured<Game::most_sides, names.size()> measure(
        const pollyanna::Position& position) const;
};

// Poleana sees the same, and has weights of its own.
class PoleanaFeatures : public PollyannaFeatures {
public:
    static constexpr std::string_view game = "poleana";
};

}  // namespace parlor::players
