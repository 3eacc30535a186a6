// SPDX-License-Identifier: MIT
#include "online/tables/clock.h"

#include <algorithm>
#include <cstdint>

namespace parlor::tables {
namespace {

Milliseconds turn_of(const Sheet& sheet) {
    return Milliseconds{sheet.plan.clock.turn_seconds} * 1000;
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

Milliseconds spent(const Sheet& sheet, const SeatState& seat, Milliseconds now) {
    return seat.used + std::max<Milliseconds>(0, now - sheet.began);
}

Milliseconds overdrawn(const Sheet& sheet, const SeatState& seat, Milliseconds now) {
    return std::max<Milliseconds>(0, spent(sheet, seat, now) - std::max(turn_of(sheet), seat.used));
}

void charge(const Sheet& sheet, SeatState& seat, Milliseconds now) {
    if (!is_played_by_person(seat)) return;
    seat.bank = std::max<Milliseconds>(0, seat.bank - overdrawn(sheet, seat, now));
    seat.used = spent(sheet, seat, now);
}

bool is_running(const Sheet& sheet) {
    return sheet.phase == Phase::Playing && sheet.plan.clock.runs() &&
           is_played_by_person(sheet.acting());
}

std::optional<Milliseconds> deadline(const Sheet& sheet) {
    if (!is_running(sheet)) return std::nullopt;
    const SeatState& seat = sheet.acting();
    return sheet.began + std::max<Milliseconds>(0, turn_of(sheet) - seat.used) + seat.bank;
}

void grant(Sheet& sheet, Milliseconds now, Milliseconds least) {
    const auto ends = deadline(sheet);
    if (!ends) return;
    const Milliseconds whole = turn_of(sheet) + sheet.acting().bank;
    // A clock that was set back must not lengthen the turn.
    const Milliseconds left = std::max(std::min(least, whole), *ends - std::max(now, sheet.began));
    if (left == *ends - now) return;
    sheet.acting().used = 0;
    sheet.granted = sheet.began = now + left - whole;
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
