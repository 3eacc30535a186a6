// SPDX-License-Identifier: MIT
// The plan of a table, as commands bring it and events keep it. For sources of this folder.
#pragma once

#include <string>

#include "online/tables/plan.h"
#include "protocols/online_json/document.h"

namespace parlor::online_json {

inline constexpr std::size_t longest_game = 120;  // characters
inline constexpr std::size_t longest_level = 40;
inline constexpr std::size_t most_seats = 8;

void append_plan(std::string& to, const tables::Plan& plan);
void append_clock(std::string& to, const tables::Clock& clock);
tables::Plan read_plan(Fields fields);

}  // namespace parlor::online_json
