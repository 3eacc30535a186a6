// SPDX-License-Identifier: MIT
// How long a seat has been acting, and what is left of its time. Where partners share a turn, one
// clock runs at a time, and each has the time of a turn. Internal to this module.
#pragma once

#include <optional>
#include <string>

#include "online/tables/table_data.h"

namespace parlor::tables {

// By a seat in this turn, if its clock has run until now.
Milliseconds spent(const TableData& table, const SeatState& seat, Milliseconds now);
// What of it was longer than a turn, and is still to be taken from the bank.
Milliseconds overdrawn(const TableData& table, const SeatState& seat, Milliseconds now);
// Charges a seat whose clock has run until now. What it has used stays used in this turn.
void charge(const TableData& table, SeatState& seat, Milliseconds now);

// Whether the clock of the seat that acts runs: a computer has none.
bool is_running(const TableData& table);
std::optional<Milliseconds> deadline(const TableData& table);

// At least so much is left from now on.
void grant(TableData& table, Milliseconds now, Milliseconds least);

// "2026-11-15", in Greenwich.
std::string date_text(Milliseconds at);

}  // namespace parlor::tables
