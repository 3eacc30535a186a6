// SPDX-License-Identifier: MIT
#include "online/server/frames.h"

#include <cassert>
#include <utility>

#include "base/plain.h"

namespace parlor::server {
namespace {

constexpr std::size_t longest_control = 125;

unsigned byte(std::string_view bytes, std::size_t at) {
    return static_cast<unsigned char>(bytes[at]);
}

// Big-endian.
std::uint64_t number_in(std::string_view bytes) {
    std::uint64_t number = 0;
    for (std::size_t i = 0; i < bytes.size(); ++i) number = number << 8U | byte(bytes, i);
    return number;
}

bool is_control(Opcode opcode) { return opcode >= Opcode::Close; }

bool is_known(Opcode opcode) {
    return opcode <= Opcode::Binary || (is_control(opcode) && opcode <= Opcode::Pong);
}

void append_unmasked(std::string& to, std::string_view payload, std::array<char, 4> mask) {
    const std::size_t before = to.size();
    to.append(payload);
    char* const bytes = to.data() + before;
    for (std::size_t i = 0; i < payload.size(); ++i) {
        bytes[i] = static_cast<char>(bytes[i] ^ mask[i % mask.size()]);
    }
}

// The codes that a client may send, including those reserved for applications.
bool may_be_given(std::uint64_t code) {
    const bool is_of_the_protocol =
        code >= 1000 && code <= 1014 && code != 1004 && code != 1005 && code != 1006;
    return is_of_the_protocol || (code >= 3000 && code <= 4999);
}

}  // namespace

struct FrameReader::Step {
    std::size_t used = 0;  // bytes; 0: the frame is not whole
    std::optional<WebSocketMessage> message{};
    std::optional<CloseCode> fault{};
};

std::optional<CloseCode> FrameReader::read(
    std::string_view bytes, const std::function<bool(WebSocketMessage)>& on_message) {
    std::string joined;
    if (!left_.empty()) {
        joined = std::exchange(left_, {});
        joined.append(bytes);
        bytes = joined;
    }
    for (;;) {
        Step next = step(bytes);
        if (next.fault) return next.fault;
        if (next.used == 0) break;
        bytes.remove_prefix(next.used);
        if (next.message && !on_message(std::move(*next.message))) return std::nullopt;
    }
    left_ = bytes;
    return std::nullopt;
}

FrameReader::Step FrameReader::step(std::string_view bytes) {
    constexpr std::size_t shortest_head = 2;
    constexpr unsigned masked = 0x80;
    constexpr unsigned reserved = 0x70;
    if (bytes.size() < shortest_head) return {};
    const unsigned length = byte(bytes, 1) & ~masked;
    const bool breaks_rules = (byte(bytes, 0) & reserved) != 0 || (byte(bytes, 1) & masked) == 0;
    if (breaks_rules) return {.fault = CloseCode::ProtocolError};
    const std::size_t more = length < 126 ? 0 : length == 126 ? 2 : 8;
    Head head{.opcode = static_cast<Opcode>(byte(bytes, 0) & 0x0fU),
              .is_final = (byte(bytes, 0) & 0x80U) != 0,
              .bytes = shortest_head + more + std::tuple_size_v<decltype(Head::mask)>,
              .payload = length,
              .mask = {}};
    if (bytes.size() < shortest_head + more) return {};
    if (more != 0) head.payload = number_in(bytes.substr(shortest_head, more));
    const bool is_spelled_longer =
        (more == 2 && head.payload < 126) || (more == 8 && head.payload <= 0xffff);
    if (is_spelled_longer) return {.fault = CloseCode::ProtocolError};
    if (const auto fault = fault_of(head)) return {.fault = fault};
    if (bytes.size() < head.bytes + head.payload) return {};
    bytes.copy(head.mask.data(), head.mask.size(), shortest_head + more);
    const std::string_view payload = bytes.substr(head.bytes, head.payload);
    Step done{.used = head.bytes + head.payload};
    if (is_control(head.opcode)) {
        done.message = WebSocketMessage{head.opcode, {}};
        append_unmasked(done.message->text, payload, head.mask);
        return done;
    }
    if (head.opcode != Opcode::Continuation) under_way_ = head.opcode;
    append_unmasked(begun_, payload, head.mask);
    if (!head.is_final) return done;
    done.message =
        WebSocketMessage{*std::exchange(under_way_, std::nullopt), std::exchange(begun_, {})};
    const bool is_bad_text =
        done.message->opcode == Opcode::Text && !base::is_utf8(done.message->text);
    if (is_bad_text) done.fault = CloseCode::BadPayload;
    return done;
}

std::optional<CloseCode> FrameReader::fault_of(const Head& head) const {
    if (!is_known(head.opcode)) return CloseCode::ProtocolError;
    if (is_control(head.opcode)) {
        const bool is_whole = head.is_final && head.payload <= longest_control;
        return is_whole ? std::nullopt : std::optional(CloseCode::ProtocolError);
    }
    const bool goes_on = head.opcode == Opcode::Continuation;
    if (goes_on != under_way_.has_value()) return CloseCode::ProtocolError;
    if (head.payload > longest_ - begun_.size()) return CloseCode::TooBig;
    return std::nullopt;
}

FrameHead::FrameHead(Opcode opcode, std::uint64_t size) {
    const int more = size < 126 ? 0 : size <= 0xffff ? 2 : 8;
    add(0x80U | static_cast<unsigned>(opcode));
    add(more == 0 ? size : more == 2 ? 126 : 127);
    for (int i = more - 1; i >= 0; --i) add(size >> (8 * i));
}

std::string goodbye(CloseCode code, std::string_view reason) {
    assert(reason.size() + 2 <= longest_control);
    const auto number = static_cast<unsigned>(code);
    std::string payload{static_cast<char>(number >> 8U), static_cast<char>(number & 0xffU)};
    return payload.append(reason);
}

std::optional<CloseCode> code_of(std::string_view goodbye) {
    if (goodbye.empty()) return CloseCode::None;
    if (goodbye.size() == 1) return std::nullopt;
    const std::uint64_t code = number_in(goodbye.substr(0, 2));
    if (!may_be_given(code) || !base::is_utf8(goodbye.substr(2))) return std::nullopt;
    return static_cast<CloseCode>(code);
}

}  // namespace parlor::server
