// SPDX-License-Identifier: MIT
// A record's dice checked: has everybody who played added to them, does the secret fit what was
// published, and is every throw the one that follows from these. The tags that it reads are in
// docs/notation.md.
//
//   auto checked = check(record);
//   if (!checked) … name(checked.error().fault), checked.error().line …
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/expected.h"
#include "online/fair_dice/shaking.h"
#include "online/fair_dice/throws.h"
#include "rules/game/record.h"

namespace parlor::fair_dice {

// Tags of records besides `commitment`.
inline constexpr std::string_view dice_tag = "dice";      // the scheme
inline constexpr std::string_view table_tag = "table";    // which it was
inline constexpr std::string_view seeds_tag = "seeds";    // b=HEX,r=HEX
inline constexpr std::string_view tips_tag = "tips";      // in place of seeds: of the chains
inline constexpr std::string_view sat_tag = "sat";        // rb: in which order people sat down
inline constexpr std::string_view links_tag = "links";    // the last of each chain, once it is over
inline constexpr std::string_view folded_tag = "folded";  // bbrr: whose link before which throw
inline constexpr std::string_view taken_back_tag = "taken_back";  // 12: from that turn on
inline constexpr std::string_view secret_tag = "secret";          // once the game is over
inline constexpr std::string_view ended_tag = "ended";  // how, where the rules have no word for it

// How seeds and tips are written in their tag, by the order of turns.
std::string text(const std::vector<SeatSeed>& seeds);
// All that a record has to tell of chains once the game is over, in place of what it told before.
void write_tags(const Shaking& shaking, game::Record& record);

enum class CheckFault : std::uint8_t {
    NoCommitment,   // nothing was published: these dice cannot be checked
    UnknownScheme,  // none of ours
    TagUnreadable,  // part: its name
    SeedMissing,    // part: a person's seat that added nothing
    NoSecret,       // the game goes on, or the secret was taken out
    SecretDiffers,  // not the one that was published
    LinkDiffers,    // part: a seat whose last link does not lead back to its tip
    LinkMisplaced,  // part: whose link is told where it was another's turn
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
    std::vector<SeatSeed> seeds{};  // what devices added: seeds, or tips
    std::size_t links = 0;          // that were folded
    std::size_t throws = 0;         // how many were compared
};

base::Expected<Checked, CheckError> check(const game::Record& record);

}  // namespace parlor::fair_dice
