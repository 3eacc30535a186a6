// SPDX-License-Identifier: MIT
// A server of HTTP that answers with a site, on threads of its own. Every thread has its own loop
// and its own clients, and one of them also accepts those who come.
//
//   auto server = HttpServer::start(site, {.port = 8080});
//   if (!server) … server.error() …
//   (*server)->finish();       no more clients; who is being answered still gets all of it
//
// The site outlives the server.
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

// How long a client may take, and how much it may say.
struct Limits {
    std::chrono::milliseconds to_ask{30'000};     // a whole request; also, to stay without one
    std::chrono::milliseconds to_finish{10'000};  // at the end, before it is cut off
    std::uint32_t header_bytes = 16U << 10U;
    std::uint64_t body_bytes = 64U << 10U;
    std::uint64_t slowest_bytes = 4U << 10U;  // a second, when it is sent something
};

struct ServerOptions {
    std::string host = "127.0.0.1";  // an address, or localhost
    std::uint16_t port = 8080;       // 0: any that is free
    unsigned threads = 1;
    Limits limits{};
    // At a time, besides WebSockets: in all, and of an address.
    std::size_t clients = 10'000;
    std::size_t clients_an_address = 100;
    Online* online = nullptr;  // null: the page alone. Outlives the server
    // Called after every answer, on any of the threads.
    std::function<void(const HttpRequest&, int status)> log{};
    // Called when clients cannot be let in, now and then while that lasts.
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

    // Returns when the last client has gone or was cut off.
    void finish();

private:
    class Impl;
    explicit HttpServer(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> impl_;
};

// How many clients there is room for. Each takes a file of the process, and a process that has none
// left is deaf: so its files are shared out before anybody comes.

// As many as the system allows; how many those are.
std::size_t raise_open_files();

struct FileShares {
    std::size_t sockets;  // WebSockets, at most as many as are wanted
    std::size_t clients;  // others, who ask for the page or whether we are well; never none
    std::size_t clients_an_address;  // of these, so that no address has all
};
FileShares shares_of(std::size_t files, std::size_t wanted_sockets);

}  // namespace parlor::server
