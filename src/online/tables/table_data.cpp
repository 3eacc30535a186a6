// SPDX-License-Identifier: MIT
#include "online/tables/table_data.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "games/games.h"
#include "online/fair_dice/check.h"
#include "online/tables/fold.h"
#include "rules/match/new_game.h"

namespace parlor::tables {

const SeatState* TableData::seat(char letter) const {
    const auto found = std::ranges::find(seats, letter, &SeatState::seat);
    return found == seats.end() ? nullptr : &*found;
}

SeatState* TableData::seat(char letter) {
    const auto found = std::ranges::find(seats, letter, &SeatState::seat);
    return found == seats.end() ? nullptr : &*found;
}

const SeatState& TableData::acting() const {
    assert(phase == Phase::Playing);
    const std::string awaited = match->awaited();
    const auto person =
        std::ranges::find_if(awaited, [&](char each) { return is_played_by_person(*seat(each)); });
    return *seat(person == awaited.end() ? awaited.front() : *person);
}

SeatState& TableData::acting() { return *seat(std::as_const(*this).acting().seat); }

bool TableData::sits(const PlayerId& player) const {
    return !player.empty() && std::ranges::find(seats, player, &SeatState::player) != seats.end();
}

std::string TableData::played_by(const PlayerId& player) const {
    std::string all;
    for (const SeatState& each : seats) {
        if (is_played_by_person(each) && each.player == player) all += each.seat;
    }
    return all;
}

bool TableData::is_complete() const { return std::ranges::none_of(seats, is_free); }

std::string TableData::next_throw(const fair_dice::SeatLink& given) const {
    return has_chains() ? chained->thrown(secret, thrown, given) : throws->at(thrown);
}

std::string TableData::link_due(char letter) const {
    if (!has_chains() || phase == Phase::Over || !is_played_by_person(*seat(letter))) return {};
    if (phase == Phase::Open) {
        const auto has_it = [&](const auto& each) { return each.seat == letter; };
        if (!is_complete() || std::ranges::any_of(revealed, has_it)) return {};
        return std::ranges::find_if(tips, has_it)->seed;
    }
    const bool is_new = match->due() == match::Due::Throw ? is_new_throw() : is_new_end();
    return is_new ? chained->expects(letter) : std::string();
}

fair_dice::ChainedDice new_dice(const TableData& table) {
    fair_dice::Opening opening{table.scheme, table.id, table.commitment, table.voided};
    for (const SeatState& each : table.seats) {
        const bool is_person = each.level.empty();
        opening.players.push_back(
            {each.seat, is_person ? std::string(match::human) : each.level, each.name});
    }
    const int dice = games::of(table.plan.game).dice();
    return {{table.scheme, table.id, fair_dice::start(opening), dice},
            in_order(table.seats, table.tips)};
}

char side_of(const match::Match& match, char seat) { return match.partners_of(seat).front(); }

std::uint64_t TableData::command_hash(const PlayerId& by, const std::string& command) const {
    return crypto::short_hash(secret, by + '\n' + command);
}

std::string closed_record(const TableData& table, const match::Match& match, std::string_view ended,
                          const std::optional<fair_dice::SeatLink>& last) {
    game::Record record = match.record();
    if (table.chained) {
        fair_dice::ChainedDice dice = *table.chained;
        if (last) dice.end_turn(*last);
        fair_dice::write_tags(dice, record);
    }
    if (!ended.empty()) {
        record.others.push_back({std::string(fair_dice::ended_tag), std::string(ended)});
    }
    record.others.push_back({std::string(fair_dice::secret_tag), crypto::hex(table.secret)});
    return game::write(record);
}

}  // namespace parlor::tables
