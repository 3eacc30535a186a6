// SPDX-License-Identifier: MIT
#include "games/pollyanna/match/match.h"

#include <algorithm>
#include <cassert>

#include "base/words.h"
#include "games/pollyanna/rules/check.h"
#include "games/pollyanna/rules/opening.h"
#include "games/pollyanna/rules/why.h"
#include "rules/match/header.h"

namespace parlor::pollyanna {
namespace {

base::unexpected<match::Refused> refused(match::Error error) {
    return base::unexpected(match::Refused{.error = error});
}

base::unexpected<match::Refused> unreadable(const Defect& defect) {
    return base::unexpected(match::Refused{.error = match::Error::Unreadable,
                                           .part = defect.part,
                                           .reason = std::string(name(defect.fault))});
}

base::unexpected<match::Refused> illegal(std::string_view step, const WhyNot& why, RuleBook book) {
    match::Refused told{.error = match::Error::IllegalStep,
                        .part = std::string(step),
                        .reason = std::string(name(why.reason)),
                        .rules = std::string(rule_numbers(why.reason, book))};
    for (const Space each : why.spaces) told.places.push_back(text(each));
    for (const Piece& each : why.pieces) {
        told.pieces.push_back(std::string{letter(each.seat), ':'} + text(each.space));
    }
    return base::unexpected(std::move(told));
}

std::string switches(Variant variant) {
    std::string named = text(variant).substr(variant.edition().name.size());
    std::ranges::replace(named, '+', ' ');
    return std::string(base::trimmed(named));
}

std::vector<game::RecordedThrow> opening_throws(SeatSet seated, std::span<const Throw> thrown) {
    std::vector<game::RecordedThrow> all;
    for (std::size_t i = 0; i < thrown.size(); ++i) {
        const Seat seat = *opening(seated, thrown.first(i)).to_throw;
        all.push_back({letter(seat), text(thrown[i])});
    }
    return all;
}

game::Record begun(const Position& start, const match::Header& header,
                   std::span<const Throw> opening) {
    game::Record record = match::begun_record(header, text(SeatSet::all()), text(start.seated));
    record.game = game_name;
    record.edition = start.variant.edition().name;
    record.switches = switches(start.variant);
    record.opening = opening_throws(start.seated, opening);
    record.start = text(start);
    return record;
}

std::vector<std::string> texts(std::span<const Step> steps) {
    std::vector<std::string> all;
    for (const Step& each : steps) all.push_back(text(each));
    return all;
}

}  // namespace

Match::Match(const Position& start, const match::Header& header, std::span<const Throw> opening)
    : position_(start), record_(begun(start, header, opening)) {
    assert(defects(start, winners()).empty());
    assert(opening.empty() || pollyanna::opening(start.seated, opening).begins() == start.to_throw);
    if (!winners().empty()) record_.result = '=' + text(winners());
}

std::unique_ptr<match::Match> Match::copy() const { return std::make_unique<Match>(*this); }

std::unique_ptr<match::Match> Match::this_turn() const {
    return std::unique_ptr<match::Match>(new Match(*this, Trial()));
}

Match::Match(const Match& whole, Trial /*trial*/)
    : position_(whole.position_),
      thrown_(whole.thrown_),
      law_(whole.law_),
      made_(whole.made_),
      choices_(whole.choices_) {
    record_.result = whole.record_.result;
}

match::Due Match::due() const {
    if (!winners().empty()) return match::Due::Over;
    if (!thrown_) return match::Due::Throw;
    return choices_.empty() ? match::Due::Confirm : match::Due::Step;
}

Hand Match::hand() const { return hand_after(position_, *thrown_, made_); }

Position Match::standing() const { return thrown_ ? hand().position : position_; }

char Match::side_of(char seat) const { return parse_seat(seat) ? seat : '\0'; }

std::string Match::partners_of(char seat) const {
    return text(pollyanna::side_of(position_, *parse_seat(seat)));
}

match::Resumed Match::begin_again(const game::Record& record) const { return begin(record); }

void Match::find_choices() { choices_ = law_->lawful_steps(hand()); }

std::string Match::thrown_text() const { return thrown_ ? text(*thrown_) : ""; }

std::vector<std::string> Match::made_texts() const { return texts(made_); }

std::vector<std::string> Match::choice_texts() const { return texts(choices_); }

game::Record Match::record() const {
    game::Record record = record_;
    record.turns = turns_.turns();
    if (thrown_) {
        const std::string so_far = made_.empty() ? std::string() : text(made_);
        record.turns.push_back({side(), text(*thrown_), so_far, {}});
    }
    return record;
}

base::Expected<std::string, match::TextFaults> Match::rewritten(std::string_view position) const {
    const auto read = parse_position(position);
    if (!read) return base::unexpected(match::faults(read.error()));
    return read->thrown ? text(read->position, *read->thrown) : text(read->position);
}

std::optional<match::Error> Match::why_not_playing() const {
    if (!winners().empty()) return match::Error::GameOver;
    if (!thrown_) return match::Error::NotThrown;
    return std::nullopt;
}

base::Expected<void, match::Refused> Match::throw_dice(std::string_view thrown) {
    const auto read = parse_throw(thrown);
    if (!read) return unreadable({Fault::UnknownThrow, std::string(thrown)});
    return throw_dice(*read);
}

base::Expected<void, match::Refused> Match::throw_dice(Throw thrown) {
    if (!winners().empty()) return refused(match::Error::GameOver);
    if (thrown_) return refused(match::Error::AlreadyThrown);
    thrown_ = thrown;
    law_ = std::make_shared<const Law>(position_, *thrown_);
    find_choices();
    return {};
}

base::Expected<std::string, match::Refused> Match::make(std::string_view step) {
    const auto tried = parse_play(step);
    if (!tried) return unreadable(tried.error().front());
    if (tried->size() != 1) return unreadable({Fault::UnknownStep, std::string(step)});
    if (const auto error = why_not_playing()) return refused(*error);
    for (const Step& each : choices_) {
        if (!matches(tried->front(), each)) continue;
        made_.push_back(each);
        find_choices();
        return text(made_.back());
    }
    return illegal(step, why_not(position_, *thrown_, made_, tried->front()),
                   position_.variant.edition().book);
}

base::Expected<std::string, match::Refused> Match::undo() {
    if (const auto error = why_not_playing()) return refused(*error);
    if (made_.empty()) return refused(match::Error::NothingToUndo);
    const Step last = made_.back();
    made_.pop_back();
    find_choices();
    return text(last);
}

base::Expected<void, match::Refused> Match::confirm() {
    if (const auto error = why_not_playing()) return refused(*error);
    if (!choices_.empty()) return refused(match::Error::ThrowNotPlayed);
    const char seat = side();
    position_ = finished(hand());
    turns_.add({seat, text(*thrown_), text(made_), text(position_)});
    if (!winners().empty()) record_.result = '=' + text(winners());
    thrown_.reset();
    law_.reset();
    made_.clear();
    return {};
}

}  // namespace parlor::pollyanna
