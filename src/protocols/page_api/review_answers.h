// SPDX-License-Identifier: MIT
// The answers to the page's requests about a game that is judged turn by turn. Like answers.h.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "computers/coach/judged_game.h"
#include "protocols/page_api/answers.h"

namespace parlor::page_api {

struct JudgedTurnView {
    std::size_t turn = 0;  // 1: the first
    coach::JudgedTurn judged{};
    std::string_view mark{};     // coach::Mark
    std::string_view fortune{};  // coach::Fortune
    std::string reason{};        // of the play that was made
    std::string best_reason{};
    std::string why{};                 // of an error: what the best does and this does not
    std::string best_words{};          // the best play told, with its throw
    std::vector<Route> best_routes{};  // a step each
    std::string note{};                // to be handed back when the game is summed up
};

// How many plays of a side got each coach::Mark.
struct Marks {
    std::size_t best = 0;
    std::size_t good = 0;
    std::size_t inaccuracy = 0;
    std::size_t mistake = 0;
    std::size_t blunder = 0;
    std::size_t forced = 0;
};

struct SideReview {
    std::string seats{};
    std::string name{};
    coach::SideTotals totals{};
    std::string luck_told{};
    Marks marks{};
};

struct ReviewSummary {
    std::vector<SideReview> sides{};
    std::size_t moment = 0;              // the turn that decided the game; 0: there is none
    std::vector<std::size_t> worst{};    // turns, 1: the first
    std::vector<std::size_t> lessons{};  // turns
    std::string tale{};
};

struct Review {
    Story story{};
    std::vector<JudgedTurnView> turns{};
    ReviewSummary summary{};
};

}  // namespace parlor::page_api
