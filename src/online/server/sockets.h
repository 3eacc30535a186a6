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

// All clients that talk to the host over WebSockets. They live on the host's thread: what they say
// is heard there at once, and what is told to them in one round of it goes out together.
//
//   const auto sockets = Sockets::open(online);
//   sockets->welcome(std::move(socket), std::move(newcomer));      from any thread
//   sockets->part();  …  sockets->finish(10s);         likewise; the second waits

class Socket;

// Of the host's thread.
using HostSocket =
    boost::asio::basic_stream_socket<boost::asio::ip::tcp, boost::asio::io_context::executor_type>;

// Somebody with whom hands have been shaken.
struct AdmittedSocket {
    Gate::Slot place;  // among those who talk
    AdmittedClient client;
    std::string first_bytes;  // that came with the handshake
};

class Sockets : public std::enable_shared_from_this<Sockets> {
public:
    static std::shared_ptr<Sockets> open(Online& online);

    // From any thread. The socket is of any loop.
    void welcome(boost::asio::ip::tcp::socket socket, AdmittedSocket admitted);
    // Says goodbye to all, and to whoever comes in from now on.
    void say_goodbye();
    // Returns when the last has gone; whoever has not by then is cut off. Precondition: they have
    // been told, and nobody comes in any more.
    void finish(std::chrono::milliseconds patience);

    // For sockets, on the host's thread.
    void send_soon(std::shared_ptr<Socket> socket);
    void leave(Socket& socket);
    [[nodiscard]] std::span<char> buffer() { return buffer_; }
    // Empty, with room: what is sent is put together here.
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
    // Of the host's thread.
    std::set<std::shared_ptr<Socket>> sockets_;
    std::vector<std::shared_ptr<Socket>> to_send_;
    std::array<char, 8192> buffer_{};  // what is read passes through here
    std::string outgoing_;
    bool is_closing_down_ = false;

    std::mutex mutex_;
    std::condition_variable one_gone_;
    std::size_t count_ = 0;  // those on their way here too
};

// One client that talks to the host over a WebSocket, on the host's thread. Its messages are
// bounded in size and rate, and messages to it wait only so long: a client that does not read is
// cut off. While nothing is said it takes a few hundred bytes.

class Socket final : public hosting::Client, public std::enable_shared_from_this<Socket> {
public:
    // The host and its figures outlive it; the others its being open.
    Socket(HostSocket socket, AdmittedSocket admitted, Online& online, Sockets& all);
    ~Socket() override;
    Socket(const Socket&) = delete;
    Socket& operator=(const Socket&) = delete;

    // From any thread.
    void send(hosting::Frame frame) override;
    void cut(std::string_view why) override;

    // On the host's thread, as all that follows. Says the first word, and listens.
    void begin(const std::string& welcome, std::string_view first_bytes);
    // What is queued goes out together.
    void send_queued();
    void look_after_silence();
    // Of the player's session.
    [[nodiscard]] std::int64_t epoch() const { return epoch_; }
    // Says goodbye after all that waits; ends without a word.
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
    // False: nothing more is heard.
    bool hear(WebSocketMessage message);
    void hear_goodbye(std::string_view payload);
    void check_session();
    void end_with(const tables::Refusal& refusal, CloseCode code);
    void queue(Opcode opcode, hosting::Frame payload);
    void send_rest_later();
    // How much of it the system has taken.
    std::size_t sent(std::string_view bytes);
    // When all has been sent after which nothing comes.
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
    int unheard_ = 0;  // readings since it was told to stop
    bool is_open_ = true;
    bool is_asked_ = false;         // for a sign of life
    bool is_closing_ = false;       // the goodbye is said or queued
    bool peer_has_closed_ = false;  // the client has said its own
};

}  // namespace parlor::server
