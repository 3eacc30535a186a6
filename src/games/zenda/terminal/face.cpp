// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/face.h"

namespace parlor::cli {

std::string ZendaFace::prompt(const Scene& scene, std::string_view who) const {
    const language::Arguments told{{"seat", std::string(who)}, {"spot", scene.picked}};
    if (scene.match.due() == match::Due::Set) return scene.voice.own("play.set", told);
    if (!scene.picked.empty()) return scene.voice.own("play.target", told);
    return scene.voice.own(scene.match.may_hand_over() ? "play.pick_or_over" : "play.pick", told);
}

}  // namespace parlor::cli
