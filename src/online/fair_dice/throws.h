// SPDX-License-Identifier: MIT
// The dice of parlor-dice-1 (docs/fair-dice.md), for tables from before parlor-dice-2
// (chained_dice.h). The server publishes the commitment to a secret, and every player's device then
// adds a seed. Each throw follows from these and its number.
//
//   const Throws throws(secret, {"k3f9x2m7qa4c", {{'b', seed_of_ana}, {'r', seed_of_ben}}, 2});
//   throws.at(0) == "6-3"
#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "online/crypto/keys.h"

namespace parlor::fair_dice {

inline constexpr std::string_view scheme = "parlor-dice-1";

struct SeatSeed {
    char seat;
    std::string seed;  // 64 hex digits: a seed, or the tip of a chain
    friend bool operator==(const SeatSeed&, const SeatSeed&) = default;
};

struct ThrowsSetup {
    std::string table{};
    std::vector<SeatSeed> seeds{};  // by the order of turns; computers add none
    int dice = 2;                   // thrown at once
};

// Published before any device has added a seed.
std::string commitment(const crypto::Key& secret);

// A throw of `dice` dice that follows from secret and lines, every face equally likely.
std::string dice_from(const crypto::Key& secret, const std::string& lines, int dice);

class Throws {
public:
    Throws(const crypto::Key& secret, const ThrowsSetup& circle);

    // Throw `number` of the game, counting those for the first turn: "6-3".
    [[nodiscard]] std::string at(std::uint32_t number) const;

private:
    crypto::Key secret_;
    std::string message_;  // without the numbers
    int dice_;
};

}  // namespace parlor::fair_dice
