// SPDX-License-Identifier: MIT
// Somebody who is connected, here or at another process. Messages to a client keep their order.
#pragma once

#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "online/tables/event.h"

namespace parlor::hosting {

// A message that may go to many.
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
    // That the client comes from, for what an address may do.
    [[nodiscard]] const std::string& address() const { return address_; }
    // Another process has asked already whether it may do what it wants.
    [[nodiscard]] virtual bool is_remote() const { return false; }

    // From any thread; neither waits.
    virtual void send(Frame frame) = 0;
    // Ends the connection. Whoever wants to go on comes again.
    virtual void cut(std::string_view why) = 0;

private:
    tables::PlayerId player_;
    std::string address_;
};
using ClientRef = std::shared_ptr<Client>;

}  // namespace parlor::hosting
