// SPDX-License-Identifier: MIT
// Throwing, stepping and ending turns, by people and by computers. What is asked for is tried on
// the turn alone: the record of a long game is not copied until the game ends.
#include <algorithm>
#include <utility>

#include "base/words.h"
#include "online/tables/clock.h"
#include "online/tables/decide.h"
#include "online/tables/fold.h"

namespace parlor::tables {
namespace {

using Done = base::Expected<void, Refusal>;
using match::Due;

// Whoever lays down another chain before a throw chooses between two throws. Everybody is told.
constexpr std::uint32_t most_renewed = 200;

// The first of these seats that may act; 0: none may.
char first_of(std::string_view seats, const match::Match& match) {
    const std::string acting = match.seats();
    const auto found = acting.find_first_of(seats);
    return found == std::string::npos ? '\0' : acting[found];
}

std::optional<Refusal> why_too_late(const Question& question, Seq at) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_playing(question)) return why;
    if (at != sheet.played) return Refusal{RefusalReason::Stale, std::to_string(sheet.played)};
    return std::nullopt;
}

std::optional<Refusal> why_not_acting(const Question& question, Seq at) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_too_late(question, at)) return why;
    if (first_of(sheet.played_by(question.command.by), *sheet.match) == '\0') {
        return Refusal{RefusalReason::NotYourTurn, {sheet.acting().seat}};
    }
    return std::nullopt;
}

// The whole game as it is after these events.
std::unique_ptr<match::Match> whole_game(const Sheet& sheet, const Following& events) {
    auto whole = sheet.match->copy();
    for (const Event& each : events.events()) play_on(*whole, each.what);
    return whole;
}

// A turn being tried for some of the seats: what is done in it becomes events.
class Trial {
public:
    Trial(const Sheet& sheet, std::string seats, Following& events, Milliseconds now,
          std::string link = {})
        : sheet_(sheet),
          seats_(std::move(seats)),
          events_(events),
          now_(now),
          given_{first_of(seats_, *sheet.match), std::move(link)},
          turn_(sheet.match->this_turn()) {}

    Done step(std::string_view written) {
        auto made = turn_->make(written);
        if (!made) return refuse(made.error());
        const char seat = turn_->maker_of(*made);
        if (!is_mine(seat)) return refuse(RefusalReason::NotYourTurn, {&seat, 1});
        events_.add(Stepped{seat, std::move(*made)});
        return {};
    }

    Done hand_over() {
        const auto may = [&](char each) { return turn_->may_hand_over(each); };
        const auto found = std::ranges::find_if(seats_, may);
        const char seat = found == seats_.end() ? seats_.front() : *found;
        if (auto done = turn_->hand_over(seat); !done) return refuse(done.error());
        events_.add(HandedOver{seat});
        return {};
    }

    Done undo() {
        const auto made = turn_->made_texts();
        if (auto undone = turn_->undo(); !undone) return refuse(undone.error());
        const char seat = turn_->maker_of(made.back());
        if (!is_mine(seat)) return refuse(RefusalReason::NotYourTurn, {&seat, 1});
        events_.add(Undone{seat});
        return {};
    }

    Done confirm() {
        if (auto done = turn_->confirm(); !done) return refuse(done.error());
        if (sheet_.link_due(given_.seat).empty()) {
            given_.link.clear();
        } else if (!sheet_.chained->fits(given_)) {
            return refuse(RefusalReason::BadLink, {&given_.seat, 1});
        }
        events_.add(Confirmed{given_.seat, spent(sheet_, sheet_.acting(), now_), given_.link});
        if (turn_->due() != Due::Over) return {};
        const bool drawn = turn_->result_text() == match::agreed_draw;
        events_.add(Ended{drawn ? How::Drawn : How::Won, '-', crypto::hex(sheet_.secret),
                          closed_record(sheet_, *whole_game(sheet_, events_), {}, last())});
        return {};
    }

