// SPDX-License-Identifier: MIT
// Throwing, stepping and ending turns, by people and by computers. Actions are tried on a copy of
// the turn: the record of a long game is not copied until the game ends.
#include <algorithm>
#include <utility>

#include "base/words.h"
#include "online/tables/decide_and_fold.h"
#include "online/tables/table_data.h"

namespace parlor::tables {
namespace {

using Done = base::Expected<void, Refusal>;
using match::Due;

// A player who begins a new chain before a throw chooses between two throws, so it is limited.
constexpr std::uint32_t most_renewed = 200;

// The first of `seats` that may act; 0 if none may.
char first_of(std::string_view seats, const match::Match& match) {
    const std::string acting = match.seats();
    const auto found = acting.find_first_of(seats);
    return found == std::string::npos ? '\0' : acting[found];
}

std::optional<Refusal> why_too_late(const Request& request, Seq at) {
    const TableData& table = request.table;
    if (auto why = why_not_playing(request)) return why;
    if (at != table.played) return Refusal{RefusalReason::Stale, std::to_string(table.played)};
    return std::nullopt;
}

std::optional<Refusal> why_not_acting(const Request& request, Seq at) {
    const TableData& table = request.table;
    if (auto why = why_too_late(request, at)) return why;
    if (first_of(table.played_by(request.command.by), *table.match) == '\0') {
        return Refusal{RefusalReason::NotYourTurn, {table.acting().seat}};
    }
    return std::nullopt;
}

// The whole game after these events.
std::unique_ptr<match::Match> whole_game(const TableData& table, const EventBatch& events) {
    auto whole = table.match->copy();
    for (const Event& each : events.events()) play_on(*whole, each.payload);
    return whole;
}

// Tries actions of some seats on a copy of the turn, and turns them into events.
class Trial {
public:
    Trial(const TableData& table, std::string seats, EventBatch& events, Milliseconds now,
          std::string link = {})
        : data_(table),
          seats_(std::move(seats)),
          events_(events),
          now_(now),
          given_{first_of(seats_, *table.match), std::move(link)},
          turn_(table.match->this_turn()) {}

    Done step(std::string_view written) {
        auto made = turn_->make(written);
        if (!made) return refuse(made.error());
        const char seat = turn_->maker_of(*made);
        if (!is_mine(seat)) return refuse(RefusalReason::NotYourTurn, seat);
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
        if (!is_mine(seat)) return refuse(RefusalReason::NotYourTurn, seat);
        events_.add(Undone{seat});
        return {};
    }

    Done confirm() {
        if (auto done = turn_->confirm(); !done) return refuse(done.error());
        if (data_.link_due(given_.seat).empty()) {
            given_.link.clear();
        } else if (!data_.chained->fits(given_)) {
            return refuse(RefusalReason::BadLink, given_.seat);
        }
        events_.add(Confirmed{given_.seat, spent(data_, data_.acting(), now_), given_.link});
        if (turn_->due() != Due::Over) return {};
        const bool drawn = turn_->result_text() == match::agreed_draw;
        events_.add(Ended{drawn ? EndReason::Drawn : EndReason::Won, '-', crypto::hex(data_.secret),
                          closed_record(data_, *whole_game(data_, events_), {}, last())});
        return {};
    }

    // Steps and the end of the turn, unless a partner still has something to play.
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
        // A sent link is used up, and only the end of a turn takes one.
        if (!given_.link.empty()) return refuse(RefusalReason::BadLink, given_.seat);
        return {};
    }

private:
    [[nodiscard]] bool is_mine(char seat) const { return seats_.find(seat) != std::string::npos; }
    // What the end of the turn folds into the dice; nullopt if it has ended once before.
    [[nodiscard]] std::optional<fair_dice::SeatLink> last() const {
        return data_.is_new_end() ? std::optional(given_) : std::nullopt;
    }

    const TableData& data_;
    std::string seats_;
    EventBatch& events_;
    Milliseconds now_;
    fair_dice::SeatLink given_;  // by the first of the seats that may act
    std::unique_ptr<match::Match> turn_;
};

// The link that is due for a throw from the player's first seat that may act; empty if none is due.
base::Expected<std::string, Refusal> link_for(const Request& request, const std::string& link) {
    const TableData& table = request.table;
    const char seat = first_of(table.played_by(request.command.by), *table.match);
    if (table.link_due(seat).empty()) return std::string();
    if (!table.chained->fits({seat, link})) return refuse(RefusalReason::BadLink, seat);
    return link;
}

template <class Try>
Decision try_turn(const Request& request, const Try& attempt, std::string link = {}) {
    EventBatch events(request);
    Trial trial(request.table, request.table.played_by(request.command.by), events, request.now.at,
                std::move(link));
    if (Done done = attempt(trial); !done) return base::unexpected(std::move(done.error()));
    return events.take();
}

template <class Try>
Decision try_turn(const Request& request, Seq at, const Try& attempt,
                  const std::string& link = {}) {
    if (auto why = why_not_acting(request, at)) return base::unexpected(std::move(*why));
    return try_turn(request, attempt, link);
}

// The number of equal steps at the beginning of both.
std::size_t common(const std::vector<std::string>& made,
                   const std::vector<std::string_view>& wanted) {
    const auto differ = std::ranges::mismatch(made, wanted);
    return static_cast<std::size_t>(differ.in1 - made.begin());
}

}  // namespace

