// SPDX-License-Identifier: MIT
// The chances of all endings of two against two (ending.h), as `parlor endings` has worked them
// out.
//
//   const auto table = EndingTable::read(file);       refused with a reason, or sound
//   if (table->covers(variant)) … table->chance(*ending(position)) …
//
// A table is for one set of rules. Of all that editions and houses may answer, only those answers
// matter that two pieces a side can show: with two, none comes as third to a Blockade (Q1, Q34).
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "games/pollyanna/players/ending.h"
#include "games/pollyanna/rules/variant.h"

namespace parlor::pollyanna {

enum class EndingFault : std::uint8_t {
    NotEndings,
    OtherVersion,  // of the file
    OtherRules,    // than the game that is asked about, or unknown ones
    Damaged,
};
std::string_view name(EndingFault fault);

// What a file calls the rules of a variant: "leaflets reward_goes_home reward_optional".
std::string ending_rules(Variant variant);

class EndingTable {
public:
    // None of its chances is farther from the truth than this, but for what the solver left.
    static const double greatest_error;

    static base::Expected<EndingTable, EndingFault> read(std::string_view file, Variant variant);
    // The file of such chances, by own * placements + rival. The card says how they were made.
    static std::string file(Variant variant, std::span<const float> chances, std::string_view card);

    [[nodiscard]] const std::string& card() const { return card_; }
    [[nodiscard]] bool covers(Variant variant) const;
    // Of the seat to throw. Precondition: pieces may stand so.
    [[nodiscard]] double chance(Ending ending) const;

private:
    EndingTable() = default;

    std::string card_;
    std::uint32_t rules_ = 0;
    std::vector<std::uint16_t> steps_;
};

// The table that all evaluators made from now on look endings up in; none: there is none.
// Precondition: no other thread asks meanwhile.
void take_endings(std::shared_ptr<const EndingTable> table);
std::shared_ptr<const EndingTable> taken_endings();

}  // namespace parlor::pollyanna
