// SPDX-License-Identifier: MIT
#include "online/fair_dice/throws.h"

#include <algorithm>
#include <functional>

namespace parlor::fair_dice {
namespace {

// The largest multiple of six that a byte reaches: whatever lies above would favour low dice.
constexpr int unbiased = 252;

}  // namespace

std::string commitment(const crypto::Key& secret) { return crypto::hex(crypto::sha256(secret)); }

Throws::Throws(const crypto::Key& secret, const Circle& circle)
    : secret_(secret), dice_(circle.dice) {
    message_.append(scheme).append("\n").append(circle.table).append("\n");
    for (const SeatSeed& each : circle.seeds) {
        ((message_ += each.seat) += '=').append(each.seed).append("\n");
    }
}

std::string Throws::at(std::uint32_t number) const {
    const auto count = static_cast<std::size_t>(dice_);
    const std::string message = message_ + std::to_string(number) + "\n";
    std::string dice;
    for (int block = 0; dice.size() < count; ++block) {
        for (const int byte : crypto::hmac(secret_, message + std::to_string(block) + "\n")) {
            if (byte < unbiased) dice += static_cast<char>('1' + byte % 6);
        }
    }
    dice.resize(count);
    std::ranges::sort(dice, std::greater());
    for (std::size_t i = 1; i < count; ++i) dice.insert(2 * i - 1, "-");
    return dice;
}

}  // namespace parlor::fair_dice
