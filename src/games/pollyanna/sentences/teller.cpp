// SPDX-License-Identifier: MIT
#include "games/pollyanna/sentences/teller.h"

#include <fmt/format.h>

#include <algorithm>

#include "base/words.h"
#include "games/pollyanna/sentences/account.h"
#include "games/pollyanna/sentences/opening.h"
#include "games/pollyanna/sentences/words.h"

namespace parlor::pollyanna {

std::string Teller::reason(const sentences::Voice& voice, const match::Refused& refused) const {
    return reason_told(voice, refused);
}

std::string Teller::pieces(const sentences::Voice& voice, const match::Refused& refused) const {
    return pieces_told(voice, refused);
}

sentences::StepTold Teller::step_told(const sentences::Voice& voice, const match::Match& match,
                                      std::string_view step) const {
    const auto& table = match::of<Match>(match);
    const Hand hand = table.hand();
    const auto choices = table.choices();
    const auto found =
        std::ranges::find(choices, step, [](const Step& each) { return text(each); });
    const bool declines = found->with == Using::DeclinedReward;
    const std::string with = declines ? "" : ", " + what_is_used(voice, hand, *found);
    return {meaning(voice, hand, *found) + with,
            pieces_told(voice, captured(hand.position, *found))};
}

std::string Teller::title(const sentences::Voice& voice, const game::Record& record) const {
    const auto switches = base::split(record.switches, ' ');
    const bool partners = std::ranges::find(switches, "partners") != switches.end();
    return title_told(voice, record.edition, partners);
}

std::vector<std::string> Teller::opening_told(const sentences::Voice& voice,
                                              const game::Record& record) const {
    if (record.opening.empty()) return {};
    std::vector<Throw> thrown;
    for (const auto& each : record.opening) thrown.push_back(*parse_throw(each.thrown));
    return pollyanna::opening_told(voice, parse_position(record.start)->position.seated, thrown);
}

std::string Teller::throw_told(const sentences::Voice& voice, const match::Match& match) const {
    const Throw thrown = *match::of<Match>(match).thrown();
    return voice.say(thrown.is_doublet() ? "play.throws_doublet" : "play.throws",
                     {{"seat", voice.seat(match.side())},
                      {"high", fmt::to_string(thrown.high)},
                      {"low", fmt::to_string(thrown.low)}});
}

std::string Teller::account(const sentences::Voice& voice, const match::Match& match,
                            bool ended) const {
    return account_of(voice, match::of<Match>(match), ended);
}

std::string Teller::deeds(const sentences::Voice& voice, const match::Match& match,
                          std::size_t without) const {
    return deeds_of(voice, match::of<Match>(match), without);
}

std::string Teller::standing_told(const sentences::Voice& voice, const match::Match& match) const {
    const SeatSet won = match::of<Match>(match).winners();
    const std::string seat = voice.seat(match.side());
    if (won.size() == 2) {
        const char other = letter(opposite(won.first()));
        return voice.say("play.win_together",
                         {{"one", voice.seat(letter(won.first()))}, {"other", voice.seat(other)}});
    }
    if (!won.empty()) return voice.say("play.wins", {{"seat", seat}});
    if (const auto thrown = match::of<Match>(match).thrown()) {
        return voice.say("play.resume_thrown", {{"seat", seat},
                                                {"high", fmt::to_string(thrown->high)},
                                                {"low", fmt::to_string(thrown->low)}});
    }
    return voice.say("play.resume_to_throw", {{"seat", seat}});
}

}  // namespace parlor::pollyanna
