// SPDX-License-Identifier: MIT
// One HTTP client: reads and answers requests one after another until either side closes.
// Everything runs on the thread of the socket's loop.
#pragma once

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/awaitable.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/core/tcp_stream.hpp>
#include <boost/beast/http/parser.hpp>
#include <boost/beast/http/string_body.hpp>
#include <optional>
#include <string>

#include "online/server/http_server.h"
#include "online/server/sockets.h"

namespace parlor::server {

// How this module awaits: errors are values beside the result.
//
//   const auto [error, size] = co_await stream.async_read_some(buffer, awaiting);
inline constexpr auto awaiting = boost::asio::as_tuple(boost::asio::use_awaitable);

class Connection {
public:
    // Site, options and sockets must outlive it. It keeps its place until it becomes a WebSocket.
    Connection(boost::asio::ip::tcp::socket socket, Gate::Slot place, const Site& site,
               const ServerOptions& options, Sockets* sockets);

    // Returns when either side has closed, or when the client has become a WebSocket.
    boost::asio::awaitable<void> run();

    // Ends after the response that is being sent, or at once.
    void finish();
    void cut();

private:
    template <class T>
    using Awaitable = boost::asio::awaitable<T>;
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    // How a response is sent, which depends on the request.
    struct ResponseMode {
        unsigned version;
        bool head_only;
        bool keeps_open;
    };

    using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

    // Answers requests until the client asks for a WebSocket; nullopt if the connection ends.
    Awaitable<std::optional<BeastRequest>> serve();
    Awaitable<boost::beast::error_code> read(Parser& parser);
    Awaitable<boost::beast::error_code> receive_header();
    // Returns true if the connection stays open.
    Awaitable<bool> answer(const BeastRequest& message, int fault);
    Awaitable<HttpResponse> answer_online(const BeastRequest& message, const HttpRequest& request);
    Awaitable<HttpResponse> ask(Caller who, ApiRequest wanted);
    // The names of those who won at the table that a path links; empty if unknown.
    Awaitable<std::string> winners_at(std::string_view path, Caller who);
    // Makes the client a WebSocket if it is admitted.
    Awaitable<void> upgrade_to_websocket(BeastRequest message);
    // Completes the handshake. Returns false if the client has gone.
    Awaitable<bool> accept_websocket(const BeastRequest& message, const std::string& set_cookie);
    [[nodiscard]] Caller caller(const BeastRequest& message) const;
    // Returns true if the connection stays open.
    Awaitable<bool> send(const HttpResponse& answer, ResponseMode mode);
    Awaitable<void> say_goodbye();

    boost::beast::tcp_stream stream_;
    boost::beast::flat_buffer received_;
    const Site* site_;
    const ServerOptions* options_;
    Sockets* sockets_;
    Gate::Slot place_;
    std::string address_;
    bool is_listening_ = false;
    bool is_finishing_ = false;
};

}  // namespace parlor::server
