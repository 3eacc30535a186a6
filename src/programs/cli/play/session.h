// SPDX-License-Identifier: MIT
// One game being played: asks people, lets computers play, tells what happens, saves.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "programs/cli/console.h"
#include "programs/cli/play/prepare.h"
#include "programs/cli/play/save_file.h"
#include "programs/cli/typed_command.h"

namespace parlor::cli {

class Session {
public:
    Session(Prepared prepared, language::Language language, SaveFile file, Console& console);

    // Until the game is over or left. The exit code.
    int run();

private:
    void take_turn();
    [[nodiscard]] base::Random choices() const;
    // For a seat that thinks: a bound, and a sign that it does.
    [[nodiscard]] base::Stop clock() const;
    void play_for_computer();
    void ask_human();
    void throw_dice();
    void end_turn();

    // session_commands.cpp
    void obey(const TypedCommand& command);
    void press_enter();
    void accept(std::string_view typed);
    void make_steps(std::string_view steps);
    void make_forced_steps();
    void set_up_as_proposed();
    void undo();
    void hand_over();
    void explain(std::string_view typed);
    void hint();
    void offer_draw();
    void help();
    [[nodiscard]] std::string refusal(const match::Refused& refused) const;

    // session_saving.cpp
    void save(std::string path);
    void keep_saved();
    [[nodiscard]] bool is_worth_saving() const;
    [[nodiscard]] bool says_yes(std::string_view answer) const;
    void quit();
    void celebrate();
    int leave();

    [[nodiscard]] Scene scene() const;
    [[nodiscard]] std::string called(char seat) const;
    [[nodiscard]] std::string prompt() const;
    // What was typed; nothing where the input has ended or was interrupted, and the game is left.
    std::string ask(std::string_view prompt);
    void tell(std::string_view sentence) { console_.tell(sentence); }
    [[nodiscard]] match::Due due() const { return match_->due(); }
    [[nodiscard]] bool is_choosing() const;
    // The people who are waited for; none: computers play.
    [[nodiscard]] std::string asked() const;
    // Those that computers play, of the side that is to act.
    [[nodiscard]] std::string computers() const;
    [[nodiscard]] bool is_over() const { return due() == match::Due::Over; }

    std::unique_ptr<TerminalGame> game_;
    std::unique_ptr<coach::Coach> coach_;
    std::unique_ptr<match::Match> match_;
    Seating seating_;
    match::Dice dice_;
    std::uint64_t seed_;
    sentences::Voice voice_;
    SaveFile file_;
    Console& console_;
    std::vector<std::string> told_;     // the whole story, for the log
    std::vector<std::string> arrived_;  // where pieces came in the last turn
    std::string picked_;                // a piece in somebody's fingers, by its place
    bool numbers_ = true;
    bool chose_;         // something in this turn was a person's choice
    bool left_ = false;  // the game is not played on
    LineKind ended_by_ = LineKind::Text;
};

}  // namespace parlor::cli
