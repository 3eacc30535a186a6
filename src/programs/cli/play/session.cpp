// SPDX-License-Identifier: MIT
#include "programs/cli/play/session.h"

#include <fmt/format.h>

#include <cassert>
#include <filesystem>

#include "base/words.h"
#include "presentation/console/files.h"
#include "programs/cli/common.h"
#include "programs/cli/input.h"
#include "programs/cli/play/records.h"

namespace parlor::cli {
namespace {

using match::Due;

// Keeps the prompt and what is typed after it on one line.
constexpr std::size_t most_name_columns = 12;

// "15/20*" leads to "20". Returns nullopt for a step without a target, such as a declined Reward.
std::optional<std::string> target_of(std::string_view step) {
    const std::size_t slash = step.find('/');
    if (slash == std::string_view::npos) return std::nullopt;
    const std::string_view to = step.substr(slash + 1);
    return std::string(to.substr(0, to.find_first_of("*+")));
}

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

base::Random Session::choices() const { return coach::choices(seed_, *match_); }

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

// Asks a person once, or does what needs no answer.
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
              .numbers = numbers_,
              .notation = !numbers_};
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

// An empty path means the known file or, without one, asks for it.
void Session::save(std::string path) {
    if (path.empty() && file_.path().empty()) {
        path = base::trimmed(ask(voice_.say("play.save_prompt")));
        if (path.empty()) return tell(voice_.say("play.not_saved"));
    }
    if (!path.empty() && path != file_.path()) {
        if (std::filesystem::is_regular_file(path)) {
            return tell(voice_.say("play.file_exists", {{"file", path}}));
        }
        file_.choose(std::move(path));
    }
    const auto saved = file_.save(match_->record());
    tell(saved
             ? voice_.say("play.saved", {{"file", file_.path()}})
             : voice_.say("play.save_failed", {{"file", file_.path()}, {"reason", saved.error()}}));
}

void Session::keep_saved() {
    if (!file_.always()) return;
    const auto saved = file_.save(match_->record());
    if (saved) return;
    tell(voice_.say("play.save_failed", {{"file", file_.path()}, {"reason", saved.error()}}));
}

bool Session::is_worth_saving() const {
    const game::Record record = match_->record();
    return !record.turns.empty() && !file_.has(record);
}

bool Session::says_yes(std::string_view answer) const {
    return answer == voice_.say("play.quit_yes") || answer == "y";
}

// Any answer but yes and no goes on with the game.
void Session::quit() {
    left_ = true;
    if (!is_worth_saving()) return;
    const std::string answer(base::trimmed(ask(voice_.say("play.quit_prompt"))));
    if (ended_by_ != LineKind::Text) return;
    if (says_yes(answer)) save({});
    left_ = !is_worth_saving() || answer == voice_.say("play.quit_no");
}

void Session::celebrate() {
    tell(game_->teller().standing_told(voice_, *match_));
    tell(voice_.say("play.result_turns",
                    {{"turns", fmt::to_string(throws_played(match_->record()))}}));
    console_.draw_board(scene());
    console_.show(scene());
    if (!is_keyboard() || !is_worth_saving()) return;
    if (says_yes(base::trimmed(ask(voice_.say("play.end_prompt"))))) save({});
}

int Session::leave() {
    const game::Record record = match_->record();
    std::vector<std::string> last;
    if (ended_by_ == LineKind::End) last.push_back(voice_.say("play.end_of_input"));
    if (file_.has(record)) {
        last.push_back(voice_.say("play.saved", {{"file", file_.path()}}));
    } else {
        last.push_back(voice_.say("play.not_saved"));
    }
    last.push_back(voice_.own("play.goodbye"));
    console_.close(last);
    constexpr int exit_interrupted = 130;
    return ended_by_ == LineKind::Interrupted ? exit_interrupted : exit_ok;
}

base::Expected<void, std::string> SaveFile::save(const game::Record& record) {
    assert(!path_.empty());
    auto written = console::write_file(path_, game::write(record));
    if (written) saved_ = record;
    return written;
}

}  // namespace parlor::cli
