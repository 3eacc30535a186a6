// SPDX-License-Identifier: MIT
#include "rules/match/resume.h"

#include <algorithm>
#include <array>

namespace parlor::match {
namespace {

// Plays the turns of a record until one is wrong.
class Replay {
public:
    Replay(const game::Record& record, Match& match)
        : record_(record), match_(match), found_(record) {}

    std::vector<Damage> run() {
        for (std::size_t i = 0; i < record_.turns.size() && found_.empty(); ++i) {
            line_ = record_.lines.of_turn(i);
            if (match_.due() == Due::Over) {
                found_.add(line_, DamageFault::TurnAfterEnd, std::to_string(i + 1));
            } else {
                play(record_.turns[i]);
            }
        }
        if (found_.empty()) check_result();
        return found_.take();
    }

private:
    void play(const game::Turn& turn) {
        if (turn.seat != match_.side()) {
            return found_.add(line_, DamageFault::WrongSeat, std::string(1, turn.seat));
        }
        if (turn.thrown != match_.thrown_text()) throw_dice(turn.thrown);
        if (found_.empty() && !turn.play.empty()) make_steps(turn.play);
        if (found_.empty() && !turn.is_pending()) finish(turn);
    }

    void throw_dice(const std::string& thrown) {
        const auto done = match_.throw_dice(thrown);
        if (done) return;
        const bool unreadable = done.error().error == Error::Unreadable;
        found_.add(line_, unreadable ? DamageFault::Unreadable : DamageFault::ThrowNotDue, thrown,
                   unreadable ? done.error() : Refused{});
    }

    void make_steps(std::string_view play) {
        const auto made = match_.make_all(play);
        if (made) return;
        const bool unreadable = made.error().error == Error::Unreadable;
        found_.add(line_, unreadable ? DamageFault::Unreadable : DamageFault::IllegalStep,
                   made.error().part, made.error());
    }

    void finish(const game::Turn& turn) {
        if (!match_.confirm()) {
            return found_.add(line_, DamageFault::ThrowNotPlayed, turn.play);
        }
        const auto after = match_.rewritten(turn.after);
        if (!after) return found_.add(line_, after.error());
        if (*after != match_.position_text()) {
            found_.add(line_, DamageFault::PositionDiffers, turn.after);
        }
    }

    // Only the result tells of a draw that the players agreed on.
    void check_result() {
        if (record_.result == agreed_draw && match_.due() != Due::Over) match_.draw();
        if (match_.result_text() == record_.result) return;
        const std::string shown = record_.result.empty() ? "unfinished" : record_.result;
        found_.add("result", DamageFault::ResultDiffers, shown);
    }

    const game::Record& record_;
    Match& match_;
    int line_ = 0;
    Damages found_;
};

}  // namespace

std::string_view name(DamageFault fault) {
    constexpr std::array<std::string_view, 14> names{
        "wrong_game",   "unreadable",       "start_not_open",   "variant_differs", "board_differs",
        "seat_differs", "opening_differs",  "turn_after_end",   "wrong_seat",      "throw_not_due",
        "illegal_step", "throw_not_played", "position_differs", "result_differs"};
    return names[static_cast<std::size_t>(fault)];
}

void Damages::add(int line, const TextFaults& faults) {
    for (const TextFault& each : faults) {
        add(line, DamageFault::Unreadable, each.part,
            {.error = Error::Unreadable, .part = each.part, .reason = each.name});
    }
}

Resumed replayed(Resumed begun, const game::Record& record) {
    if (!begun) return begun;
    std::vector<Damage> found = Replay(record, **begun).run();
    if (!found.empty()) return base::unexpected(std::move(found));
    return begun;
}

Resumed unknown_game(const game::Record& record) {
    Damages found(record);
    found.add("game", DamageFault::WrongGame, record.game);
    return base::unexpected(found.take());
}

std::unique_ptr<Match> taken_back(const Match& match, std::string_view seats) {
    const auto is_theirs = [&](const game::Turn& turn) {
        return !turn.is_pending() && std::ranges::any_of(seats, [&](char seat) {
            return match.side_of(seat) == turn.seat;
        });
    };
    game::Record record = match.record();
    while (!record.turns.empty() && !is_theirs(record.turns.back())) record.turns.pop_back();
    if (record.turns.empty()) return nullptr;
    record.result.clear();
    game::Turn& last = record.turns.back();
    last.play.clear();
    last.after.clear();
    last.notes.clear();
    if (last.thrown == setting_up) record.turns.pop_back();
    auto resumed = replayed(match.begin_again(record), record);
    return resumed ? std::move(*resumed) : nullptr;
}

}  // namespace parlor::match
