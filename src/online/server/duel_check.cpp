// SPDX-License-Identifier: MIT
#include "online/server/duel_check.h"

#include <algorithm>
#include <cmath>

#include "games/games.h"
#include "online/crypto/keys.h"
#include "rules/match/dice.h"

namespace parlor::server {
namespace {

using tables::Refusal;
using tables::RefusalReason;

base::unexpected<Refusal> duel_refusal(RefusalReason why, std::string part = {}) {
    return base::unexpected(Refusal{why, std::move(part)});
}

std::string tag(const game::Record& record, std::string_view name) {
    const auto found = std::ranges::find(record.others, name, &game::Tag::name);
    return found == record.others.end() ? std::string() : found->value;
}

bool sit_alike(const game::RecordedSeat& one, const game::RecordedSeat& other) {
    return one.letter == other.letter && one.name.has_value() == other.name.has_value();
}

// The tag by which the record is not of the duel; empty if it is.
std::string_view other_tag(const game::Record& record, const game::Record& duel) {
    if (record.seed != duel.seed) return "seed";
    if (!std::ranges::equal(record.seats, duel.seats, sit_alike)) return "seats";
    if (record.switches != duel.switches) return "switches";
    if (record.start != duel.start) return "start";
    if (tag(record, match::players_tag) != tag(duel, match::players_tag)) return "players";
    return {};
}

// The turn, from 1, whose throw is not the seed's; 0 for the opening. Nullopt if all are.
std::optional<std::size_t> other_throw(const game::Record& record, const game::Record& begun,
                                       match::Dice dice) {
    if (record.opening != begun.opening) return 0;
    for (std::size_t i = 0; i < record.turns.size(); ++i) {
        const std::string& thrown = record.turns[i].thrown;
        if (thrown == match::setting_up) continue;
        if (dice.cast() != match::high_to_low(thrown)) return i + 1;
    }
    return std::nullopt;
}

std::string digest_of(const game::Record& record) {
    std::string text;
    for (const game::Turn& each : record.turns) text.append(each.play).append("\n");
    return crypto::hex(crypto::sha256(text));
}

std::int64_t thousandths(double value) {
    return static_cast<std::int64_t>(std::llround(value * 1000));
}

}  // namespace

bool is_open(std::string_view day, std::int64_t seconds_now) {
    constexpr std::int64_t seconds_a_day = 86400;
    const auto date = games::parse_date(day);
    const std::int64_t today = seconds_now / seconds_a_day;
    return date && *date >= today - days_open && *date <= today + 1;
}

base::Expected<DuelCheck, Refusal> DuelCheck::begin(std::string_view day, std::string_view record) {
    const auto read = game::read(record);
    if (!read) {
        return duel_refusal(RefusalReason::DuelRecord, std::to_string(read.error().front().line));
    }
    const std::string& edition = read->edition.empty() ? read->game : read->edition;
    auto duel = games::duel_of(day, edition);
    if (!duel) return duel_refusal(RefusalReason::DuelUnknown, edition);
    // Every step, position and result is checked here.
    const auto resumed = games::resume(*read);
    if (!resumed) {
        return duel_refusal(RefusalReason::DuelRecord,
                            std::to_string(resumed.error().front().line));
    }
    match::Dice dice({duel->seed, 0}, games::of(edition).dice());
    const auto begun = games::begin(games::new_game(*duel), [&] { return dice.cast(); });
    if (!begun) return duel_refusal(RefusalReason::DuelUnknown, edition);
    const game::Record played = (*resumed)->record();
    if (const auto other = other_tag(played, (*begun)->tags()); !other.empty()) {
        return duel_refusal(RefusalReason::DuelOther, std::string(other));
    }
    if (const auto turn = other_throw(played, (*begun)->tags(), dice)) {
        return duel_refusal(RefusalReason::DuelDice, std::to_string(*turn));
    }
    if ((*resumed)->due() != match::Due::Over || played.turns.empty()) {
        return duel_refusal(RefusalReason::DuelUnfinished);
    }
    DuelCheck check(*duel, coach::played_turns(**begun, played.turns), played.result);
    check.entry_.day = day;
    check.entry_.edition = edition;
    check.entry_.digest = digest_of(played);
    check.entry_.turns = static_cast<std::int64_t>(played.turns.size());
    return check;
}

DuelCheck::DuelCheck(games::Duel duel, Turns turns, std::string result)
    : duel_(std::move(duel)), turns_(std::move(turns)), result_(std::move(result)) {}

void DuelCheck::go_on(coach::Coach& coach) {
    const std::size_t turn = judged_.size() + 1;
    const match::Match& played = *turns_[turn - 1];
    const auto again = played.copy();
    while (again->undo()) {
    }
    std::string computers = again->partners_of(again->seat());
    std::erase(computers, duel_.person);
    if (!computers.empty() && again->due() != match::Due::Confirm) {
        coach.play_for(computers, *again, duel_.level, coach::choices(duel_.seed, *again),
                       base::never_stop);
        if (again->play_text() != played.play_text()) {
            refusal_ = Refusal{RefusalReason::DuelChoice, std::to_string(turn)};
            return;
        }
    }
    judged_.push_back(coach.judge_turn(played, {.seed = turn}, base::never_stop));
    if (judged_.size() == turns_.size()) finish(coach);
}

void DuelCheck::finish(coach::Coach& coach) {
    const auto end = turns_.back()->copy();
    end->confirm();
    const bool was_agreed = end->due() != match::Due::Over;
    if (was_agreed && !coach.agrees_to_draw(*end)) {
        refusal_ = Refusal{RefusalReason::DuelChoice, std::to_string(turns_.size())};
        return;
    }
    const auto game = coach::summed_up(coach.sides(*end), std::move(judged_), result_);
    judged_.resize(turns_.size());
    const auto side = std::ranges::find_if(game.sides, [&](const std::string& seats) {
        return seats.find(duel_.person) != std::string::npos;
    });
    const auto& totals = game.totals[static_cast<std::size_t>(side - game.sides.begin())];
    entry_.points = std::llround(2 * totals.result.value_or(0));
    entry_.accuracy = totals.accuracy ? thousandths(*totals.accuracy / 100) : -1;
    entry_.luck = thousandths(totals.luck);
}

}  // namespace parlor::server