    // Steps and end of turn; but a partner who has something left to play goes on in person.
    Done play(std::string_view steps) {
        const bool lost = base::trimmed(steps) == match::nothing_played;
        const auto words = base::words(lost ? "" : steps);
        for (const std::string_view word : words) {
            auto done = match::is_over_text(word) ? hand_over() : step(word);
            if (!done) return done;
        }
        const auto mine = [&](char seat) { return is_mine(seat); };
        const bool others_go_on = !words.empty() && turn_->due() != Due::Confirm &&
                                  !std::ranges::all_of(turn_->seats(), mine);
        if (!others_go_on) return confirm();
        // A link that is sent is spent: only the end of a turn takes one.
        if (!given_.link.empty()) return refuse(RefusalReason::BadLink, {&given_.seat, 1});
        return {};
    }

private:
    [[nodiscard]] bool is_mine(char seat) const { return seats_.find(seat) != std::string::npos; }
    // What the end of the turn folds into the dice; none: it ended once before.
    [[nodiscard]] std::optional<fair_dice::SeatLink> last() const {
        return sheet_.is_new_end() ? std::optional(given_) : std::nullopt;
    }

    const Sheet& sheet_;
    std::string seats_;
    Following& events_;
    Milliseconds now_;
    fair_dice::SeatLink given_;  // by the first of the seats that may act
    std::unique_ptr<match::Match> turn_;
};

// The link that is due for a throw from the player's first seat that may act; empty if none is due.
base::Expected<std::string, Refusal> link_for(const Question& question, const std::string& link) {
    const Sheet& sheet = question.sheet;
    const char seat = first_of(sheet.played_by(question.command.by), *sheet.match);
    if (sheet.link_due(seat).empty()) return std::string();
    if (!sheet.chained->fits({seat, link})) return refuse(RefusalReason::BadLink, {&seat, 1});
    return link;
}

template <class Try>
Decided tried(const Question& question, const Try& attempt, std::string link = {}) {
    Following events(question);
    Trial trial(question.sheet, question.sheet.played_by(question.command.by), events,
                question.now.at, std::move(link));
    if (Done done = attempt(trial); !done) return base::unexpected(std::move(done.error()));
    return events.take();
}

template <class Try>
Decided tried(const Question& question, Seq at, const Try& attempt, const std::string& link = {}) {
    if (auto why = why_not_acting(question, at)) return base::unexpected(std::move(*why));
    return tried(question, attempt, link);
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
    if (sheet.match->due() != Due::Throw) {
        return refuse(sheet.match->this_turn()->throw_dice(sheet.next_throw()).error());
    }
    auto link = link_for(question, wish.link);
    if (!link) return base::unexpected(std::move(link.error()));
    Following events(question);
    const char seat = first_of(sheet.played_by(question.command.by), *sheet.match);
    std::string thrown = sheet.next_throw({seat, *link});
    events.add(Thrown{seat, std::move(thrown), std::move(*link)});
    return events.take();
}

Decided decide(const Question& question, const Step& wish) {
    return tried(question, wish.at, [&](Trial& trial) { return trial.step(wish.step); });
}

// What a partner or a computer did for the same side stays. One's own last step is taken back even
// where only the partner could go on.
Decided decide(const Question& question, const Undo& wish) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_too_late(question, wish.at)) return base::unexpected(std::move(*why));
    const bool own = !sheet.made_by.empty() && sheet.made_by.back() == question.command.by;
    if (own) return tried(question, [](Trial& trial) { return trial.undo(); });
    if (auto why = why_not_acting(question, wish.at)) return base::unexpected(std::move(*why));
    return refuse(match::Refused{.error = match::Error::NothingToUndo});
}

Decided decide(const Question& question, const HandOver& wish) {
    return tried(question, wish.at, [](Trial& trial) { return trial.hand_over(); });
}

Decided decide(const Question& question, const Confirm& wish) {
    return tried(question, wish.at, [](Trial& trial) { return trial.confirm(); }, wish.link);
}

