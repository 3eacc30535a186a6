// SPDX-License-Identifier: MIT
// A client that speaks in bytes, and is no browser.
//
//   Stranger eve(loop, address);
//   eve.upgrades("Origin: http://localhost\r\n")        the status of the answer
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "client/socket.h"
#include "support/patience.h"

namespace parlor::tests {

class Stranger : private Socket::User {
public:
    Stranger(Loop& loop, const Address& address)
        : loop_(&loop), socket_(loop, address, static_cast<Socket::User&>(*this)) {}

    // The status of the answer to an upgrade with these lines, or to a GET. 0 if the connection
    // ends without one.
    int upgrades(std::string_view fields) {
        socket_.upgrade("/ws", fields);
        return status();
    }
    int gets(std::string_view path) {
        socket_.send("GET " + std::string(path) + " HTTP/1.1\r\nHost: localhost\r\n\r\n");
        return status();
    }
    // Whether the server ends the connection in time.
    bool is_cut(std::chrono::milliseconds limit = patience) {
        return loop_->run_until([&] { return was_cut_; }, limit);
    }
    [[nodiscard]] bool was_cut() const { return was_cut_; }

    [[nodiscard]] Socket& socket() { return socket_; }
    [[nodiscard]] const HttpReply& reply() const { return reply_; }
    [[nodiscard]] const std::vector<std::string>& texts() const { return texts_; }
    [[nodiscard]] int code() const { return code_; }

private:
    void on_http(const HttpReply& reply) override { reply_ = reply; }
    void on_text(std::string_view text) override { texts_.emplace_back(text); }
    void on_closed(int code, std::string_view) override {
        code_ = code;
        was_cut_ = true;
    }

    int status() {
        loop_->run_until([&] { return reply_.status != 0 || was_cut_; }, patience);
        return reply_.status;
    }

    Loop* loop_;
    Socket socket_;
    HttpReply reply_;
    std::vector<std::string> texts_;
    bool was_cut_ = false;
    int code_ = 0;
};

}  // namespace parlor::tests
