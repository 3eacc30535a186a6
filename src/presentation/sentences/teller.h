// SPDX-License-Identifier: MIT
// Sentences about a table of any game, for the terminal and the page. A game writes them in a
// struct `Words` and gets its Teller from the template in teller_of.h.
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
    std::string captures;  // "one Red piece"; empty if it captures nothing
};

class Teller {
public:
    virtual ~Teller() = default;

    // The prefix of the game's own sentences; empty if it uses the common words.
    [[nodiscard]] virtual std::string_view keys() const = 0;

    // `game` is what is played, as positions and variants begin; empty if that is not known.
    [[nodiscard]] Voice voice(language::Language language, std::string_view game = {},
                              std::vector<match::SeatName> names = {}) const {
        const std::string_view edition = game.substr(0, game.find_first_of("+ "));
        return {language, keys(), std::move(names), std::string(edition)};
    }

    // Why a step is refused. Precondition: it is illegal.
    [[nodiscard]] virtual std::string reason(const Voice& voice,
                                             const match::Refused& refused) const = 0;
    // The pieces that a refusal names: "two Blue pieces".
    [[nodiscard]] virtual std::string pieces(const Voice& voice,
                                             const match::Refused& refused) const = 0;
    // What a step does. Precondition: it is among the choices.
    [[nodiscard]] virtual StepTold step_told(const Voice& voice, const match::Match& match,
                                             std::string_view step) const = 0;

    // The title of what is played.
    [[nodiscard]] virtual std::string title(const Voice& voice,
                                            const game::Record& record) const = 0;
    // The throws for the first turn, a sentence each.
    [[nodiscard]] virtual std::vector<std::string> opening_told(
        const Voice& voice, const game::Record& record) const = 0;
    // "Red throws 6 and 3."
    [[nodiscard]] virtual std::string throw_told(const Voice& voice,
                                                 const match::Match& match) const = 0;
    // The turn being played: "Red throws 6 and 3: enters, moves 36 to 39, captures Blue." If it has
    // ended, also what is lost and what follows.
    [[nodiscard]] virtual std::string account(const Voice& voice, const match::Match& match,
                                              bool ended) const = 0;
    // The steps of this turn after the first `skip`: "enters, moves 36 to 39". Precondition: the
    // turn is being played, and has at least `skip` steps.
    [[nodiscard]] virtual std::string deeds(const Voice& voice, const match::Match& match,
                                            std::size_t skip) const = 0;
    // Whose turn it is, or who has won.
    [[nodiscard]] virtual std::string standing_told(const Voice& voice,
                                                    const match::Match& match) const = 0;
};

}  // namespace parlor::sentences
