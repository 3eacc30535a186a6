// SPDX-License-Identifier: MIT
// Complaints, one line each on the standard error. Control characters become blanks.
#pragma once

#include <string_view>

#include "games/game.h"
#include "presentation/language/language.h"
#include "rules/match/match.h"

namespace parlor::console {

void complain(std::string_view sentence);
// Appends the stable name of the fault.
void complain_of(std::string_view sentence, std::string_view name);
// Prints a line for each fault, in the game's own words.
void complain(language::Language language, const games::Game& game,
              const match::TextFaults& faults);

}  // namespace parlor::console
