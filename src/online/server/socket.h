// SPDX-License-Identifier: MIT
// One client that talks to the host over a WebSocket. Its messages are bounded in size and rate,
// and messages to it wait only so long: a client that does not read is cut off.
#pragma once

#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <deque>
#include <memory>
#include <mutex>
#include <vector>

#include "online/hosting/client.h"
#include "online/hosting/rate.h"
#include "online/server/online.h"
#include "online/server/paced_socket.h"

namespace parlor::server {

class Socket final : public hosting::Client, public std::enable_shared_from_this<Socket> {
public:
    using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

    Socket(boost::asio::ip::tcp::socket socket, Guest guest, Online& online);
    ~Socket() override;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // Until either side has had enough.
    boost::asio::awaitable<void> talk(const Upgrade& upgrade);

    void send(hosting::Frame frame) override;
    void cut(std::string_view why) override;

    // On the socket's own thread: says goodbye, if need be to a client that has just come in; ends
    // without a word.
    void close(const boost::beast::websocket::close_reason& reason);
    void drop();

private:
    using Stream = boost::beast::websocket::stream<PacedSocket>;

    boost::asio::awaitable<bool> accept(const Upgrade& upgrade);
    boost::asio::awaitable<void> listen();
    // False: the client said too much.
    bool hear();
    // It pings, or answers a ping.
    void count_sign_of_life();
    void check_session();
    void take_said();
    void queue(hosting::Frame frame);
    void write_next();
    void part();
    void end_with(const tables::Refusal& refusal, boost::beast::websocket::close_code code);

    Stream stream_;
    boost::beast::flat_buffer received_;
    Guest guest_;
    Online* online_;
    hosting::Bucket commands_;
    hosting::Bucket session_checks_;
    std::mutex said_mutex_;
    std::vector<hosting::Frame> said_;     // by other threads, until ours takes it
    std::deque<hosting::Frame> outgoing_;  // the first of them is being written
    std::size_t waiting_bytes_ = 0;
    bool is_open_ = false;
    bool is_closing_ = false;
    std::optional<boost::beast::websocket::close_reason> last_words_{};  // after what waits
};

}  // namespace parlor::server
