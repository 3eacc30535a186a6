// SPDX-License-Identifier: MIT
#include "base/utf8.h"

#include <cassert>

namespace parlor::base {
namespace {

std::size_t length_announced(unsigned char lead) {
    if (lead < 0x80) return 1;
    if (lead >= 0xc2 && lead < 0xe0) return 2;
    if (lead >= 0xe0 && lead < 0xf0) return 3;
    if (lead >= 0xf0 && lead < 0xf5) return 4;
    return 0;
}

// Overlong forms, surrogates and what lies past U+10FFFF show in the second byte.
bool is_second_byte(unsigned char lead, unsigned char second) {
    switch (lead) {
        case 0xe0: return second >= 0xa0;
        case 0xed: return second < 0xa0;
        case 0xf0: return second >= 0x90;
        case 0xf4: return second < 0x90;
        default: return true;
    }
}

}  // namespace

std::size_t first_character(std::string_view text) {
    assert(!text.empty());
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(text[i]); };
    const std::size_t length = length_announced(byte(0));
    if (length > text.size()) return 0;
    for (std::size_t i = 1; i < length; ++i) {
        if ((byte(i) & 0xc0U) != 0x80U) return 0;
    }
    return length < 2 || is_second_byte(byte(0), byte(1)) ? length : 0;
}

// Nearly all texts are plain, and are looked through without a branch for each letter.
bool is_utf8(std::string_view text) {
    unsigned char all = 0;
    for (const char each : text) all |= static_cast<unsigned char>(each);
    if (all < 0x80) return true;
    while (!text.empty()) {
        const std::size_t length = first_character(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

}  // namespace parlor::base
