// SPDX-License-Identifier: MIT
#include "games/pollyanna/terminal/face.h"

#include <fmt/format.h>

#include "base/plain.h"
#include "games/pollyanna/match/match.h"
#include "games/pollyanna/sentences/words.h"
#include "programs/cli/common.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

bool looks_like_steps(std::string_view text) {
    return text.find('/') != std::string_view::npos || text == "-+" || text == "pass";
}

}  // namespace

std::string PollyannaFace::prompt(const Scene& scene, std::string_view who) const {
    const bool reward =
        match::of<pollyanna::Match>(scene.match).choices().front().with == Using::Reward;
    return scene.voice.say(reward ? "play.choose_reward" : "play.choose",
                           {{"seat", std::string(who)}});
}

// A choice by its number, or steps as they are written.
Answer PollyannaFace::answer(const Scene& scene, std::string_view typed) const {
    if (parse_count(typed) || looks_like_steps(typed)) return GameFace::answer(scene, typed);
    return {.complaint = scene.voice.say("play.not_understood", {{"text", base::plain(typed)}})};
}

std::vector<std::string> PollyannaFace::choices_told(const Scene& scene) const {
    if (!scene.asking) return {};
    const Hand hand = match::of<pollyanna::Match>(scene.match).hand();
    std::vector<std::string> lines{scene.voice.say("play.choices")};
    for (const Step& step : match::of<pollyanna::Match>(scene.match).choices()) {
        lines.push_back(
            scene.voice.say("play.choice", {{"number", fmt::format("{:>2}", lines.size())},
                                            {"step", fmt::format("{:<8}", text(step))},
                                            {"meaning", meaning(scene.voice, hand, step)}}));
    }
    return lines;
}

}  // namespace parlor::cli
