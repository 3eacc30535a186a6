// SPDX-License-Identifier: MIT
#include "cli/console.h"

#include <fmt/format.h>

#include <algorithm>

#include "drawing/terminal.h"
#include "pollyanna/plays.h"

namespace parlor::cli {

using namespace pollyanna;

std::vector<std::string> choices_told(const Scene& scene) {
    std::vector<std::string> lines;
    if (scene.choices.empty()) return lines;
    const match::Match& match = scene.match;
    const Hand hand = hand_after(match.position(), *match.thrown(), match.made());
    lines.push_back(scene.voice.say("play.choices"));
    for (std::size_t i = 0; i < scene.choices.size(); ++i) {
        const Step& step = scene.choices[i];
        lines.push_back(
            scene.voice.say("play.choice", {{"number", fmt::format("{:>2}", i + 1)},
                                            {"step", fmt::format("{:<8}", text(step))},
                                            {"meaning", scene.voice.meaning(hand, step)}}));
    }
    return lines;
}

std::vector<std::string> board_of(const Scene& scene, Look look) {
    drawing::TerminalOptions how{
        .colour = look.colour, .unicode = look.unicode, .numbers = scene.numbers};
    how.marked = scene.marked;
    const auto starts_there = [&](const Step& each) {
        return each.from == scene.choices.front().from;
    };
    if (!scene.choices.empty() && std::ranges::all_of(scene.choices, starts_there)) {
        how.lit = scene.choices.front().from;
    }
    return drawing::board_lines(scene.match.standing(), how);
}

std::string display_name(const Scene& scene, Seat seat) {
    const std::string& given = scene.voice.names[static_cast<std::size_t>(index(seat))];
    if (!given.empty()) return given;
    if (!scene.seating.is_human(seat)) return scene.voice.say("panel.computer");
    return scene.seating.humans() == 1 ? scene.voice.say("panel.you") : scene.voice.colour(seat);
}

}  // namespace parlor::cli
