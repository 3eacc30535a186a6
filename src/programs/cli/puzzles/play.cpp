// SPDX-License-Identifier: MIT
// `parlor puzzles play`: asks one puzzle in the terminal.

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <ctime>

#include "games/games.h"
#include "presentation/sentences/judged_told.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/console.h"
#include "programs/cli/games.h"
#include "programs/cli/puzzle_shelf.h"
#include "programs/cli/terminal.h"
#include "programs/cli/typed_command.h"

namespace parlor::cli {
namespace {

struct PuzzlePlayOptions : CommandOptions {
    PuzzleChoice puzzles;  // several: the position of the day is asked
    LookOptions look;
};

using match::Due;
using puzzles::Puzzle;

constexpr std::size_t all_advice = 1000;

Seating everybody_human(const TerminalGame& game, const match::Match& match) {
    Seating seating(game.game().seats());
    for (const games::SeatWord& each : game.game().seats()) {
        const bool plays = match.side_of(each.letter) != '\0';
        if (plays) seating.place(each.letter, std::string(Seating::human));
    }
    return seating;
}

// Asks one puzzle until it is solved or shown.
class Riddle {
public:
    Riddle(const PuzzlePlayOptions& options, const TerminalGame& game, const Puzzle& puzzle,
           std::unique_ptr<match::Match> match, Console& console)
        : game_(game),
          puzzle_(puzzle),
          asked_(std::move(match)),
          match_(asked_->copy()),
          seating_(everybody_human(game, *asked_)),
          voice_(game.teller().voice(options.language, puzzle.position)),
          console_(console) {}

    // Returns exit_ok if it is solved.
    int run() {
        tell("puzzles.task",
             {{"id", puzzle_.id}, {"difficulty", fmt::to_string(puzzle_.difficulty)}});
        console_.tell(game_.teller().throw_told(voice_, *match_));
        console_.draw_board(scene());
        while (!over_) {
            if (match_->due() == Due::Confirm) {
                judge();
            } else {
                ask();
            }
        }
        return solved_ ? exit_ok : exit_no;
    }

private:
    [[nodiscard]] Scene scene() const {
        return {.game = game_,
                .match = *match_,
                .seating = seating_,
                .voice = voice_,
                .asking = match_->due() == Due::Step,
                .picked = picked_};
    }
    void tell(std::string_view key, language::Arguments arguments = {}) {
        console_.tell(voice_.say(key, arguments));
    }

    void ask() {
        const Line line = console_.ask(scene(), voice_.say("puzzles.prompt"));
        if (line.kind != LineKind::Text) {
            over_ = true;
            return;
        }
        const TypedCommand command = parse_command(line.text);
        switch (command.verb) {
            case Verb::Steps: return make(command.rest);
            case Verb::Undo: return again();
            case Verb::Hint: return show();
            case Verb::Board: return console_.draw_board(scene());
            case Verb::Quit: over_ = true; return;
            case Verb::Enter: return console_.list_choices(scene());
            default: return tell("puzzles.help");
        }
    }

    void make(std::string_view typed) {
        const terminal::Answer answer = game_.answer(scene(), typed);
        if (!answer.complaint.empty()) return console_.tell(answer.complaint);
        picked_ = answer.steps.empty() ? answer.picked : "";
        if (answer.steps.empty()) return;
        const auto made = match_->make_all(answer.steps);
        if (made) return;
        const bool illegal = made.error().error == match::Error::IllegalStep;
        console_.tell(illegal ? game_.teller().reason(voice_, made.error())
                              : voice_.fault({made.error().reason, made.error().part}));
    }

    void again() {
        match_ = asked_->copy();
        picked_.clear();
    }

    void judge() {
        const std::string play = match_->play_text();
        match_->confirm();
        const std::string after = match_->position_text();
        solved_ = after == puzzles::position_after(*asked_, puzzle_.answer);
        if (solved_) {
            tell("puzzles.right");
            return show();
        }
        const auto all = advice();
        const auto found = std::ranges::find(all, after, &coach::Advice::after);
        tell("puzzles.wrong", {{"play", play}});
        if (found != all.end()) tell_reasons("puzzles.yours", *found);
        again();
    }

    // Shows the answer and the reasons, and ends.
    void show() {
        over_ = true;
        const auto right = puzzles::position_after(*asked_, puzzle_.answer);
        const auto all = advice();
        const auto found = std::ranges::find(all, right, &coach::Advice::after);
        tell("puzzles.answer", {{"play", puzzle_.answer}, {"lead", percent(puzzle_.margin)}});
        if (found != all.end()) tell_reasons("puzzles.why", *found);
        if (!puzzle_.themes.empty()) tell("puzzles.about", {{"themes", themes_told()}});
    }

    [[nodiscard]] std::string themes_told() const {
        std::string all;
        for (const std::string& each : puzzle_.themes) {
            if (!all.empty()) all += " · ";
            all += voice_.say("puzzle.theme." + each);
        }
        return all;
    }

    void tell_reasons(std::string_view key, const coach::Advice& advice) {
        tell(key, {{"why", reasons_told(voice_, advice.reasons)}});
    }

    [[nodiscard]] std::vector<coach::Advice> advice() const {
        return game_.game().coach()->advice(
            *asked_, {.most = all_advice, .effort = coach::Effort::Quick}, base::never_stop);
    }

    const TerminalGame& game_;
    const Puzzle& puzzle_;
    std::unique_ptr<match::Match> asked_;  // before the first step
    std::unique_ptr<match::Match> match_;
    Seating seating_;
    sentences::Voice voice_;
    Console& console_;
    std::string picked_;
    bool solved_ = false;
    bool over_ = false;
};

// By the calendar of this computer.
std::chrono::sys_days today() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    localtime_r(&now, &parts);
    return std::chrono::year{parts.tm_year + 1900} / (parts.tm_mon + 1) / parts.tm_mday;
}

int play_puzzle(const PuzzlePlayOptions& options) {
    auto wanted = find_puzzles(options.language, options.puzzles);
    if (!wanted) return exit_bad;
    // Every edition has its own position of the day; a game's is that of its first edition.
    const std::string edition(games::named(wanted->front().position));
    std::erase_if(*wanted,
                  [&](const Puzzle& each) { return games::named(each.position) != edition; });
    const std::int64_t number = puzzles::day_number(today());
    const Puzzle& puzzle = (*wanted)[puzzles::of_day(number, wanted->size())];
    const auto game = find_game({puzzle.position, {}, options.language});
    auto match = read_playing_table(options.language, game->game(), puzzle.position);
    if (!match) return exit_bad;
    watch_for_interrupt();
    const auto console = lines_console({.look = look(options.look), .page_prompt = {}});
    return Riddle(options, *game, puzzle, std::move(match), *console).run();
}

}  // namespace

void add_puzzles(CommandLine& line) {
    line.add_group("puzzles").example("parlor puzzles play --game zenda");
}

void add_puzzles_play(CommandLine& line) {
    auto [command, options] = line.add("puzzles play", play_puzzle);
    command.option("--game", options.puzzles.game, "puzzle_game")->option_text("ID");
    command.option("--theme", options.puzzles.theme, "puzzle_theme")->option_text("NAME");
    command.option("puzzle", options.puzzles.id, "puzzle_id")->option_text("ID");
    command.option("--file", options.puzzles.file, "puzzle_file")->option_text("FILE");
    command.flag("--ascii", options.look.ascii, "ascii");
}

}  // namespace parlor::cli
