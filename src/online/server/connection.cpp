// SPDX-License-Identifier: MIT
#include "online/server/connection.h"

#include <algorithm>
#include <array>
#include <boost/asio/async_result.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/buffers_to_string.hpp>
#include <boost/beast/http/read.hpp>
#include <boost/beast/http/span_body.hpp>
#include <boost/beast/http/write.hpp>
#include <boost/beast/websocket/stream.hpp>
#include <ctime>

#include "base/plain.h"
#include "online/server/http_text.h"

namespace parlor::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;
using asio::ip::tcp;
using std::chrono::milliseconds;
using std::chrono::seconds;

using BeastRequest = http::request<http::string_body>;
using BeastResponse = http::response<http::span_body<const char>>;

constexpr seconds to_shake_hands{10};
constexpr std::string_view socket_path = "/ws";
constexpr std::string_view metrics_path = "/metrics";

// The last value of a repeated field: a proxy appends its own after those of others.
template <class Name>
std::string_view field(const BeastRequest& message, Name name) {
    const auto [first, end] = message.equal_range(name);
    return first == end ? std::string_view() : std::string_view(std::prev(end)->value());
}

// Waits for a value from another thread: `ask` gets the function to call with it, once.
template <class T, class Ask>
asio::awaitable<T> await_callback(asio::any_io_executor executor, Ask ask) {
    auto initiate = [executor, ask = std::move(ask)](auto handler) {
        auto waiting = std::make_shared<decltype(handler)>(std::move(handler));
        ask([executor, waiting](T said) {
            auto answer = std::make_shared<T>(std::move(said));
            asio::post(executor, [waiting, answer] { (*waiting)(std::move(*answer)); });
        });
    };
    co_return co_await asio::async_initiate<const asio::use_awaitable_t<>, void(T)>(
        std::move(initiate), asio::use_awaitable);
}

HttpRequest request_of(const BeastRequest& message) {
    return {.method = message.method_string(),
            .target = message.target(),
            .accept = field(message, http::field::accept),
            .accept_encoding = field(message, http::field::accept_encoding),
            .if_none_match = field(message, http::field::if_none_match),
            .host = field(message, http::field::host)};
}

// True if the client cannot receive a response any more.
bool is_gone(beast::error_code error) {
    return error && (error.category() != make_error_code(http::error::bad_method).category() ||
                     error == http::error::end_of_stream || error == http::error::partial_message);
}

std::string_view text_of(const beast::flat_buffer& bytes) {
    return {static_cast<const char*>(bytes.data().data()), bytes.size()};
}

// npos if the end has not arrived yet.
std::size_t header_end(std::string_view received) { return received.find("\r\n\r\n"); }

// True if a line begins with a blank and so continues the one before. Proxies may read it as a line
// of its own.
bool is_folded(std::string_view header) {
    return header.find("\r\n ") != std::string_view::npos ||
           header.find("\r\n\t") != std::string_view::npos;
}

// True if a proxy between the client and us may have read another request: one that ends elsewhere,
// or is meant for another host.
bool is_ambiguous(const BeastRequest& message) {
    const std::size_t hosts = message.count(http::field::host);
    const bool lacks_host = message.version() == 11 && hosts == 0;
    const std::size_t encodings = message.count(http::field::transfer_encoding);
    const bool is_chunked =
        beast::iequals(field(message, http::field::transfer_encoding), "chunked");
    const bool has_unclear_end = encodings > 1 || (encodings == 1 && !is_chunked) ||
                                 (encodings == 1 && message.count(http::field::content_length) > 0);
    return lacks_host || hosts > 1 || message.count(http::field::origin) > 1 || has_unclear_end ||
           !base::is_plain(std::string_view(message.target()));
}

// 0: the request is well formed.
int status_for(beast::error_code error, const BeastRequest& message) {
    if (error == http::error::header_limit) return 431;
    if (error == http::error::body_limit) return 413;
    return error || is_ambiguous(message) ? 400 : 0;
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

void add_fields(BeastResponse& response, const HttpResponse& answer) {
    response.set(http::field::date, date());
    for (const FixedField& each : security_fields()) response.set(each.name, each.value);
    for (const Field& each : answer.fields) response.set(each.name, each.value);
    if (answer.status != 304) response.content_length(answer.content().size());
}

}  // namespace

