// SPDX-License-Identifier: MIT
// What a person may type while a game is played.

#include <fmt/format.h>

#include <algorithm>
#include <array>

#include "base/words.h"
#include "presentation/sentences/judged_told.h"
#include "programs/cli/common.h"
#include "programs/cli/play/session.h"

namespace parlor::cli {

using match::Due;

namespace {

// Whether the throw can be played in one way only.
bool is_forced_through(const match::Match& match) {
    const auto played = match.copy();
    while (played->due() == Due::Step) {
        const auto choices = played->choice_texts();
        if (choices.size() > 1) return false;
        played->make(choices.front());
    }
    return true;
}

}  // namespace

void Session::obey(const TypedCommand& command) {
    switch (command.verb) {
        case Verb::Enter: return press_enter();
        case Verb::Steps: return accept(command.rest);
        case Verb::Why: return explain(command.rest);
        case Verb::Undo: return undo();
        case Verb::HandOver: return hand_over();
        case Verb::Hint: return hint();
        case Verb::Draw: return offer_draw();
        case Verb::Save: return save(command.rest);
        case Verb::Quit: return quit();
        case Verb::Help: return help();
        case Verb::Board: return console_.draw_board(scene());
        case Verb::Numbers: numbers_ = !numbers_; return console_.draw_board(scene());
        case Verb::Log: return console_.page(told_);
    }
}

void Session::press_enter() {
    switch (due()) {
        case Due::Throw:
            throw_dice();
            if (is_forced_through(*match_)) return;  // the account will tell the throw
            return tell(game_->teller().throw_told(voice_, *match_));
        case Due::Set: return set_up_as_proposed();
        case Due::Step: return console_.list_choices(scene());
        case Due::Confirm: return end_turn();
        case Due::Over: return;
    }
}

std::string Session::refusal(const match::Refused& refused) const {
    if (refused.error == match::Error::Unreadable) {
        return voice_.fault({refused.reason, refused.part});
    }
    if (refused.error != match::Error::IllegalStep) {
        return voice_.say(fmt::format("refused.{}", name(refused.error)));
    }
    return game_->teller().reason(voice_, refused) + ' ' +
           voice_.say("play.why_rules", {{"rules", refused.rules}});
}

// Makes steps, or picks up a piece.
void Session::accept(std::string_view typed) {
    const terminal::Answer answer = game_->answer(scene(), typed);
    if (due() == Due::Throw && answer.complaint.empty()) {
        return tell(voice_.say("refused.not_thrown"));
    }
    if (!answer.complaint.empty()) return tell(answer.complaint);
    if (answer.steps.empty()) {
        picked_ = answer.picked;
    } else {
        make_steps(answer.steps);
    }
}

// Makes all steps or none. A person may not move the pieces of a computer on the same side.
void Session::make_steps(std::string_view steps) {
    auto tried = match_->copy();
    const auto done = tried->make_all(steps);
    if (!done) return tell(refusal(done.error()));
    if (steps == "pass") return tell(voice_.say("refused.throw_not_played"));
    const auto made = tried->made_texts();
    for (std::size_t i = match_->made_texts().size(); i < made.size(); ++i) {
        if (seating_.is_human(match_->maker_of(made[i]))) continue;
        return tell(voice_.say("play.partners_piece"));
    }
    match_ = std::move(tried);
    picked_.clear();
    chose_ = true;
    keep_saved();
}

void Session::make_forced_steps() {
    std::vector<std::string> made;
    while (due() == Due::Step && !asked().empty()) {
        const auto choices = match_->choice_texts();
        if (choices.size() != 1) break;
        made.push_back(*match_->make(choices.front()));
    }
    if (made.empty()) return;
    picked_.clear();
    keep_saved();
    if (chose_ || due() == Due::Step) {
        tell(voice_.say("play.only_choice", {{"play", fmt::format("{}", fmt::join(made, " "))}}));
    }
}

// Sets up the remaining pieces as the usual computer would.
void Session::set_up_as_proposed() {
    coach_->play_for(asked(), *match_, terminal::usual_level, choices(), clock());
    picked_.clear();
    chose_ = true;
    keep_saved();
}

// Also undoes forced steps, which would be made again at once, but no steps of a computer on the
// same side.
void Session::undo() {
    if (!picked_.empty()) return picked_.clear();
    const auto before = match_->copy();
    std::vector<std::string> undone;
    for (;;) {
        const auto step = match_->undo();
        const bool mine = step && seating_.is_human(match_->maker_of(*step));
        if (!mine) {
            const auto error = step ? match::Error::NothingToUndo : step.error().error;
            match_ = before->copy();
            return tell(voice_.say(fmt::format("refused.{}", name(error))));
        }
        undone.insert(undone.begin(), *step);
        if (due() == Due::Set || match_->choice_texts().size() > 1) break;
    }
    keep_saved();
    tell(voice_.say("play.undone", {{"step", fmt::format("{}", fmt::join(undone, " "))}}));
}

void Session::hand_over() {
    const std::string people = asked();
    const auto may = [&](char seat) { return match_->may_hand_over(seat); };
    const auto found = std::ranges::find_if(people, may);
    const auto done = match_->hand_over(found == people.end() ? match_->seat() : *found);
    if (!done) return tell(refusal(done.error()));
    picked_.clear();
    chose_ = true;
    keep_saved();
}

void Session::explain(std::string_view typed) {
    if (due() == Due::Throw) return tell(voice_.say("refused.not_thrown"));
    const std::string asked = typed.empty() ? ask(voice_.own("play.why_prompt")) : "";
    if (left_) return;
    const terminal::Answer answer =
        game_->answer(scene(), typed.empty() ? base::trimmed(asked) : typed);
    if (!answer.complaint.empty()) return tell(answer.complaint);
    if (answer.steps.empty()) return tell(voice_.say("play.no_step"));
    if (answer.steps == "pass") return tell(voice_.say("refused.throw_not_played"));
    const auto made = match_->copy()->make_all(answer.steps);
    tell(made ? voice_.own("why.legal") : refusal(made.error()));
}

void Session::hint() {
    if (!is_choosing()) return tell(voice_.say("play.no_hint"));
    const coach::AdviceOptions options{.most = 1, .seed = seed_};
    const coach::Advice best = coach_->advice(*match_, options, clock()).front();
    tell(voice_.say(best.undo_first ? "play.hint_undo" : "play.hint",
                    {{"play", best.play}, {"why", reasons_told(voice_, best.reasons)}}));
}

// Asks a person among the rivals; a computer decides itself.
void Session::offer_draw() {
    const auto tried = match_->copy()->draw();
    if (!tried) return tell(refusal(tried.error()));
    bool agreed = coach_->agrees_to_draw(*match_);
    for (const char rival : match_->rivals()) {
        if (!seating_.is_human(rival)) continue;
        agreed =
            says_yes(base::trimmed(ask(voice_.say("play.draw_prompt", {{"seat", called(rival)}}))));
        if (left_) return;
        break;
    }
    if (!agreed) return tell(voice_.say("play.draw_declined"));
    match_->draw();
    keep_saved();
}

// The game's own lines replace the common ones.
void Session::help() {
    constexpr std::array keys{"help",      "help_enter", "help_number", "help_step",    "help_play",
                              "help_why",  "help_undo",  "help_over",   "help_hint",    "help_draw",
                              "help_save", "help_quit",  "help_board",  "help_numbers", "help_log",
                              "help_help", "help_signs", "help_marks",  "help_rules"};
    std::vector<std::string> lines;
    for (const std::string_view each : keys) {
        const std::string common = fmt::format("play.{}", each);
        if (language::knows(voice_.language, std::string(voice_.keys) + common)) {
            lines.push_back(voice_.own(common));
        } else if (language::knows(voice_.language, common)) {
            lines.push_back(voice_.say(common));
        }
    }
    console_.page(lines);
}

}  // namespace parlor::cli
