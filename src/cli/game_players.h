// SPDX-License-Identifier: MIT
// A game's computers at the table: whole turns from the players' choices, and hints. Streams are
// for choices alone, never those of the dice.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/random.h"
#include "cli/voice.h"
#include "match/match.h"

namespace parlor::cli {

struct Hint {
    std::string play;         // what is left to be done, or all of it
    std::string why;          // "it captures, a piece comes to safety"
    bool undo_first = false;  // the steps made do not lead there
};

class GamePlayers {
public:
    virtual ~GamePlayers() = default;

    // From the weakest to the strongest.
    [[nodiscard]] virtual std::vector<std::string_view> names() const = 0;

    // Plays for the seat that acts, until its part of the turn is done. What it finds made of a
    // turn that is all its own it may take back. Preconditions: one of the names; something is due
    // to be set or stepped, or to be confirmed.
    virtual void play(match::Match& match, std::string_view name, base::Random random) const = 0;

    // What the strongest would do. Precondition: something is due to be set or stepped.
    [[nodiscard]] virtual Hint hint(const Voice& voice, const match::Match& match,
                                    base::Random random) const = 0;

    // Whether a computer agrees to a draw.
    [[nodiscard]] virtual bool agrees_to_draw(const match::Match& match) const = 0;
};

}  // namespace parlor::cli
