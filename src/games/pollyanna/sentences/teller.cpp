// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/teller.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.h"
#include "games/pollyanna/sentences/account.h"
#include "games/pollyanna/sentences/opening.h"
#include "games/pollyanna/sentences/words.h"

namespace parlor::sentences {

using namespace pollyanna;

std::string PollyannaTeller::reason(const Voice& voice, const match::Refused& refused) const {
    return reason_told(voice, refused);
}

std::string PollyannaTeller::pieces(const Voice& voice, const match::Refused& refused) const {
    return pieces_told(voice, refused);
}

StepTold PollyannaTeller::step_told(const Voice& voice, const match::Match& match,
                                    std::string_view step) const {
    const auto& table = as_pollyanna(match);
    const Hand hand = table.hand();
    const auto choices = table.choices();
    const auto found =
        std::ranges::find(choices, step, [](const Step& each) { return text(each); });
    const bool declines = found->with == Using::DeclinedReward;
    const std::string with = declines ? "" : ", " + what_is_used(voice, hand, *found);
    return {meaning(voice, hand, *found) + with,
            pieces_told(voice, captured(hand.position, *found))};
}

std::string PollyannaTeller::title(const Voice& voice, const game::Record& record) const {
    const auto switches = base::split(record.switches, ' ');
    const bool partners = std::ranges::find(switches, "partners") != switches.end();
    return title_told(voice, record.edition, partners);
}

std::vector<std::string> PollyannaTeller::opening_told(const Voice& voice,
                                                       const game::Record& record) const {
    if (record.opening.empty()) return {};
    std::vector<Throw> thrown;
    for (const auto& each : record.opening) thrown.push_back(*parse_throw(each.thrown));
    return sentences::opening_told(voice, parse_position(record.start)->position.seated, thrown);
}

std::string PollyannaTeller::throw_told(const Voice& voice, const match::Match& match) const {
    const Throw thrown = *as_pollyanna(match).thrown();
    return voice.say(thrown.is_doublet() ? "play.throws_doublet" : "play.throws",
                     {{"seat", voice.seat(match.side())},
                      {"high", fmt::to_string(thrown.high)},
                      {"low", fmt::to_string(thrown.low)}});
}

std::string PollyannaTeller::account(const Voice& voice, const match::Match& match,
                                     bool ended) const {
    return account_of(voice, as_pollyanna(match), ended);
}

std::string PollyannaTeller::deeds(const Voice& voice, const match::Match& match,
                                   std::size_t without) const {
    return deeds_of(voice, as_pollyanna(match), without);
}

std::string PollyannaTeller::standing_told(const Voice& voice, const match::Match& match) const {
    const SeatSet won = as_pollyanna(match).winners();
    const std::string seat = voice.seat(match.side());
    if (won.size() == 2) {
        const char other = letter(opposite(won.first()));
        return voice.say("play.win_together",
                         {{"one", voice.seat(letter(won.first()))}, {"other", voice.seat(other)}});
    }
    if (!won.empty()) return voice.say("play.wins", {{"seat", seat}});
    if (const auto thrown = as_pollyanna(match).thrown()) {
        return voice.say("play.resume_thrown", {{"seat", seat},
                                                {"high", fmt::to_string(thrown->high)},
                                                {"low", fmt::to_string(thrown->low)}});
    }
    return voice.say("play.resume_to_throw", {{"seat", seat}});
}

}  // namespace parlor::sentences