std::optional<Refusal> why_not_playing(const Request& request) {
    const TableData& table = request.table;
    if (table.phase == Phase::Open) return Refusal{RefusalReason::NotBegun};
    if (table.phase == Phase::Over) return Refusal{match::Error::GameOver};
    if (table.played_by(request.command.by).empty()) return Refusal{RefusalReason::NotSeated};
    return std::nullopt;
}

Decision decide(const Request& request, const Throw& action) {
    const TableData& table = request.table;
    if (auto why = why_not_acting(request, action.at)) return base::unexpected(std::move(*why));
    if (table.match->due() != Due::Throw) {
        return refuse(table.match->this_turn()->throw_dice(table.next_throw()).error());
    }
    auto link = link_for(request, action.link);
    if (!link) return base::unexpected(std::move(link.error()));
    EventBatch events(request);
    const char seat = first_of(table.played_by(request.command.by), *table.match);
    std::string thrown = table.next_throw({seat, *link});
    events.add(Thrown{seat, std::move(thrown), std::move(*link)});
    return events.take();
}

Decision decide(const Request& request, const Step& action) {
    return try_turn(request, action.at, [&](Trial& trial) { return trial.step(action.step); });
}

// Undoes only the player's own last step, even if only the partner could go on. Steps of a partner
// or a computer of the same side stay.
Decision decide(const Request& request, const Undo& action) {
    const TableData& table = request.table;
    if (auto why = why_too_late(request, action.at)) return base::unexpected(std::move(*why));
    const bool own = !table.made_by.empty() && table.made_by.back() == request.command.by;
    if (own) return try_turn(request, [](Trial& trial) { return trial.undo(); });
    if (auto why = why_not_acting(request, action.at)) return base::unexpected(std::move(*why));
    return refuse(match::Refused{.error = match::Error::NothingToUndo});
}

Decision decide(const Request& request, const HandOver& action) {
    return try_turn(request, action.at, [](Trial& trial) { return trial.hand_over(); });
}

Decision decide(const Request& request, const Confirm& action) {
    return try_turn(request, action.at, [](Trial& trial) { return trial.confirm(); }, action.link);
}

Decision decide(const Request& request, const Play& action) {
    return try_turn(
        request, action.at, [&](Trial& trial) { return trial.play(action.steps); }, action.link);
}

// Allowed only while the seat is to act: then no link of another player is on its way, so the new
// tip cannot depend on one.
Decision decide(const Request& request, const Renew& action) {
    const TableData& table = request.table;
    if (auto why = why_not_acting(request, action.at)) return base::unexpected(std::move(*why));
    if (first_of(table.played_by(request.command.by), *table.match) != action.seat) {
        return refuse(RefusalReason::NotYourTurn, table.acting().seat);
    }
    if (!table.chained || table.chained->expects(action.seat).empty()) {
        return refuse(RefusalReason::BadLink, action.seat);
    }
    if (!crypto::parse_hex(action.tip)) return refuse(RefusalReason::BadTip);
    if (table.renewed >= most_renewed) return refuse(RefusalReason::RenewedEnough);
    return decide_on(request, Renewed{action.seat, action.tip});
}

// A computer may have undone steps that it found, and played the turn another way.
Decision decide_for_computer(const TableData& table, std::string_view seats, std::string_view turn,
                             Milliseconds now) {
    EventBatch events(table, now);
    Trial trial(table, std::string(seats), events, now);
    const auto made = table.match->made_texts();
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

FoldResult fold(Fold& on, const Thrown& payload) {
    if (on.table.phase != Phase::Playing) return broken("thrown");
    if (!on.fits({payload.seat, payload.link})) return broken("link");
    const fair_dice::SeatLink given{payload.seat, payload.link};
    if (payload.thrown != on.table.next_throw(given)) return broken(payload.thrown);
    if (on.table.is_new_throw()) on.table.chained->throw_dice(on.table.secret, given);
    ++on.table.thrown;
    return on.play(payload.thrown);
}

FoldResult fold(Fold& on, const Stepped& payload) { return on.make(payload.step); }

FoldResult fold(Fold& on, const HandedOver& /*payload*/) { return on.make(match::handing_over); }

FoldResult fold(Fold& on, const Undone& /*payload*/) {
    if (on.table.made_by.empty()) return broken("undone");
    on.table.made_by.pop_back();
    return on.play("undone");
}

FoldResult fold(Fold& on, const Confirmed& payload) {
    if (on.table.phase != Phase::Playing) return broken("confirmed");
    if (on.table.seat(payload.seat) == nullptr) return broken("confirmed");
    if (!on.fits({payload.seat, payload.link})) return broken("link");
    if (on.table.is_new_end()) on.table.chained->end_turn({payload.seat, payload.link});
    charge(on.table, on.table.acting(), on.event.at);
    on.table.made_by.clear();
    auto played = on.play("confirmed");
    on.begin_turn();
    return played;
}

FoldResult fold(Fold& on, const Renewed& payload) {
    if (on.table.phase != Phase::Playing || !on.table.chained) return broken("renewed");
    if (on.table.seat(payload.seat) == nullptr) return broken("renewed");
    on.table.chained->lay_down(payload.seat, payload.tip);
    ++on.table.renewed;
    on.game_changed();
    return {};
}

}  // namespace parlor::tables
