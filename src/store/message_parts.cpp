// SPDX-License-Identifier: MIT
#include "store/message_parts.h"

#include <algorithm>
#include <charconv>

namespace parlor::store {
namespace {

constexpr std::size_t longest_part = 7500;  // and what stands before it

// How many bytes make a part: a letter is never cut in two.
std::size_t part_size(std::string_view text) {
    constexpr unsigned char kind = 0xC0;
    constexpr unsigned char goes_on = 0x80;
    if (text.size() <= longest_part) return text.size();
    std::size_t size = longest_part;
    const auto is_inside = [&] {
        return (static_cast<unsigned char>(text[size]) & kind) == goes_on;
    };
    while (size > longest_part - 4 && is_inside()) --size;
    return size;
}

// The word before the next blank, which is cut off; and as a number.
std::string_view next_word(std::string_view& text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    return word;
}

std::uint64_t next_number(std::string_view& text) {
    const std::string_view word = next_word(text);
    std::uint64_t value = 0;
    std::from_chars(word.data(), word.data() + word.size(), value);
    return value;
}

}  // namespace

std::vector<std::string> parts(const Message& message) {
    std::vector<std::string_view> cut;
    std::string_view left = message.text;
    while (cut.empty() || !left.empty()) {
        cut.push_back(left.substr(0, part_size(left)));
        left.remove_prefix(cut.back().size());
    }
    std::vector<std::string> all;
    for (std::size_t i = 0; i < cut.size(); ++i) {
        std::string part = message.from;
        for (const std::uint64_t each : {message.number, std::uint64_t{i + 1}, cut.size()}) {
            part += ' ' + std::to_string(each);
        }
        all.push_back((part += ' ').append(cut[i]));
    }
    return all;
}

std::optional<Message> Assembly::take(std::string_view part) {
    const std::string from(next_word(part));
    const std::uint64_t number = next_number(part);
    const std::uint64_t place = next_number(part);
    const std::uint64_t count = next_number(part);
    Begun& begun = begun_[from];
    if (place == 1) begun = {.number = number};
    const bool follows = begun.number == number && begun.parts + 1 == place;
    if (!follows) return std::nullopt;
    begun.parts = place;
    begun.text += part;
    if (place != count) return std::nullopt;
    Message whole{from, number, std::move(begun.text)};
    begun_.erase(from);
    return whole;
}

}  // namespace parlor::store
