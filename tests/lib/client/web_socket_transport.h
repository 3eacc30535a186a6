// SPDX-License-Identifier: MIT
// A person's device, connected to a server. For PersonBy (client/person.h):
//
//   OnlinePerson ana(loop, address);
//   OnlinePerson on_another_device(loop, address, ana.transport().device().cookie());
#pragma once

#include <stdexcept>
#include <string>
#include <string_view>
#include <utility>

#include "client/device.h"
#include "client/frames.h"
#include "client/person.h"

namespace parlor::tests {

class WebSocketTransport final : public Transport, private Device::User {
public:
    static std::string new_name() {
        static int made = 0;
        return "v" + std::to_string(++made) + "-";
    }

    // Returns when the server has said its welcome; without one throws std::runtime_error.
    WebSocketTransport(Transport::User& user, Loop& loop, const Address& address,
                       std::string cookie = {})
        : user_(&user),
          loop_(&loop),
          device_(loop, static_cast<Device::User&>(*this), {.addresses = {address}, .name = "d"}) {
        device_.use_cookie(std::move(cookie));
        device_.connect();
        if (!await([&] { return device_.is_up(); })) throw std::runtime_error("no welcome");
    }

    void send(const std::string& command) override {
        if (device_.is_up()) device_.send_bytes(frame(Opcode::Text, command));
    }
    bool await(const std::function<bool()>& done) override {
        return loop_->run_until(done, patience);
    }
    // Until the device has connected again, which it does by itself.
    bool is_cut() override { return is_cut_; }
    // With which the server ended the last connection.
    [[nodiscard]] int code() const { return code_; }

    [[nodiscard]] Device& device() { return device_; }

private:
    void on_up(Device&) override { is_cut_ = false; }
    void on_answer(Device&, const Answer& answer) override { user_->on_answer(answer); }
    void on_message(Device&, std::string_view text) override { user_->on_message(text); }
    void on_down(Device&, int code, std::string_view) override {
        is_cut_ = true;
        code_ = code;
    }

    Transport::User* user_;
    Loop* loop_;
    Device device_;
    bool is_cut_ = false;
    int code_ = 0;
};

using OnlinePerson = PersonBy<WebSocketTransport>;

}  // namespace parlor::tests