Connection::Connection(tcp::socket socket, Gate::Slot place, const Site& site,
                       const ServerOptions& options, Sockets* sockets)
    : stream_(std::move(socket)),
      site_(&site),
      options_(&options),
      sockets_(sockets),
      place_(std::move(place)) {
    beast::error_code ignored;
    stream_.socket().set_option(tcp::no_delay(true), ignored);
    const auto from = stream_.socket().remote_endpoint(ignored);
    if (!ignored) address_ = from.address().to_string();
}

asio::awaitable<void> Connection::run() {
    auto upgrade = co_await serve();
    if (upgrade) co_await upgrade_to_websocket(std::move(*upgrade));
}

asio::awaitable<std::optional<BeastRequest>> Connection::serve() {
    bool keeps_open = true;
    while (keeps_open && !is_finishing_) {
        Parser parser;
        const beast::error_code error = co_await read(parser);
        if (is_gone(error)) break;
        const BeastRequest& message = parser.get();
        const int fault = status_for(error, message);
        const bool wants_to_talk = fault == 0 && options_->online != nullptr &&
                                   websocket::is_upgrade(message) &&
                                   path_of(message.target()) == socket_path &&
                                   options_->online->knows_host(caller(message));
        if (wants_to_talk) co_return parser.release();
        keeps_open = co_await answer(message, fault);
    }
    co_await say_goodbye();
    co_return std::nullopt;
}

asio::awaitable<bool> Connection::answer(const BeastRequest& message, int fault) {
    const HttpRequest request = request_of(message);
    HttpResponse answer = plain_response(fault != 0 ? fault : 404);
    if (fault == 0) answer = co_await answer_online(message, request);
    if (options_->log) options_->log(request, answer.status);
    co_return co_await send(answer, {.version = message.version() == 10 ? 10U : 11U,
                                     .head_only = message.method() == http::verb::head,
                                     .keeps_open = fault == 0 && message.keep_alive()});
}

asio::awaitable<HttpResponse> Connection::answer_online(const BeastRequest& message,
                                                        const HttpRequest& request) {
    Online* const online = options_->online;
    const std::string path(path_of(request.target).value_or(std::string_view()));
    if (online == nullptr) co_return site_->answer(request);
    const Caller who = caller(message);
    if (!online->knows_host(who)) {
        co_return Online::unknown_host_response(who, is_api(path) || path == socket_path);
    }
    if (path == metrics_path) co_return online->metrics_response(who);
    if (!is_api(path)) {
        HttpRequest wanted = request;
        wanted.is_secure = online->is_secure(who);
        const std::string winners = co_await winners_at(path, who);
        wanted.winners = winners;
        co_return site_->answer(wanted);
    }
    co_return co_await ask(who, {.method = std::string(request.method),
                                 .path = path,
                                 .cookie = {},
                                 .body = message.body(),
                                 .is_secure = false});
}

asio::awaitable<HttpResponse> Connection::ask(Caller who, ApiRequest wanted) {
    Online* const online = options_->online;
    HttpResponse refusal_for = online->refusal_for(who, wanted.method, wanted.path);
    if (refusal_for.status != 0) co_return refusal_for;
    stream_.expires_never();
    co_return co_await await_callback<HttpResponse>(
        stream_.get_executor(), [online, who, wanted = std::move(wanted)](auto say) {
            online->ask(who, wanted, std::move(say));
        });
}

asio::awaitable<std::string> Connection::winners_at(std::string_view path, Caller who) {
    const std::string table(linked_table(path));
    if (table.empty()) co_return std::string();
    const HttpResponse record =
        co_await ask(who, {.method = "GET", .path = "/api/tables/" + table + "/record"});
    co_return record.status == 200 ? winners_in(record.content()) : std::string();
}

