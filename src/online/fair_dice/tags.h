// SPDX-License-Identifier: MIT
// Tags of a record as checks read them. For sources of this room.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "online/fair_dice/check.h"

namespace parlor::fair_dice {

// Empty where the record does not have it.
std::string value_of(const game::Record& record, std::string_view tag);

base::unexpected<CheckError> refuse(CheckFault fault, const game::Record& record,
                                    std::string_view tag);

// Lists of seats with 64 hex digits each, in any order.
std::optional<std::vector<SeatSeed>> parse_list(std::string_view text, std::string_view seats);
// Each seat at most once, in the order of turns: in any other the throws would be others.
bool is_by_turns(const std::vector<SeatSeed>& seeds, std::string_view seats);

// The seats of people, as `players` has it. Where it says nothing of a seat, a person sat there:
// else leaving the tag out would excuse everybody.
std::string people_of(const game::Record& record);

// Where a throw stands: those of the opening are all in one tag, and setting up has none.
int line_of_throw(const game::Record& record, std::size_t number);

// None: it is the throw that was expected.
std::optional<CheckError> why_not_thrown(const game::Record& record, std::size_t number,
                                         const std::string& thrown, const std::string& expected);

// The game's own part of a check: the dice of parlor-dice-2. `checked` has table and tips.
base::Expected<Checked, CheckError> check_chains(const game::Record& record,
                                                 const crypto::Key& secret, Checked checked);

}  // namespace parlor::fair_dice
