// SPDX-License-Identifier: MIT
#include "games/zenda/terminal/face.h"

#include "games/zenda/match/match.h"
#include "programs/cli/play/seating.h"

namespace parlor::cli {

std::vector<zenda::Step> peoples_choices(const Scene& scene) {
    const auto& table = match::of<zenda::Match>(scene.match);
    std::vector<zenda::Step> all = table.choices();
    std::erase_if(all, [&](const zenda::Step& step) {
        return !scene.seating.is_human(letter(seat_of(table.division(), step.role)));
    });
    return all;
}

std::string ZendaFace::prompt(const Scene& scene, std::string_view who) const {
    const language::Arguments told{{"seat", std::string(who)}, {"spot", scene.picked}};
    if (scene.match.due() == match::Due::Set) return scene.voice.own("play.set", told);
    if (!scene.picked.empty()) return scene.voice.own("play.target", told);
    return scene.voice.own(may_leave_rest(scene) ? "play.pick_or_over" : "play.pick", told);
}

}  // namespace parlor::cli
