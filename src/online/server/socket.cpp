// SPDX-License-Identifier: MIT
#include "online/server/socket.h"

#include <boost/asio/as_tuple.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/use_awaitable.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "protocols/online_json/tables_json.h"

namespace parlor::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using websocket::close_code;

constexpr auto awaiting = asio::as_tuple(asio::use_awaitable);
constexpr std::size_t most_waiting_bytes = 1U << 20U;
constexpr std::size_t small_buffer = 512;
constexpr int send_buffer = 64 * 1024;
constexpr int most_unheard = 10'000;  // messages under way when the client was told to stop
constexpr std::chrono::seconds to_shake_hands{10};
constexpr std::chrono::seconds silence{90};  // after half of it the client is asked for a sign

}  // namespace

Socket::Socket(asio::ip::tcp::socket socket, Guest guest, Online& online)
    : Client(guest.session.player, guest.address),
      stream_(std::move(socket), online.options().reads),
      guest_(std::move(guest)),
      online_(&online),
      commands_(online.options().commands),
      session_checks_(online.options().session_checks) {
    session_checks_.take();  // it has just been looked at
    online_->metrics().connections.add(1);
    // The system would keep megabytes for somebody who does not listen.
    beast::error_code ignored;
    stream_.next_layer().next_layer().set_option(asio::socket_base::send_buffer_size(send_buffer),
                                                 ignored);
}

Socket::~Socket() { online_->metrics().connections.add(-1); }

asio::awaitable<void> Socket::talk(const Upgrade& upgrade) {
    if (!co_await accept(upgrade)) co_return;
    if (is_closing_) {
        part();
    } else {
        queue(hosting::framed(guest_.welcome));
    }
    co_await listen();
    online_->host().gone(shared_from_this());
}

asio::awaitable<bool> Socket::accept(const Upgrade& upgrade) {
    stream_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = to_shake_hands, .idle_timeout = silence, .keep_alive_pings = true});
    if (!guest_.set_cookie.empty()) {
        stream_.set_option(websocket::stream_base::decorator(
            [cookie = guest_.set_cookie](websocket::response_type& response) {
                response.set(beast::http::field::set_cookie, cookie);
            }));
    }
    stream_.control_callback([this](websocket::frame_type type, beast::string_view) {
        count_sign_of_life();
        // The connection may take long to end, if the other side has lost the network.
        if (type == websocket::frame_type::close) online_->host().gone(shared_from_this());
    });
    stream_.read_message_max(online_json::longest_command);
    stream_.write_buffer_bytes(small_buffer);
    stream_.auto_fragment(false);
    const auto [error] = co_await stream_.async_accept(upgrade, awaiting);
    is_open_ = !error;
    co_return is_open_;
}

asio::awaitable<void> Socket::listen() {
    while (is_open_ && !is_closing_) {
        const auto [error, size] = co_await stream_.async_read(received_, awaiting);
        if (error) break;
        if (!hear()) break;
    }
    // The last messages are on their way. The other end closes, or silence ends it, or the client
    // goes on talking.
    beast::error_code error;
    for (int i = 0; is_closing_ && !error && i < most_unheard; ++i) {
        received_.consume(received_.size());
        std::tie(error, std::ignore) = co_await stream_.async_read(received_, awaiting);
    }
    drop();
}

bool Socket::hear() {
    if (!stream_.got_text()) {
        end_with({tables::RefusalReason::NotText}, close_code::unknown_data);
        return false;
    }
    if (!commands_.take()) {
        end_with({tables::RefusalReason::TooFast}, close_code::policy_error);
        return false;
    }
    check_session();
    online_->host().receive(
        shared_from_this(),
        std::string(static_cast<const char*>(received_.data().data()), received_.size()));
    received_.consume(received_.size());
    return true;
}

// It is answered by the stream itself, in the middle of its reading.
void Socket::count_sign_of_life() {
    check_session();
    if (is_closing_ || commands_.take()) return;
    asio::post(stream_.get_executor(), [self = shared_from_this()] {
        if (self->is_closing_) return;
        self->end_with({tables::RefusalReason::TooFast}, close_code::policy_error);
    });
}

// A client that was logged out elsewhere must not go on here. One that says nothing answers pings.
void Socket::check_session() {
    if (is_closing_ || !session_checks_.take()) return;
    online_->if_ended(guest_.session, [self = shared_from_this()] { self->cut("logged_out"); });
}

void Socket::end_with(const tables::Refusal& refusal, close_code code) {
    online_->metrics().cut_off.add();
    queue(hosting::framed(online_json::trouble_json(refusal)));
    close({code, name(refusal)});
}

void Socket::send(hosting::Frame frame) {
    {
        const std::lock_guard lock(said_mutex_);
        said_.push_back(std::move(frame));
        if (said_.size() > 1) return;  // our thread has been called for the first
    }
    asio::post(stream_.get_executor(), [self = shared_from_this()] { self->take_said(); });
}

void Socket::take_said() {
    std::vector<hosting::Frame> said;
    {
        const std::lock_guard lock(said_mutex_);
        said = std::exchange(said_, {});
    }
    for (hosting::Frame& each : said) queue(std::move(each));
}

void Socket::cut(std::string_view why) {
    asio::post(stream_.get_executor(), [self = shared_from_this(), why = std::string(why)] {
        self->close({close_code::service_restart, why});
    });
}

void Socket::queue(hosting::Frame frame) {
    if (!is_open_ || is_closing_) return;
    waiting_bytes_ += frame->size();
    if (waiting_bytes_ > most_waiting_bytes) {
        online_->metrics().cut_off.add();
        // A goodbye would wait behind all that the client does not read.
        beast::error_code ignored;
        stream_.next_layer().next_layer().set_option(asio::socket_base::linger(true, 0), ignored);
        return drop();
    }
    outgoing_.push_back(std::move(frame));
    if (outgoing_.size() == 1) write_next();
}

void Socket::write_next() {
    stream_.text(true);
    stream_.async_write(asio::buffer(*outgoing_.front()),
                        [self = shared_from_this()](beast::error_code error, std::size_t) {
                            if (error) return self->drop();
                            self->waiting_bytes_ -= self->outgoing_.front()->size();
                            self->outgoing_.pop_front();
                            if (!self->outgoing_.empty()) return self->write_next();
                            if (self->last_words_) self->part();
                        });
}

void Socket::close(const websocket::close_reason& reason) {
    if (is_closing_) return;
    is_closing_ = true;
    last_words_ = reason;
    // With a callback, Beast's reading puts off a close frame that it has already read. Its closing
    // then waits for the reading, and the reading for the closing, for good.
    stream_.control_callback();
    if (is_open_ && outgoing_.empty()) part();
}

void Socket::part() {
    stream_.async_close(*last_words_, [self = shared_from_this()](beast::error_code) {});
}

void Socket::drop() {
    is_open_ = false;
    beast::error_code ignored;
    stream_.next_layer().next_layer().close(ignored);
}

}  // namespace parlor::server
