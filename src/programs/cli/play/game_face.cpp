// SPDX-License-Identifier: MIT
// What is usual in the terminal.
#include "programs/cli/play/game_face.h"

#include <fmt/format.h>

#include "programs/cli/common.h"
#include "programs/cli/text_columns.h"

namespace parlor::cli {

using drawing::Manner;

std::string GameFace::prompt(const Scene& scene, std::string_view who) const {
    return scene.voice.say("play.choose", {{"seat", std::string(who)}});
}

Answer GameFace::answer(const Scene& scene, std::string_view typed) const {
    const auto number = parse_count(typed);
    if (!number) return {.steps = std::string(typed)};
    const auto choices = scene.match.choice_texts();
    if (choices.empty()) {
        const bool thrown = !scene.match.thrown_text().empty();
        return {.complaint =
                    scene.voice.say(thrown ? "play.nothing_to_choose" : "refused.not_thrown")};
    }
    if (*number >= 1 && *number <= choices.size()) return {.steps = choices[*number - 1]};
    return {.complaint = scene.voice.say(
                "play.not_a_number",
                {{"number", fmt::to_string(*number)}, {"last", fmt::to_string(choices.size())}})};
}

std::vector<std::string> GameFace::choices_told(const Scene& scene) const {
    if (!scene.asking) return {};
    std::vector<std::string> lines{scene.voice.say("play.choices")};
    for (const std::string& step : scene.match.choice_texts()) {
        const auto told = teller().step_told(scene.voice, scene.match, step);
        lines.push_back(
            scene.voice.say("play.choice", {{"number", fmt::format("{:>2}", lines.size())},
                                            {"step", fmt::format("{:<8}", step)},
                                            {"meaning", told.does}}));
    }
    return lines;
}

std::vector<std::string> GameFace::panel_title(const Scene& scene) const {
    return {teller().title(scene.voice, scene.match.tags())};
}

PanelRow GameFace::panel_seat(const Scene& scene, char seat) const {
    const bool acts = scene.match.awaited().find(seat) != std::string::npos;
    return {{0, acts ? ">" : " ", {Manner::Lettering}},
            {1, std::string(1, static_cast<char>(seat - 'a' + 'A')), {Manner::Lettering}},
            {3, display_name(scene, seat), {acts ? Manner::Lettering : Manner::Plain}}};
}

std::vector<std::string> GameFace::panel_dice(const Scene& scene) const {
    const std::string thrown = scene.match.thrown_text();
    return thrown.empty() ? std::vector<std::string>{} : std::vector<std::string>{thrown, ""};
}

std::vector<PanelRow> GameFace::panel_choices(const Scene& scene, int rows) const {
    std::vector<PanelRow> all;
    for (const std::string& step : scene.match.choice_texts()) {
        if (static_cast<int>(all.size()) == rows) break;
        const int number = static_cast<int>(all.size()) + 1;
        all.push_back({{0, fmt::to_string(number), {Manner::Lettering}}, {3, step}});
    }
    return all;
}

}  // namespace parlor::cli
