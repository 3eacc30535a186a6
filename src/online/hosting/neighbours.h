// SPDX-License-Identifier: MIT
// What processes that share a store say to each other: a client's words go to the process that owns
// the table, and what the table says comes back. Here the words are put into messages and taken
// out again; cluster/exchange.h carries them.
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

// One of our clients has said this about a table of yours.
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
// For a client of yours.
struct Deliver {
    ClientNumber client;
    std::string text;
};
// A client of yours may not stay: the table has gone elsewhere.
struct CutClient {
    ClientNumber client;
};
// We have missed something of yours: whatever we had to do with each other begins anew.
struct ResetConnection {};

// This player's sessions of earlier epochs are over.
struct EndSessions {
    std::string player;
    std::int64_t epoch;
};

using PeerMessage =
    std::variant<Forwarded, ClientGone, Deliver, CutClient, ResetConnection, EndSessions>;

std::string text(const PeerMessage& message);
// None: no message of ours.
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
