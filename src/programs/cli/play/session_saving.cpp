// SPDX-License-Identifier: MIT
// Saving and leaving.
#include <fmt/format.h>

#include <filesystem>

#include "base/words.h"
#include "programs/cli/common.h"
#include "programs/cli/play/records.h"
#include "programs/cli/play/session.h"

namespace parlor::cli {

// In that file; without one, in the one that is known, or in one that is asked for.
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

// People may think better of leaving: any other answer goes on with the game.
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

}  // namespace parlor::cli
