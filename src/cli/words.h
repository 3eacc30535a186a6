// SPDX-License-Identifier: MIT
// The game's things in words: seats with their players' names, spaces, pieces, steps, reasons.
//
//   Voice voice{Language::English, {"Ana", "", "", ""}};
//   voice.seat(Seat::Blue) == "Ana (Blue)"        voice.seat(Seat::Red) == "Red"
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>

#include "language/language.h"
#include "pollyanna/why.h"

namespace parlor::cli {

struct Voice {
    language::Language language = language::Language::English;
    std::array<std::string, 4> names{};  // by seat; empty: the colour will do

    [[nodiscard]] std::string say(std::string_view key, language::Arguments arguments = {}) const {
        return language::say(language, key, arguments);
    }
    [[nodiscard]] std::string colour(pollyanna::Seat seat) const;
    [[nodiscard]] std::string seat(pollyanna::Seat seat) const;
    [[nodiscard]] std::string seats(pollyanna::SeatSet seats) const;
    [[nodiscard]] std::string space(pollyanna::Space space) const;
    // "two Blue pieces and one Red piece"
    [[nodiscard]] std::string pieces(std::span<const pollyanna::Piece> pieces) const;

    // What a step would do: "move 6, capture one Red piece". In brief, for narrow lists: "6 takes".
    [[nodiscard]] std::string meaning(const pollyanna::Hand& hand,
                                      const pollyanna::Step& step) const;
    [[nodiscard]] std::string brief_meaning(const pollyanna::Hand& hand,
                                            const pollyanna::Step& step) const;
    // "with the 6"
    [[nodiscard]] std::string what_is_used(const pollyanna::Hand& hand,
                                           const pollyanna::Step& step) const;
    // Why a step is refused. Precondition: it is.
    [[nodiscard]] std::string reason(const pollyanna::StepText& tried,
                                     const pollyanna::WhyNot& why) const;
};

// The piece that a step captures; none: it captures nothing.
std::vector<pollyanna::Piece> captured(const pollyanna::Position& before,
                                       const pollyanna::Step& step);

// The pips that a step uses, one die or both. Precondition: it uses dice.
int pips(pollyanna::Throw thrown, pollyanna::Using with);

// A step as it would be typed.
pollyanna::StepText written(const pollyanna::Step& step);

}  // namespace parlor::cli
