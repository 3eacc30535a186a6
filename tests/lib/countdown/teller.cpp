// SPDX-License-Identifier: MIT
#include "countdown/teller.h"

#include "countdown/match.h"

namespace parlor::countdown {

sentences::StepTold CountdownTeller::step_told(const Voice& /*voice*/,
                                               const match::Match& /*match*/,
                                               std::string_view step) const {
    return {"counts down " + std::to_string(parse_steps(step)->front().count), {}};
}

std::string CountdownTeller::title(const Voice& /*voice*/, const game::Record& /*record*/) const {
    return "Countdown";
}

std::string CountdownTeller::throw_told(const Voice& voice, const match::Match& match) const {
    const int heads = match::of<Match>(match).thrown().heads;
    return voice.seat(match.side()) + " throws " + std::to_string(heads) + " heads.";
}

std::string CountdownTeller::account(const Voice& voice, const match::Match& match,
                                     bool /*ended*/) const {
    return throw_told(voice, match) + ' ' + voice.seat(match.side()) + ' ' +
           deeds(voice, match, 0) + '.';
}

std::string CountdownTeller::deeds(const Voice& voice, const match::Match& match,
                                   std::size_t) const {
    const auto made = match.made_texts();
    return made.empty() ? "counts nothing" : step_told(voice, match, made.front()).does;
}

std::string CountdownTeller::standing_told(const Voice& voice, const match::Match& match) const {
    const std::string seat = voice.seat(match.side());
    if (match.due() == match::Due::Over) return seat + " wins.";
    return seat + " is to play, and " + std::to_string(match::of<Match>(match).standing().left) +
           " are left.";
}

}  // namespace parlor::countdown
