// SPDX-License-Identifier: MIT
#include "online/server/http_server.h"

#include <sys/resource.h>
#include <algorithm>
#include <array>
#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <set>
#include <thread>
#include <utility>
#include <vector>

#include "online/server/connection.h"

namespace parlor::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;
using boost::system::error_code;
using Fault = ListenError::Fault;

constexpr std::chrono::milliseconds pause_after_failure{100};

// A thread's loop and its clients. Functions are for that thread unless they say otherwise.
class Worker {
public:
    Worker(const Site& site, const ServerOptions& options, Sockets* sockets)
        : site_(&site), options_(&options), sockets_(sockets) {}

    asio::io_context& loop() { return loop_; }
    void run() { loop_.run(); }

    // From any thread.
    void welcome(tcp::socket socket, Gate::Slot place) {
        asio::co_spawn(loop_, serve_client(std::move(socket), std::move(place)),
                       [this](const std::exception_ptr&) { note_one_gone(); });
    }
    void finish() {
        asio::post(loop_, [this] { finish_here(); });
    }

private:
    // Keeps the connection in the set while it lives.
    class Presence {
    public:
        Presence(std::set<Connection*>& clients, Connection& client)
            : clients_(&clients), client_(&client) {
            clients_->insert(client_);
        }
        ~Presence() { clients_->erase(client_); }
        Presence(const Presence&) = delete;
        Presence& operator=(const Presence&) = delete;

    private:
        std::set<Connection*>* clients_;
        Connection* client_;
    };

    asio::awaitable<void> serve_client(tcp::socket socket, Gate::Slot place) {
        if (is_finishing_) co_return;
        Connection connection(std::move(socket), std::move(place), *site_, *options_, sockets_);
        const Presence presence(connections_, connection);
        co_await connection.run();
    }

    void note_one_gone() {
        if (connections_.empty()) last_moment_.cancel();
    }

    void finish_here() {
        is_finishing_ = true;
        stays_.reset();
        for (Connection* each : connections_) each->finish();
        if (connections_.empty()) return;
        last_moment_.expires_after(options_->limits.to_finish);
        last_moment_.async_wait([this](error_code error) {
            if (error) return;
            for (Connection* each : connections_) each->cut();
        });
    }

    const Site* site_;
    const ServerOptions* options_;
    Sockets* sockets_;
    std::set<Connection*> connections_;
    bool is_finishing_ = false;
    asio::io_context loop_{1};
    asio::executor_work_guard<asio::io_context::executor_type> stays_{loop_.get_executor()};
    asio::steady_timer last_moment_{loop_};
};

Fault fault_of(error_code error) {
    if (error == asio::error::address_in_use) return Fault::PortTaken;
    if (error == asio::error::access_denied) return Fault::PortForbidden;
    if (error == boost::system::errc::address_not_available) return Fault::BadHost;
    return Fault::CannotListen;
}

base::unexpected<ListenError> failure(Fault fault, error_code error) {
    return base::unexpected(ListenError{fault, error.message()});
}

base::Expected<tcp::acceptor, ListenError> listen_at(asio::io_context& loop,
                                                     const ServerOptions& options) {
    error_code error;
    const auto address =
        asio::ip::make_address(options.host == "localhost" ? "127.0.0.1" : options.host, error);
    if (error) return failure(Fault::BadHost, error);
    const tcp::endpoint endpoint(address, options.port);
    tcp::acceptor acceptor(loop);
    acceptor.open(endpoint.protocol(), error);
    // Otherwise the port of a server that has just ended would be taken for a minute.
    if (!error) acceptor.set_option(tcp::acceptor::reuse_address(true), error);
    if (!error) acceptor.bind(endpoint, error);
    if (!error) acceptor.listen(asio::socket_base::max_listen_connections, error);
    if (error) return failure(fault_of(error), error);
    return acceptor;
}
constexpr std::size_t own = 64;         // stores, neighbours, logs
constexpr std::size_t for_clients = 8;  // at least this fraction
constexpr std::size_t most_an_address = 100;
constexpr std::size_t addresses = 4;  // that there is room for at least
constexpr std::size_t usual = 1024;

}  // namespace

std::string_view name(ListenError::Fault fault) {
    constexpr std::array<std::string_view, 4> names{"bad_host", "port_taken", "port_forbidden",
                                                    "cannot_listen"};
    return names[static_cast<std::size_t>(fault)];
}

