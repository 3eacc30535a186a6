// SPDX-License-Identifier: MIT
#include "games/zenda/coach/coach.h"

#include <algorithm>
#include <cassert>

#include "computers/coach/reason.h"
#include "games/zenda/coach/share.h"
#include "games/zenda/players/reasons.h"
#include "games/zenda/rules/generator.h"

namespace parlor::zenda {
namespace {

using match::Due;

constexpr std::string_view reason_keys = "hint.zenda.";

coach::SideNumbers both_sides() { return {index(City::Streslau), index(City::Zenda)}; }

// Where the whole turn begins; where pieces are set up, those that are there stay.
Position beginning(const Match& table) {
    return table.thrown() ? table.position() : table.standing();
}

Results results_of(const Match& table) {
    Results results(table.board());
    if (table.thrown()) {
        results.find(table.position(), *table.thrown());
    } else {
        results.find(table.standing());
    }
    return results;
}

std::vector<Step> steps_to(const Match& table, const Position& goal) {
    return play_to(table.board(), beginning(table), table.thrown(), goal).steps;
}

// Of setting up: what the seat that acts has to do.
std::vector<Step> own_part(const Match& table, std::vector<Step> steps) {
    std::erase_if(steps, [&](const Step& step) {
        return letter(seat_of(table.division(), step.role)) != table.seat();
    });
    return steps;
}

// What is left to be done to come to a position, from where the turn stands: by the whole side, in
// an order in which its partners may do it.
class Ways {
public:
    explicit Ways(const Match& table) : table_(table), found_(table.board()) {
        found_.find(table.hand());
    }