Decided decide(const Question& question, const Play& wish) {
    return tried(
        question, wish.at, [&](Trial& trial) { return trial.play(wish.steps); }, wish.link);
}

// Only while the seat is to act: then no link of another player is on its way, and whoever lays
// down a tip cannot know one.
Decided decide(const Question& question, const Renew& wish) {
    const Sheet& sheet = question.sheet;
    if (auto why = why_not_acting(question, wish.at)) return base::unexpected(std::move(*why));
    if (first_of(sheet.played_by(question.command.by), *sheet.match) != wish.seat) {
        return refuse(RefusalReason::NotYourTurn, {&sheet.acting().seat, 1});
    }
    if (!sheet.chained || sheet.chained->expects(wish.seat).empty()) {
        return refuse(RefusalReason::BadLink, {&wish.seat, 1});
    }
    if (!crypto::parse_hex(wish.tip)) return refuse(RefusalReason::BadTip);
    if (sheet.renewed >= most_renewed) return refuse(RefusalReason::RenewedEnough);
    Following events(question);
    events.add(Renewed{wish.seat, wish.tip});
    return events.take();
}

// A computer may have taken back what it found made, and played the turn another way.
Decided decide_for_computer(const Sheet& sheet, std::string_view seats, std::string_view turn,
                            Milliseconds now) {
    Following events(sheet, now);
    Trial trial(sheet, std::string(seats), events, now);
    const auto made = sheet.match->made_texts();
    const auto wanted = base::trimmed(turn) == match::nothing_played
                            ? std::vector<std::string_view>()
                            : base::words(turn);
    const std::size_t kept = common(made, wanted);
    for (std::size_t i = made.size(); i > kept; --i) {
        if (auto done = trial.undo(); !done) return base::unexpected(std::move(done.error()));
    }
    std::string rest;
    for (std::size_t i = kept; i < wanted.size(); ++i) (rest += ' ') += wanted[i];
    if (auto played = trial.play(rest); !played) return base::unexpected(std::move(played.error()));
    return events.take();
}

Folded fold(Folding& on, const Thrown& what) {
    if (on.sheet.phase != Phase::Playing) return broken("thrown");
    if (!on.fits({what.seat, what.link})) return broken("link");
    const fair_dice::SeatLink given{what.seat, what.link};
    if (what.thrown != on.sheet.next_throw(given)) return broken(what.thrown);
    if (on.sheet.is_new_throw()) on.sheet.chained->throw_dice(on.sheet.secret, given);
    ++on.sheet.thrown;
    return on.play(what.thrown);
}

Folded fold(Folding& on, const Stepped& what) { return on.make(what.step); }

Folded fold(Folding& on, const HandedOver& /*what*/) { return on.make(match::handing_over); }

Folded fold(Folding& on, const Undone& /*what*/) {
    if (on.sheet.made_by.empty()) return broken("undone");
    on.sheet.made_by.pop_back();
    return on.play("undone");
}

Folded fold(Folding& on, const Confirmed& what) {
    if (on.sheet.phase != Phase::Playing) return broken("confirmed");
    if (on.sheet.seat(what.seat) == nullptr) return broken("confirmed");
    if (!on.fits({what.seat, what.link})) return broken("link");
    if (on.sheet.is_new_end()) on.sheet.chained->end_turn({what.seat, what.link});
    charge(on.sheet, on.sheet.acting(), on.event.at);
    on.sheet.made_by.clear();
    auto played = on.play("confirmed");
    on.begin_turn();
    return played;
}

Folded fold(Folding& on, const Renewed& what) {
    if (on.sheet.phase != Phase::Playing || !on.sheet.chained) return broken("renewed");
    if (on.sheet.seat(what.seat) == nullptr) return broken("renewed");
    on.sheet.chained->lay_down(what.seat, what.tip);
    ++on.sheet.renewed;
    on.game_changed();
    return {};
}

}  // namespace parlor::tables
