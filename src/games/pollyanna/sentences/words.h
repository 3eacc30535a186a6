// SPDX-License-Identifier: MIT
// Pollyanna's things in words: spaces, pieces, steps, reasons.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/pollyanna/rules/why.h"
#include "presentation/sentences/voice.h"

namespace parlor::pollyanna {

// As its leaflet is titled: "Pollyanna, the Glad Game".
std::string edition_name(const sentences::Voice& voice, std::string_view edition);
// "Pollyanna, the Glad Game, with partners"
std::string title_told(const sentences::Voice& voice, std::string_view edition, bool partners);
std::string space_told(const sentences::Voice& voice, Space space);
// "two Blue pieces and one Red piece"
std::string pieces_told(const sentences::Voice& voice, std::span<const Piece> pieces);
// Those of a refusal.
std::string pieces_told(const sentences::Voice& voice, const match::Refused& refused);

// What a step would do: "move 6, capture one Red piece". In brief, for narrow lists: "6 takes".
std::string meaning(const sentences::Voice& voice, const Hand& hand, const Step& step);
std::string brief_meaning(const sentences::Voice& voice, const Hand& hand, const Step& step);
// "with the 6"
std::string what_is_used(const sentences::Voice& voice, const Hand& hand, const Step& step);
// Why a step is refused. Precondition: it is.
std::string reason_told(const sentences::Voice& voice, const match::Refused& refused);

// The piece that a step captures; none: it captures nothing.
std::vector<Piece> captured(const Position& before, const Step& step);

// The pips that a step uses, one die or both. Precondition: it uses dice.
int pips(Throw thrown, Using with);

}  // namespace parlor::pollyanna
