// SPDX-License-Identifier: MIT
#include "programs/cli/play/session.h"

#include <fmt/format.h>

#include "base/words.h"
#include "computers/players/player.h"
#include "programs/cli/common.h"
#include "programs/cli/play/places.h"
#include "programs/cli/thinking.h"

namespace parlor::cli {
namespace {

using match::Due;

// So that the prompt and what is typed after it stay on one line.
constexpr std::size_t most_name_columns = 12;

std::vector<std::string> targets_of(const std::vector<std::string>& steps) {
    std::vector<std::string> all;
    for (const std::string& each : steps) {
        if (auto place = target_of(each)) all.push_back(std::move(*place));
    }
    return all;
}

}  // namespace

Session::Session(Prepared prepared, language::Language language, SaveFile file, Console& console)
    : game_(std::move(prepared.game)),
      coach_(game_->game().coach()),
      match_(std::move(prepared.match)),
      seating_(std::move(prepared.seating)),
      dice_(prepared.dice),
      seed_(prepared.seed),
      voice_(game_->teller().voice(language, match_->tags().edition, seating_.names())),
      file_(std::move(file)),
      console_(console),
      told_(std::move(prepared.told)),
      chose_(!match_->made_texts().empty()) {}

int Session::run() {
    for (const std::string& each : told_) tell(each);
    console_.draw_board(scene());
    console_.show(scene());
    keep_saved();
    while (!is_over() && !left_) take_turn();
    if (is_over()) celebrate();
    return leave();
}

bool Session::is_choosing() const { return due() == Due::Step || due() == Due::Set; }

void Session::take_turn() {
    if (interrupted()) {
        left_ = true;
        ended_by_ = LineKind::Interrupted;
    } else if (!asked().empty()) {
        ask_human();
    } else {
        play_for_computer();
    }
}

std::string Session::asked() const {
    std::string all = match_->awaited();
    std::erase_if(all, [this](char seat) { return !seating_.is_human(seat); });
    return all;
}

std::string Session::computers() const {
    std::string all = match_->partners_of(match_->seat());
    std::erase_if(all, [this](char seat) { return seating_.is_human(seat); });
    return all;
}

// A stream of its own for every turn, so that a game taken up again goes on the same.
base::Random Session::choices() const {
    return base::Random(seed_, players::choices_stream | match_->turns_begun());
}

base::Stop Session::clock() const {
    return stop_after(most_seconds_a_play,
                      [this] { console_.wait(scene(), voice_.say("play.thinks")); });
}

void Session::play_for_computer() {
    if (due() == Due::Throw) throw_dice();
    coach_->play_for(computers(), *match_, seating_.player(match_->seat()), choices(), clock());
    if (due() != Due::Confirm) return keep_saved();  // a partner goes on
    end_turn();
    console_.show(scene());
    console_.pause();
}

// One answer of a person, or what needs none.
void Session::ask_human() {
    make_forced_steps();
    if (asked().empty()) return;
    if (due() == Due::Confirm && !chose_) {
        end_turn();
        console_.show(scene());
        console_.pause();
        return;
    }
    const std::string typed = ask(prompt());
    if (!left_) obey(parse_command(typed));
}

void Session::throw_dice() {
    match_->throw_dice(dice_.cast());
    chose_ = false;
    keep_saved();
}

void Session::end_turn() {
    const auto made = match_->made_texts();
    const bool forced = !chose_ && !asked().empty() && !made.empty();
    std::string told = game_->teller().account(voice_, *match_, true);
    if (forced) told += ' ' + voice_.say("play.forced");
    arrived_ = targets_of(made);
    match_->confirm();
    chose_ = false;
    picked_.clear();
    told_.push_back(told);
    tell(told);
    keep_saved();
}

Scene Session::scene() const {
    Scene now{.game = *game_,
              .match = *match_,
              .seating = seating_,
              .voice = voice_,
              .picked = picked_,
              .numbers = numbers_};
    if (due() == Due::Throw || is_over()) now.arrived = arrived_;
    now.asking = is_choosing() && !asked().empty();
    return now;
}

std::string Session::called(char seat) const {
    const std::string name = voice_.name(seat);
    if (name.empty()) return voice_.colour(seat);
    return std::string(base::trimmed(terminal::cut(name, most_name_columns)));
}

std::string Session::prompt() const {
    std::string who;
    for (const char each : asked()) who += (who.empty() ? "" : ", ") + called(each);
    if (due() == Due::Throw) return voice_.say("play.to_throw", {{"seat", who}});
    if (due() == Due::Confirm) return voice_.own("play.confirm", {{"seat", who}});
    return game_->prompt(scene(), who);
}

std::string Session::ask(std::string_view prompt) {
    Line line = console_.ask(scene(), prompt);
    if (line.kind == LineKind::Text) return std::move(line.text);
    left_ = true;
    ended_by_ = line.kind;
    return {};
}

}  // namespace parlor::cli
