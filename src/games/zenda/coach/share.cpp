// SPDX-License-Identifier: MIT
#include "games/zenda/coach/share.h"

#include <algorithm>
#include <string>

#include "games/zenda/rules/generator.h"

namespace parlor::zenda {
namespace {

using match::Due;

bool has(std::string_view seats, char seat) { return seats.find(seat) != std::string_view::npos; }

}  // namespace

bool is_whole_side(const Match& table, std::string_view seats) {
    return std::ranges::all_of(table.partners_of(table.seat()),
                               [&](char seat) { return has(seats, seat); });
}

Results own_results(const Match& table, std::string_view seats) {
    Results results(table.board());
    results.find(table.hand());
    results.prefer(
        [&](const Step& step) { return has(seats, letter(seat_of(table.division(), step.role))); });
    return results;
}

void make_own(match::Match& match, std::string_view seats, std::span<const Step> plan) {
    const std::string known = match.awaited().append(seats);
    const auto may_go_on = [&] {
        return match.due() == Due::Step &&
               std::ranges::all_of(match.awaited(), [&](char each) { return has(known, each); });
    };
    const auto is_own = [&](std::string_view step) { return has(seats, match.maker_of(step)); };
    for (const Step& each : plan) {
        const std::string step = text(each);
        if (may_go_on() && is_own(step)) match.make(step);
    }
    while (may_go_on()) {
        const auto choices = match.choice_texts();
        const auto any = std::ranges::find_if(choices, is_own);
        if (any == choices.end()) return;
        match.make(*any);
    }
}

}  // namespace parlor::zenda
