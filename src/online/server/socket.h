// SPDX-License-Identifier: MIT
// One client that talks to the host over a WebSocket. Its messages are bounded in size and rate,
// and messages to it wait only so long: a client that does not read is cut off.
#pragma once

#include <array>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/http/message.hpp>
#include <boost/beast/http/string_body.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <memory>
#include <string>
#include <vector>

#include "online/hosting/client.h"
#include "online/hosting/rate.h"
#include "online/server/online.h"
#include "online/server/paced_socket.h"
#include "online/server/postbox.h"

namespace parlor::server {

class Socket final : public hosting::Client, public std::enable_shared_from_this<Socket> {
public:
    using Upgrade = boost::beast::http::request<boost::beast::http::string_body>;

    // The postbox is that of its thread; both outlive it.
    Socket(boost::asio::ip::tcp::socket socket, Gate::Place place, const Guest& guest,
           Online& online, Postbox& postbox);
    ~Socket() override;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // Shakes hands, and says the first word.
    boost::asio::awaitable<void> accept(const Upgrade& upgrade, const Guest& guest);
    // Until either side has had enough. Precondition: it is open.
    boost::asio::awaitable<void> talk();
    [[nodiscard]] bool is_open() const { return is_open_; }

    void send(hosting::Frame frame) override;
    void cut(std::string_view why) override;

    // On the socket's own thread: what is queued goes out together.
    void queue(hosting::Frame frame);
    void send_queued();
    // Likewise: says goodbye, if need be to a client that has just come in; ends
    // without a word.
    void close(const boost::beast::websocket::close_reason& reason);
    void finish() { close({boost::beast::websocket::close_code::going_away, "restart"}); }
    void drop();

private:
    using Stream = boost::beast::websocket::stream<PacedSocket>;

    // False: the client said too much.
    bool hear(std::string message);
    // It pings, or answers a ping.
    void count_sign_of_life();
    void check_session();
    void part();
    void end_with(const tables::Refusal& refusal, boost::beast::websocket::close_code code);

    Stream stream_;
    Gate::Place place_;              // among those who talk
    std::array<char, 256> piece_{};  // most messages are one
    std::string heard_;              // of a message that has not ended
    std::int64_t epoch_;             // of the player's session
    Online* online_;
    Postbox* postbox_;
    hosting::Bucket commands_;
    hosting::Bucket session_checks_;
    std::vector<hosting::Frame> queued_;
    std::size_t queued_bytes_ = 0;
    bool is_open_ = false;
    bool is_closing_ = false;
    std::optional<boost::beast::websocket::close_reason> last_words_{};  // after what waits
};

}  // namespace parlor::server
