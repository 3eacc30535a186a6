// SPDX-License-Identifier: MIT
#include "games/zenda/sentences/teller.h"

#include <algorithm>

#include "games/zenda/sentences/words.h"

namespace parlor::zenda {

std::string Teller::reason(const sentences::Voice& voice, const match::Refused& refused) const {
    return reason_told(voice, refused);
}

std::string Teller::pieces(const sentences::Voice& voice, const match::Refused& refused) const {
    return pieces_told(voice, refused);
}

sentences::StepTold Teller::step_told(const sentences::Voice& voice, const match::Match& match,
                                      std::string_view step) const {
    const auto& table = match::of<Match>(match);
    const auto found =
        std::ranges::find(table.choices(), step, [](const Step& each) { return text(each); });
    return zenda::step_told(voice, table, *found);
}

std::string Teller::title(const sentences::Voice& voice, const game::Record&) const {
    return voice.own("title");
}

std::string Teller::throw_told(const sentences::Voice& voice, const match::Match& match) const {
    const auto& table = match::of<Match>(match);
    return voice.own("play.throws", {{"seat", side_told(voice, table, table.position().city)},
                                     {"dice", dice_told(voice, *table.thrown())}});
}

std::string Teller::account(const sentences::Voice& voice, const match::Match& match,
                            bool ended) const {
    return zenda::account(voice, match::of<Match>(match), ended);
}

std::string Teller::deeds(const sentences::Voice& voice, const match::Match& match,
                          std::size_t without) const {
    return zenda::deeds(voice, match::of<Match>(match), without);
}

std::string Teller::standing_told(const sentences::Voice& voice, const match::Match& match) const {
    const auto& table = match::of<Match>(match);
    const std::string side = side_told(voice, table, table.position().city);
    if (match.result_text() == match::agreed_draw) {
        return voice.own(table.is_drawn_by_quiet() ? "play.draw_quiet" : "play.draw_agreed");
    }
    if (const auto won = winner(table.position())) {
        const bool zenda = *won == City::Zenda;
        return voice.own(zenda ? "play.wins_z" : "play.wins_s", {{"seat", side}});
    }
    if (const auto thrown = table.thrown()) {
        return voice.own("play.resume_thrown",
                         {{"seat", side}, {"dice", dice_told(voice, *thrown)}});
    }
    const bool setting = table.position().phase == Phase::Setting;
    return setting ? voice.own("play.resume_set", {{"seat", side}})
                   : voice.say("play.resume_to_throw", {{"seat", side}});
}

}  // namespace parlor::zenda