asio::awaitable<void> Connection::upgrade_to_websocket(BeastRequest message) {
    Online* const online = options_->online;
    const Caller who = caller(message);
    const ResponseMode last{.version = 11, .head_only = false, .keeps_open = false};
    Gate::Slot place = online->enter(who);
    if (!place) {
        co_await send(api_problem(429, {tables::RefusalReason::TooManyConnections}), last);
        co_return co_await say_goodbye();
    }
    stream_.expires_never();
    auto admitted = co_await await_callback<Online::Admitted>(
        stream_.get_executor(), [online, who](auto say) { online->admit(who, std::move(say)); });
    if (!admitted) {
        co_await send(admitted.error(), last);
        co_return co_await say_goodbye();
    }
    if (is_finishing_) co_return co_await say_goodbye();
    place_ = Gate::Slot();
    if (options_->log) options_->log(request_of(message), 101);
    if (!co_await accept_websocket(message, admitted->set_cookie)) co_return;
    sockets_->welcome(stream_.release_socket(), {std::move(place), std::move(*admitted),
                                                 beast::buffers_to_string(received_.data())});
}

asio::awaitable<bool> Connection::accept_websocket(const BeastRequest& message,
                                                   const std::string& set_cookie) {
    websocket::stream<beast::tcp_stream&> hands(stream_);
    if (!set_cookie.empty()) {
        hands.set_option(websocket::stream_base::decorator([&](websocket::response_type& response) {
            response.set(http::field::set_cookie, set_cookie);
        }));
    }
    stream_.expires_after(to_shake_hands);
    const auto [error] = co_await hands.async_accept(message, awaiting);
    stream_.expires_never();
    co_return !error;
}

Caller Connection::caller(const BeastRequest& message) const {
    return {.address = address_,
            .forwarded_for = field(message, "X-Forwarded-For"),
            .forwarded_proto = field(message, "X-Forwarded-Proto"),
            .host = field(message, http::field::host),
            .origin = field(message, http::field::origin),
            .cookie = field(message, http::field::cookie)};
}

asio::awaitable<beast::error_code> Connection::read(Parser& parser) {
    parser.header_limit(options_->limits.header_bytes);
    parser.body_limit(options_->limits.body_bytes);
    stream_.expires_after(options_->limits.to_ask);
    is_listening_ = true;
    beast::error_code error = co_await receive_header();
    if (!error) {
        std::tie(error, std::ignore) =
            co_await http::async_read(stream_, received_, parser, awaiting);
    }
    is_listening_ = false;
    co_return error;
}

// Beast silently joins a folded field (RFC 9112, 5.2) to one line, so we check the header before.
asio::awaitable<beast::error_code> Connection::receive_header() {
    constexpr std::size_t block = 4096;
    std::size_t end = header_end(text_of(received_));
    while (end == std::string_view::npos && received_.size() <= options_->limits.header_bytes) {
        const auto [error, size] =
            co_await stream_.async_read_some(received_.prepare(block), awaiting);
        if (error) co_return error;
        received_.commit(size);
        end = header_end(text_of(received_));
    }
    co_return is_folded(text_of(received_).substr(0, end)) ? http::error::bad_obs_fold
                                                           : beast::error_code();
}

asio::awaitable<bool> Connection::send(const HttpResponse& answer, ResponseMode mode) {
    BeastResponse response(http::int_to_status(static_cast<unsigned>(answer.status)), mode.version);
    response.keep_alive(mode.keeps_open);
    add_fields(response, answer);
    const std::string_view content = mode.head_only ? std::string_view() : answer.content();
    response.body() = beast::span<const char>(content.data(), content.size());
    const Limits& limits = options_->limits;
    stream_.expires_after(limits.to_ask + seconds(content.size() / limits.slowest_bytes));
    const auto [error, size] = co_await http::async_write(stream_, response, awaiting);
    const bool may_ask_again = !error && mode.keeps_open;
    co_return may_ask_again;
}

// Closing a socket with unread data discards what is still on its way to the client. So we shut
// down our side first, and give the client a moment to close.
asio::awaitable<void> Connection::say_goodbye() {
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
