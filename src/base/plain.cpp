// SPDX-License-Identifier: MIT
#include "base/plain.h"

#include <algorithm>

#include "base/utf8.h"
#include "base/words.h"

namespace parlor::base {
namespace {

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
