// SPDX-License-Identifier: MIT
// Throwing, stepping and ending turns, by people and by computers. What is asked for is tried on
// the turn alone: the record of a long game is not copied until the game ends.
#include <algorithm>
#include <functional>

#include "base/words.h"
#include "online/tables/clock.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"

namespace parlor::tables {
namespace {

using Done = base::Expected<void, Refusal>;
using match::Due;

std::optional<Refusal> why_not_acting(const Question& question, Seq at) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_playing(question)) return why;
    if (at != sheet.played) return Refusal{RefusalReason::Stale, std::to_string(sheet.played)};
    const SeatState& acting = sheet.acting();
    if (acting.player != question.command.by || !is_played_by_person(acting)) {
        return Refusal{RefusalReason::NotYourTurn, {acting.seat}};
    }
    return std::nullopt;
}

// The whole game as it is after these events.
std::unique_ptr<match::Match> whole_game(const Sheet& sheet, const Following& events) {
    auto whole = sheet.match->copy();
    for (const Event& each : events.events()) play_on(*whole, each.what);
    return whole;
}

// A turn being tried: what is done in it becomes events.
class Trial {
public:
    // The seats for which is played.
    using Mine = std::function<bool(char seat)>;

    Trial(const Sheet& sheet, Following& events, Milliseconds now)
        : sheet_(sheet), events_(events), now_(now), turn_(sheet.match->this_turn()) {}

    [[nodiscard]] const match::Match& turn() const { return *turn_; }

    Done step(std::string_view written) {
        const char seat = turn_->seat();
        auto made = turn_->make(written);
        if (!made) return refuse(made.error());
        events_.add(Stepped{seat, std::move(*made)});
        return {};
    }

    Done hand_over() {
        const char seat = turn_->seat();
        if (auto done = turn_->hand_over(); !done) return refuse(done.error());
        events_.add(HandedOver{seat});
        return {};
    }

    Done undo() {
        const char seat = turn_->seat();
        if (auto undone = turn_->undo(); !undone) return refuse(undone.error());
        events_.add(Undone{seat});
        return {};
    }

    Done confirm() {
        const char seat = turn_->seat();
        if (auto done = turn_->confirm(); !done) return refuse(done.error());
        events_.add(Confirmed{seat, spent(sheet_, now_)});
        if (turn_->due() != Due::Over) return {};
        const bool drawn = turn_->result_text() == match::agreed_draw;
        events_.add(Ended{drawn ? How::Drawn : How::Won, '-', crypto::hex(sheet_.secret),
                          closed_record(*whole_game(sheet_, events_), sheet_.secret, {})});
        return {};
    }

    // Steps and end of turn; but a partner who then has the dice goes on in person.
    Done play(std::string_view steps, const Mine& is_mine) {
        const bool lost = base::trimmed(steps) == "pass";
        for (const std::string_view word : base::words(lost ? "" : steps)) {
            if (!is_mine(turn_->seat())) return refuse(RefusalReason::NotYourTurn, word);
            auto done = word == match::handing_over ? hand_over() : step(word);
            if (!done) return done;
        }
        return is_mine(turn_->seat()) ? confirm() : Done();
    }

private:
    const Sheet& sheet_;
    Following& events_;
    Milliseconds now_;
    std::unique_ptr<match::Match> turn_;
};

template <class Try>
Decided tried(const Question& question, Seq at, const Try& attempt) {
    if (auto why = why_not_acting(question, at)) return base::unexpected(std::move(*why));
    Following events(question);
    Trial trial(question.sheet, events, question.now.at);
    if (Done done = attempt(trial); !done) return base::unexpected(std::move(done.error()));
    return events.take();
}

// So many steps are the same in both.
std::size_t common(const std::vector<std::string>& made,
                   const std::vector<std::string_view>& wanted) {
    const auto differ = std::ranges::mismatch(made, wanted);
    return static_cast<std::size_t>(differ.in1 - made.begin());
}

}  // namespace

std::optional<Refusal> why_not_playing(const Question& question) {
    const Sheet& sheet = question.sheet;
    if (sheet.phase == Phase::Open) return Refusal{RefusalReason::NotBegun};
    if (sheet.phase == Phase::Over) return Refusal{match::Error::GameOver};
    if (sheet.played_by(question.command.by).empty()) return Refusal{RefusalReason::NotSeated};
    return std::nullopt;
}

Decided decide(const Question& question, const Throw& wish) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_acting(question, wish.at)) return base::unexpected(std::move(*why));
    std::string thrown = sheet.throws->at(sheet.thrown);
    if (sheet.match->due() != Due::Throw) {
        return refuse(sheet.match->this_turn()->throw_dice(thrown).error());
    }
    Following events(question);
    events.add(Thrown{sheet.match->seat(), std::move(thrown)});
    return events.take();
}

Decided decide(const Question& question, const Step& wish) {
    return tried(question, wish.at, [&](Trial& trial) { return trial.step(wish.step); });
}

// What a partner or a computer did for the same side stays.
Decided decide(const Question& question, const Undo& wish) {
    return tried(question, wish.at, [&](Trial& trial) -> Done {
        const auto& made_by = question.sheet.made_by;
        const bool own = !made_by.empty() && made_by.back() == question.command.by;
        if (!own) return refuse(match::Refused{.error = match::Error::NothingToUndo});
        return trial.undo();
    });
}

Decided decide(const Question& question, const HandOver& wish) {
    return tried(question, wish.at, [](Trial& trial) { return trial.hand_over(); });
}

Decided decide(const Question& question, const Confirm& wish) {
    return tried(question, wish.at, [](Trial& trial) { return trial.confirm(); });
}

Decided decide(const Question& question, const Play& wish) {
    return tried(question, wish.at, [&](Trial& trial) {
        const std::string seats = question.sheet.played_by(question.command.by);
        return trial.play(wish.steps,
                          [&](char seat) { return seats.find(seat) != std::string::npos; });
    });
}

// A computer may have taken back what it found made, and played the turn another way.
Decided decide_for_computer(const Sheet& sheet, std::string_view turn, Milliseconds now) {
    Following events(sheet, now);
    Trial trial(sheet, events, now);
    const char acting = sheet.match->seat();
    const auto made = sheet.match->made_texts();
    const auto wanted =
        base::trimmed(turn) == "pass" ? std::vector<std::string_view>() : base::words(turn);
    const std::size_t kept = common(made, wanted);
    for (std::size_t i = made.size(); i > kept; --i) {
        if (auto done = trial.undo(); !done) return base::unexpected(std::move(done.error()));
        if (trial.turn().seat() != acting) return refuse(RefusalReason::NotYourTurn, made[i - 1]);
    }
    std::string rest;
    for (std::size_t i = kept; i < wanted.size(); ++i) (rest += ' ') += wanted[i];
    auto played = trial.play(rest, [&](char seat) { return seat == acting; });
    if (!played) return base::unexpected(std::move(played.error()));
    return events.take();
}

}  // namespace parlor::tables
