// SPDX-License-Identifier: MIT
// Reads the tags of records. For sources of this module.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/fair_dice/check.h"

namespace parlor::fair_dice {

// Empty if the record does not have it.
std::string value_of(const game::Record& record, std::string_view tag);

base::unexpected<CheckError> refuse(CheckFault fault, const game::Record& record,
                                    std::string_view tag);

// Lists of seats with 64 hex digits each, in any order.
std::optional<std::vector<SeatSeed>> parse_list(std::string_view text, std::string_view seats);
// Each seat at most once, in the order of turns: in any other the throws would be others.
bool is_by_turns(const std::vector<SeatSeed>& seeds, std::string_view seats);

// Who plays each seat that takes part, in the order of turns. Null if `players` has a word that is
// neither `human` nor a level, or a seat that the game does not have. Since parlor-dice-3 it must
// name exactly the seats that take part. In older records a seat without a word is a person's:
// otherwise leaving the tag out would excuse everybody.
std::optional<std::vector<SeatedPlayer>> players_of(const game::Record& record, bool is_older);
// A whole number from 1, with at most nine digits. Null if it is anything else.
std::optional<std::uint32_t> parse_count(std::string_view text);

// Where a throw stands: those of the opening are all in one tag, and setting up has none.
int line_of_throw(const game::Record& record, std::size_t number);

// Nullopt if it is the expected throw.
std::optional<CheckError> why_not_thrown(const game::Record& record, std::size_t number,
                                         const std::string& thrown, const std::string& expected);

// Goes through the game's links and throws once more. `checked` has table and tips.
base::Expected<CheckReport, CheckError> check_chains(const game::Record& record,
                                                     const crypto::Key& secret, CheckReport checked,
                                                     const std::vector<SeatedPlayer>& players);

}  // namespace parlor::fair_dice
