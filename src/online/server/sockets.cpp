// SPDX-License-Identifier: MIT
#include "online/server/sockets.h"

#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <utility>

#include "protocols/online_json/tables_json.h"

namespace parlor::server {
namespace {

namespace asio = boost::asio;
using asio::ip::tcp;

constexpr std::chrono::seconds between_looks{2};
constexpr std::chrono::seconds to_be_cut_off{5};  // the host's thread may have much to do

HostSocket moved_to(asio::io_context& loop, tcp::socket socket) {
    boost::system::error_code ignored;
    const auto protocol = socket.local_endpoint(ignored).protocol();
    HostSocket moved(loop.get_executor());
    moved.assign(protocol, socket.release(ignored), ignored);
    return moved;
}
using boost::system::error_code;

constexpr std::size_t most_waiting_bytes = 1U << 20U;
constexpr int send_buffer = 64 * 1024;
constexpr int most_unheard = 10'000;  // readings when the client was told to stop
constexpr std::chrono::seconds silence{40};

}  // namespace

std::shared_ptr<Sockets> Sockets::open(Online& online) {
    const std::shared_ptr<Sockets> sockets(new Sockets(online));
    sockets->look_soon();
    online.host().on_sessions_ended(
        [here = std::weak_ptr(sockets)](const std::string& player, std::int64_t epoch) {
            if (const auto sockets = here.lock()) sockets->end_sessions(player, epoch);
        });
    return sockets;
}

void Sockets::look_soon() {
    loop_->after(between_looks, [here = weak_from_this()] {
        if (const auto sockets = here.lock()) sockets->look_after_silent_ones();
    });
}

void Sockets::welcome(tcp::socket socket, AdmittedSocket admitted) {
    {
        const std::lock_guard lock(mutex_);
        ++count_;
    }
    asio::post(loop_->context(),
               [here = shared_from_this(), moved = moved_to(loop_->context(), std::move(socket)),
                admitted = std::move(admitted)]() mutable {
                   here->let_in(std::move(moved), std::move(admitted));
               });
}

void Sockets::let_in(HostSocket socket, AdmittedSocket admitted) {
    const std::string welcome = std::move(admitted.client.welcome);
    const std::string first_bytes = std::move(admitted.first_bytes);
    const auto client =
        std::make_shared<Socket>(std::move(socket), std::move(admitted), *online_, *this);
    sockets_.insert(client);
    client->begin(welcome, first_bytes);
    if (is_closing_down_) client->close(CloseCode::GoingAway, "restart");
}

void Sockets::leave(Socket& socket) {
    sockets_.erase(socket.shared_from_this());
    const std::lock_guard lock(mutex_);
    --count_;
    one_gone_.notify_all();
}

// One task sends everything that is queued until then.
void Sockets::send_soon(std::shared_ptr<Socket> socket) {
    to_send_.push_back(std::move(socket));
    if (to_send_.size() > 1) return;
    asio::post(loop_->context(), [here = shared_from_this()] { here->send_all(); });
}

void Sockets::send_all() {
    for (const auto& each : std::exchange(to_send_, {})) each->send_queued();
}

void Sockets::look_after_silent_ones() {
    const auto all = sockets_;  // dropped sockets leave the set
    for (const auto& each : all) each->look_after_silence();
    look_soon();
}

void Sockets::end_sessions(const std::string& player, std::int64_t epoch) {
    for (const auto& each : sockets_) {
        if (each->player() == player && each->epoch() < epoch) each->cut("logged_out");
    }
}

void Sockets::say_goodbye() {
    asio::post(loop_->context(), [here = shared_from_this()] {
        here->is_closing_down_ = true;
        const auto all = here->sockets_;
        for (const auto& each : all) each->close(CloseCode::GoingAway, "restart");
    });
}

void Sockets::finish(std::chrono::milliseconds patience) {
    if (all_gone_after(patience)) return;
    asio::post(loop_->context(), [here = shared_from_this()] {
        const auto all = here->sockets_;
        for (const auto& each : all) each->drop();
    });
    all_gone_after(to_be_cut_off);
}

bool Sockets::all_gone_after(std::chrono::milliseconds patience) {
    std::unique_lock lock(mutex_);
    return one_gone_.wait_for(lock, patience, [this] { return count_ == 0; });
}

Socket::Socket(HostSocket socket, AdmittedSocket admitted, Online& online, Sockets& all)
    : Client(std::move(admitted.client.session.player), std::move(admitted.client.address)),
      socket_(std::move(socket)),
      place_(std::move(admitted.place)),
      reader_(online_json::longest_command),
      online_(&online),
      all_(&all),
      host_(&online.host()),
      metrics_(&online.metrics()),
      commands_(online.options().commands),
      session_checks_(online.options().session_checks),
      reads_(online.options().reads),
      heard_(Clock::now()),
      epoch_(admitted.client.session.epoch) {
    session_checks_.take();  // it has just been checked
    metrics_->connections.add(1);
    error_code ignored;
    socket_.non_blocking(true, ignored);
    // The system would buffer megabytes for a client that does not read.
    socket_.set_option(asio::socket_base::send_buffer_size(send_buffer), ignored);
}

Socket::~Socket() { metrics_->connections.add(-1); }

void Socket::begin(const std::string& welcome, std::string_view first_bytes) {
    queue(Opcode::Text, hosting::framed(welcome));
    if (!first_bytes.empty()) read(first_bytes);
    listen();
}

void Socket::listen() {
    if (!is_open_) return;
    socket_.async_wait(tcp::socket::wait_read, [self = shared_from_this()](error_code error) {
        if (error) return self->drop();
        self->read();
    });
}

// One piece at a time, so that a client that sends much does not delay the others.
void Socket::read() {
    if (!is_open_) return;
    const auto buffer = all_->buffer();
    error_code error;
    const std::size_t size = socket_.read_some(asio::buffer(buffer.data(), buffer.size()), error);
    const bool is_nothing_there = error == asio::error::would_block;
    if (error && !is_nothing_there) return drop();
    if (!reads_.take()) return drop();  // limits empty fragments, which never become messages
    heard_ = Clock::now();
    is_asked_ = false;
    if (is_closing_ && ++unheard_ > most_unheard) return drop();
    if (size > 0 && !peer_has_closed_) read({buffer.data(), size});
    listen();
}

void Socket::read(std::string_view bytes) {
    const auto bad =
        reader_.read(bytes, [this](WebSocketMessage message) { return hear(std::move(message)); });
    if (!bad) return;
    close(*bad, {});
    peer_has_closed_ = true;  // nothing after it can be read
    shut_if_done();
}

bool Socket::hear(WebSocketMessage message) {
    if (message.opcode == Opcode::Close) {
        hear_goodbye(message.text);
        return false;
    }
    if (is_closing_) return true;
    if (message.opcode == Opcode::Binary) {
        end_with({tables::RefusalReason::NotText}, CloseCode::UnknownData);
    } else if (!commands_.take()) {
        end_with({tables::RefusalReason::TooFast}, CloseCode::PolicyError);
    } else if (message.opcode == Opcode::Text) {
        check_session();
        host_->receive(shared_from_this(), std::move(message.text));
    } else {
        check_session();
        if (message.opcode == Opcode::Ping)
            queue(Opcode::Pong, hosting::framed(std::move(message.text)));
    }
    return true;
}

// The host forgets the client now: the connection may take long to end without a network.
void Socket::hear_goodbye(std::string_view payload) {
    peer_has_closed_ = true;
    host_->gone(shared_from_this());
    const auto code = code_of(payload);
    close(code ? *code : CloseCode::ProtocolError, {});
    shut_if_done();
}

// A client that was logged out elsewhere must not go on here. Silent clients answer pings, so they
// are checked too.
void Socket::check_session() {
    if (is_closing_ || !session_checks_.take()) return;
    online_->if_ended({player(), epoch_}, [self = shared_from_this()] { self->cut("logged_out"); });
}

void Socket::look_after_silence() {
    const auto silent = Clock::now() - heard_;
    if (silent >= silence) return drop();
    if (silent < silence / 2 || is_asked_ || is_closing_) return;
    is_asked_ = true;
    queue(Opcode::Ping, hosting::framed({}));
}

void Socket::end_with(const tables::Refusal& refusal, CloseCode code) {
    metrics_->cut_off.add();
    queue(Opcode::Text, hosting::framed(online_json::trouble_json(refusal)));
    close(code, name(refusal));
}

void Socket::send(hosting::Frame frame) {
    hosting::Loop& loop = host_->loop();
    if (loop.is_here()) return queue(Opcode::Text, std::move(frame));
    loop.post([self = shared_from_this(), frame = std::move(frame)] {
        self->queue(Opcode::Text, frame);
    });
}

void Socket::cut(std::string_view why) {
    host_->loop().post([self = shared_from_this(), why = std::string(why)] {
        self->close(CloseCode::ServiceRestart, why);
    });
}

void Socket::queue(Opcode opcode, hosting::Frame payload) {
    if (!is_open_ || is_closing_) return;
    queued_bytes_ += payload->size();
    if (queued_bytes_ + unsent_.size() > most_waiting_bytes) {
        metrics_->cut_off.add();
        // A close frame would wait behind everything that the client does not read.
        error_code ignored;
        socket_.set_option(asio::socket_base::linger(true, 0), ignored);
        return drop();
    }
    queued_.push_back({opcode, std::move(payload)});
    if (queued_.size() == 1) all_->send_soon(shared_from_this());
}

void Socket::send_queued() {
    const auto all = std::exchange(queued_, {});
    queued_bytes_ = 0;
    if (!is_open_ || all.empty()) return;
    std::string& bytes = all_->outgoing();
    for (const Queued& each : all) {
        (bytes += FrameHead(each.opcode, each.payload->size()).bytes()) += *each.payload;
    }
    const bool is_first = unsent_.empty();
    const std::size_t taken = is_first ? sent(bytes) : 0;
    if (!is_open_) return;
    unsent_.append(bytes, taken);
    if (is_first && !unsent_.empty()) send_rest_later();
    shut_if_done();
}

std::size_t Socket::sent(std::string_view bytes) {
    error_code error;
    const std::size_t size = socket_.write_some(asio::buffer(bytes), error);
    if (error && error != asio::error::would_block) drop();
    return size;
}

void Socket::send_rest_later() {
    socket_.async_wait(tcp::socket::wait_write, [self = shared_from_this()](error_code error) {
        if (error || !self->is_open_) return;
        self->unsent_.erase(0, self->sent(self->unsent_));
        if (!self->is_open_) return;
        if (!self->unsent_.empty()) return self->send_rest_later();
        self->unsent_ = std::string();
        self->shut_if_done();
    });
}

void Socket::close(CloseCode code, std::string_view reason) {
    if (is_closing_) return;
    queue(Opcode::Close,
          hosting::framed(code == CloseCode::None ? std::string() : goodbye(code, reason)));
    is_closing_ = true;
}

// Closing a socket with unread data discards what is still on its way to the client. So we shut
// down our side first, and the client closes.
void Socket::shut_if_done() {
    if (!is_open_ || !is_closing_ || !peer_has_closed_ || !queued_.empty() || !unsent_.empty())
        return;
    error_code ignored;
    socket_.shutdown(tcp::socket::shutdown_send, ignored);
}

void Socket::drop() {
    if (!std::exchange(is_open_, false)) return;
    error_code ignored;
    socket_.close(ignored);
    queued_ = {};
    place_ = Gate::Slot();
    host_->gone(shared_from_this());
    all_->leave(*this);
}

}  // namespace parlor::server
