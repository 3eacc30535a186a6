// SPDX-License-Identifier: MIT
// Sentences about a table, whichever game it is; one implementation a game. Whoever shows a table
// to people stands on this, in a terminal or on a page.
//
//   const Teller& teller = game.teller();
//   teller.account(voice, match, true)     "Red throws 6 and 3: enters, moves 36 to 39."
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "presentation/sentences/voice.h"
#include "rules/match/match.h"

namespace parlor::sentences {

struct StepTold {
    std::string does;      // "move 6, with the 6"
    std::string captures;  // "one Red piece"; empty: nothing
};

class Teller {
public:
    virtual ~Teller() = default;

    // What the game's own sentences begin with; empty: the common words will do.
    [[nodiscard]] virtual std::string_view keys() const { return {}; }

    // How a table is spoken of. `game` is what is played, as positions and variants begin; empty:
    // that is not known.
    [[nodiscard]] Voice voice(language::Language language, std::string_view game = {},
                              std::vector<match::SeatName> names = {}) const {
        const std::string_view edition = game.substr(0, game.find_first_of("+ "));
        return {language, keys(), std::move(names), std::string(edition)};
    }

    // Why a step is refused. Precondition: it is illegal.
    [[nodiscard]] virtual std::string reason(const Voice& voice,
                                             const match::Refused& refused) const {
        return voice.say(std::string("refused.").append(name(refused.error)));
    }
    // The pieces that a refusal names: "two Blue pieces".
    [[nodiscard]] virtual std::string pieces(const Voice& /*voice*/,
                                             const match::Refused& /*refused*/) const {
        return {};
    }
    // What a step does. Precondition: it is among the choices.
    [[nodiscard]] virtual StepTold step_told(const Voice& voice, const match::Match& match,
                                             std::string_view step) const = 0;

    // The title of what is played; the throws for the first turn, a sentence each.
    [[nodiscard]] virtual std::string title(const Voice& voice,
                                            const game::Record& record) const = 0;
    [[nodiscard]] virtual std::vector<std::string> opening_told(
        const Voice& /*voice*/, const game::Record& /*record*/) const {
        return {};
    }
    // "Red throws 6 and 3."
    [[nodiscard]] virtual std::string throw_told(const Voice& voice,
                                                 const match::Match& match) const = 0;
    // The turn being played: "Red throws 6 and 3: enters, moves 36 to 39, captures Blue." Unless it
    // is ended nothing is said of what is lost and of what follows.
    [[nodiscard]] virtual std::string account(const Voice& voice, const match::Match& match,
                                              bool ended) const = 0;
    // What was made of it alone, but for its first steps: "enters, moves 36 to 39". Precondition:
    // it is being played, and so many steps are made.
    [[nodiscard]] virtual std::string deeds(const Voice& voice, const match::Match& match,
                                            std::size_t without) const = 0;
    // Whose turn it is, or who has won.
    [[nodiscard]] virtual std::string standing_told(const Voice& voice,
                                                    const match::Match& match) const = 0;
};

}  // namespace parlor::sentences
