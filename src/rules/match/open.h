// SPDX-License-Identifier: MIT
// A table that begins with a position, whichever game the position is of: the game that its first
// word names.
//
//   auto table = open("pollyanna-1916 b:w,w,w,24 g:- r:w,w,w,w y:- b 6-3");
#pragma once

#include <memory>
#include <string_view>

#include "games/zenda/rules/board.h"
#include "rules/match/match.h"

namespace parlor::match {

using Opened = base::Expected<std::unique_ptr<Match>, TextFaults>;

// With the throw, if the text has one. Of Zenda a table for two. A first word that no game knows is
// refused as an edition of Pollyanna.
Opened open(std::string_view position, const zenda::Board& board = zenda::standard_board());

Opened open_pollyanna(std::string_view position);
// The board must outlive the table.
Opened open_zenda(std::string_view position, const zenda::Board& board);

}  // namespace parlor::match
