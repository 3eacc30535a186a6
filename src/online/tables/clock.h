// SPDX-License-Identifier: MIT
// How long a seat has been acting, and what is left of its time. For sources of this room.
#pragma once

#include <optional>
#include <string>

#include "online/tables/sheet.h"

namespace parlor::tables {

// Since the seat that acts became the one that does.
Milliseconds spent(const Sheet& sheet, Milliseconds now);
// What of it was longer than a turn, and is the bank's.
Milliseconds overdrawn(const Sheet& sheet, Milliseconds spent);

// Whether the clock of the seat that acts runs: a computer has none.
bool is_running(const Sheet& sheet);
std::optional<Milliseconds> deadline(const Sheet& sheet);

// At least so much is left from now on.
void grant(Sheet& sheet, Milliseconds now, Milliseconds least);

// "2026-11-15", in Greenwich.
std::string date_text(Milliseconds at);

}  // namespace parlor::tables
