// SPDX-License-Identifier: MIT
// The messages between processes that share a store. A client's commands go to the process that
// owns the table, and its messages come back. This file encodes and decodes them;
// cluster/exchange.h transports them.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "online/hosting/client.h"

namespace parlor::hosting {

using ClientNumber = std::uint64_t;  // within a process

// One of our clients has sent a command for a table of yours.
struct Forwarded {
    ClientNumber client;
    std::string player;
    std::string address;
    std::string text;
};
// One of our clients has gone.
struct ClientGone {
    ClientNumber client;
};
// A message for a client of yours.
struct Deliver {
    ClientNumber client;
    std::string text;
};
// Disconnect a client of yours: another process has the table now.
struct CutClient {
    ClientNumber client;
};
// We lost a message from you: reset the connection state on both sides.
struct ResetConnection {};

// This player's sessions of earlier epochs are over.
struct EndSessions {
    std::string player;
    std::int64_t epoch;
};

using PeerMessage =
    std::variant<Forwarded, ClientGone, Deliver, CutClient, ResetConnection, EndSessions>;

std::string text(const PeerMessage& message);
// Nullopt if it is not such a message.
std::optional<PeerMessage> parse_message(std::string_view text);

// A client of another process.
class RemoteClient final : public Client {
public:
    using Send = std::function<void(const PeerMessage&)>;

    RemoteClient(const Forwarded& said, Send send)
        : Client(said.player, said.address), number_(said.client), send_(std::move(send)) {}

    void send(Frame frame) override { send_(Deliver{number_, *frame}); }
    void cut(std::string_view) override { send_(CutClient{number_}); }
    [[nodiscard]] bool is_remote() const override { return true; }

private:
    ClientNumber number_;
    Send send_;
};

}  // namespace parlor::hosting
