// SPDX-License-Identifier: MIT
// WebSocket frames (RFC 6455) at the server: parses a client's frames into messages, and writes the
// server's frames. It knows no sockets.
//
//   FrameReader reader(4096);
//   const auto bad = reader.read(bytes, [&](Message message) { … return true; });
//   if (bad) … close with that code …
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
    None = 1005,  // stands for a close frame without a code
    BadPayload = 1007,
    PolicyError = 1008,
    TooBig = 1009,
    ServiceRestart = 1012,
};

struct WebSocketMessage {
    Opcode opcode;  // never Continuation
    std::string text;
};

// Parses the messages of a client. It holds no memory between messages.
class FrameReader {
public:
    // Longer messages are TooBig.
    explicit FrameReader(std::size_t longest) : longest_(longest) {}

    // Parses the next bytes and calls back with each complete message until that returns false.
    // Returns a code if a frame breaks the protocol; nothing can be read after it.
    std::optional<CloseCode> read(std::string_view bytes,
                                  const std::function<bool(WebSocketMessage)>& on_message);

private:
    struct Head {
        Opcode opcode;
        bool is_final;
        std::size_t bytes;  // the length of the head
        std::size_t payload;
        std::array<char, 4> mask;
    };
    struct Step;  // the result of looking at the first frame

    Step step(std::string_view bytes);
    [[nodiscard]] std::optional<CloseCode> fault_of(const Head& head) const;

    std::size_t longest_;
    std::string left_{};  // of an incomplete frame
    std::string begun_{};
    std::optional<Opcode> under_way_{};  // of the begun message
};

// The head of one of the server's frames.
class FrameHead {
public:
    FrameHead(Opcode opcode, std::uint64_t size);
    [[nodiscard]] std::string_view bytes() const { return {bytes_.data(), count_}; }

private:
    void add(std::uint64_t byte) { bytes_[count_++] = static_cast<char>(byte & 0xffU); }

    std::array<char, 10> bytes_{};
    std::size_t count_ = 0;
};

// The payload of a close frame. Precondition: the reason has at most 123 bytes.
std::string goodbye(CloseCode code, std::string_view reason);
// The code of a client's close frame, or None if it has none. Nullopt if the frame is invalid.
std::optional<CloseCode> code_of(std::string_view goodbye);

}  // namespace parlor::server
