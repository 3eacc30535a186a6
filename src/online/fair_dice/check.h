// SPDX-License-Identifier: MIT
// A record's dice checked: has everybody who played added to them, does the secret fit what was
// published, and is every throw the one that follows from secret and seeds. The tags that it reads
// are in docs/notation.md.
//
//   auto checked = check(record);
//   if (!checked) … name(checked.error().fault), checked.error().line …
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "online/fair_dice/throws.h"
#include "rules/game/record.h"

namespace parlor::fair_dice {

// Tags of records besides `commitment`.
inline constexpr std::string_view dice_tag = "dice";    // the scheme
inline constexpr std::string_view table_tag = "table";  // which it was
inline constexpr std::string_view seeds_tag =
    "seeds";                                        // b=HEX,r=HEX; left out where there are none
inline constexpr std::string_view sat_tag = "sat";  // rb: in which order people sat down
inline constexpr std::string_view secret_tag = "secret";  // once the game is over
inline constexpr std::string_view ended_tag = "ended";  // how, where the rules have no word for it

// How seeds are written in their tag, by the order of turns.
std::string text(const std::vector<SeatSeed>& seeds);

enum class CheckFault : std::uint8_t {
    NoCommitment,   // nothing was published: these dice cannot be checked
    UnknownScheme,  // another one than ours
    TagUnreadable,  // part: its name
    SeedMissing,    // part: a person's seat that added nothing
    NoSecret,       // the game goes on, or the secret was taken out
    SecretDiffers,  // not the one that was published
    ThrowDiffers,   // part: the throw that was recorded
};
std::string_view name(CheckFault fault);  // as on the wire: `secret_differs`

struct CheckError {
    CheckFault fault;
    std::string part{};
    int line = 0;            // of the text that the record was read from
    std::size_t number = 0;  // of the throw that differs: the first of the game is 1
    std::string expected{};  // in its place
};

struct Checked {
    std::string table;
    std::vector<SeatSeed> seeds{};  // what devices added
    std::size_t throws = 0;         // how many were compared
};

base::Expected<Checked, CheckError> check(const game::Record& record);

}  // namespace parlor::fair_dice
