// SPDX-License-Identifier: MIT
#include "games/zenda/sentences/teller.h"

#include <algorithm>

#include "games/zenda/sentences/words.h"

namespace parlor::sentences {

using namespace zenda;

std::string ZendaTeller::reason(const Voice& voice, const match::Refused& refused) const {
    return zenda_reason_told(voice, refused);
}

std::string ZendaTeller::pieces(const Voice& voice, const match::Refused& refused) const {
    return zenda_pieces_told(voice, refused);
}

StepTold ZendaTeller::step_told(const Voice& voice, const match::Match& match,
                                std::string_view step) const {
    const auto& table = as_zenda(match);
    const auto found =
        std::ranges::find(table.choices(), step, [](const Step& each) { return text(each); });
    return zenda_step_told(voice, table, *found);
}

std::string ZendaTeller::title(const Voice& voice, const game::Record&) const {
    return voice.own("title");
}

std::string ZendaTeller::throw_told(const Voice& voice, const match::Match& match) const {
    const auto& table = as_zenda(match);
    return voice.own("play.throws", {{"seat", side_told(voice, table, table.position().city)},
                                     {"dice", dice_told(voice, *table.thrown())}});
}

std::string ZendaTeller::account(const Voice& voice, const match::Match& match, bool ended) const {
    return zenda_account(voice, as_zenda(match), ended);
}

std::string ZendaTeller::deeds(const Voice& voice, const match::Match& match,
                               std::size_t without) const {
    return zenda_deeds(voice, as_zenda(match), without);
}

std::string ZendaTeller::standing_told(const Voice& voice, const match::Match& match) const {
    const auto& table = as_zenda(match);
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

}  // namespace parlor::sentences
