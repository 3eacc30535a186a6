// SPDX-License-Identifier: MIT
// Pollyanna's things in words: titles, spaces, pieces, steps, and a picture of the board.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "games/pollyanna/rules/text.h"
#include "games/pollyanna/rules/why.h"
#include "presentation/sentences/voice.h"

namespace parlor::pollyanna {

// The title of its leaflet: "Pollyanna, the Glad Game".
std::string edition_name(const sentences::Voice& voice, std::string_view edition);
// "Pollyanna, the Glad Game, with partners"
std::string title_told(const sentences::Voice& voice, std::string_view edition, bool partners);
// "two Blue pieces and one Red piece"
std::string pieces_told(const sentences::Voice& voice, std::span<const Piece> pieces);

// What a step would do: "move 6, capture one Red piece"; of poleana, where a voice names spaces,
// also "from your 0 to your 6". The brief form, for narrow lists: "6 takes".
std::string meaning(const sentences::Voice& voice, const Hand& hand, const Step& step);
std::string brief_meaning(const sentences::Voice& voice, const Hand& hand, const Step& step);
// "with the 6"
std::string what_is_used(const sentences::Voice& voice, const Hand& hand, const Step& step);

// The pieces that a step captures.
std::vector<Piece> captured(const Position& before, const Step& step);

// The pips that a step uses, one die or both. Precondition: it uses dice.
int pips(Throw thrown, Using with);
// How many spaces a step goes, by dice or as the Reward; 0 if the Reward is declined.
int length(const Hand& hand, const Step& step);

// For those who do not see the board. Seats go by their colours.
// "Dixie Pollyanna, with partners"
std::string picture_title(const sentences::Voice& voice, const Position& position);
// "Blue: waiting, 6, A3, home. Red: … Blue is to throw."
std::string picture_description(const sentences::Voice& voice, const Position& position);

}  // namespace parlor::pollyanna
