// SPDX-License-Identifier: MIT
// Works out how the dice of a running game stand from what the server tells of earlier links.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "online/fair_dice/check.h"
#include "rules/game/record.h"

namespace parlor::tests {

struct ToldTranscript {
    std::string tips{};
    std::string links{};
    std::string folded{};
};

struct ReplayedDice {
    fair_dice::ChainedDice dice;
    std::size_t made = 0;   // throws that have counted
    std::size_t ended = 0;  // turns that have counted
    // The state after each item of `folded`, by how much of it there was.
    std::vector<std::pair<std::size_t, std::string>> states{};

    [[nodiscard]] std::string state_at(std::size_t length) const;
};

// Null if the text is not a list of seats with 64 hex digits each.
std::optional<std::vector<fair_dice::SeatSeed>> read_list(std::string_view text);
std::string value_of(const game::Record& record, std::string_view tag);

std::uint32_t voided_of(const game::Record& record);
std::size_t count_ended(const game::Record& record);  // turns
// The state before the first link, by the record's own tags. Empty if `players` leaves out a seat.
std::string start_of(const game::Record& record, std::string_view letters);
// What a record tells of the dice, and what it will tell of dice still in use.
ToldTranscript transcript_of(const game::Record& record);
ToldTranscript transcript_of(const fair_dice::ChainedDice& dice);

// Null if the links do not fit the tips, or the signs do not fit the turns of the record.
std::optional<ReplayedDice> replay(const game::Record& record,
                                   const fair_dice::ChainedDice::Setting& setting,
                                   const ToldTranscript& told);

}  // namespace parlor::tests
