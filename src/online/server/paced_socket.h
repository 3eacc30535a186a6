// SPDX-License-Identifier: MIT
// A TCP socket that is read only so often, and that never waits to write. What a client sends
// without ever ending a message, such as fragments with nothing in them, is heard by nobody above
// who could count it: so what is read is counted here, and a client that makes us read without end
// is cut off. What is written goes to the system at once, as far as it takes it; the rest follows
// when it takes more.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffers_suffix.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <functional>
#include <memory>
#include <utility>
#include <vector>

#include "online/hosting/rate.h"

namespace parlor::server {

class PacedSocket {
public:
    using next_layer_type = boost::asio::ip::tcp::socket;
    using executor_type = next_layer_type::executor_type;

    PacedSocket(next_layer_type socket, hosting::Rate reads)
        : socket_(std::move(socket)), reads_(reads) {
        boost::system::error_code ignored;
        socket_.non_blocking(true, ignored);
    }

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

    // Where that fails the socket is closed, and whoever reads from it learns of it.
    template <class Buffers>
    void send(const Buffers& buffers) {
        boost::beast::buffers_suffix<Buffers> rest(buffers);
        if (unsent_.empty()) rest.consume(sent(buffers));
        const std::size_t size = boost::asio::buffer_size(rest);
        if (size == 0 || !socket_.is_open()) return;
        unsent_.resize(unsent_.size() + size);
        boost::asio::buffer_copy(boost::asio::buffer(unsent_) + (unsent_.size() - size), rest);
        if (unsent_.size() == size) send_rest_later();
    }
    // Bytes that the system has not taken yet.
    [[nodiscard]] std::size_t unsent() const { return unsent_.size(); }
    // Called when there are none any more, after there were some.
    void when_all_is_sent(std::function<void()> then) { all_is_sent_ = std::move(then); }

    // For what Beast says by itself: answers to pings, and goodbyes.
    template <class Buffers, class Token>
    auto async_write_some(const Buffers& buffers, Token&& token) {
        using Written = void(boost::system::error_code, std::size_t);
        return boost::asio::async_initiate<Token, Written>(
            [this](auto handler, const Buffers& all) {
                this->send(all);
                boost::asio::post(
                    get_executor(),
                    boost::beast::bind_handler(std::move(handler), boost::system::error_code(),
                                               boost::asio::buffer_size(all)));
            },
            token, buffers);
    }

private:
    // How much the system has taken.
    template <class Buffers>
    std::size_t sent(const Buffers& buffers) {
        boost::system::error_code error;
        const std::size_t size = socket_.write_some(buffers, error);
        const bool may_go_on = !error || error == boost::asio::error::would_block;
        if (!may_go_on) socket_.close(error);
        return size;
    }

    void send_rest_later() {
        const auto go_on = [this, here = std::weak_ptr(here_)](boost::system::error_code error) {
            if (error || here.expired()) return;
            const auto taken = static_cast<std::ptrdiff_t>(sent(boost::asio::buffer(unsent_)));
            unsent_.erase(unsent_.begin(), unsent_.begin() + taken);
            if (!socket_.is_open()) return;
            if (!unsent_.empty()) return send_rest_later();
            unsent_ = std::vector<char>();
            if (all_is_sent_) all_is_sent_();
        };
        socket_.async_wait(next_layer_type::wait_write, go_on);
    }

    next_layer_type socket_;
    hosting::Bucket reads_;
    std::vector<char> unsent_;
    std::function<void()> all_is_sent_;
    std::shared_ptr<int> here_ = std::make_shared<int>();  // a wait may end after the socket has
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
