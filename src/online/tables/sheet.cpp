// SPDX-License-Identifier: MIT
#include "online/tables/sheet.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "online/fair_dice/check.h"

namespace parlor::tables {

const SeatState* Sheet::seat(char letter) const {
    const auto found = std::ranges::find(seats, letter, &SeatState::seat);
    return found == seats.end() ? nullptr : &*found;
}

SeatState* Sheet::seat(char letter) {
    const auto found = std::ranges::find(seats, letter, &SeatState::seat);
    return found == seats.end() ? nullptr : &*found;
}

const SeatState& Sheet::acting() const {
    assert(phase == Phase::Playing);
    const std::string awaited = match->awaited();
    const auto person =
        std::ranges::find_if(awaited, [&](char each) { return is_played_by_person(*seat(each)); });
    return *seat(person == awaited.end() ? awaited.front() : *person);
}

SeatState& Sheet::acting() { return *seat(std::as_const(*this).acting().seat); }

bool Sheet::sits(const PlayerId& player) const {
    return !player.empty() && std::ranges::find(seats, player, &SeatState::player) != seats.end();
}

std::string Sheet::played_by(const PlayerId& player) const {
    std::string all;
    for (const SeatState& each : seats) {
        if (is_played_by_person(each) && each.player == player) all += each.seat;
    }
    return all;
}

char side_of(const match::Match& match, char seat) { return match.partners_of(seat).front(); }

std::size_t command_hash(const PlayerId& by, const std::string& id) {
    return std::hash<std::string>{}(by) * 31 + std::hash<std::string>{}(id);
}

std::string closed_record(const match::Match& match, const crypto::Key& secret,
                          std::string_view ended) {
    game::Record record = match.record();
    if (!ended.empty()) {
        record.others.push_back({std::string(fair_dice::ended_tag), std::string(ended)});
    }
    record.others.push_back({std::string(fair_dice::secret_tag), crypto::hex(secret)});
    return game::write(record);
}

}  // namespace parlor::tables
