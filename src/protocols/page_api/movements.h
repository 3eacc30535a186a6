// SPDX-License-Identifier: MIT
// What moves on the board when steps are made and undone. Internal to this module.
#pragma once

#include <string_view>
#include <vector>

#include "presentation/page/game_page.h"
#include "protocols/page_api/answers.h"

namespace parlor::page_api {

// With the last thing done in this turn: nothing, where that left the rest to the partner.
// Precondition: something was done.
std::vector<Movement> last_movements(const page::GamePage& game, const match::Match& match);

// The same when that is undone: what moved last moves back first.
std::vector<Movement> last_movements_undone(const page::GamePage& game, const match::Match& match);

// With the moments of it, which take longer to work out.
std::vector<Movement> last_movements_noticed(const page::GamePage& game, const match::Match& match);

// Between two points of one turn, noticed. Precondition: nothing but steps differs.
std::vector<Movement> movements_between(const page::GamePage& game, const match::Match& before,
                                        const match::Match& after);

// All that a play moves: its steps are made one by one, and told of by one of those above.
// Precondition: they may be made.
using Telling = std::vector<Movement>(const page::GamePage& game, const match::Match& match);
std::vector<Movement> movements_of(const page::GamePage& game, match::Match& table,
                                   std::string_view play, Telling& last = last_movements);

// Among them, where the pieces that made the steps went.
std::vector<Route> own_routes(const std::vector<Movement>& movements);

}  // namespace parlor::page_api
