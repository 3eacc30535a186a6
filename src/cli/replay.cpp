// SPDX-License-Identifier: MIT
#include "cli/replay.h"

#include <fmt/format.h>

#include "cli/account.h"
#include "cli/common.h"
#include "cli/dice.h"
#include "cli/opening_told.h"
#include "cli/records.h"
#include "cli/text_columns.h"
#include "drawing/terminal.h"
#include "pollyanna/text.h"

namespace parlor::cli {
namespace {

using namespace pollyanna;

class Replayer {
public:
    Replayer(const ReplayOptions& options, const game::Record& record)
        : options_(options),
          record_(record),
          look_(look(options.look)),
          match_(parse_position(record.start)->position) {
        voice_.language = options.language;
        for (const game::RecordedSeat& each : record.seats) {
            const auto seat = static_cast<std::size_t>(index(*parse_seat(each.letter)));
            voice_.names[seat] = each.name.value_or("");
        }
    }

    void run(std::size_t turns) {
        print_header();
        for (std::size_t i = 0; i < turns; ++i) {
            print_turn(i);
            if (options_.boards && i + 1 < turns) print_board();
        }
        print_board();
        print_standing();
        if (turns == record_.turns.size()) print_dice();
    }

private:
    void print(std::string_view line) const {
        fmt::print("{}\n", look_.unicode ? std::string(line) : folded(line));
    }

    void print_header() const {
        print(voice_.say(fmt::format("edition.{}.title", record_.edition)));
        if (!record_.switches.empty()) print(record_.switches);
        print(voice_.say("replay.players", {{"seats", voice_.seats(match_.position().seated)}}));
        if (!record_.date.empty()) print(voice_.say("replay.date", {{"date", record_.date}}));
        print_opening();
        print("");
    }

    void print_opening() const {
        if (record_.opening.empty()) return;
        const std::vector<Throw> all = throws_of(record_);
        const auto thrown = std::span(all).first(record_.opening.size());
        for (const std::string& line : opening_told(voice_, match_.position().seated, thrown)) {
            print(line);
        }
    }

    // Sound records only come here, so that nothing is refused.
    void print_turn(std::size_t index) {
        const game::Turn& turn = record_.turns[index];
        const Throw thrown = *parse_throw(turn.thrown);
        match_.throw_dice(thrown);
        if (!turn.play.empty()) {
            const auto steps = parse_play(turn.play);
            for (const StepText& step : *steps) match_.make(step);
        }
        const TurnTold told{match_.position(), thrown, match_.made(), !turn.is_pending()};
        print(fmt::format("{:>3}  {}", index + 1, account(voice_, told)));
        if (!turn.is_pending()) match_.confirm();
    }

    void print_board() const {
        const drawing::TerminalOptions how{
            .colour = look_.colour, .unicode = look_.unicode, .numbers = true};
        fmt::print("\n");
        for (const std::string& line : drawing::board_lines(match_.standing(), how)) {
            fmt::print("{}\n", line);
        }
        fmt::print("\n");
    }

    void print_standing() const {
        const SeatSet won = match_.winners();
        const std::string seat = voice_.seat(match_.position().to_throw);
        if (won.size() == 2) {
            print(voice_.say("play.win_together", {{"one", voice_.seat(won.first())},
                                                   {"other", voice_.seat(opposite(won.first()))}}));
        } else if (!won.empty()) {
            print(voice_.say("play.wins", {{"seat", seat}}));
        } else if (const auto thrown = match_.thrown()) {
            print(voice_.say("play.resume_thrown", {{"seat", seat},
                                                    {"high", fmt::to_string(thrown->high)},
                                                    {"low", fmt::to_string(thrown->low)}}));
        } else {
            print(voice_.say("play.resume_to_throw", {{"seat", seat}}));
        }
    }

    void print_dice() const {
        if (!record_.seed) return;
        const std::vector<Throw> drawn = throws_of(record_);
        const bool as_drawn = Dice(*record_.seed, drawn).are_as_drawn();
        print(voice_.say(as_drawn ? "replay.dice_agree" : "replay.dice_differ",
                         {{"seed", fmt::to_string(record_.seed->seed)}}));
    }

    const ReplayOptions& options_;
    const game::Record& record_;
    Look look_;
    Voice voice_;
    match::Match match_;
};

}  // namespace

int replay(const ReplayOptions& options) {
    const auto loaded = load_record(options.language, options.file);
    if (!loaded) return exit_bad;
    const std::size_t all = loaded->record.turns.size();
    const std::size_t turns = options.to.value_or(all);
    if (turns > all) {
        complain(language::say(options.language, "replay.too_far",
                               {{"turns", fmt::to_string(all)}, {"to", fmt::to_string(turns)}}));
        return exit_bad;
    }
    Replayer(options, loaded->record).run(turns);
    return exit_ok;
}

}  // namespace parlor::cli
