// SPDX-License-Identifier: MIT
#include "cli/session.h"

#include <fmt/format.h>

#include "base/words.h"
#include "cli/account.h"
#include "cli/common.h"
#include "cli/computer.h"
#include "cli/text_columns.h"
#include "players/player.h"
#include "pollyanna/text.h"

namespace parlor::cli {

using namespace pollyanna;

// So that the prompt and what is typed after it stay on one line.
constexpr std::size_t most_name_columns = 12;

Session::Session(Prepared prepared, language::Language language, SaveFile file, Console& console)
    : match_(std::move(prepared.match)),
      seating_(std::move(prepared.seating)),
      dice_(prepared.dice),
      seed_(prepared.seed),
      voice_{language, seating_.names()},
      file_(std::move(file)),
      console_(console),
      told_(std::move(prepared.told)),
      chose_(!match_.made().empty()) {}

int Session::run() {
    for (const std::string& each : told_) tell(each);
    console_.draw_board(scene());
    console_.show(scene());
    keep_saved();
    while (!is_over() && !left_) take_turn();
    if (is_over()) celebrate();
    return leave();
}

Session::Due Session::due() const {
    if (!match_.thrown()) return Due::Throw;
    return match_.is_played() ? Due::Confirm : Due::Step;
}

void Session::take_turn() {
    if (interrupted()) {
        left_ = true;
        ended_by_ = LineKind::Interrupted;
    } else if (seating_.is_human(seat())) {
        ask_human();
    } else {
        play_for_computer();
    }
}

// A stream of its own for every throw, so that a game taken up again goes on the same.
base::Random Session::choices() const {
    return base::Random(seed_, players::choices_stream | match_.record().turns.size());
}

void Session::play_for_computer() {
    if (!match_.thrown()) throw_dice();
    const Play play =
        computer_play(seating_.player(seat()), match_.position(), *match_.thrown(), choices());
    while (!match_.made().empty()) match_.undo();
    for (const Step& step : play.steps) match_.make(written(step));
    end_throw();
    console_.show(scene());
    console_.pause();
}

// One answer of a person, or what needs none.
void Session::ask_human() {
    make_forced_steps();
    if (due() == Due::Confirm && !chose_) {
        end_throw();
        console_.show(scene());
        console_.pause();
        return;
    }
    const std::string typed = ask(prompt());
    if (!left_) obey(parse_command(typed));
}

void Session::throw_dice() {
    match_.throw_dice(dice_.cast());
    chose_ = false;
    keep_saved();
}

void Session::end_throw() {
    const Seat played = seat();
    const bool forced = !chose_ && seating_.is_human(played) && !match_.made().empty();
    const TurnTold turn{match_.position(), *match_.thrown(), match_.made()};
    std::string told = account(voice_, turn);
    if (forced) told += ' ' + voice_.say("play.forced");
    arrived_.clear();
    for (const Step& step : match_.made()) {
        if (step.with != Using::DeclinedReward) arrived_.push_back(step.to);
    }
    const bool was_home = all_home(match_.position().of(played));
    match_.confirm();
    chose_ = false;
    const bool stays_out = !was_home && all_home(match_.position().of(played)) && !is_over();
    if (stays_out) {
        told += ' ' + voice_.say("play.stays_out", {{"seat", voice_.seat(played)},
                                                    {"partner", voice_.seat(opposite(played))}});
    }
    told_.push_back(told);
    tell(told);
    keep_saved();
}

Scene Session::scene() const {
    Scene now{match_, seating_, voice_, {}, arrived_, numbers_};
    if (due() != Due::Throw) now.marked.clear();
    if (due() != Due::Step || !seating_.is_human(seat())) return now;
    now.choices = match_.choices();
    for (const Step& each : now.choices) {
        if (each.with != Using::DeclinedReward) now.marked.push_back(each.to);
    }
    return now;
}

std::string Session::prompt() const {
    const std::string& name = voice_.names[static_cast<std::size_t>(index(seat()))];
    const std::string who = name.empty() ? voice_.colour(seat())
                                         : std::string(base::trimmed(cut(name, most_name_columns)));
    switch (due()) {
        case Due::Throw: return voice_.say("play.to_throw", {{"seat", who}});
        case Due::Confirm: return voice_.say("play.confirm");
        case Due::Step: break;
    }
    const bool reward = match_.choices().front().with == Using::Reward;
    return voice_.say(reward ? "play.choose_reward" : "play.choose", {{"seat", who}});
}

std::string Session::ask(std::string_view prompt) {
    Line line = console_.ask(scene(), prompt);
    if (line.kind == LineKind::Text) return std::move(line.text);
    left_ = true;
    ended_by_ = line.kind;
    return {};
}

}  // namespace parlor::cli
