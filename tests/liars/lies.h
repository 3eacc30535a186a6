// SPDX-License-Identifier: MIT
// The lies of `lying_server`, which is `parlor serve` with some functions replaced by the linker
// (--wrap, see tests/CMakeLists.txt). The product has no switch for them. PARLOR_LIE names the lie;
// without it the server is honest.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "online/tables/event.h"

namespace parlor::liars {

enum class Lie : std::uint8_t {
    None,
    // In the tables: state and record follow from the lie.
    DropThrow,         // make a throw without the link where that is worse for the person
    DropEnd,           // leave out the link of every end of a turn
    DropAlways,        // leave out every link
    DropConfederate,   // leave out every link of the players who do not sit first
    OtherSeat,         // make a person's throw as if it were a computer's, without the link
    GrindNotes,        // see the link, then add notes before it until the throw is low
    ForgedRenewal,     // lay down a tip of its own for the person, and throw with its link
    OwnLinkElsewhere,  // keep the link of a throw and fold it at the end of the turn
    RepeatOpening,     // break off the opening again and again
    ResetVoids,        // forget the openings that came to nothing
    ForgedTakenBack,   // take plays back, and then throw other dice
    OtherDice,         // make up throws instead of deriving them from the secret
    Downgrade,         // make tables of parlor-dice-2
    // On the wire: one connection hears something else than the others.
    OtherTips,    // everybody hears other tips of the others
    SplitView,    // the second player does not hear the first one's links
    SplitDice,    // the second player hears other dice for the first one's throws
    ReplayEvent,  // the player's own second throw is sent twice
    HoldBack,     // the end of another seat's turn is not sent
};

// Whether the environment names this lie.
bool tells(Lie lie);
// Prints `lie: event 17` to stderr, for the first dishonest event only.
void admit(tables::Seq seq);
// Another throw with as many dice.
std::string other_dice(std::string_view thrown);

}  // namespace parlor::liars
