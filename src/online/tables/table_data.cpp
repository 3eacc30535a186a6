// SPDX-License-Identifier: MIT
#include "online/tables/table_data.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>

#include "games/games.h"
#include "online/fair_dice/check.h"
#include "online/tables/decide_and_fold.h"
#include "rules/match/new_game.h"

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

std::string_view name(OfferKind what) {
    constexpr std::array<std::string_view, 2> names{"draw", "take_back"};
    return names[static_cast<std::size_t>(what)];
}

std::string_view name(ReplaceReason why) {
    constexpr std::array<std::string_view, 3> names{"away", "late", "resigned"};
    return names[static_cast<std::size_t>(why)];
}

std::string_view name(EndReason how) {
    constexpr std::array<std::string_view, 4> names{"won", "drawn", "agreed", "resigned"};
    return names[static_cast<std::size_t>(how)];
}

std::string_view name(Phase phase) {
    constexpr std::array<std::string_view, 3> names{"open", "playing", "over"};
    return names[static_cast<std::size_t>(phase)];
}

const SeatState* TableData::seat(char letter) const {
    const auto found = std::ranges::find(seats, letter, &SeatState::seat);
    return found == seats.end() ? nullptr : &*found;
}

SeatState* TableData::seat(char letter) {
    const auto found = std::ranges::find(seats, letter, &SeatState::seat);
    return found == seats.end() ? nullptr : &*found;
}

const SeatState& TableData::acting() const {
    assert(phase == Phase::Playing);
    const std::string awaited = match->awaited();
    const auto person =
        std::ranges::find_if(awaited, [&](char each) { return is_played_by_person(*seat(each)); });
    return *seat(person == awaited.end() ? awaited.front() : *person);
}

SeatState& TableData::acting() { return *seat(std::as_const(*this).acting().seat); }

bool TableData::sits(const PlayerId& player) const {
    return !player.empty() && std::ranges::find(seats, player, &SeatState::player) != seats.end();
}

std::string TableData::played_by(const PlayerId& player) const {
    std::string all;
    for (const SeatState& each : seats) {
        if (is_played_by_person(each) && each.player == player) all += each.seat;
    }
    return all;
}

bool TableData::is_complete() const { return std::ranges::none_of(seats, is_free); }

std::string TableData::next_throw(const fair_dice::SeatLink& given) const {
    return has_chains() ? chained->thrown(secret, thrown, given) : throws->at(thrown);
}

std::string TableData::link_due(char letter) const {
    if (!has_chains() || phase == Phase::Over || !is_played_by_person(*seat(letter))) return {};
    if (phase == Phase::Open) {
        const auto has_it = [&](const auto& each) { return each.seat == letter; };
        if (!is_complete() || std::ranges::any_of(revealed, has_it)) return {};
        return std::ranges::find_if(tips, has_it)->seed;
    }
    const bool is_new = match->due() == match::Due::Throw ? is_new_throw() : is_new_end();
    return is_new ? chained->expects(letter) : std::string();
}

fair_dice::ChainedDice new_dice(const TableData& table) {
    fair_dice::Opening opening{table.scheme, table.id, table.commitment, table.voided};
    for (const SeatState& each : table.seats) {
        const bool is_person = each.level.empty();
        opening.players.push_back(
            {each.seat, is_person ? std::string(match::human) : each.level, each.name});
    }
    const int dice = games::of(table.plan.game).dice();
    return {{table.scheme, table.id, fair_dice::start(opening), dice},
            in_order(table.seats, table.tips)};
}

char side_of(const match::Match& match, char seat) { return match.partners_of(seat).front(); }

std::uint64_t TableData::command_hash(const PlayerId& by, const std::string& command) const {
    return crypto::short_hash(secret, by + '\n' + command);
}

std::string closed_record(const TableData& table, const match::Match& match, std::string_view ended,
                          const std::optional<fair_dice::SeatLink>& last) {
    game::Record record = match.record();
    if (table.chained) {
        fair_dice::ChainedDice dice = *table.chained;
        if (last) dice.end_turn(*last);
        fair_dice::write_tags(dice, record);
    }
    if (!ended.empty()) {
        record.others.push_back({std::string(fair_dice::ended_tag), std::string(ended)});
    }
    record.others.push_back({std::string(fair_dice::secret_tag), crypto::hex(table.secret)});
    return game::write(record);
}

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
