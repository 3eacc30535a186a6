// SPDX-License-Identifier: MIT
#include "games/pollyanna/coach/coach.h"

#include <algorithm>
#include <cassert>

#include "computers/coach/coach_of_body.h"
#include "games/pollyanna/players/reasons.h"
#include "games/pollyanna/players/themes.h"

namespace parlor::pollyanna {
namespace {

std::string steps_to(const std::vector<Play>& all, const Position& goal) {
    const auto play = std::ranges::find(all, goal, &Play::after);
    assert(play != all.end());
    return text(play->steps);
}

}  // namespace

coach::Sides Coach::sides_of(const Match& table) const {
    const Position& position = table.position();
    coach::Sides all;
    for (const Seat seat : all_seats) {
        if (!position.seated.has(seat)) continue;
        const std::size_t number = Pollyanna::side(position, seat);
        auto side = std::ranges::find(all, number, &coach::Side::number);
        if (side == all.end()) side = all.insert(side, {number, {}});
        side->letters += letter(seat);
    }
    return all;
}

std::string Coach::play_to(const Position& from, std::optional<Throw> thrown,
                           const Position& goal) const {
    return steps_to(plays(from, *thrown), goal);
}

Coach::Rest Coach::rest_of(const Match& table) const {
    if (!table.made().empty()) return CoachOf::rest_of(table);
    return [all = plays(table.position(), *table.thrown())](const Position& goal) {
        return std::optional(steps_to(all, goal));
    };
}

std::vector<coach::Reason> Coach::reasons(const Position& from, const Position& after) const {
    return coach::told("hint.", pollyanna::reasons(from, after));
}

std::vector<std::string_view> Coach::differences(const Position& from, const Position& answer,
                                                 std::span<const Position> others) const {
    return coach::names_of(pollyanna::themes(from, answer, others));
}

}  // namespace parlor::pollyanna

template class parlor::coach::CoachOf<parlor::pollyanna::Coach, parlor::pollyanna::Pollyanna,
                                      parlor::pollyanna::Match>;
