// SPDX-License-Identifier: MIT
// Frames of WebSocket (RFC 6455), written as a client writes them and read as it reads them. The
// server's own library is not asked, so that the two cannot be wrong alike, and a client may write
// what no library would.
//
//   socket.send(frame(Opcode::Text, R"({"id":"1","do":"lobby"})"));
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace parlor::tests {

enum class Opcode : std::uint8_t {
    Continuation = 0,
    Text = 1,
    Binary = 2,
    Close = 8,
    Ping = 9,
    Pong = 10,
};

// Masked, as every frame of a client has to be.
std::string frame(Opcode opcode, std::string_view payload, bool is_final = true);

struct Frame {
    Opcode opcode;
    bool is_final;
    std::string_view payload;  // a part of what it was read from
    std::size_t size;          // with its head
};
// The first frame of what has come from a server; nullopt if it is not all there yet.
std::optional<Frame> first_frame(std::string_view received);

}  // namespace parlor::tests
