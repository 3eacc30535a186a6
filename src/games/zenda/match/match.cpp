// SPDX-License-Identifier: MIT
#include "games/zenda/match/match.h"

#include <algorithm>
#include <cassert>

#include "games/zenda/rules/defects.h"
#include "games/zenda/rules/why.h"

namespace parlor::zenda {
namespace {

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

bool is_written_alike(const Step& one, const Step& other) {
    return one.role == other.role && one.from == other.from && one.to == other.to;
}

}  // namespace

Match::Match(const Board& board, const Position& start, TableRules rules,
             const match::Header& header)
    : MatchOf(start), board_(&board), rules_(rules) {
    assert(defects(board, start).empty());
    const std::string playing = letters(zenda::seats(rules.division));
    game::Record tags = match::begun_record(header, playing, playing);
    tags.edition = game_name;
    if (rules.endless) tags.switches = endless_switch;
    tags.others = with_board(header.tags, board);
    begin_with(std::move(tags));
}

Match::Match(const Match& whole, TurnOnly tag)
    : MatchOf(whole, tag),
      board_(whole.board_),
      rules_(whole.rules_),
      ways_(whole.ways_),
      overs_(whole.overs_),
      lawful_(whole.lawful_),
      quiet_turns_(whole.quiet_turns_) {}

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
    return letters_of(position().city);
}

// A seat's `over` stands until it makes a step, or its partner says the same.
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

std::string Match::rivals() const { return letters_of(other(position().city)); }

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

std::vector<Step> Match::next_steps() {
    lawful_.clear();
    for (const auto& way : ways_) {
        for (const Step& each : zenda::choices(*board_, position(), thrown(), way)) {
            const auto same = [&](const Step& known) { return is_written_alike(known, each); };
            if (std::ranges::none_of(lawful_, same)) lawful_.push_back(each);
        }
    }
    std::vector<Step> now = lawful_;
    if (is_setting() && !lawful_.empty()) {
        const Seat setting = setting_seat();
        std::erase_if(now, [&](const Step& step) { return seat_of(step) != setting; });
    }
    return now;
}

// Every way goes on by each die that leads there.
void Match::add_step(const Step& step) {
    std::vector<std::vector<Step>> longer;
    for (const auto& way : ways_) {
        for (const Step& each : zenda::choices(*board_, position(), thrown(), way)) {
            if (!is_written_alike(each, step)) continue;
            longer.push_back(way);
            longer.back().push_back(each);
        }
    }
    ways_ = std::move(longer);
    assert(!ways_.empty());
    made_ = ways_.front();
}

void Match::remove_step() {
    std::vector<Step> steps = std::move(made_);
    steps.pop_back();
    made_.clear();
    ways_.assign(1, {});
    for (const Step& each : steps) add_step(each);
}

void Match::turn_ended(const Position& before) {
    if (thrown()) quiet_turns_.count(before, position());
    ways_.assign(1, {});
    overs_.clear();
    lawful_.clear();
}

std::string Match::result() const {
    if (const auto won = winner(position())) return zenda::result_text(*won);
    return std::string(is_drawn_by_quiet() ? match::agreed_draw : "");
}

match::Refused Match::why_not(const StepText& tried) const {
    const auto is_tried = [&](const Step& each) { return matches(tried, each); };
    WhyNot why{StepRefusal::NotYourHand, {}};
    if (!std::ranges::any_of(lawful_, is_tried)) {
        why = zenda::why_not(*board_, position(), thrown(), made(), tried);
    }
    match::Refused told{.reason = std::string(name(why.reason)),
                        .rules = std::string(rule_numbers(why.reason))};
    const Position now = standing();
    for (const Spot each : why.spots) {
        told.places.push_back(text(each));
        if (const auto role = role_at(now, each)) told.pieces.push_back(piece_text(*role, each));
    }
    return told;
}

// Whether the last thing done in this turn was to say `over`.
bool Match::is_just_over() const { return !overs_.empty() && overs_.back().after == made().size(); }

base::Expected<std::string, match::Refused> Match::undo() {
    if (!is_just_over()) return MatchOf::undo();
    const Seat seat = overs_.back().seat;
    overs_.pop_back();
    find_choices();
    return match::over_text(letter(seat));
}

// Another seat must be able to go on, and must not have said `over` just now.
bool Match::may_hand_over(char seat) const {
    return !choices().empty() && seat != said_over() && !is_just_over() &&
           seats().find(seat) != std::string::npos && movers(rules_.division, lawful_).size() > 1;
}

base::Expected<void, match::Refused> Match::hand_over(char seat) {
    if (const auto error = why_not_playing()) return match::refused(*error);
    if (!may_hand_over(seat)) return match::refused(match::Error::CannotHandOver);
    overs_.push_back({made().size(), *parse_seat(seat)});
    find_choices();
    return {};
}

base::Expected<void, match::Refused> Match::draw() {
    if (is_over()) return match::refused(match::Error::GameOver);
    if (is_setting()) return match::refused(match::Error::NotSetUp);
    if (thrown()) return match::refused(match::Error::AlreadyThrown);
    end_game(match::agreed_draw);
    return {};
}

}  // namespace parlor::zenda