    // None: the steps made do not lead there.
    [[nodiscard]] std::optional<std::string> to(const Position& goal) const {
        for (std::size_t i = 0; i < found_.size(); ++i) {
            if (found_[i] != goal) continue;
            const auto steps = found_.steps_to(i);
            return text(table_.due() == Due::Set ? own_part(table_, steps) : steps);
        }
        return std::nullopt;
    }

private:
    const Match& table_;
    Generator found_;
};

bool is_told(const std::vector<coach::Advice>& given, const coach::Advice& another) {
    return std::ranges::any_of(
        given, [&](const coach::Advice& each) { return each.play == another.play; });
}

}  // namespace

std::vector<std::string> Coach::sides(const match::Match&) const {
    return {std::string(1, letter(City::Streslau)), std::string(1, letter(City::Zenda))};
}

std::vector<Step> Coach::chosen_steps(const Match& table, const coach::LevelCard& card,
                                      base::Random& random, const base::Stop& stop) {
    const Results results = results_of(table);
    const auto chosen = staff_.player(card).choose(beginning(table), results, random, stop);
    return steps_to(table, results[chosen]);
}

std::vector<double> Coach::chances(const match::Match& match) {
    const Position& position = match::of<Match>(match).position();
    if (position.phase == Phase::Setting) return {};
    const auto found = staff_.evaluator().chances(position);
    std::vector<double> all;
    for (const std::string& side : sides(match)) {
        all.push_back(found[index(city_of(*parse_seat(side.front())))]);
    }
    return all;
}

void Coach::play(match::Match& match, std::string_view level, base::Random random,
                 const base::Stop& stop) {
    play_for(match.partners_of(match.seat()), match, level, random, stop);
}

void Coach::play_for(std::string_view seats, match::Match& match, std::string_view level,
                     base::Random random, const base::Stop& stop) {
    const coach::LevelCard* const card = this->level(level);
    assert(card != nullptr);
    const auto& table = match::of<Match>(match);
    if (match.due() == Due::Set) {
        const auto steps = chosen_steps(table, *card, random, stop);
        while (match.due() == Due::Set && seats.find(match.seat()) != std::string_view::npos) {
            match.make_all(text(own_part(table, steps)));
        }
    } else if (match.due() == Due::Step && !is_whole_side(table, seats)) {
        const Results results = own_results(table, seats);
        const auto chosen = staff_.player(*card).choose(table.position(), results, random, stop);
        make_own(match, seats, results.steps_to(chosen));
    } else if (match.due() == Due::Step) {
        const auto steps = chosen_steps(table, *card, random, stop);
        while (!match.made_texts().empty()) match.undo();
        match.make_all(text(steps));
    }
}

std::vector<coach::Advice> Coach::advice(const match::Match& match,
                                         const coach::AdviceOptions& options,
                                         const base::Stop& stop) {
    const auto& table = match::of<Match>(match);
    const Position before = beginning(table);
    const auto found =
        staff_.judge(options.effort).options(before, results_of(table), options.seed, stop);
    const Ways ways(table);
    std::vector<coach::Advice> given;
    const auto give = [&](const analysis::Option<Zenda>& option, std::string play, bool undo) {
        coach::Advice each = coach::advice_of<Zenda>(both_sides(), option);
        each.play = std::move(play);
        each.undo_first = undo;
        if (is_told(given, each)) return;
        each.after = text(option.after);
        const Position from = undo || table.made().empty() ? before : table.standing();
        each.reasons =
            coach::told(reason_keys, players::reasons(table.board(), from, option.after));
        given.push_back(std::move(each));
    };
    const bool may_undo = table.partners_of(table.seat()).size() == 1;  // a partner's steps stay
    for (std::size_t i = 0; i < found.size() && given.size() < options.most; ++i) {
        const auto way = ways.to(found[i].after);
        if (way) give(found[i], *way, false);
        if (!way && may_undo) give(found[i], text(steps_to(table, found[i].after)), true);
    }
    return given;
}

std::vector<coach::PossibleThrow> Coach::throws() const { return coach::possible_throws<Zenda>(); }

coach::BestOfThrow Coach::best_of(const match::Match& match, const coach::PossibleThrow& thrown,
                                  coach::Effort effort) {
    const auto& table = match::of<Match>(match);
    const Position& position = table.position();
    const Throw dice = *parse_throw(thrown.thrown);
    const auto best = staff_.judge(effort).best_of(position, dice);
    return {text(play_to(table.board(), position, dice, best.after).steps), text(best.after),
            coach::in_order(both_sides(), best.chances)};
}

std::vector<double> Coach::before(const match::Match& match, coach::Effort effort) {
    return coach::in_order(both_sides(),
                           staff_.judge(effort).chances(match::of<Match>(match).position()));
}

std::optional<coach::Lead> Coach::lead(const match::Match& match, const coach::LeadOptions& options,
                                       const base::Stop& stop) {
    const auto& table = match::of<Match>(match);
    const Results results = results_of(table);
    const auto found =
        staff_.leads().find(table.position(), results,
                            {options.least, options.prove, options.games, options.seed}, stop);
    if (!found) return std::nullopt;
    coach::Lead lead = coach::lead_of<Zenda>(*found, results.size());
    lead.play = text(steps_to(table, found->best));
    lead.after = text(found->best);
    return lead;
}

coach::JudgedTurn Coach::judge_turn(const match::Match& played, const coach::AdviceOptions& options,
                                    const base::Stop& stop) {
    const auto& table = match::of<Match>(played);
    const Position& before = table.position();
    const Position after = finished(table.hand());
    auto& judge = staff_.judge(options.effort);
    Results results(table.board());
    if (table.thrown()) {
        results.find(before, *table.thrown());
    } else {
        results.find(before);
    }
    const auto turn = table.thrown()
                          ? judge.turn(before, *table.thrown(), after, options.seed, stop)
                          : judge.turn(before, results, after, options.seed, stop);
    coach::JudgedTurn judged = coach::judged_turn<Zenda>(both_sides(), turn, played);
    judged.forced = results.size() == 1;
    judged.best_play =
        turn.best.after == turn.played.after
            ? judged.play
            : text(play_to(table.board(), before, table.thrown(), turn.best.after).steps);
    judged.reasons =
        coach::told(reason_keys, players::reasons(table.board(), before, turn.played.after));
    judged.best_reasons =
        coach::told(reason_keys, players::reasons(table.board(), before, turn.best.after));
    return judged;
}

bool Coach::agrees_to_draw(const match::Match& match) const {
    return match::of<Match>(match).quiet_turns().turns() >= quiet_turns_a_side;
}

}  // namespace parlor::zenda
