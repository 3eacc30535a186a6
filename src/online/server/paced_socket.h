// SPDX-License-Identifier: MIT
// A TCP socket that is read only so often. What a client sends without ever ending a message, such
// as fragments with nothing in them, is heard by nobody above who could count it: so what is read
// is counted here, and a client that makes us read without end is cut off.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <utility>

#include "online/hosting/rate.h"

namespace parlor::server {

class PacedSocket {
public:
    using next_layer_type = boost::asio::ip::tcp::socket;
    using executor_type = next_layer_type::executor_type;

    PacedSocket(next_layer_type socket, hosting::Rate reads)
        : socket_(std::move(socket)), reads_(reads) {}

    executor_type get_executor() { return socket_.get_executor(); }
    next_layer_type& next_layer() { return socket_; }
    const next_layer_type& next_layer() const { return socket_; }

    template <class Buffers, class Token>
    auto async_read_some(const Buffers& buffers, Token&& token) {
        if (!reads_.take()) {
            boost::system::error_code ignored;
            socket_.close(ignored);  // and the reading below fails
        }
        return socket_.async_read_some(buffers, std::forward<Token>(token));
    }
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        return socket_.async_write_some(buffers, std::forward<Token>(token));
    }

private:
    next_layer_type socket_;
    hosting::Bucket reads_;
};

// Beast asks for these by name, to end a connection.
inline void teardown(boost::beast::role_type role, PacedSocket& socket,
                     boost::system::error_code& error) {
    boost::beast::websocket::teardown(role, socket.next_layer(), error);
}
template <class Handler>
void async_teardown(boost::beast::role_type role, PacedSocket& socket, Handler&& handler) {
    boost::beast::websocket::async_teardown(role, socket.next_layer(),
                                            std::forward<Handler>(handler));
}

}  // namespace parlor::server
