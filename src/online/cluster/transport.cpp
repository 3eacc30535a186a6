// SPDX-License-Identifier: MIT
#include "online/cluster/transport.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "base/numbers.h"
#include "base/plain.h"

namespace parlor::cluster {
namespace {

constexpr std::size_t longest_numbers = 3 * 20 + 4;  // and the blanks around them

// Cuts off the first word and the space after it.
std::string_view next_word(std::string_view& text) {
    const std::size_t blank = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, blank);
    text.remove_prefix(std::min(blank + 1, text.size()));
    return word;
}

std::uint64_t next_number(std::string_view& text) {
    return base::parse_unsigned(next_word(text)).value_or(0);
}

}  // namespace

std::vector<std::string> parts(const Message& message, std::size_t longest) {
    const std::size_t heading = message.from.size() + longest_numbers;
    assert(longest >= 2 * heading);
    std::vector<std::string_view> cut;
    std::string_view left = message.text;
    while (cut.empty() || !left.empty()) {
        cut.push_back(base::fitting(left, longest - heading));
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

std::optional<Message> MessageAssembler::take(std::string_view part) {
    const std::string from(next_word(part));
    const std::uint64_t number = next_number(part);
    const std::uint64_t place = next_number(part);
    const std::uint64_t count = next_number(part);
    Sender& sender = senders_[from];
    if (number <= sender.heard) return std::nullopt;
    if (place == 1) {
        sender.begun = number;
        sender.parts = 0;
        sender.text.clear();
    }
    const bool follows = sender.begun == number && sender.parts + 1 == place;
    if (!follows) return std::nullopt;
    sender.parts = place;
    sender.text += part;
    if (place != count) return std::nullopt;
    const bool is_next = number == std::exchange(sender.heard, number) + 1 && !sender.text.empty();
    return Message{from, number, std::exchange(sender.text, {}), is_next};
}

}  // namespace parlor::cluster
