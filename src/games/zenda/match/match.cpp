// SPDX-License-Identifier: MIT
#include "games/zenda/match/match.h"

#include <algorithm>
#include <cassert>

#include "games/zenda/rules/check.h"
#include "games/zenda/rules/why.h"
#include "rules/match/header.h"

namespace parlor::zenda {
namespace {

base::unexpected<match::Refused> refused(match::Error error) {
    return base::unexpected(match::Refused{.error = error});
}

base::unexpected<match::Refused> unreadable(const Defect& defect) {
    return base::unexpected(match::Refused{.error = match::Error::Unreadable,
                                           .part = defect.part,
                                           .reason = std::string(name(defect.fault))});
}

std::string letters(std::span<const Seat> seats) {
    std::string all;
    for (const Seat seat : seats) all += letter(seat);
    return all;
}

// A board of one's own is named by its fingerprint.
std::vector<game::Tag> with_board(std::vector<game::Tag> tags, const Board& board) {
    std::erase_if(tags, [](const game::Tag& each) { return each.name == board_tag; });
    if (!(board == standard_board())) {
        tags.insert(tags.begin(), {std::string(board_tag), fingerprint(board)});
    }
    return tags;
}

game::Record begun(const Board& board, const Position& start, TableRules rules,
                   const match::Header& header) {
    const std::string playing = letters(seats(rules.division));
    game::Record record = match::begun_record(header, playing, playing);
    record.game = game_name;
    record.edition = game_name;
    if (rules.endless) record.switches = endless_switch;
    record.start = text(start);
    record.others = with_board(header.tags, board);
    return record;
}

bool is_written_alike(const Step& one, const Step& other) {
    return one.role == other.role && one.from == other.from && one.to == other.to;
}

}  // namespace

Match::Match(const Board& board, const Position& start, TableRules rules,
             const match::Header& header)
    : board_(&board), rules_(rules), position_(start), record_(begun(board, start, rules, header)) {
    assert(defects(board, start).empty());
    if (const auto won = winner(start)) record_.result = zenda::result_text(*won);
    find_choices();
}

std::unique_ptr<match::Match> Match::copy() const { return std::make_unique<Match>(*this); }

std::unique_ptr<match::Match> Match::this_turn() const {
    auto turn = std::make_unique<Match>(*board_, position_, rules_);
    turn->thrown_ = thrown_;
    turn->ways_ = ways_;
    turn->overs_ = overs_;
    turn->lawful_ = lawful_;
    turn->choices_ = choices_;
    turn->quiet_turns_ = quiet_turns_;
    turn->record_.result = record_.result;
    return turn;
}

match::Due Match::due() const {
    if (is_over()) return match::Due::Over;
    if (!choices_.empty()) return is_setting() ? match::Due::Set : match::Due::Step;
    return is_setting() || thrown_ ? match::Due::Confirm : match::Due::Throw;
}

Seat Match::seat_of(const Step& step) const { return zenda::seat_of(rules_.division, step.role); }

std::string Match::seats() const {
    switch (due()) {
        case match::Due::Set: return {letter(setting_seat())};
        case match::Due::Step: return letters(movers(rules_.division, lawful_));
        case match::Due::Confirm:
            if (!made().empty()) return {letter(seat_of(made().back()))};
            break;
        case match::Due::Throw:
        case match::Due::Over: break;
    }
    return letters_of(position_.city);
}

// What was said stands until its seat makes a step, or the partner says the same.
char Match::said_over() const {
    if (overs_.empty()) return '\0';
    const Over& last = overs_.back();
    const auto since = made().subspan(last.after);
    const bool went_on =
        std::ranges::any_of(since, [&](const Step& step) { return seat_of(step) == last.seat; });
    return went_on ? '\0' : letter(last.seat);
}

char Match::maker_of(std::string_view step) const {
    const auto role = step.empty() ? std::nullopt : parse_role(step.front());
    return role ? letter(zenda::seat_of(rules_.division, *role)) : side();
}

Seat Match::setting_seat() const {
    const auto waiting = movers(rules_.division, lawful_);
    const bool waits = waiting.size() > 1 && letter(waiting.front()) == said_over();
    return waits ? waiting.back() : waiting.front();
}

char Match::side_of(char seat) const {
    const auto known = parse_seat(seat);
    return known ? letter(city_of(*known)) : '\0';
}

std::string Match::letters_of(City city) const {
    return letters(zenda::seats_of(rules_.division, city));
}

std::string Match::partners_of(char seat) const { return letters_of(city_of(*parse_seat(seat))); }

std::string Match::rivals() const { return letters_of(other(position_.city)); }

match::Resumed Match::begin_again(const game::Record& record) const {
    return begin(record, *board_);
}

Hand Match::hand() const { return hand_after(*board_, position_, thrown_, made()); }

Position Match::standing() const { return is_setting() || thrown_ ? hand().position : position_; }

std::string Match::thrown_text() const {
    if (is_setting()) return std::string(match::setting_up);
    return thrown_ ? text(*thrown_) : "";
}

std::vector<std::string> Match::made_texts() const {
    std::vector<std::string> all;
    for (std::size_t i = 0; i <= made().size(); ++i) {
        for (const Over& each : overs_) {
            if (each.after == i) all.push_back(match::over_text(letter(each.seat)));
        }
        if (i < made().size()) all.push_back(text(made()[i]));
    }
    return all;
}

std::vector<std::string> Match::choice_texts() const {
    std::vector<std::string> all;
    for (const Step& each : choices()) all.push_back(text(each));
    return all;
}

game::Record Match::record() const {
    game::Record record = record_;
    record.turns = turns_.turns();
    const bool begun = !made().empty() || !overs_.empty();
    if (thrown_ || begun) {
        record.turns.push_back({side(), thrown_text(), begun ? play_text() : "", {}});
    }
    return record;
}

base::Expected<std::string, match::TextFaults> Match::rewritten(std::string_view position) const {
    const auto read = parse_position(*board_, position);
    if (!read) return base::unexpected(match::faults(read.error()));
    return read->thrown ? text(read->position, *read->thrown) : text(read->position);
}

// What the side may do next, and what of it may be done now.
void Match::find_choices() {
    lawful_.clear();
    if (!is_over() && (is_setting() || thrown_)) {
        for (const auto& way : ways_) {
            for (const Step& each : zenda::choices(*board_, position_, thrown_, way)) {
                const auto same = [&](const Step& known) { return is_written_alike(known, each); };
                if (std::ranges::none_of(lawful_, same)) lawful_.push_back(each);
            }
        }
    }
    choices_ = lawful_;
    if (!is_setting() || lawful_.empty()) return;
    const Seat setting = setting_seat();
    std::erase_if(choices_, [&](const Step& step) { return seat_of(step) != setting; });
}

// Every way goes on by each die that leads there. Precondition: the step is lawful.
void Match::add_step(const Step& step) {
    std::vector<std::vector<Step>> longer;
    for (const auto& way : ways_) {
        for (const Step& each : zenda::choices(*board_, position_, thrown_, way)) {
            if (!is_written_alike(each, step)) continue;
            longer.push_back(way);
            longer.back().push_back(each);
        }
    }
    ways_ = std::move(longer);
    assert(!ways_.empty());
}

void Match::clear_turn() {
    thrown_.reset();
    ways_.assign(1, {});
    overs_.clear();
}

std::optional<match::Error> Match::why_not_playing() const {
    if (is_over()) return match::Error::GameOver;
    if (!is_setting() && !thrown_) return match::Error::NotThrown;
    return std::nullopt;
}

base::Expected<void, match::Refused> Match::throw_dice(std::string_view thrown) {
    const auto read = parse_throw(thrown);
    if (!read) return unreadable({Fault::UnknownThrow, std::string(thrown)});
    return throw_dice(*read);
}

base::Expected<void, match::Refused> Match::throw_dice(Throw thrown) {
    if (is_over()) return refused(match::Error::GameOver);
    if (is_setting()) return refused(match::Error::NotSetUp);
    if (thrown_) return refused(match::Error::AlreadyThrown);
    thrown_ = thrown;
    find_choices();
    return {};
}

base::unexpected<match::Refused> Match::refusal(std::string_view step,
                                                const StepText& tried) const {
    const auto is_tried = [&](const Step& each) { return matches(tried, each); };
    WhyNot why{Reason::NotYourHand, {}};
    if (!std::ranges::any_of(lawful_, is_tried)) {
        why = why_not(*board_, position_, thrown_, made(), tried);
    }
    match::Refused told{.error = match::Error::IllegalStep,
                        .part = std::string(step),
                        .reason = std::string(name(why.reason)),
                        .rules = std::string(rule_numbers(why.reason))};
    const Position now = standing();
    for (const Spot each : why.spots) {
        told.places.push_back(text(each));
        if (const auto role = role_at(now, each)) told.pieces.push_back(piece_text(*role, each));
    }
    return base::unexpected(std::move(told));
}

base::Expected<std::string, match::Refused> Match::make(std::string_view step) {
    const auto tried = parse_play(step);
    if (!tried) return unreadable(tried.error().front());
    if (tried->size() != 1) return unreadable({Fault::UnknownStep, std::string(step)});
    if (const auto error = why_not_playing()) return refused(*error);
    for (const Step& each : choices()) {
        if (!matches(tried->front(), each)) continue;
        std::string done = text(each);
        add_step(Step(each));
        find_choices();
        return done;
    }
    return refusal(step, tried->front());
}

base::Expected<std::string, match::Refused> Match::undo() {
    if (const auto error = why_not_playing()) return refused(*error);
    std::string undone;
    if (!overs_.empty() && overs_.back().after == made().size()) {
        undone = match::over_text(letter(overs_.back().seat));
        overs_.pop_back();
    } else if (made().empty()) {
        return refused(match::Error::NothingToUndo);
    } else {
        const std::vector<Step> steps = std::move(ways_.front());
        undone = text(steps.back());
        ways_.assign(1, {});
        for (std::size_t i = 0; i + 1 < steps.size(); ++i) add_step(steps[i]);
    }
    find_choices();
    return undone;
}

// Somebody must be there to go on, and not have said the same just now.
bool Match::may_hand_over(char seat) const {
    if (choices_.empty() || seat == said_over()) return false;
    const bool just_said = !overs_.empty() && overs_.back().after == made().size();
    return !just_said && seats().find(seat) != std::string::npos &&
           movers(rules_.division, lawful_).size() > 1;
}

base::Expected<void, match::Refused> Match::hand_over(char seat) {
    if (const auto error = why_not_playing()) return refused(*error);
    if (!may_hand_over(seat)) return refused(match::Error::CannotHandOver);
    overs_.push_back({made().size(), *parse_seat(seat)});
    find_choices();
    return {};
}

base::Expected<void, match::Refused> Match::confirm() {
    if (const auto error = why_not_playing()) return refused(*error);
    if (!choices().empty()) return refused(match::Error::ThrowNotPlayed);
    game::Turn turn{side(),
                    thrown_text(),
                    made().empty() ? std::string(match::nothing_played) : play_text(),
                    {}};
    const Position before = position_;
    position_ = finished(hand());
    if (thrown_) quiet_turns_.count(before, position_);
    turn.after = text(position_);
    turns_.add(turn);
    if (const auto won = winner(position_)) {
        record_.result = zenda::result_text(*won);
    } else if (is_drawn_by_quiet()) {
        record_.result = match::agreed_draw;
    }
    clear_turn();
    find_choices();
    return {};
}

base::Expected<void, match::Refused> Match::draw() {
    if (is_over()) return refused(match::Error::GameOver);
    if (is_setting()) return refused(match::Error::NotSetUp);
    if (thrown_) return refused(match::Error::AlreadyThrown);
    record_.result = match::agreed_draw;
    find_choices();
    return {};
}

}  // namespace parlor::zenda
