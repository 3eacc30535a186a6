// SPDX-License-Identifier: MIT
// Tables of the endings of two against two, and how they are packed into little space.
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

// A table of endings in little space. A chance is written as how far it is from what its neighbours
// say, those with a piece one step behind: contact between any two pieces is in them already.
//
//   const std::string bytes = pack_endings(steps, places);
//   const auto steps = unpack_endings(bytes, places);        nullopt: damaged
//
// Chances are whole steps from 0 to `ending_steps`, by own * placements + rival. `places` are the
// first of a piece's (ending.h): all of them, or fewer in tests.
inline constexpr int ending_steps = 5000;  // so that no chance is off by more than 0.0001

constexpr std::size_t placements_of(int places) {
    return static_cast<std::size_t>(places) * (static_cast<std::size_t>(places) + 1) / 2;
}

// Where no pieces can stand so, whatever is given is lost. Precondition: placements², squared.
std::string pack_endings(std::span<const std::uint16_t> steps, int places);
std::optional<std::vector<std::uint16_t>> unpack_endings(std::string_view bytes, int places);

// The chances of all endings of two against two (ending.h), as `parlor endings` has worked them
// out.
//
//   const auto table = EndingTable::read(file);       refused with a reason, or sound
//   if (table->covers(variant)) … table->chance(*ending(position)) …
//
// A table is for one set of rules. Of all that editions and houses may answer, only those answers
// matter that two pieces a side can show: with two, none comes as third to a Blockade (Q1, Q34).
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
    // An upper bound of the rounding error of its chances; the solver's own error comes on top.
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

// Sets the table that evaluators made from now on look endings up in; null for no table.
// Precondition: no other thread uses these functions meanwhile.
void take_endings(std::shared_ptr<const EndingTable> table);
std::shared_ptr<const EndingTable> taken_endings();

}  // namespace parlor::pollyanna
