// SPDX-License-Identifier: MIT
// A connection to a server: first HTTP, then, once the server has agreed, WebSocket. It says
// whatever bytes it is given, so that it can also be a client that behaves badly.
//
//   Socket socket(loop, {.port = 8080}, user);
//   socket.send("GET /api/me HTTP/1.1\r\nHost: …\r\n\r\n");      user.on_http(reply)
//   socket.upgrade("/ws", fields);                              user.on_http({.status = 101 …})
//   socket.send(frame(Opcode::Text, text));                     user.on_text(text)
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "client/loop.h"

namespace parlor::tests {

struct Address {
    std::uint16_t port = 0;
    std::string host = "127.0.0.1";
    std::string source{};  // the address to come from; empty: any

    std::string site{};  // its origin, where browsers know it by another: https://play.example

    // As a page that came from there would name it.
    [[nodiscard]] std::string origin() const {
        return site.empty() ? "http://" + host + ":" + std::to_string(port) : site;
    }
    // The same without its scheme.
    [[nodiscard]] std::string shown() const { return origin().substr(origin().find("//") + 2); }
};

struct HttpReply {
    int status = 0;
    std::string header{};  // with its first line
    std::string body{};

    // Empty: there is no such field. Names are as they are sent, in any case.
    [[nodiscard]] std::string field(std::string_view name) const;
};

class Socket : private Loop::Listener {
public:
    class User {
    public:
        virtual ~User() = default;
        virtual void on_http(const HttpReply& reply) = 0;
        virtual void on_text(std::string_view text) = 0;
        // By the server, or because it could not be reached; `code` is WebSocket's, 0 if none.
        virtual void on_closed(int code, std::string_view reason) = 0;
    };

    // The user outlives it, and may destroy it in on_closed only.
    Socket(Loop& loop, const Address& address, User& user);
    ~Socket() override;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    void send(std::string_view bytes);
    // `fields` are lines of the request, each with its end.
    void upgrade(std::string_view target, std::string_view fields);
    // Pings are not answered and nothing is taken in from here on.
    void stop_reading();
    void shrink_buffer(int bytes);
    // Without a word, as when a cable is cut. The user is not told.
    void cut();
    [[nodiscard]] bool is_open() const { return socket_ >= 0; }
    [[nodiscard]] const Address& address() const { return address_; }

private:
    void on_readable() override;
    void on_writable() override;
    void watch();
    void close_by_server();
    // How much of it was used.
    std::size_t take(std::string_view bytes);
    std::size_t take_http(std::string_view bytes);
    std::size_t take_frame(std::string_view bytes);

    Loop* loop_;
    Address address_;
    User* user_;
    int socket_ = -1;
    bool reads_ = true;
    bool speaks_frames_ = false;
    int code_ = 0;
    std::string reason_;
    std::string received_;
    std::string fragments_;
    std::string unsent_;
};

}  // namespace parlor::tests
