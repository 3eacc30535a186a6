// SPDX-License-Identifier: MIT
#include "base/plain.h"

#include <algorithm>
#include <cassert>

#include "base/words.h"

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

constexpr std::size_t longest_character = 4;  // bytes

bool begins_character(char byte) { return (static_cast<unsigned char>(byte) & 0xc0U) != 0x80U; }

// Signs that change the direction of what follows them, in other people's words too: U+202A …
// U+202E and U+2066 … U+2069.
bool turns_text_round(std::string_view character) {
    const auto last = static_cast<unsigned char>(character.back());
    if (character.starts_with("\xe2\x80")) return last >= 0xaa && last <= 0xae;
    return character.starts_with("\xe2\x81") && last >= 0xa6 && last <= 0xa9;
}

bool is_control(std::string_view character) {
    const auto byte = [&](std::size_t i) { return static_cast<unsigned char>(character[i]); };
    if (character.size() == 1) return (byte(0) < 0x20 && byte(0) != '\t') || byte(0) == 0x7f;
    return byte(0) == 0xc2 && byte(1) < 0xa0;  // U+0080 … U+009F
}

// The bytes of the plain character that the text begins with; 0: it begins with none.
std::size_t plain_character(std::string_view text) {
    const std::size_t length = first_character(text);
    if (length == 0) return 0;
    const std::string_view character = text.substr(0, length);
    return is_control(character) || turns_text_round(character) ? 0 : length;
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

bool is_plain(std::string_view text) {
    while (!text.empty()) {
        const std::size_t length = plain_character(text);
        if (length == 0) return false;
        text.remove_prefix(length);
    }
    return true;
}

std::size_t characters(std::string_view plain) {
    return static_cast<std::size_t>(std::ranges::count_if(plain, begins_character));
}

// What goes on for longer than a character can is no UTF-8, and cut anywhere.
std::string_view fitting(std::string_view text, std::size_t bytes) {
    if (text.size() <= bytes) return text;
    std::size_t size = bytes;
    while (size > 0 && bytes - size < longest_character && !begins_character(text[size])) --size;
    return text.substr(0, begins_character(text[size]) ? size : bytes);
}

std::string plain(std::string_view text) {
    std::string all;
    while (!text.empty()) {
        const std::size_t length = plain_character(text);
        all += length == 0 ? std::string_view(" ") : text.substr(0, length);
        text.remove_prefix(length == 0 ? 1 : length);
    }
    return std::string(base::trimmed(all));
}

}  // namespace parlor::base
