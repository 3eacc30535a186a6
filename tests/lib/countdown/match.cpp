// SPDX-License-Identifier: MIT
#include "countdown/match.h"

#include <algorithm>
#include <cassert>

#include "rules/match/damages.h"
#include "rules/match/dice.h"
#include "rules/match/header.h"

namespace parlor::countdown {

using match::Due;
using match::Error;
using match::Refused;

namespace {

base::unexpected<Refused> refused(Error error) { return base::unexpected(Refused{.error = error}); }

base::unexpected<Refused> unreadable(std::string_view name, std::string_view part) {
    return base::unexpected(Refused{
        .error = Error::Unreadable, .part = std::string(part), .reason = std::string(name)});
}

std::string result_of(const Countdown::Position& position) {
    return position.left == 0 ? std::string{'=', letter(position.side)} : std::string();
}

}  // namespace

CountdownMatch::CountdownMatch(Countdown::Position start, const match::Header& header)
    : position_(start), record_(match::begun_record(header, seat_letters, seat_letters)) {
    record_.game = record_.edition = game_name;
    record_.start = text(start);
    record_.result = result_of(start);
}

const CountdownMatch& as_countdown(const match::Match& match) {
    assert(match.game() == game_name);
    return static_cast<const CountdownMatch&>(match);
}

Countdown::Position CountdownMatch::standing() const {
    return {position_.left - made_.value_or(0), position_.side};
}

Countdown::Results CountdownMatch::results() const {
    Countdown::Results found;
    found.find(position_, thrown());
    return found;
}

std::string CountdownMatch::step_to(const Countdown::Position& after) const {
    return step_text(position_.left - after.left);
}

std::unique_ptr<match::Match> CountdownMatch::copy() const {
    return std::make_unique<CountdownMatch>(*this);
}

std::unique_ptr<match::Match> CountdownMatch::this_turn() const {
    auto turn = std::make_unique<CountdownMatch>(position_);
    turn->thrown_ = thrown_;
    turn->made_ = made_;
    return turn;
}

Due CountdownMatch::due() const {
    if (is_over()) return Due::Over;
    if (thrown_.empty()) return Due::Throw;
    return made_ || thrown().heads == 0 ? Due::Confirm : Due::Step;
}

char CountdownMatch::side_of(char seat) const {
    return seat_letters.find(seat) == std::string_view::npos ? '\0' : seat;
}

std::vector<std::string> CountdownMatch::made_texts() const {
    return made_ ? std::vector{step_text(*made_)} : std::vector<std::string>();
}

std::vector<std::string> CountdownMatch::choice_texts() const {
    if (due() != Due::Step) return {};
    const Countdown::Results found = results();
    std::vector<std::string> all;
    for (std::size_t i = 0; i < found.size(); ++i) all.push_back(step_to(found[i]));
    return all;
}

game::Record CountdownMatch::record() const {
    game::Record record = record_;
    record.turns = turns_.turns();
    if (!thrown_.empty()) record.turns.push_back({side(), thrown_, made_ ? play_text() : "", {}});
    return record;
}

match::Resumed CountdownMatch::begin_again(const game::Record& record) const {
    return recorded_table(record);
}

base::Expected<std::string, match::TextFaults> CountdownMatch::rewritten(
    std::string_view position) const {
    const auto read = parse_position(position);
    if (!read) return base::unexpected(read.error());
    return read->thrown.empty() ? text(read->position) : text(read->position, read->thrown);
}

std::optional<Error> CountdownMatch::why_not_playing() const {
    if (is_over()) return Error::GameOver;
    return thrown_.empty() ? std::optional(Error::NotThrown) : std::nullopt;
}

base::Expected<void, Refused> CountdownMatch::throw_dice(std::string_view thrown) {
    if (!parse_throw(thrown)) return unreadable("unknown_throw", thrown);
    if (is_over()) return refused(Error::GameOver);
    if (!thrown_.empty()) return refused(Error::AlreadyThrown);
    thrown_ = match::high_to_low(std::string(thrown));
    return {};
}

base::Expected<std::string, Refused> CountdownMatch::make(std::string_view step) {
    const auto count = parse_step(step);
    if (!count) return unreadable("unknown_step", step);
    if (const auto error = why_not_playing()) return refused(*error);
    const auto choices = choice_texts();
    if (std::ranges::find(choices, step) == choices.end()) {
        return base::unexpected(Refused{.error = Error::IllegalStep,
                                        .part = std::string(step),
                                        .reason = "not_a_number_thrown"});
    }
    made_ = count;
    return std::string(step);
}

base::Expected<std::string, Refused> CountdownMatch::undo() {
    if (const auto error = why_not_playing()) return refused(*error);
    if (!made_) return refused(Error::NothingToUndo);
    std::string undone = step_text(*made_);
    made_.reset();
    return undone;
}

base::Expected<void, Refused> CountdownMatch::confirm() {
    if (const auto error = why_not_playing()) return refused(*error);
    if (due() == Due::Step) return refused(Error::ThrowNotPlayed);
    game::Turn turn{side(), thrown_, play_text(), {}};
    position_ = standing();
    if (position_.left > 0) position_.side = 1 - position_.side;
    turn.after = text(position_);
    turns_.add(turn);
    record_.result = result_of(position_);
    thrown_.clear();
    made_.reset();
    return {};
}

match::Opened open_table(std::string_view position) {
    const auto read = parse_position(position);
    if (!read) return base::unexpected(read.error());
    auto table = std::make_unique<CountdownMatch>(read->position);
    if (!read->thrown.empty()) table->throw_dice(read->thrown);
    return table;
}

match::Opened new_table(const match::NewGame& wanted) {
    if (wanted.game != game_name) {
        return base::unexpected(match::TextFaults{{"unknown_switch", wanted.game}});
    }
    if (wanted.seated.size() != seat_letters.size()) {
        return base::unexpected(match::TextFaults{{"seats_not_playable", wanted.seated}});
    }
    return std::make_unique<CountdownMatch>(Countdown::Position{}, wanted.header);
}

match::Resumed recorded_table(const game::Record& record) {
    match::Damages found;
    const auto line = [&](std::string_view tag) { return record.lines.of_tag(tag); };
    if (record.edition != game_name) {
        found.add(line("edition"), match::DamageFault::VariantDiffers, record.edition);
    }
    std::string playing;
    for (const game::RecordedSeat& each : record.seats) {
        if (each.name) playing += each.letter;
    }
    if (playing != seat_letters) found.add(line("start"), {{"seats_not_playable", playing}});
    const auto start = parse_position(record.start);
    if (!start) {
        found.add(line("start"), start.error());
    } else if (!start->thrown.empty() || start->position.left == 0) {
        found.add(line("start"), match::DamageFault::StartNotOpen, record.start);
    }
    if (!found.empty()) return base::unexpected(found.take());
    return std::make_unique<CountdownMatch>(start->position, match::header_of(record));
}

}  // namespace parlor::countdown
