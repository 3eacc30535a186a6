// SPDX-License-Identifier: MIT
// All clients that talk to the host over WebSockets. They live on the host's thread: what they say
// is heard there at once, and what is told to them in one round of it goes out together.
//
//   const auto sockets = Sockets::open(online);
//   sockets->welcome(std::move(socket), std::move(newcomer));      from any thread
//   sockets->part();  …  sockets->finish(10s);         likewise; the second waits
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
#include <vector>

#include "online/server/online.h"

namespace parlor::server {

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

}  // namespace parlor::server
