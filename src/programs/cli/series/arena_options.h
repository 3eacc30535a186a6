// SPDX-License-Identifier: MIT
// The options of `parlor arena`, judged as far as they are the same in every game. What is no good
// is complained of on the standard error, a line each.
#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "programs/cli/series/arena.h"
#include "programs/cli/series/contest.h"

namespace parlor::cli {

// How many meet at a table.
std::size_t chairs_asked_for(const ArenaOptions& options);

// How many games, the seed, the question; of all players. None after complaining.
std::optional<Meeting> read_meeting(const ArenaOptions& options);

// A sentence "arena.<name>", with the name behind it.
void refuse_arena(language::Language language, std::string_view name,
                  language::Arguments arguments);
void refuse_player(language::Language language, const std::string& name,
                   std::span<const std::string_view> known);
void complain_of_engine(const std::string& sentence);

}  // namespace parlor::cli
