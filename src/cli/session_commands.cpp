// SPDX-License-Identifier: MIT
// What a person may type while a game is played.
#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "cli/common.h"
#include "cli/computer.h"
#include "cli/session.h"
#include "game/plain.h"
#include "pollyanna/text.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

// Steps that lead from here to that position, if there are any.
std::optional<std::vector<Step>> way_to(const match::Match& match, const Position& goal) {
    const auto choices = match.choices();
    if (choices.empty()) {
        match::Match ended = match;
        const std::vector<Step> made(match.made().begin(), match.made().end());
        return ended.confirm() && ended.position() == goal ? std::optional(made) : std::nullopt;
    }
    for (const Step& step : choices) {
        match::Match then = match;
        then.make(written(step));
        if (auto way = way_to(then, goal)) return way;
    }
    return std::nullopt;
}

std::string refusal(const Voice& voice, const StepText& tried, const match::Refused& refused) {
    if (refused.error != match::Error::IllegalStep) {
        return voice.say(fmt::format("refused.{}", name(refused.error)));
    }
    const std::string rules(rule_numbers(refused.why.reason));
    return voice.reason(tried, refused.why) + ' ' + voice.say("play.why_rules", {{"rules", rules}});
}

}  // namespace

void Session::obey(const Command& command) {
    switch (command.verb) {
        case Verb::Enter: return press_enter();
        case Verb::Number: return choose(command.number);
        case Verb::Steps: return make_steps(command.rest);
        case Verb::Why: return explain(command.rest);
        case Verb::Undo: return undo();
        case Verb::Hint: return hint();
        case Verb::Save: return save(command.rest);
        case Verb::Quit: return quit();
        case Verb::Help: return help();
        case Verb::Board: return console_.draw_board(scene());
        case Verb::Numbers: numbers_ = !numbers_; return console_.draw_board(scene());
        case Verb::Log: return console_.page(told_);
        case Verb::Unknown: break;
    }
    tell(voice_.say("play.not_understood", {{"text", game::plain(command.rest)}}));
}

void Session::press_enter() {
    switch (due()) {
        case Due::Throw: {
            throw_dice();
            const Throw thrown = *match_.thrown();
            if (match_.choices().size() < 2) return;  // the account will tell the throw
            return tell(voice_.say(thrown.is_doublet() ? "play.throws_doublet" : "play.throws",
                                   {{"seat", voice_.seat(seat())},
                                    {"high", fmt::to_string(thrown.high)},
                                    {"low", fmt::to_string(thrown.low)}}));
        }
        case Due::Step: return console_.list_choices(scene());
        case Due::Confirm: return end_throw();
    }
}

void Session::choose(std::size_t number) {
    const auto choices = match_.choices();
    if (choices.empty()) {
        const auto error = match_.thrown() ? "play.nothing_to_choose" : "refused.not_thrown";
        return tell(voice_.say(error));
    }
    if (number < 1 || number > choices.size()) {
        return tell(voice_.say("play.not_a_number", {{"number", fmt::to_string(number)},
                                                     {"last", fmt::to_string(choices.size())}}));
    }
    match_.make(written(choices[number - 1]));
    chose_ = true;
    keep_saved();
}

// All of them or none.
void Session::make_steps(std::string_view typed) {
    const auto steps = parse_play(typed);
    if (!steps) return tell(sentence(voice_.language, steps.error().front()));
    match::Match tried = match_;
    for (const StepText& each : *steps) {
        const auto made = tried.make(each);
        if (!made) return tell(refusal(voice_, each, made.error()));
    }
    if (steps->empty()) return tell(voice_.say("refused.throw_not_played"));
    match_ = std::move(tried);
    chose_ = true;
    keep_saved();
}

void Session::make_forced_steps() {
    std::vector<Step> made;
    for (auto choices = match_.choices(); choices.size() == 1; choices = match_.choices()) {
        made.push_back(*match_.make(written(choices.front())));
    }
    if (made.empty()) return;
    keep_saved();
    if (chose_ || due() == Due::Step) {
        tell(voice_.say("play.only_choice", {{"play", text(made)}}));
    }
}

// With the steps that follow of themselves, which would only be made again.
void Session::undo() {
    std::vector<Step> undone;
    for (;;) {
        const auto step = match_.undo();
        if (!step) return tell(voice_.say(fmt::format("refused.{}", name(step.error().error))));
        undone.insert(undone.begin(), *step);
        if (match_.choices().size() > 1) break;
    }
    keep_saved();
    tell(voice_.say("play.undone", {{"step", text(undone)}}));
}

void Session::explain(std::string_view typed) {
    if (!match_.thrown()) return tell(voice_.say("refused.not_thrown"));
    const std::string asked = typed.empty() ? ask(voice_.say("play.why_prompt")) : "";
    const auto steps = parse_play(typed.empty() ? std::string_view(asked) : typed);
    if (left_) return;
    if (!steps) return tell(sentence(voice_.language, steps.error().front()));
    match::Match tried = match_;
    for (const StepText& each : *steps) {
        const auto made = tried.make(each);
        if (!made) return tell(refusal(voice_, each, made.error()));
    }
    const bool pass = steps->empty();
    tell(voice_.say(pass ? "refused.throw_not_played" : "why.legal"));
}

void Session::hint() {
    if (due() != Due::Step) return tell(voice_.say("play.no_hint"));
    const Play best =
        computer_play(best_computer(), match_.position(), *match_.thrown(), choices());
    const auto way = way_to(match_, best.after);
    const std::string why = merits(voice_, match_.position(), best);
    if (!way) {
        return tell(voice_.say("play.hint_undo", {{"play", text(best.steps)}, {"why", why}}));
    }
    const auto rest = std::span(*way).subspan(match_.made().size());
    tell(voice_.say("play.hint", {{"play", text(rest)}, {"why", why}}));
}

void Session::help() {
    constexpr std::array keys{
        "help",      "help_enter", "help_number", "help_step",  "help_play",  "help_why",
        "help_undo", "help_hint",  "help_save",   "help_quit",  "help_board", "help_numbers",
        "help_log",  "help_help",  "help_signs",  "help_marks", "help_rules"};
    std::vector<std::string> lines;
    for (const std::string_view each : keys)
        lines.push_back(voice_.say(fmt::format("play.{}", each)));
    console_.page(lines);
}

}  // namespace parlor::cli
