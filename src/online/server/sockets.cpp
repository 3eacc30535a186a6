// SPDX-License-Identifier: MIT
#include "online/server/sockets.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "online/server/socket.h"

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

// Once for all that is queued until then.
void Sockets::send_soon(std::shared_ptr<Socket> socket) {
    to_send_.push_back(std::move(socket));
    if (to_send_.size() > 1) return;
    asio::post(loop_->context(), [here = shared_from_this()] { here->send_all(); });
}

void Sockets::send_all() {
    for (const auto& each : std::exchange(to_send_, {})) each->send_queued();
}

void Sockets::look_after_silent_ones() {
    const auto all = sockets_;  // those who are cut off leave
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

}  // namespace parlor::server
