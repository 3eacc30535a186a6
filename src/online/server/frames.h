// SPDX-License-Identifier: MIT
// What goes over a WebSocket (RFC 6455), seen from the server: frames of a client are taken apart
// and put together as messages; those of the server are written. No socket is near it.
//
//   FrameReader reader(4096);
//   const auto bad = reader.read(bytes, [&](Message message) { … return true; });
//   if (bad) … say goodbye with that code …
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>

namespace parlor::server {

enum class Opcode : std::uint8_t {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10,
};

enum class CloseCode : std::uint16_t {
    Normal = 1000,
    GoingAway = 1001,
    ProtocolError = 1002,
    UnknownData = 1003,
    None = 1005,  // only said of a goodbye that has no code
    BadPayload = 1007,
    PolicyError = 1008,
    TooBig = 1009,
    ServiceRestart = 1012,
};

struct WebSocketMessage {
    Opcode opcode;  // never Continuation
    std::string text;
};

// Messages of a client. Between them it takes no memory.
class FrameReader {
public:
    // Longer messages are TooBig.
    explicit FrameReader(std::size_t longest) : longest_(longest) {}

    // What has come next. Calls back with every message that is whole now, until that answers
    // false. A code: a frame broke the rules, and nothing can be read after it.
    std::optional<CloseCode> read(std::string_view bytes,
                                  const std::function<bool(WebSocketMessage)>& on_message);

private:
    struct Head {
        Opcode opcode;
        bool is_final;
        std::size_t bytes;  // of the head itself
        std::size_t payload;
        std::array<char, 4> mask;
    };
    struct Step;  // what comes of looking at the first frame

    Step step(std::string_view bytes);
    [[nodiscard]] std::optional<CloseCode> fault_of(const Head& head) const;

    std::size_t longest_;
    std::string left_{};  // of a frame that is not whole
    std::string begun_{};
    std::optional<Opcode> under_way_{};  // what is begun
};

// What stands before the payload of a frame of the server.
class FrameHead {
public:
    FrameHead(Opcode opcode, std::uint64_t size);
    [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), count_}; }

private:
    void add(std::uint64_t byte) { bytes_[count_++] = static_cast<char>(byte & 0xffU); }

    std::array<char, 10> bytes_{};
    std::size_t count_ = 0;
};

// The payload of a goodbye. Precondition: the reason has at most 123 bytes.
std::string goodbye(CloseCode code, std::string_view reason);
// The code of a client's goodbye; None: it has none. No value: there cannot be such a goodbye.
std::optional<CloseCode> code_of(std::string_view goodbye);

}  // namespace parlor::server
