// SPDX-License-Identifier: MIT
// The dice of parlor-dice-1 (docs/fair-dice.md), for tables that were made before there was
// parlor-dice-2 (shaking.h). The server publishes the commitment to a secret; every player's device
// then adds a seed; all throws of the game follow from these, the number of the throw, and nothing
// else.
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

// What is published before anybody has added a seed.
std::string commitment(const crypto::Key& secret);

// So many dice that follow from secret and lines, every face equally likely; as a throw is written.
std::string dice_from(const crypto::Key& secret, const std::string& lines, int dice);

class Throws {
public:
    Throws(const crypto::Key& secret, const ThrowsSetup& circle);

    // Throw number n of the game, those for the first turn among them; as it is written: "6-3".
    [[nodiscard]] std::string at(std::uint32_t number) const;

private:
    crypto::Key secret_;
    std::string message_;  // all of it but the numbers
    int dice_;
};

}  // namespace parlor::fair_dice
