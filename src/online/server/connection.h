// SPDX-License-Identifier: MIT
// One client: its requests are read and answered one after another, until either side has had
// enough. All of it happens on the thread whose loop the socket belongs to.
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

// How this module waits: an error is a value beside the result.
//
//   const auto [error, size] = co_await stream.async_read_some(buffer, awaiting);
inline constexpr auto awaiting = boost::asio::as_tuple(boost::asio::use_awaitable);

class Connection {
public:
    // Site, options and sockets outlive it. It has its place until it talks to the host.
    Connection(boost::asio::ip::tcp::socket socket, Gate::Slot place, const Site& site,
               const ServerOptions& options, Sockets* sockets);

    // Until either side has had enough, or until the client talks to the host.
    boost::asio::awaitable<void> run();

    // Ends after the answer that is being sent; at once where there is none.
    void finish();
    void cut();

private:
    template <class T>
    using Awaitable = boost::asio::awaitable<T>;
    using Parser = boost::beast::http::request_parser<boost::beast::http::string_body>;

    // How an answer is sent, which is for the request to say.
    struct ResponseMode {
        unsigned version;
        bool head_only;
        bool keeps_open;
    };

    using BeastRequest = boost::beast::http::request<boost::beast::http::string_body>;

    // Answers requests until the client wants to talk to the host; none: it has had enough.
    Awaitable<std::optional<BeastRequest>> serve();
    Awaitable<boost::beast::error_code> read(Parser& parser);
    Awaitable<boost::beast::error_code> receive_header();
    // Whether the client may ask again.
    Awaitable<bool> answer(const BeastRequest& message, int fault);
    Awaitable<HttpResponse> answer_online(const BeastRequest& message, const HttpRequest& request);
    // The client wants to talk to the host, and does if it may.
    Awaitable<void> upgrade_to_websocket(BeastRequest message);
    // Whether the client is there to be talked to.
    Awaitable<bool> accept_websocket(const BeastRequest& message, const std::string& set_cookie);
    [[nodiscard]] Caller caller(const BeastRequest& message) const;
    // Whether the client may ask again.
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
