// SPDX-License-Identifier: MIT
// Players who leave, computers that replace them, and players who return.
#include <algorithm>
#include <set>

#include "online/tables/decide_and_fold.h"
#include "online/tables/plan.h"
#include "online/tables/table_data.h"

namespace parlor::tables {
namespace {

bool any_other_person(const TableData& table, char leaving, bool on_the_same_side) {
    return std::ranges::any_of(table.seats, [&](const SeatState& each) {
        const bool same_side = side_of(*table.match, each.seat) == side_of(*table.match, leaving);
        return each.seat != leaving && is_played_by_person(each) &&
               (same_side || !on_the_same_side);
    });
}

std::size_t count_sides(const TableData& table) {
    std::set<char> sides;
    for (const SeatState& each : table.seats) sides.insert(side_of(*table.match, each.seat));
    return sides.size();
}

// A game without people ends, and a side whose last person resigns loses to the other.
bool ends_the_game(const TableData& table, char leaving, ReplaceReason why) {
    const bool loses = why == ReplaceReason::Resigned && count_sides(table) == 2 &&
                       !any_other_person(table, leaving, true);
    return loses || !any_other_person(table, leaving, false);
}

// Why the player may not act for that seat; nullopt if allowed.
std::optional<Refusal> why_not_own(const Request& request, char letter) {
    const TableData& table = request.table;
    if (table.phase == Phase::Open) return Refusal{RefusalReason::NotBegun};
    if (table.phase == Phase::Over) return Refusal{match::Error::GameOver};
    const SeatState* const seat = table.seat(letter);
    if (seat == nullptr) return Refusal{RefusalReason::UnknownSeat, {letter}};
    if (seat->player != request.command.by) return Refusal{RefusalReason::NotYourSeat, {letter}};
    return std::nullopt;
}

// Before the game begins, players may wait for the device of a player who sits but has gone.
std::optional<Refusal> why_not_waiting(const Request& request) {
    const TableData& table = request.table;
    const bool is_opening = table.phase == Phase::Open && table.is_complete();
    if (is_opening && table.sits(request.command.by)) return std::nullopt;
    return why_not_playing(request);
}

}  // namespace

Payload departure(const TableData& table, char seat, ReplaceReason why) {
    if (!ends_the_game(table, seat, why)) {
        return Replaced{seat, std::string(substitute(table.plan)), why};
    }
    return Ended{EndReason::Resigned, seat, crypto::hex(table.secret),
                 closed_record(table, *table.match, std::string{seat} + " resigned")};
}

Decision decide(const Request& request, const Resign& action) {
    if (auto why = why_not_own(request, action.seat)) return base::unexpected(std::move(*why));
    if (!is_played_by_person(*request.table.seat(action.seat))) {
        return refuse(RefusalReason::NotYourSeat, action.seat);
    }
    return decide_on(request, departure(request.table, action.seat, ReplaceReason::Resigned));
}

Decision decide(const Request& request, const Replace& action) {
    const TableData& table = request.table;
    if (auto why = why_not_waiting(request)) return base::unexpected(std::move(*why));
    const SeatState* const seat = table.seat(action.seat);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, action.seat);
    const bool is_missing =
        std::ranges::find(request.now.missing, seat->player) != request.now.missing.end();
    const bool is_own = seat->player == request.command.by;
    if (!is_played_by_person(*seat) || !is_missing || is_own) {
        return refuse(RefusalReason::NotMissing, action.seat);
    }
    return decide_on(
        request, Replaced{action.seat, std::string(substitute(table.plan)), ReplaceReason::Away});
}

Decision decide(const Request& request, const Return& action) {
    if (auto why = why_not_own(request, action.seat)) return base::unexpected(std::move(*why));
    const SeatState& seat = *request.table.seat(action.seat);
    if (seat.level.empty()) return refuse(RefusalReason::NoComputerThere, action.seat);
    if (!seat.may_return) return refuse(RefusalReason::MayNotReturn, action.seat);
    return decide_on(request, Returned{action.seat});
}

FoldResult fold(Fold& on, const Replaced& payload) {
    SeatState* const seat = on.table.seat(payload.seat);
    if (on.table.phase == Phase::Over || seat == nullptr) return broken("replaced");
    if (on.table.phase == Phase::Open) {
        on.leave(*seat);
        seat->level = payload.level;
        return {};
    }
    charge(on.table, on.table.acting(), on.event.at);
    seat->level = payload.level;
    seat->may_return = payload.why == ReplaceReason::Away;
    if (on.table.chained) on.table.chained->replace(payload.seat);
    return on.played_by_another();
}

FoldResult fold(Fold& on, const Returned& payload) {
    SeatState* const seat = on.table.seat(payload.seat);
    if (on.table.phase != Phase::Playing || seat == nullptr) return broken("returned");
    charge(on.table, on.table.acting(), on.event.at);
    seat->level.clear();
    seat->may_return = false;
    seat->used = 0;
    if (on.table.chained) on.table.chained->return_to(payload.seat);
    return on.played_by_another();
}

FoldResult fold(Fold& on, const Ended& payload) {
    if (on.table.phase != Phase::Playing) return broken("ended");
    if (payload.how == EndReason::Drawn && on.table.match->due() != match::Due::Over) {
        if (!on.table.match->draw()) return broken("drawn");
    }
    on.table.phase = Phase::Over;
    on.table.ended = GameEnd{payload.how, payload.seat, payload.secret};
    on.table.last_record = payload.record;
    on.game_changed();
    return {};
}

}  // namespace parlor::tables
