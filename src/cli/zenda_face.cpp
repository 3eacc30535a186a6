// SPDX-License-Identifier: MIT
#include "cli/zenda_face.h"

#include <algorithm>

#include "cli/zenda_game.h"
#include "cli/zenda_words.h"

namespace parlor::cli {

using namespace zenda;

std::string ZendaFace::reason(const Voice& voice, const match::Refused& refused) const {
    return zenda_reason_told(voice, refused);
}

std::string ZendaFace::pieces(const Voice& voice, const match::Refused& refused) const {
    return zenda_pieces_told(voice, refused);
}

StepTold ZendaFace::step_told(const Voice& voice, const match::Match& match,
                              std::string_view step) const {
    const auto& table = as_zenda(match);
    const auto found =
        std::ranges::find(table.choices(), step, [](const Step& each) { return text(each); });
    return zenda_step_told(voice, table, *found);
}

std::string ZendaFace::title(const Voice& voice, const game::Record&) const {
    return voice.own("title");
}

std::vector<std::string> ZendaFace::opening_told(const Voice&, const game::Record&) const {
    return {};
}

std::string ZendaFace::throw_told(const Voice& voice, const match::Match& match) const {
    const auto& table = as_zenda(match);
    return voice.own("play.throws", {{"seat", side_told(voice, table, table.position().city)},
                                     {"dice", dice_told(voice, *table.thrown())}});
}

std::string ZendaFace::account(const Voice& voice, const match::Match& match, bool ended) const {
    return zenda_account(voice, as_zenda(match), ended);
}

std::string ZendaFace::standing_told(const Voice& voice, const match::Match& match) const {
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

std::string ZendaFace::prompt(const Scene& scene, std::string_view who) const {
    const language::Arguments told{{"seat", std::string(who)}, {"spot", scene.picked}};
    if (scene.match.due() == match::Due::Set) return scene.voice.own("play.set", told);
    if (!scene.picked.empty()) return scene.voice.own("play.target", told);
    return scene.voice.own(scene.match.may_hand_over() ? "play.pick_or_over" : "play.pick", told);
}

}  // namespace parlor::cli
