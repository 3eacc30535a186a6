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
#include "online/fair_dice/chained_dice.h"
#include "online/fair_dice/throws.h"
#include "rules/game/record.h"

namespace parlor::fair_dice {

// Tags of records besides `commitment`.
inline constexpr std::string_view dice_tag = "dice";      // the scheme
inline constexpr std::string_view table_tag = "table";    // its name
inline constexpr std::string_view seeds_tag = "seeds";    // b=HEX,r=HEX; in parlor-dice-1
inline constexpr std::string_view tips_tag = "tips";      // the same, for chains
inline constexpr std::string_view sat_tag = "sat";        // rb: who sat down first; not since -3
inline constexpr std::string_view voided_tag = "voided";  // 2: openings that came to nothing
inline constexpr std::string_view links_tag = "links";    // the last of each chain, at the end
inline constexpr std::string_view folded_tag = "folded";  // see ChainedDice::folded
inline constexpr std::string_view taken_back_tag =
    "taken_back";                                         // 12: from that turn; not since -3
inline constexpr std::string_view secret_tag = "secret";  // once the game is over
inline constexpr std::string_view ended_tag = "ended";  // how, where the rules have no word for it

// How seeds and tips are written in their tag, in the order of turns.
std::string text(const std::vector<SeatSeed>& seeds);
// Writes what a record tells of the chains once the game is over, in place of what it told before.
void write_tags(const ChainedDice& dice, game::Record& record);

enum class CheckFault : std::uint8_t {
    NoCommitment,   // nothing was published: these dice cannot be checked
    UnknownScheme,  // none of ours
    TagUnreadable,  // part: its name
    SeedMissing,    // part: a person's seat that added nothing
    NoSecret,       // the game goes on, or the secret was taken out
    SecretDiffers,  // not the one that was published
    LinkDiffers,    // part: a seat whose last link does not lead back to its tip
    LinkMisplaced,  // part: the seat whose link is told where another was to act, or none was due
    LinkMissing,    // part: a seat that acted without a link though one was due
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

// How a person took part in the dice.
struct SeatLinks {
    char seat;
    std::size_t given = 0;
    std::size_t missing = 0;  // throws and ends of turns without a link
    friend bool operator==(const SeatLinks&, const SeatLinks&) = default;
};
// What explains links that are missing, and when it happened.
struct DiceNote {
    enum class Kind : std::uint8_t { NewTip, Replaced, Returned, TakenBack };
    Kind kind;
    char seat;             // `-` for TakenBack
    std::size_t turn = 0;  // the first is 1; of TakenBack the one that was played again
    friend bool operator==(const DiceNote&, const DiceNote&) = default;
};

struct CheckReport {
    std::string table{};
    std::vector<SeatSeed> seeds{};   // what devices added: seeds, or tips
    std::uint32_t voided = 0;        // openings
    std::vector<SeatLinks> links{};  // of each person; empty in parlor-dice-1
    std::vector<DiceNote> notes{};
    std::size_t throws = 0;  // that were compared
};

base::Expected<CheckReport, CheckError> check(const game::Record& record);

}  // namespace parlor::fair_dice