class HttpServer::Impl {
public:
    Impl(const Site& site, ServerOptions options) : options_(std::move(options)) {
        if (options_.online != nullptr) sockets_ = Sockets::open(*options_.online);
        for (unsigned i = 0; i < std::max(1U, options_.threads); ++i) {
            workers_.push_back(std::make_unique<Worker>(site, options_, sockets_.get()));
        }
    }

    base::Expected<void, ListenError> start() {
        auto listening = listen_at(accepting_worker().loop(), options_);
        if (!listening) return base::unexpected(listening.error());
        acceptor_ = std::make_unique<tcp::acceptor>(std::move(*listening));
        port_ = acceptor_->local_endpoint().port();
        asio::co_spawn(accepting_worker().loop(), accept_clients(), asio::detached);
        for (const auto& each : workers_) threads_.emplace_back([&each] { each->run(); });
        return {};
    }

    [[nodiscard]] std::uint16_t port() const { return port_; }

    void finish() {
        if (threads_.empty()) return;
        asio::post(accepting_worker().loop(), [this] {
            error_code ignored;
            acceptor_->close(ignored);
        });
        if (options_.online != nullptr) options_.online->finish();
        if (sockets_) sockets_->say_goodbye();
        for (const auto& each : workers_) each->finish();
        for (std::thread& each : threads_) each.join();
        threads_.clear();
        if (sockets_) sockets_->finish(options_.limits.to_finish);
    }

private:
    Worker& accepting_worker() { return *workers_.front(); }

    // Assigns clients to the workers in turn.
    asio::awaitable<void> accept_clients() {
        for (std::size_t next = 0; acceptor_->is_open(); next = (next + 1) % workers_.size()) {
            Worker& worker = *workers_[next];
            auto [error, socket] = co_await acceptor_->async_accept(worker.loop(), awaiting);
            if (!error) {
                let_in(std::move(socket), worker);
            } else if (acceptor_->is_open()) {
                // Usually too many files are open; some of them will be closed soon.
                tell_refused(error.message());
                asio::steady_timer pause(accepting_worker().loop(), pause_after_failure);
                co_await pause.async_wait(awaiting);
            }
        }
    }

    void let_in(tcp::socket socket, Worker& worker) {
        error_code error;
        const auto from = socket.remote_endpoint(error);
        if (error) return;  // gone already
        Gate::Slot place = gate_.enter(network_of(from.address().to_string()));
        if (!place) return tell_refused("too many clients");
        worker.welcome(std::move(socket), std::move(place));
    }
    void tell_refused(const std::string& reason) {
        if (options_.log_refused && tellings_.take()) options_.log_refused(reason);
    }

    ServerOptions options_;
    Gate gate_{
        {.connections = options_.clients, .connections_an_address = options_.clients_an_address}};
    hosting::Bucket tellings_{{.a_second = 0.1, .at_once = 1}};
    std::uint16_t port_ = 0;
    std::shared_ptr<Sockets> sockets_;
    std::vector<std::unique_ptr<Worker>> workers_;
    std::unique_ptr<tcp::acceptor> acceptor_;
    std::vector<std::thread> threads_;
};

HttpServer::HttpServer(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}

// Asio may throw if memory is exhausted; then the program ends.
HttpServer::~HttpServer() { impl_->finish(); }  // NOLINT(bugprone-exception-escape)

HttpServer::Started HttpServer::start(const Site& site, ServerOptions options) {
    auto impl = std::make_unique<Impl>(site, std::move(options));
    const auto started = impl->start();
    if (!started) return base::unexpected(started.error());
    return std::unique_ptr<HttpServer>(new HttpServer(std::move(impl)));
}

std::uint16_t HttpServer::port() const { return impl_->port(); }

void HttpServer::finish() { impl_->finish(); }

std::size_t raise_open_files() {
    rlimit limit{};
    if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return usual;
    const rlim_t before = std::exchange(limit.rlim_cur, limit.rlim_max);
    return setrlimit(RLIMIT_NOFILE, &limit) == 0 ? limit.rlim_max : before;
}

FileShares shares_of(std::size_t files, std::size_t wanted_sockets) {
    const std::size_t left = std::max(files, 2 * own) - own;
    const std::size_t sockets = std::min(wanted_sockets, left - left / for_clients);
    const std::size_t clients = left - sockets;
    return {.sockets = sockets,
            .clients = clients,
            .clients_an_address = std::clamp<std::size_t>(clients / addresses, 1, most_an_address)};
}

}  // namespace parlor::server
