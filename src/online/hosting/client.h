// SPDX-License-Identifier: MIT
// A connected client, of this process or of another one. Messages to a client keep their order.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "online/tables/event.h"

namespace parlor::hosting {

// A message that may go to several clients.
using Frame = std::shared_ptr<const std::string>;

inline Frame framed(std::string text) {
    return std::make_shared<const std::string>(std::move(text));
}

class Client {
public:
    explicit Client(tables::PlayerId player, std::string address = {})
        : player_(std::move(player)), address_(std::move(address)) {}
    virtual ~Client() = default;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;

    [[nodiscard]] const tables::PlayerId& player() const { return player_; }
    // The address that the client comes from, for limits per address.
    [[nodiscard]] const std::string& address() const { return address_; }
    // True for a client of another process, which has applied the rate limits already.
    [[nodiscard]] virtual bool is_remote() const { return false; }

    // Both may be called from any thread and do not wait.
    virtual void send(Frame frame) = 0;
    // Ends the connection. The client may reconnect.
    virtual void cut(std::string_view why) = 0;

private:
    tables::PlayerId player_;
    std::string address_;
};
using ClientRef = std::shared_ptr<Client>;

}  // namespace parlor::hosting
