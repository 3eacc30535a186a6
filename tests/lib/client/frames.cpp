// SPDX-License-Identifier: MIT
#include "client/frames.h"

#include <array>

#include "base/random.h"

namespace parlor::tests {
namespace {

// Appends `bytes` bytes of the number, the highest first.
void append_number(std::string& text, std::uint64_t number, unsigned bytes) {
    for (unsigned i = bytes; i-- > 0;) text += static_cast<char>(number >> (8U * i) & 0xffU);
}

std::uint64_t number_in(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char each : bytes) number = number << 8U | static_cast<unsigned char>(each);
    return number;
}

void append_masked(std::string& text, std::string_view payload) {
    static base::Random random(1);
    std::array<char, 4> mask{};
    const std::uint64_t chance = random.next();
    for (std::size_t i = 0; i < 4; ++i) mask[i] = static_cast<char>(chance >> (8U * i) & 0xffU);
    text.append(mask.data(), mask.size());
    for (std::size_t i = 0; i < payload.size(); ++i) {
        text += static_cast<char>(payload[i] ^ mask[i % 4]);
    }
}

}  // namespace

std::string frame(Opcode opcode, std::string_view payload, bool is_final) {
    constexpr unsigned masked = 0x80;
    std::string text;
    text.reserve(payload.size() + 14);
    append_number(text, static_cast<unsigned>(opcode) | (is_final ? 0x80U : 0U), 1);
    if (payload.size() < 126) {
        append_number(text, masked | payload.size(), 1);
    } else if (payload.size() < 65536) {
        append_number(text, masked | 126U, 1);
        append_number(text, payload.size(), 2);
    } else {
        append_number(text, masked | 127U, 1);
        append_number(text, payload.size(), 8);
    }
    append_masked(text, payload);
    return text;
}

std::optional<Frame> first_frame(std::string_view received) {
    if (received.size() < 2) return std::nullopt;
    const auto first = static_cast<unsigned char>(received[0]);
    const unsigned short_size = static_cast<unsigned char>(received[1]) & 0x7fU;
    const std::size_t more = short_size == 126 ? 2 : short_size == 127 ? 8 : 0;
    if (received.size() < 2 + more) return std::nullopt;
    const std::uint64_t size = more == 0 ? short_size : number_in(received.substr(2, more));
    const std::size_t head = 2 + more;
    if (received.size() - head < size) return std::nullopt;
    return Frame{static_cast<Opcode>(first & 0x0fU), (first & 0x80U) != 0,
                 received.substr(head, size), head + size};
}

}  // namespace parlor::tests
