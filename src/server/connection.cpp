// SPDX-License-Identifier: MIT
#include "server/connection.h"

#include <algorithm>
#include <array>
#include <boost/asio/as_tuple.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <ctime>

namespace parlor::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
using asio::ip::tcp;
using std::chrono::milliseconds;
using std::chrono::seconds;

using Message = http::request<http::string_body>;
using Response = http::response<http::span_body<const char>>;

constexpr auto awaiting = asio::as_tuple(asio::use_awaitable);

std::string_view field(const Message& message, http::field name) {
    const auto found = message.find(name);
    return found == message.end() ? std::string_view() : std::string_view(found->value());
}

Request request_of(const Message& message) {
    return {.method = message.method_string(),
            .target = message.target(),
            .accept = field(message, http::field::accept),
            .accept_encoding = field(message, http::field::accept_encoding),
            .if_none_match = field(message, http::field::if_none_match)};
}

// Nobody is there any more to be told what was wrong.
bool is_gone(beast::error_code error) {
    return error && (error.category() != make_error_code(http::error::bad_method).category() ||
                     error == http::error::end_of_stream || error == http::error::partial_message);
}

// 0: the request is well formed.
int status_for(beast::error_code error, const Message& message) {
    if (error == http::error::header_limit) return 431;
    if (error == http::error::body_limit) return 413;
    if (error) return 400;
    const bool lacks_host = message.version() == 11 && message.count(http::field::host) == 0;
    return lacks_host ? 400 : 0;
}

std::string date() {
    const std::time_t now = std::time(nullptr);
    std::tm parts{};
    gmtime_r(&now, &parts);
    std::array<char, 40> text{};
    const std::size_t size =
        std::strftime(text.data(), text.size(), "%a, %d %b %Y %H:%M:%S GMT", &parts);
    return {text.data(), size};
}

void add_fields(Response& response, const Answer& answer) {
    response.set(http::field::date, date());
    for (const FixedField& each : security_fields()) response.set(each.name, each.value);
    for (const Field& each : answer.fields) response.set(each.name, each.value);
    if (answer.status != 304) response.content_length(answer.content().size());
}

}  // namespace

Connection::Connection(tcp::socket socket, const Site& site, const ServerOptions& options)
    : stream_(std::move(socket)), site_(&site), options_(&options) {
    beast::error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
}

asio::awaitable<void> Connection::run() {
    bool keeps_open = true;
    while (keeps_open && !is_finishing_) {
        Parser parser;
        const beast::error_code error = co_await read(parser);
        if (is_gone(error)) break;
        const Message& message = parser.get();
        const Request request = request_of(message);
        const int fault = status_for(error, message);
        const Answer answer = fault != 0 ? plain_answer(fault) : site_->answer(request);
        keeps_open = co_await send(answer, {.version = message.version() == 10 ? 10U : 11U,
                                            .head_only = message.method() == http::verb::head,
                                            .keeps_open = fault == 0 && message.keep_alive()});
        if (options_->log) options_->log(request, answer.status);
    }
    co_await part();
}

asio::awaitable<beast::error_code> Connection::read(Parser& parser) {
    parser.header_limit(options_->limits.header_bytes);
    parser.body_limit(options_->limits.body_bytes);
    stream_.expires_after(options_->limits.to_ask);
    is_listening_ = true;
    const auto [error, size] = co_await http::async_read(stream_, received_, parser, awaiting);
    is_listening_ = false;
    co_return error;
}

asio::awaitable<bool> Connection::send(const Answer& answer, Manner manner) {
    Response response(http::int_to_status(static_cast<unsigned>(answer.status)), manner.version);
    response.keep_alive(manner.keeps_open);
    add_fields(response, answer);
    const std::string_view content = manner.head_only ? std::string_view() : answer.content();
    response.body() = beast::span<const char>(content.data(), content.size());
    const Limits& limits = options_->limits;
    stream_.expires_after(limits.to_ask + seconds(content.size() / limits.slowest_bytes));
    const auto [error, size] = co_await http::async_write(stream_, response, awaiting);
    const bool may_ask_again = !error && manner.keeps_open;
    co_return may_ask_again;
}

// A socket that is closed with something unread takes back what is still under way to the client.
// So the client is told that nothing more comes, and has a moment to go first.
asio::awaitable<void> Connection::part() {
    beast::error_code error;
    stream_.socket().shutdown(tcp::socket::shutdown_send, error);
    stream_.expires_after(std::min<milliseconds>(options_->limits.to_ask, seconds(1)));
    std::array<char, 1024> unread{};
    is_listening_ = true;
    while (!error) {
        std::tie(error, std::ignore) =
            co_await stream_.async_read_some(asio::buffer(unread), awaiting);
    }
}

void Connection::finish() {
    is_finishing_ = true;
    if (is_listening_) stream_.cancel();
}

void Connection::cut() { stream_.close(); }

}  // namespace parlor::server
