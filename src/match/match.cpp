// SPDX-License-Identifier: MIT
#include "match/match.h"

#include <algorithm>
#include <cassert>

#include "base/words.h"
#include "game/plain.h"
#include "pollyanna/check.h"
#include "pollyanna/opening.h"
#include "pollyanna/text.h"

namespace parlor::match {
namespace {

using namespace pollyanna;

base::unexpected<Refused> refused(Error error) { return base::unexpected(Refused{error}); }

std::string switches(Variant variant) {
    std::string named = text(variant).substr(variant.edition().name.size());
    std::ranges::replace(named, '+', ' ');
    return std::string(base::trimmed(named));
}

// A dash stands for a vacant seat.
std::string plain_name(std::string_view name) {
    const std::string made_plain = game::plain(name);
    return made_plain == "-" ? std::string() : made_plain;
}

std::vector<game::RecordedSeat> seats(SeatSet seated, const Table& table) {
    std::vector<game::RecordedSeat> all;
    for (const Seat seat : all_seats) {
        all.push_back({letter(seat), std::nullopt});
        if (seated.has(seat)) {
            all.back().name = plain_name(table.names[static_cast<std::size_t>(index(seat))]);
        }
    }
    return all;
}

std::vector<game::RecordedThrow> opening_throws(SeatSet seated, std::span<const Throw> thrown) {
    std::vector<game::RecordedThrow> all;
    for (std::size_t i = 0; i < thrown.size(); ++i) {
        const Seat seat = *opening(seated, thrown.first(i)).to_throw;
        all.push_back({letter(seat), text(thrown[i])});
    }
    return all;
}

game::Record header(const Position& start, const Table& table) {
    game::Record record;
    record.game = "pollyanna";
    record.edition = start.variant.edition().name;
    record.switches = switches(start.variant);
    record.seats = seats(start.seated, table);
    record.date = table.date;
    record.seed = table.seed;
    record.commitment = table.commitment;
    record.opening = opening_throws(start.seated, table.opening);
    record.start = text(start);
    record.others = table.tags;
    return record;
}

}  // namespace

std::string_view name(Error error) {
    constexpr std::array<std::string_view, 6> names{"not_thrown",      "already_thrown",
                                                    "game_over",       "illegal_step",
                                                    "nothing_to_undo", "throw_not_played"};
    return names[static_cast<std::size_t>(error)];
}

Match::Match(const Position& start, const Table& table)
    : position_(start), record_(header(start, table)) {
    assert(defects(start, SeatSet{}).empty());
    assert(table.opening.empty() ||
           pollyanna::opening(start.seated, table.opening).begins() == start.to_throw);
}

Position Match::standing() const {
    return thrown_ ? hand_after(position_, *thrown_, made_).position : position_;
}

std::vector<Step> Match::choices() const {
    if (!thrown_) return {};
    return pollyanna::choices(position_, *thrown_, made_);
}

game::Record Match::record() const {
    game::Record record = record_;
    if (thrown_) {
        const std::string so_far = made_.empty() ? std::string() : text(made_);
        record.turns.push_back({letter(position_.to_throw), text(*thrown_), so_far, {}});
    }
    return record;
}

base::Expected<void, Refused> Match::throw_dice(Throw thrown) {
    if (!winners().empty()) return refused(Error::GameOver);
    if (thrown_) return refused(Error::AlreadyThrown);
    thrown_ = thrown;
    return {};
}

std::optional<Error> Match::why_not_playing() const {
    if (!winners().empty()) return Error::GameOver;
    if (!thrown_) return Error::NotThrown;
    return std::nullopt;
}

base::Expected<Step, Refused> Match::make(const StepText& tried) {
    if (const auto error = why_not_playing()) return refused(*error);
    for (const Step& step : choices()) {
        if (!matches(tried, step)) continue;
        made_.push_back(step);
        return step;
    }
    return base::unexpected(
        Refused{Error::IllegalStep, why_not(position_, *thrown_, made_, tried)});
}

base::Expected<Step, Refused> Match::undo() {
    if (const auto error = why_not_playing()) return refused(*error);
    if (made_.empty()) return refused(Error::NothingToUndo);
    const Step last = made_.back();
    made_.pop_back();
    return last;
}

base::Expected<void, Refused> Match::confirm() {
    if (const auto error = why_not_playing()) return refused(*error);
    if (!is_played()) return refused(Error::ThrowNotPlayed);
    const Seat seat = position_.to_throw;
    position_ = finished(hand_after(position_, *thrown_, made_));
    record_.turns.push_back({letter(seat), text(*thrown_), text(made_), text(position_)});
    if (!winners().empty()) record_.result = '=' + text(winners());
    thrown_.reset();
    made_.clear();
    return {};
}

base::Expected<void, Refused> Match::play(std::span<const StepText> steps) {
    if (const auto error = why_not_playing()) return refused(*error);
    const std::vector<Step> before = made_;
    for (const StepText& each : steps) {
        if (auto made = make(each); !made) {
            made_ = before;
            return base::unexpected(std::move(made.error()));
        }
    }
    auto confirmed = confirm();
    if (!confirmed) made_ = before;
    return confirmed;
}

}  // namespace parlor::match
