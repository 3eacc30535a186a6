// SPDX-License-Identifier: MIT
// A person's browser, without a screen: it gets a cookie, opens the WebSocket, gives commands an id
// each, and says those again that were not answered before the connection was lost.
//
//   Device device(loop, user, {.addresses = {{.port = 8080}}, .name = "d1"});
//   device.connect();                                       user.on_up(device)
//   device.send(R"("do":"throw","table":"k3…","at":7)");    user.on_answer(device, answer)
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "client/answer.h"
#include "client/socket.h"

namespace parlor::tests {

struct DeviceOptions {
    std::vector<Address> addresses{};  // the next one is tried when one cannot be reached
    std::string name{};                // what its commands' ids begin with
    std::chrono::milliseconds retry{50};
    bool asks_who = true;  // gets its cookie before it opens the WebSocket, rather than by it
};

class Device : private Socket::User {
public:
    class User {
    public:
        virtual ~User() = default;
        virtual void on_up(Device& device) = 0;
        virtual void on_answer(Device& device, const Answer& answer) = 0;
        // Whatever else the server says.
        virtual void on_message(Device& device, std::string_view text) = 0;
        // The reason is the server's, or `http 403` where it would not let the device in.
        virtual void on_down(Device& device, int code, std::string_view reason) = 0;
    };

    // The user outlives it.
    Device(Loop& loop, User& user, DeviceOptions options);
    ~Device() override;

    // And again whenever the connection is lost.
    void connect();
    void disconnect();
    // Loses the connection without a word; it will be made again.
    void lose();
    // The same, and goes to the next address.
    void flee();
    // Since when the first command waits that has not been answered.
    [[nodiscard]] std::optional<Loop::Time> waits_since() const;

    // The fields of a command but its id, which is returned. It is said until it is answered.
    std::string send(std::string_view fields);
    // The same command once more, under its id.
    void send_again(const std::string& id, std::string_view fields);
    // Said once.
    std::string ask(std::string_view fields);
    void send_bytes(std::string_view bytes) { socket_->send(bytes); }

    [[nodiscard]] bool is_up() const { return is_up_; }
    [[nodiscard]] const std::string& player() const { return player_; }
    [[nodiscard]] const std::string& cookie() const { return cookie_; }
    [[nodiscard]] Socket& socket() { return *socket_; }
    [[nodiscard]] const Address& address() const { return options_.addresses[turn_]; }
    void use_cookie(std::string cookie) { cookie_ = std::move(cookie); }

private:
    struct Unanswered {
        std::string id;
        std::string text;
        Loop::Time since;
    };

    void on_http(const HttpReply& reply) override;
    void on_text(std::string_view text) override;
    void on_closed(int code, std::string_view reason) override;

    void open_socket();
    void ask_who();
    void upgrade();
    void keep_cookie(const HttpReply& reply);
    void take_answer(std::string_view text);

    Loop* loop_;
    Device::User* user_;
    DeviceOptions options_;
    std::size_t turn_ = 0;
    std::unique_ptr<Socket> socket_;
    std::optional<Loop::Timer> retrying_;
    std::string cookie_;
    std::string player_;
    bool is_up_ = false;
    bool was_up_ = false;
    bool is_wanted_ = false;
    std::uint64_t sent_ = 0;
    std::deque<Unanswered> unanswered_;
};

}  // namespace parlor::tests
