// SPDX-License-Identifier: MIT
#include "rules/match/take_back.h"

#include <algorithm>

#include "rules/match/resume.h"

namespace parlor::match {
namespace {

bool is_ended_by(const game::Turn& turn, const Match& match, std::string_view seats) {
    return !turn.is_pending() &&
           std::ranges::any_of(seats, [&](char seat) { return match.side_of(seat) == turn.seat; });
}

}  // namespace

bool may_take_back(const Match& match, std::string_view seats) {
    return std::ranges::any_of(match.record().turns, [&](const game::Turn& turn) {
        return is_ended_by(turn, match, seats);
    });
}

std::unique_ptr<Match> taken_back(const Match& match, std::string_view seats) {
    game::Record record = match.record();
    while (!record.turns.empty() && !is_ended_by(record.turns.back(), match, seats)) {
        record.turns.pop_back();
    }
    if (record.turns.empty()) return nullptr;
    record.result.clear();
    game::Turn& last = record.turns.back();
    last.play.clear();
    last.after.clear();
    last.notes.clear();
    if (last.thrown == setting_up) record.turns.pop_back();
    auto resumed = replayed(match.begin_again(record), record);
    return resumed ? std::move(*resumed) : nullptr;
}

}  // namespace parlor::match
