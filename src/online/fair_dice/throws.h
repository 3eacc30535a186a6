// SPDX-License-Identifier: MIT
// Dice that everybody can check afterwards and nobody can choose (docs/fair-dice.md). The server
// publishes the commitment to a secret; every player's device then adds a seed; all throws of the
// game follow from these, the number of the throw, and nothing else.
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
    std::string seed;  // 64 hex digits
    friend bool operator==(const SeatSeed&, const SeatSeed&) = default;
};

struct Circle {
    std::string table{};
    std::vector<SeatSeed> seeds{};  // by the order of turns; computers add none
    int dice = 2;                   // thrown at once
};

// What is published before anybody has added a seed.
std::string commitment(const crypto::Key& secret);

class Throws {
public:
    Throws(const crypto::Key& secret, const Circle& circle);

    // Throw number n of the game, those for the first turn among them; as it is written: "6-3".
    [[nodiscard]] std::string at(std::uint32_t number) const;

private:
    crypto::Key secret_;
    std::string message_;  // all of it but the numbers
    int dice_;
};

}  // namespace parlor::fair_dice
