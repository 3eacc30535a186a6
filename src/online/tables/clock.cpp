// SPDX-License-Identifier: MIT
#include "online/tables/clock.h"

#include <algorithm>
#include <cstdint>

namespace parlor::tables {
namespace {

Milliseconds turn_of(const TableData& table) {
    return Milliseconds{table.plan.clock.turn_seconds} * 1000;
}

bool is_leap(std::int64_t year) { return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0); }

int days_in(std::int64_t year, int month) {
    constexpr int days[] = {31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    return month == 2 && is_leap(year) ? 29 : days[month - 1];
}

std::string padded(std::int64_t number, std::size_t width) {
    const std::string digits = std::to_string(number);
    return std::string(width - std::min(width, digits.size()), '0') + digits;
}

}  // namespace

Milliseconds spent(const TableData& table, const SeatState& seat, Milliseconds now) {
    return seat.used + std::max<Milliseconds>(0, now - table.began);
}

Milliseconds overdrawn(const TableData& table, const SeatState& seat, Milliseconds now) {
    return std::max<Milliseconds>(0, spent(table, seat, now) - std::max(turn_of(table), seat.used));
}

void charge(const TableData& table, SeatState& seat, Milliseconds now) {
    if (!is_played_by_person(seat)) return;
    seat.bank = std::max<Milliseconds>(0, seat.bank - overdrawn(table, seat, now));
    seat.used = spent(table, seat, now);
}

bool is_running(const TableData& table) {
    return table.phase == Phase::Playing && table.plan.clock.runs() &&
           is_played_by_person(table.acting());
}

std::optional<Milliseconds> deadline(const TableData& table) {
    if (!is_running(table)) return std::nullopt;
    const SeatState& seat = table.acting();
    return table.began + std::max<Milliseconds>(0, turn_of(table) - seat.used) + seat.bank;
}

void grant(TableData& table, Milliseconds now, Milliseconds least) {
    const auto ends = deadline(table);
    if (!ends) return;
    const Milliseconds whole = turn_of(table) + table.acting().bank;
    // A clock that was set back must not lengthen the turn.
    const Milliseconds left = std::max(std::min(least, whole), *ends - std::max(now, table.began));
    if (left == *ends - now) return;
    table.acting().used = 0;
    table.granted = table.began = now + left - whole;
}

std::string date_text(Milliseconds at) {
    constexpr Milliseconds a_day = 24LL * 60 * 60 * 1000;
    std::int64_t days = std::max<Milliseconds>(0, at) / a_day;
    std::int64_t year = 1970;
    while (days >= (is_leap(year) ? 366 : 365)) days -= is_leap(year++) ? 366 : 365;
    int month = 1;
    while (days >= days_in(year, month)) days -= days_in(year, month++);
    return padded(year, 4) + '-' + padded(month, 2) + '-' + padded(days + 1, 2);
}

}  // namespace parlor::tables
