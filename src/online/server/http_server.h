// SPDX-License-Identifier: MIT
// An HTTP server on threads of its own. Each thread has its own loop and its own clients, and one
// of them also accepts new clients.
//
//   auto server = HttpServer::start(site, {.port = 8080});
//   if (!server) … server.error() …
//   (*server)->finish();       accepts no more clients, and completes the current responses
//
// The site must outlive the server.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "base/expected.h"
#include "online/server/site.h"

namespace parlor::server {

class Online;

// How long a client may take, and how much it may send.
struct Limits {
    std::chrono::milliseconds to_ask{30'000};     // a whole request; also, to stay without one
    std::chrono::milliseconds to_finish{10'000};  // at the end, before it is cut off
    std::uint32_t header_bytes = 16U << 10U;
    std::uint64_t body_bytes = 64U << 10U;
    std::uint64_t slowest_bytes = 4U << 10U;  // a second, while it receives a response
};

struct ServerOptions {
    std::string host = "127.0.0.1";  // an address, or localhost
    std::uint16_t port = 8080;       // 0: any that is free
    unsigned threads = 1;
    Limits limits{};
    // The most connections besides WebSockets, in all and per address.
    std::size_t clients = 10'000;
    std::size_t clients_an_address = 100;
    Online* online = nullptr;  // null for the page alone; must outlive the server
    // Called after every answer, on any of the threads.
    std::function<void(const HttpRequest&, int status)> log{};
    // Called now and then while clients cannot be accepted.
    std::function<void(const std::string& reason)> log_refused{};
};

struct ListenError {
    enum class Fault { BadHost, PortTaken, PortForbidden, CannotListen };
    Fault fault;
    std::string reason;  // in the system's words
};
std::string_view name(ListenError::Fault fault);

class HttpServer {
public:
    using Started = base::Expected<std::unique_ptr<HttpServer>, ListenError>;
    static Started start(const Site& site, ServerOptions options);

    ~HttpServer();  // finishes first
    HttpServer(const HttpServer&) = delete;
    HttpServer& operator=(const HttpServer&) = delete;

    [[nodiscard]] std::uint16_t port() const;

    // Returns when the last connection is closed.
    void finish();

private:
    class Impl;
    explicit HttpServer(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

// How many clients there is room for. Each needs a file descriptor, and a process without any can
// accept nobody, so the descriptors are divided at the start.

// Raises the limit as far as the system allows, and returns it.
std::size_t raise_open_files();

struct FileShares {
    std::size_t sockets;             // WebSockets, at most as many as wanted
    std::size_t clients;             // other connections; at least 1
    std::size_t clients_an_address;  // of those, so that no address has all
};
FileShares shares_of(std::size_t files, std::size_t wanted_sockets);

}  // namespace parlor::server
