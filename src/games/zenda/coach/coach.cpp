// SPDX-License-Identifier: MIT
#include "games/zenda/coach/coach.h"

#include <algorithm>
#include <cassert>

#include "base/words.h"
#include "computers/coach/coach_of_body.h"
#include "games/zenda/players/reasons.h"
#include "games/zenda/players/themes.h"
#include "games/zenda/rules/generator.h"

namespace parlor::zenda {
namespace {

using match::Due;

bool has(std::string_view seats, char seat) { return seats.find(seat) != std::string_view::npos; }

// The steps of setting up that the seat that acts has to make.
std::string own_part(const Match& table, std::string_view steps) {
    std::string own;
    for (const std::string_view step : base::words(steps)) {
        if (table.maker_of(step) != table.seat()) continue;
        if (!own.empty()) own += ' ';
        own += step;
    }
    return own;
}

// Whether these are all the seats of the side that is to act.
bool is_whole_side(const Match& table, std::string_view seats) {
    return std::ranges::all_of(table.partners_of(table.seat()),
                               [&](char seat) { return has(seats, seat); });
}

// What these seats can make of the rest of the throw by themselves; where the law of the throw
// requires a partner's step too, what the side can. Precondition: a step is due.
Results own_results(const Match& table, std::string_view seats) {
    Results results(table.board());
    results.find(table.hand());
    results.prefer(
        [&](const Step& step) { return has(seats, letter(seat_of(table.division(), step.role))); });
    return results;
}

// Makes the steps of a plan that are these seats' own, and then any others that only they can make.
// Stops where a step has given another seat something to play.
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

}  // namespace

Results Coach::results(const Position& from, std::optional<Throw> thrown) const {
    Results found(board());
    thrown ? found.find(from, *thrown) : found.find(from);
    return found;
}

coach::Sides Coach::sides_of(const Match& /*table*/) const {
    return {{index(City::Streslau), {letter(City::Streslau)}},
            {index(City::Zenda), {letter(City::Zenda)}}};
}

std::string Coach::play_to(const Position& from, std::optional<Throw> thrown,
                           const Position& goal) const {
    return text(zenda::play_to(board(), from, thrown, goal).steps);
}

// By the whole side, in an order in which its partners may make the steps.
Coach::Rest Coach::rest_of(const Match& table) const {
    const auto found = std::make_shared<Generator>(table.board());
    found->find(table.hand());
    return [&table, found](const Position& goal) -> std::optional<std::string> {
        for (std::size_t i = 0; i < found->size(); ++i) {
            if ((*found)[i] != goal) continue;
            const std::string steps = text(found->steps_to(i));
            return table.due() == Due::Set ? own_part(table, steps) : steps;
        }
        return std::nullopt;
    };
}

std::vector<coach::Reason> Coach::reasons(const Position& from, const Position& after) const {
    return coach::told("hint.zenda.", zenda::reasons(board(), from, after));
}

std::vector<std::string_view> Coach::differences(const Position& from, const Position& answer,
                                                 std::span<const Position> others) const {
    return coach::names_of(zenda::themes(board(), from, answer, others));
}

void Coach::play(match::Match& match, std::string_view level, base::Random random,
                 const base::Stop& stop) {
    play_for(match.partners_of(match.seat()), match, level, random, stop);
}

void Coach::play_for(std::string_view seats, match::Match& match, std::string_view level,
                     base::Random random, const base::Stop& stop) {
    const auto& table = typed(match);
    if (match.due() == Due::Set) {
        const std::string steps = chosen_play(table, level, random, stop);
        while (match.due() == Due::Set && has(seats, match.seat())) {
            match.make_all(own_part(table, steps));
        }
    } else if (match.due() == Due::Step && is_whole_side(table, seats)) {
        CoachOf::play(match, level, random, stop);
    } else if (match.due() == Due::Step) {
        const Results results = own_results(table, seats);
        auto& player = engines().player(*this->level(level));
        const auto chosen = player.choose(table.position(), results, random, stop);
        make_own(match, seats, results.steps_to(chosen));
    }
}

bool Coach::agrees_to_draw(const match::Match& match) const {
    return typed(match).quiet_turns().turns() >= quiet_turns_a_side;
}

}  // namespace parlor::zenda

template class parlor::coach::CoachOf<parlor::zenda::Coach, parlor::zenda::Zenda,
                                      parlor::zenda::Match>;
