// SPDX-License-Identifier: MIT
// One game being played: asks people, lets computers play, tells what happens, saves.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "base/expected.h"
#include "base/random.h"
#include "programs/cli/console.h"
#include "programs/cli/games.h"
#include "programs/cli/typed_command.h"
#include "rules/game/record.h"
#include "rules/match/dice.h"
#include "rules/match/match.h"

namespace parlor::cli {

// Where a game is saved: in a file that is always kept up to date, or in one that the player names.
class SaveFile {
public:
    // `kept` is written after every change, `other` by "save". Either may be empty.
    SaveFile(std::string kept, std::string other)
        : always_(!kept.empty()), path_(kept.empty() ? std::move(other) : std::move(kept)) {}

    [[nodiscard]] bool always() const { return always_; }
    [[nodiscard]] const std::string& path() const { return path_; }
    // Whether the record is saved.
    [[nodiscard]] bool has(const game::Record& record) const { return saved_ == record; }

    void choose(std::string path) { path_ = std::move(path); }
    // Precondition: there is a path.
    base::Expected<void, std::string> save(const game::Record& record);

private:
    bool always_;
    std::string path_;
    game::Record saved_;
};

// A table before the first turn of the session.
struct Prepared {
    std::unique_ptr<TerminalGame> game;
    std::unique_ptr<match::Match> match;
    Seating seating;
    match::Dice dice;
    std::uint64_t seed;             // also of the random choices of computers
    std::vector<std::string> told;  // the story so far, a sentence each
};

class Session {
public:
    Session(Prepared prepared, language::Language language, SaveFile file, Console& console);

    // Plays until the game is over or left. Returns the exit code.
    int run();

private:
    void take_turn();
    [[nodiscard]] base::Random choices() const;
    // Limits the time of a computer, and shows that it thinks.
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

    // Saving and leaving.
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
    // Returns what was typed. At the end of the input, or if interrupted, leaves the game.
    std::string ask(std::string_view prompt);
    void tell(std::string_view sentence) { console_.tell(sentence); }
    [[nodiscard]] match::Due due() const { return match_->due(); }
    [[nodiscard]] bool is_choosing() const;
    // The people that the game waits for; empty if a computer is to act.
    [[nodiscard]] std::string asked() const;
    // The seats of computers on the side that is to act.
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
    std::string picked_;                // the place of a piece that was picked up
    bool numbers_ = true;
    bool chose_;         // a person had a choice in this turn
    bool left_ = false;  // the player has left
    LineKind ended_by_ = LineKind::Text;
};

}  // namespace parlor::cli
