// SPDX-License-Identifier: MIT
// `parlor replay`: checks a recorded game and tells it turn by turn.

#include <fmt/format.h>

#include <optional>
#include <string>

#include "presentation/language/language.h"
#include "programs/cli/command_line.h"
#include "programs/cli/commands.h"
#include "programs/cli/common.h"
#include "programs/cli/play/records.h"
#include "programs/cli/terminal.h"
#include "rules/match/dice.h"
#include "rules/match/new_game.h"

namespace parlor::cli {
namespace {

struct ReplayOptions : CommandOptions {
    std::string file;
    std::string board;              // the file of a board; empty: the game's own
    std::optional<std::size_t> to;  // after that turn; nullopt: to the end
    bool boards = false;            // the board after every turn
    LookOptions look;
};

class Replayer {
public:
    Replayer(const ReplayOptions& options, const LoadedRecord& loaded)
        : options_(options),
          record_(loaded.record),
          game_(*loaded.game),
          look_(look(options.look)),
          nobody_(game_.game().seats()),
          voice_(game_.teller().voice(options.language, record_.edition)),
          match_(begun(game_, record_)) {
        for (const game::RecordedSeat& each : record_.seats) {
            voice_.names.push_back({each.letter, each.name.value_or("")});
        }
    }

    void run(std::size_t turns) {
        print_header();
        for (std::size_t i = 0; i < turns; ++i) {
            print_turn(i);
            if (options_.boards && i + 1 < turns) print_board();
        }
        const bool all = turns == record_.turns.size();
        if (all && record_.result == match::agreed_draw) match_->draw();
        print_board();
        print(game_.teller().standing_told(voice_, *match_));
        if (all) print_dice();
    }

private:
    void print(std::string_view line) const {
        fmt::print("{}\n", look_.unicode ? std::string(line) : terminal::folded(line));
    }

    void print_header() const {
        print(game_.teller().title(voice_, record_));
        const std::string house(match::house_of(record_.others));
        if (!house.empty()) print(voice_.say("play.house", {{"house", house}}));
        if (!record_.switches.empty()) print(record_.switches);
        std::string seats;
        for (const game::RecordedSeat& each : record_.seats) {
            if (each.name) seats += each.letter;
        }
        print(voice_.say("replay.players", {{"seats", voice_.seats(seats)}}));
        if (!record_.date.empty()) print(voice_.say("replay.date", {{"date", record_.date}}));
        for (const std::string& line : game_.teller().opening_told(voice_, record_)) print(line);
        print("");
    }

    // The record was replayed before, so nothing is refused.
    void print_turn(std::size_t index) {
        const game::Turn& turn = record_.turns[index];
        if (match_->due() == match::Due::Throw) match_->throw_dice(turn.thrown);
        if (!turn.play.empty()) match_->make_all(turn.play);
        const std::string told = game_.teller().account(voice_, *match_, !turn.is_pending());
        print(fmt::format("{:>3}  {}", index + 1, told));
        if (!turn.is_pending()) match_->confirm();
    }

    void print_board() const {
        const Scene scene{
            .game = game_, .match = *match_, .seating = nobody_, .voice = voice_, .numbers = true};
        fmt::print("\n");
        for (const std::string& line : game_.board_lines(scene, look_)) {
            fmt::print("{}\n", line);
        }
        fmt::print("\n");
    }

    void print_dice() const {
        if (!record_.seed) return;
        const bool as_drawn =
            match::Dice(*record_.seed, game_.game().dice(), match::throws_of(record_))
                .are_as_drawn();
        print(voice_.say(as_drawn ? "replay.dice_agree" : "replay.dice_differ",
                         {{"seed", fmt::to_string(record_.seed->seed)}}));
    }

    const ReplayOptions& options_;
    const game::Record& record_;
    const TerminalGame& game_;
    Look look_;
    Seating nobody_;
    sentences::Voice voice_;
    Table match_;
};

int replay(const ReplayOptions& options) {
    const auto loaded = load_record(options.language, {options.file, options.board});
    if (!loaded) return exit_bad;
    const std::size_t all = loaded->record.turns.size();
    const std::size_t turns = options.to.value_or(all);
    if (turns > all) {
        complain(language::say(options.language, "replay.too_far",
                               {{"turns", fmt::to_string(all)}, {"to", fmt::to_string(turns)}}));
        return exit_bad;
    }
    Replayer(options, *loaded).run(turns);
    return exit_ok;
}

}  // namespace

void add_replay(CommandLine& line) {
    auto [command, options] = line.add("replay", replay);
    command.option("file", options.file, "file")->option_text("FILE")->required();
    command.board(options.board);
    command.option("--to", options.to, "to")->option_text("N");
    command.flag("--boards", options.boards, "boards");
    command.look(options.look);
    command.example("parlor replay game.txt --to 12");
}

}  // namespace parlor::cli
