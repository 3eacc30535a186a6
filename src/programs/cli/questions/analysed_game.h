// SPDX-License-Identifier: MIT
// A recorded game together with what a coach thinks of it, ready to be told.
#pragma once

#include <string>
#include <vector>

#include "computers/coach/judged_game.h"
#include "presentation/sentences/voice.h"
#include "programs/cli/games.h"
#include "rules/game/record.h"

namespace parlor::cli {

// What it refers to outlives it.
struct AnalysedGame {
    const game::Record& record;
    const TerminalGame& terminal;
    const match::Match& end;  // as it stands at the end of the record
    sentences::Voice voice;
    coach::JudgedGame judged;

    [[nodiscard]] std::string side_name(std::size_t side) const {
        return voice.seats(judged.sides[side]);
    }
};

std::string signed_percent(double share);  // "+12.3 %"

// Totals a side, and the worst errors, as lines of text.
std::string analysis_table(const AnalysedGame& game);

// The record with a note below each turn in which there was luck or a choice.
game::Record annotated(const AnalysedGame& game);

}  // namespace parlor::cli
