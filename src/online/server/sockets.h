// SPDX-License-Identifier: MIT
// The clients that talk to the host over WebSockets.
#pragma once

#include <array>
#include <boost/asio/basic_stream_socket.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <chrono>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "online/hosting/client.h"
#include "online/hosting/limits.h"
#include "online/server/frames.h"
#include "online/server/online.h"

namespace parlor::server {

// All WebSocket clients. They run on the host's thread: their messages are handled without a queue,
// and everything for one client in one round of the loop goes out together.
//
//   const auto sockets = Sockets::open(online);
//   sockets->welcome(std::move(socket), std::move(admitted));      from any thread
//   sockets->say_goodbye();  …  sockets->finish(10s);              from any thread; finish waits

class Socket;

// A socket of the host's loop.
using HostSocket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

// A client after the WebSocket handshake.
struct AdmittedSocket {
    Gate::Slot place;  // among the WebSocket connections
    AdmittedClient client;
    std::string first_bytes;  // received together with the handshake
};

class Sockets : public std::enable_shared_from_this<Sockets> {
public:
    static std::shared_ptr<Sockets> open(Online& online);

    // From any thread. The socket may belong to any loop.
    void welcome(boost::asio::ip::tcp::socket socket, AdmittedSocket admitted);
    // Closes all sockets, and those that come in from now on.
    void say_goodbye();
    // Returns when the last socket is closed. Cuts off those that are still open after `patience`.
    // Precondition: `say_goodbye` was called, and no more clients come in.
    void finish(std::chrono::milliseconds patience);

    // For sockets, on the host's thread.
    void send_soon(std::shared_ptr<Socket> socket);
    void leave(Socket& socket);
    [[nodiscard]] std::span<char> buffer() { return buffer_; }
    // An empty buffer in which messages are put together.
    [[nodiscard]] std::string& outgoing() {
        outgoing_.clear();
        return outgoing_;
    }

private:
    explicit Sockets(Online& online) : online_(&online), loop_(&online.host().loop()) {}
    void look_soon();
    void end_sessions(const std::string& player, std::int64_t epoch);
    void let_in(HostSocket socket, AdmittedSocket admitted);
    void send_all();
    void look_after_silent_ones();
    bool all_gone_after(std::chrono::milliseconds patience);

    Online* online_;
    hosting::Loop* loop_;
    // Used by the host's thread only.
    std::set<std::shared_ptr<Socket>> sockets_;
    std::vector<std::shared_ptr<Socket>> to_send_;
    std::array<char, 8192> buffer_{};  // all sockets read into it
    std::string outgoing_;
    bool is_closing_down_ = false;

    std::mutex mutex_;
    std::condition_variable one_gone_;
    std::size_t count_ = 0;  // includes sockets on their way here
};

// One WebSocket client, on the host's thread. Its messages are limited in size and rate. A client
// that does not read its messages is cut off. An idle socket takes a few hundred bytes.

class Socket final : public hosting::Client, public std::enable_shared_from_this<Socket> {
public:
    // `online`, its host and metrics must outlive the socket; `all` only until it is closed.
    Socket(HostSocket socket, AdmittedSocket admitted, Online& online, Sockets& all);
    ~Socket() override;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // From any thread.
    void send(hosting::Frame frame) override;
    void cut(std::string_view why) override;

    // This and the following functions run on the host's thread. Sends the welcome and starts
    // reading.
    void begin(const std::string& welcome, std::string_view first_bytes);
    // Sends everything queued in one write.
    void send_queued();
    void look_after_silence();
    // The epoch of the player's session.
    [[nodiscard]] std::int64_t epoch() const { return epoch_; }
    // Closes after sending what is queued; `drop` closes at once.
    void close(CloseCode code, std::string_view reason);
    void drop();

private:
    using Clock = std::chrono::steady_clock;

    struct Queued {
        Opcode opcode;
        hosting::Frame payload;
    };

    void listen();
    void read();
    void read(std::string_view bytes);
    // Returns false if nothing more may be read.
    bool hear(WebSocketMessage message);
    void hear_goodbye(std::string_view payload);
    void check_session();
    void end_with(const tables::Refusal& refusal, CloseCode code);
    void queue(Opcode opcode, hosting::Frame payload);
    void send_rest_later();
    // The number of bytes that the system has accepted.
    std::size_t sent(std::string_view bytes);
    // Shuts down once both sides have closed and everything is sent.
    void shut_if_done();

    HostSocket socket_;
    Gate::Slot place_;
    FrameReader reader_;
    Online* online_;
    Sockets* all_;
    hosting::Host* host_;
    hosting::Metrics* metrics_;
    hosting::Bucket commands_;
    hosting::Bucket session_checks_;
    hosting::Bucket reads_;
    Clock::time_point heard_;
    std::vector<Queued> queued_;
    std::string unsent_;
    std::size_t queued_bytes_ = 0;
    std::int64_t epoch_;
    int unheard_ = 0;  // reads since it was told to stop
    bool is_open_ = true;
    bool is_asked_ = false;         // a ping is unanswered
    bool is_closing_ = false;       // our close frame is sent or queued
    bool peer_has_closed_ = false;  // the client has sent its close frame
};

}  // namespace parlor::server
