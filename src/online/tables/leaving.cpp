// SPDX-License-Identifier: MIT
// Computers in the place of those who leave, and those who come back.
#include <algorithm>
#include <set>

#include "online/tables/clock.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"
#include "online/tables/levels.h"

namespace parlor::tables {
namespace {

bool any_other_person(const Sheet& sheet, char leaving, bool on_the_same_side) {
    return std::ranges::any_of(sheet.seats, [&](const SeatState& each) {
        const bool same_side = side_of(*sheet.match, each.seat) == side_of(*sheet.match, leaving);
        return each.seat != leaving && is_played_by_person(each) &&
               (same_side || !on_the_same_side);
    });
}

std::size_t count_sides(const Sheet& sheet) {
    std::set<char> sides;
    for (const SeatState& each : sheet.seats) sides.insert(side_of(*sheet.match, each.seat));
    return sides.size();
}

// Computers do not play among themselves; and resigning for a whole side loses to the other.
bool ends_the_game(const Sheet& sheet, char leaving, WhyReplaced why) {
    const bool loses = why == WhyReplaced::Resigned && count_sides(sheet) == 2 &&
                       !any_other_person(sheet, leaving, true);
    return loses || !any_other_person(sheet, leaving, false);
}

// Why that player may not speak for that seat; none: they may.
std::optional<Refusal> why_not_own(const Question& question, char letter) {
    const Sheet& sheet = question.sheet;
    if (sheet.phase == Phase::Open) return Refusal{RefusalReason::NotBegun};
    if (sheet.phase == Phase::Over) return Refusal{match::Error::GameOver};
    const SeatState* const seat = sheet.seat(letter);
    if (seat == nullptr) return Refusal{RefusalReason::UnknownSeat, {letter}};
    if (seat->player != question.command.by) return Refusal{RefusalReason::NotYourSeat, {letter}};
    return std::nullopt;
}

// Before the game begins, others may wait for the device of somebody who sits but has gone.
std::optional<Refusal> why_not_waiting(const Question& question) {
    const Sheet& sheet = question.sheet;
    const bool is_opening = sheet.phase == Phase::Open && sheet.is_complete();
    if (is_opening && sheet.sits(question.command.by)) return std::nullopt;
    return why_not_playing(question);
}

}  // namespace

What left(const Sheet& sheet, char seat, WhyReplaced why) {
    if (!ends_the_game(sheet, seat, why)) {
        return Replaced{seat, std::string(substitute(sheet.plan)), why};
    }
    return Ended{How::Resigned, seat, crypto::hex(sheet.secret),
                 closed_record(sheet, *sheet.match, std::string{seat} + " resigned")};
}

Decided decide(const Question& question, const Resign& wish) {
    if (auto why = why_not_own(question, wish.seat)) return base::unexpected(std::move(*why));
    if (!is_played_by_person(*question.sheet.seat(wish.seat))) {
        return refuse(RefusalReason::NotYourSeat, {&wish.seat, 1});
    }
    Following events(question);
    events.add(left(question.sheet, wish.seat, WhyReplaced::Resigned));
    return events.take();
}

Decided decide(const Question& question, const Replace& wish) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_waiting(question)) return base::unexpected(std::move(*why));
    const SeatState* const seat = sheet.seat(wish.seat);
    if (seat == nullptr) return refuse(RefusalReason::UnknownSeat, {&wish.seat, 1});
    const bool is_missing =
        std::ranges::find(question.now.missing, seat->player) != question.now.missing.end();
    const bool is_own = seat->player == question.command.by;
    if (!is_played_by_person(*seat) || !is_missing || is_own) {
        return refuse(RefusalReason::NotMissing, {&wish.seat, 1});
    }
    Following events(question);
    events.add(Replaced{wish.seat, std::string(substitute(sheet.plan)), WhyReplaced::Away});
    return events.take();
}

Decided decide(const Question& question, const Return& wish) {
    if (auto why = why_not_own(question, wish.seat)) return base::unexpected(std::move(*why));
    const SeatState& seat = *question.sheet.seat(wish.seat);
    if (seat.level.empty()) return refuse(RefusalReason::NoComputerThere, {&wish.seat, 1});
    if (!seat.may_return) return refuse(RefusalReason::MayNotReturn, {&wish.seat, 1});
    Following events(question);
    events.add(Returned{wish.seat});
    return events.take();
}

Folded fold(Folding& on, const Replaced& what) {
    SeatState* const seat = on.sheet.seat(what.seat);
    if (on.sheet.phase == Phase::Over || seat == nullptr) return broken("replaced");
    if (on.sheet.phase == Phase::Open) {
        on.leave(*seat);
        seat->level = what.level;
        return {};
    }
    charge(on.sheet, on.sheet.acting(), on.event.at);
    seat->level = what.level;
    seat->may_return = what.why == WhyReplaced::Away;
    if (on.sheet.chained) on.sheet.chained->replace(what.seat);
    return on.played_by_another();
}

Folded fold(Folding& on, const Returned& what) {
    SeatState* const seat = on.sheet.seat(what.seat);
    if (on.sheet.phase != Phase::Playing || seat == nullptr) return broken("returned");
    charge(on.sheet, on.sheet.acting(), on.event.at);
    seat->level.clear();
    seat->may_return = false;
    seat->used = 0;
    if (on.sheet.chained) on.sheet.chained->return_to(what.seat);
    return on.played_by_another();
}

Folded fold(Folding& on, const Ended& what) {
    if (on.sheet.phase != Phase::Playing) return broken("ended");
    if (what.how == How::Drawn && on.sheet.match->due() != match::Due::Over) {
        if (!on.sheet.match->draw()) return broken("drawn");
    }
    on.sheet.phase = Phase::Over;
    on.sheet.ended = Ending{what.how, what.seat, what.secret};
    on.sheet.last_record = what.record;
    on.game_changed();
    return {};
}

}  // namespace parlor::tables
