// SPDX-License-Identifier: MIT
// What the page is told of a game that was judged turn by turn. The fields are those of
// web/src/engine/answers.ts, which says what each means; the figures are those of
// computers/coach/judged_game.h.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/judged_game.h"
#include "protocols/page_api/table_view.h"

namespace parlor::page_api {

struct JudgedTurnView {
    std::size_t turn = 0;  // 1: the first
    coach::JudgedTurn judged{};
    std::string_view verdict{};  // forced, best, good, error, blunder
    std::string reason{};        // of the play that was made
    std::string best_reason{};
    std::string best_words{};          // the best play told, with its throw
    std::vector<Route> best_routes{};  // a step each
    std::string note{};                // to be handed back when the game is summed up
};

struct SideReview {
    std::string seats{};
    std::string name{};
    coach::SideTotals totals{};
    std::string_view grade{};  // empty: there was nothing to choose
    std::string grade_told{};
};

struct ReviewSummary {
    std::vector<SideReview> sides{};
    std::vector<std::size_t> worst{};    // turns, 1: the first
    std::vector<std::size_t> lessons{};  // turns
    std::string tale{};
};

}  // namespace parlor::page_api
