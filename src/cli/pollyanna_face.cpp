// SPDX-License-Identifier: MIT
#include "cli/pollyanna_face.h"

#include <fmt/format.h>

#include <algorithm>

#include "cli/common.h"
#include "cli/pollyanna_account.h"
#include "cli/pollyanna_game.h"
#include "cli/pollyanna_opening.h"
#include "cli/pollyanna_words.h"
#include "game/plain.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

Hand hand_of(const match::Match& match) {
    const auto& table = as_pollyanna(match);
    return hand_after(table.position(), *table.thrown(), table.made());
}

bool looks_like_steps(std::string_view text) {
    return text.find('/') != std::string_view::npos || text == "-+" || text == "pass";
}

}  // namespace

std::string PollyannaFace::reason(const Voice& voice, const match::Refused& refused) const {
    return reason_told(voice, refused);
}

std::string PollyannaFace::pieces(const Voice& voice, const match::Refused& refused) const {
    return pieces_told(voice, refused);
}

StepTold PollyannaFace::step_told(const Voice& voice, const match::Match& match,
                                  std::string_view step) const {
    const Hand hand = hand_of(match);
    const auto choices = as_pollyanna(match).choices();
    const auto found =
        std::ranges::find(choices, step, [](const Step& each) { return text(each); });
    const bool declines = found->with == Using::DeclinedReward;
    const std::string with = declines ? "" : ", " + what_is_used(voice, hand, *found);
    return {meaning(voice, hand, *found) + with,
            pieces_told(voice, captured(hand.position, *found))};
}

std::string PollyannaFace::title(const Voice& voice, const game::Record& record) const {
    return voice.say(fmt::format("edition.{}.title", record.edition));
}

std::vector<std::string> PollyannaFace::opening_told(const Voice& voice,
                                                     const game::Record& record) const {
    if (record.opening.empty()) return {};
    std::vector<Throw> thrown;
    for (const auto& each : record.opening) thrown.push_back(*parse_throw(each.thrown));
    return cli::opening_told(voice, parse_position(record.start)->position.seated, thrown);
}

std::string PollyannaFace::throw_told(const Voice& voice, const match::Match& match) const {
    const Throw thrown = *as_pollyanna(match).thrown();
    return voice.say(thrown.is_doublet() ? "play.throws_doublet" : "play.throws",
                     {{"seat", voice.seat(match.seat())},
                      {"high", fmt::to_string(thrown.high)},
                      {"low", fmt::to_string(thrown.low)}});
}

std::string PollyannaFace::account(const Voice& voice, const match::Match& match,
                                   bool ended) const {
    return account_of(voice, as_pollyanna(match), ended);
}

std::string PollyannaFace::standing_told(const Voice& voice, const match::Match& match) const {
    const SeatSet won = as_pollyanna(match).winners();
    const std::string seat = voice.seat(match.seat());
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

std::string PollyannaFace::prompt(const Scene& scene, std::string_view who) const {
    const bool reward = as_pollyanna(scene.match).choices().front().with == Using::Reward;
    return scene.voice.say(reward ? "play.choose_reward" : "play.choose",
                           {{"seat", std::string(who)}});
}

// A choice by its number, or steps as they are written.
Answer PollyannaFace::answer(const Scene& scene, std::string_view typed) const {
    if (const auto number = parse_count(typed)) {
        const auto choices = scene.match.choice_texts();
        if (choices.empty()) {
            const bool thrown = !scene.match.thrown_text().empty();
            return {.complaint =
                        scene.voice.say(thrown ? "play.nothing_to_choose" : "refused.not_thrown")};
        }
        if (*number >= 1 && *number <= choices.size()) return {.steps = choices[*number - 1]};
        return {.complaint = scene.voice.say("play.not_a_number",
                                             {{"number", fmt::to_string(*number)},
                                              {"last", fmt::to_string(choices.size())}})};
    }
    if (looks_like_steps(typed)) return {.steps = std::string(typed)};
    return {.complaint = scene.voice.say("play.not_understood", {{"text", game::plain(typed)}})};
}

std::vector<std::string> PollyannaFace::choices_told(const Scene& scene) const {
    if (!scene.asking) return {};
    const Hand hand = hand_of(scene.match);
    std::vector<std::string> lines{scene.voice.say("play.choices")};
    for (const Step& step : as_pollyanna(scene.match).choices()) {
        lines.push_back(
            scene.voice.say("play.choice", {{"number", fmt::format("{:>2}", lines.size())},
                                            {"step", fmt::format("{:<8}", text(step))},
                                            {"meaning", meaning(scene.voice, hand, step)}}));
    }
    return lines;
}

}  // namespace parlor::cli
