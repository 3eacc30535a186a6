// SPDX-License-Identifier: MIT
// One game being played: asks people, lets computers play, tells what happens, saves.
#pragma once

#include <string>
#include <vector>

#include "base/random.h"
#include "cli/commands.h"
#include "cli/console.h"
#include "cli/prepare.h"
#include "cli/save_file.h"

namespace parlor::cli {

class Session {
public:
    Session(Prepared prepared, language::Language language, SaveFile file, Console& console);

    // Until the game is won or left. The exit code.
    int run();

private:
    // What a person is asked for.
    enum class Due : std::uint8_t { Throw, Step, Confirm };
    [[nodiscard]] Due due() const;

    void take_turn();
    [[nodiscard]] base::Random choices() const;
    void play_for_computer();
    void ask_human();
    void throw_dice();
    void end_throw();

    // session_commands.cpp
    void obey(const Command& command);
    void press_enter();
    void choose(std::size_t number);
    void make_steps(std::string_view typed);
    void make_forced_steps();
    void undo();
    void explain(std::string_view typed);
    void hint();
    void help();

    // session_saving.cpp
    void save(std::string path);
    void keep_saved();
    [[nodiscard]] bool is_worth_saving() const;
    [[nodiscard]] bool says_yes(std::string_view answer) const;
    void quit();
    void celebrate();
    int leave();

    [[nodiscard]] Scene scene() const;
    [[nodiscard]] std::string prompt() const;
    // What was typed; nothing where the input has ended or was interrupted, and the game is left.
    std::string ask(std::string_view prompt);
    void tell(std::string_view sentence) { console_.tell(sentence); }
    [[nodiscard]] pollyanna::Seat seat() const { return match_.position().to_throw; }
    [[nodiscard]] bool is_over() const { return !match_.winners().empty(); }

    match::Match match_;
    Seating seating_;
    Dice dice_;
    std::uint64_t seed_;
    Voice voice_;
    SaveFile file_;
    Console& console_;
    std::vector<std::string> told_;          // the whole story, for the log
    std::vector<pollyanna::Space> arrived_;  // where pieces came in the last turn
    bool numbers_ = true;
    bool chose_;         // something in this throw was a person's choice
    bool left_ = false;  // the game is not played on
    LineKind ended_by_ = LineKind::Text;
};

}  // namespace parlor::cli
