// SPDX-License-Identifier: MIT
// Pollyanna's things in words: spaces, pieces, steps, reasons.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/pollyanna/rules/why.h"
#include "presentation/sentences/voice.h"

namespace parlor::sentences {

// As its leaflet is titled: "Pollyanna, the Glad Game".
std::string edition_name(const Voice& voice, std::string_view edition);
// "Pollyanna, the Glad Game, with partners"
std::string title_told(const Voice& voice, std::string_view edition, bool partners);
std::string space_told(const Voice& voice, pollyanna::Space space);
// "two Blue pieces and one Red piece"
std::string pieces_told(const Voice& voice, std::span<const pollyanna::Piece> pieces);
// Those of a refusal.
std::string pieces_told(const Voice& voice, const match::Refused& refused);

// What a step would do: "move 6, capture one Red piece". In brief, for narrow lists: "6 takes".
std::string meaning(const Voice& voice, const pollyanna::Hand& hand, const pollyanna::Step& step);
std::string brief_meaning(const Voice& voice, const pollyanna::Hand& hand,
                          const pollyanna::Step& step);
// "with the 6"
std::string what_is_used(const Voice& voice, const pollyanna::Hand& hand,
                         const pollyanna::Step& step);
// Why a step is refused. Precondition: it is.
std::string reason_told(const Voice& voice, const match::Refused& refused);

// The piece that a step captures; none: it captures nothing.
std::vector<pollyanna::Piece> captured(const pollyanna::Position& before,
                                       const pollyanna::Step& step);

// The pips that a step uses, one die or both. Precondition: it uses dice.
int pips(pollyanna::Throw thrown, pollyanna::Using with);

}  // namespace parlor::sentences
