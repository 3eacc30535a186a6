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

Throws::Throws(const crypto::Key& secret, const ThrowsSetup& circle)
    : secret_(secret), dice_(circle.dice) {
    message_.append(scheme).append("\n").append(circle.table).append("\n");
    for (const SeatSeed& each : circle.seeds) {
        ((message_ += each.seat) += '=').append(each.seed).append("\n");
    }
}

std::string Throws::at(std::uint32_t number) const {
    return dice_from(secret_, message_ + std::to_string(number) + "\n", dice_);
}

std::string dice_from(const crypto::Key& secret, const std::string& lines, int dice) {
    const auto count = static_cast<std::size_t>(dice);
    std::string thrown;
    for (int block = 0; thrown.size() < count; ++block) {
        for (const int byte : crypto::hmac(secret, lines + std::to_string(block) + "\n")) {
            if (byte < unbiased) thrown += static_cast<char>('1' + byte % 6);
        }
    }
    thrown.resize(count);
    std::ranges::sort(thrown, std::greater());
    for (std::size_t i = 1; i < count; ++i) thrown.insert(2 * i - 1, "-");
    return thrown;
}

}  // namespace parlor::fair_dice
