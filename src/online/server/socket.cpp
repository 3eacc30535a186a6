// SPDX-License-Identifier: MIT
#include "online/server/socket.h"

#include <boost/asio/post.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "online/server/awaiting.h"
#include "protocols/online_json/tables_json.h"

namespace parlor::server {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = boost::beast::websocket;
using websocket::close_code;

constexpr std::size_t most_waiting_bytes = 1U << 20U;
constexpr int send_buffer = 64 * 1024;
constexpr int most_unheard = 10'000;  // messages under way when the client was told to stop
constexpr std::chrono::seconds to_shake_hands{10};
constexpr std::chrono::seconds silence{40};  // after half of it the client is asked for a sign

// What stands before a text message of that size, whole and from a server (RFC 6455, 5.2).
class FrameHeader {
public:
    explicit FrameHeader(std::uint64_t size) {
        constexpr std::uint8_t whole_text = 0x81;
        const int bytes = size < 126 ? 0 : size <= 0xffff ? 2 : 8;
        add(whole_text);
        add(bytes == 0 ? size : bytes == 2 ? 126 : 127);
        for (int i = bytes - 1; i >= 0; --i) add(size >> (8 * i));
    }
    [[nodiscard]] asio::const_buffer bytes() const { return asio::buffer(bytes_.data(), count_); }

private:
    void add(std::uint64_t byte) { bytes_[count_++] = static_cast<std::uint8_t>(byte & 0xff); }

    std::array<std::uint8_t, 10> bytes_{};
    std::size_t count_ = 0;
};

}  // namespace

Socket::Socket(asio::ip::tcp::socket socket, Gate::Place place, const Guest& guest, Online& online,
               Postbox& postbox)
    : Client(guest.session.player, guest.address),
      stream_(std::move(socket), online.options().reads),
      place_(std::move(place)),
      epoch_(guest.session.epoch),
      online_(&online),
      postbox_(&postbox),
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

asio::awaitable<void> Socket::accept(const Upgrade& upgrade, const Guest& guest) {
    stream_.set_option(websocket::stream_base::timeout{
        .handshake_timeout = to_shake_hands, .idle_timeout = silence, .keep_alive_pings = true});
    if (!guest.set_cookie.empty()) {
        stream_.set_option(websocket::stream_base::decorator(
            [cookie = guest.set_cookie](websocket::response_type& response) {
                response.set(beast::http::field::set_cookie, cookie);
            }));
    }
    stream_.control_callback([this](websocket::frame_type type, beast::string_view) {
        count_sign_of_life();
        // The connection may take long to end, if the other side has lost the network.
        if (type == websocket::frame_type::close) online_->host().gone(shared_from_this());
    });
    stream_.read_message_max(online_json::longest_command);
    const auto [error] = co_await stream_.async_accept(upgrade, awaiting);
    is_open_ = !error;
    if (!is_open_) co_return;
    if (is_closing_) co_return part();
    queue(hosting::framed(guest.welcome));
    send_queued();
}

asio::awaitable<void> Socket::talk() {
    while (is_open_ && !is_closing_) {
        const auto [error, size] = co_await stream_.async_read_some(asio::buffer(piece_), awaiting);
        if (error) break;
        heard_.append(piece_.data(), size);
        if (stream_.is_message_done() && !hear(std::exchange(heard_, {}))) break;
    }
    // The last messages are on their way. The other end closes, or silence ends it, or the client
    // goes on talking.
    beast::error_code error;
    for (int i = 0; is_closing_ && !error && i < most_unheard; ++i) {
        std::tie(error, std::ignore) =
            co_await stream_.async_read_some(asio::buffer(piece_), awaiting);
    }
    drop();
    place_ = Gate::Place();
    online_->host().gone(shared_from_this());
}

bool Socket::hear(std::string message) {
    if (!stream_.got_text()) {
        end_with({tables::RefusalReason::NotText}, close_code::unknown_data);
        return false;
    }
    if (!commands_.take()) {
        end_with({tables::RefusalReason::TooFast}, close_code::policy_error);
        return false;
    }
    check_session();
    online_->host().receive(shared_from_this(), std::move(message));
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
    online_->if_ended({player(), epoch_}, [self = shared_from_this()] { self->cut("logged_out"); });
}

void Socket::end_with(const tables::Refusal& refusal, close_code code) {
    online_->metrics().cut_off.add();
    queue(hosting::framed(online_json::trouble_json(refusal)));
    send_queued();
    close({code, name(refusal)});
}

void Socket::send(hosting::Frame frame) { postbox_->send(shared_from_this(), std::move(frame)); }

void Socket::cut(std::string_view why) {
    asio::post(stream_.get_executor(), [self = shared_from_this(), why = std::string(why)] {
        self->close({close_code::service_restart, why});
    });
}

void Socket::queue(hosting::Frame frame) {
    if (!is_open_ || is_closing_) return;
    queued_bytes_ += frame->size();
    if (queued_bytes_ + stream_.next_layer().unsent() > most_waiting_bytes) {
        online_->metrics().cut_off.add();
        // A goodbye would wait behind all that the client does not read.
        beast::error_code ignored;
        stream_.next_layer().next_layer().set_option(asio::socket_base::linger(true, 0), ignored);
        return drop();
    }
    queued_.push_back(std::move(frame));
}

// Past Beast, which would write them one by one.
void Socket::send_queued() {
    if (!is_open_ || queued_.empty()) return;
    std::vector<FrameHeader> headers;
    std::vector<asio::const_buffer> buffers;
    headers.reserve(queued_.size());
    for (const hosting::Frame& each : queued_) {
        headers.emplace_back(each->size());
        buffers.push_back(headers.back().bytes());
        buffers.push_back(asio::buffer(*each));
    }
    stream_.next_layer().send(buffers);
    queued_.clear();
    queued_bytes_ = 0;
}

void Socket::close(const websocket::close_reason& reason) {
    if (is_closing_) return;
    send_queued();
    is_closing_ = true;
    last_words_ = reason;
    // With a callback, Beast's reading puts off a close frame that it has already read. Its closing
    // then waits for the reading, and the reading for the closing, for good.
    stream_.control_callback();
    if (!is_open_) return;
    if (stream_.next_layer().unsent() == 0) return part();
    stream_.next_layer().when_all_is_sent([this] { part(); });
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
