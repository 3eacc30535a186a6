// SPDX-License-Identifier: MIT
// What the page knows of each game: the column `page` of the table of games.
#pragma once

#include <span>
#include <string_view>

#include "presentation/page/game_page.h"

namespace parlor::page_api {

std::span<const page::GamePage* const> all_pages();
// By the name of a game or of an edition, with switches or a position behind it. Returns the first
// game's for an unknown name: that game then says what is wrong with it.
const page::GamePage& page_of(std::string_view named);

}  // namespace parlor::page_api
