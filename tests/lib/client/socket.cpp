// SPDX-License-Identifier: MIT
#include "client/socket.h"

#include <arpa/inet.h>
#include <netinet/tcp.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>

#include "base/numbers.h"
#include "base/words.h"
#include "client/frames.h"

namespace parlor::tests {
namespace {

sockaddr_in internet_address(const std::string& host, std::uint16_t port) {
    sockaddr_in address{};
    address.sin_family = AF_INET;
    address.sin_port = htons(port);
    inet_pton(AF_INET, host.c_str(), &address.sin_addr);
    return address;
}

void switch_on(int socket, int level, int option) {
    const int on = 1;
    setsockopt(socket, level, option, &on, sizeof on);
}

bool is_alike(char left, char right) {
    return std::tolower(static_cast<unsigned char>(left)) ==
           std::tolower(static_cast<unsigned char>(right));
}

}  // namespace

std::string HttpReply::field(std::string_view name) const {
    const std::string start = "\r\n" + std::string(name) + ":";
    const auto found =
        std::search(header.begin(), header.end(), start.begin(), start.end(), is_alike);
    if (found == header.end()) return "";
    const auto begin = static_cast<std::size_t>(found - header.begin()) + start.size();
    const std::string_view rest = std::string_view(header).substr(begin);
    return std::string(base::trimmed(rest.substr(0, rest.find("\r\n"))));
}

Socket::Socket(Loop& loop, const Address& address, User& user)
    : loop_(&loop),
      address_(address),
      user_(&user),
      socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0)) {
    if (socket_ < 0) {
        // Told by the loop, as every other failure is.
        loop_->after(std::chrono::milliseconds(0), [&user] { user.on_closed(0, "no socket"); });
        return;
    }
    switch_on(socket_, IPPROTO_TCP, TCP_NODELAY);
    if (!address.source.empty()) {
        switch_on(socket_, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT);
        const sockaddr_in from = internet_address(address.source, 0);
        bind(socket_, reinterpret_cast<const sockaddr*>(&from), sizeof from);
    }
    const sockaddr_in to = internet_address(address.host, address.port);
    // Whether it could be reached is seen when it is read from.
    connect(socket_, reinterpret_cast<const sockaddr*>(&to), sizeof to);
    loop_->watch(socket_, *this, true, true);
}

Socket::~Socket() { cut(); }

void Socket::cut() {
    if (socket_ < 0) return;
    loop_->forget(socket_);
    close(socket_);
    socket_ = -1;
}

void Socket::stop_reading() {
    reads_ = false;
    watch();
}

void Socket::shrink_buffer(int bytes) {
    setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &bytes, sizeof bytes);
}

void Socket::watch() {
    if (socket_ >= 0) loop_->watch(socket_, *this, reads_, !unsent_.empty());
}

void Socket::send(std::string_view bytes) {
    if (socket_ < 0) return;
    if (unsent_.empty()) {
        const ssize_t sent = ::send(socket_, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent > 0) bytes.remove_prefix(static_cast<std::size_t>(sent));
        if (bytes.empty()) return;
    }
    unsent_ += bytes;
    watch();
}

void Socket::upgrade(std::string_view target, std::string_view fields) {
    send("GET " + std::string(target) + " HTTP/1.1\r\nHost: " + address_.shown() +
         "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
         "Sec-WebSocket-Key: cGFybG9yLXRlc3QtY2xpZQ==\r\n" +
         std::string(fields) + "\r\n");
}

void Socket::on_writable() {
    if (!unsent_.empty()) {
        const ssize_t sent = ::send(socket_, unsent_.data(), unsent_.size(), MSG_NOSIGNAL);
        if (sent > 0) unsent_.erase(0, static_cast<std::size_t>(sent));
        // What cannot be sent any more is seen when it is read from.
        if (sent < 0 && errno != EAGAIN && errno != EINTR && errno != ENOTCONN) unsent_.clear();
    }
    watch();
}

void Socket::on_readable() {
    static std::array<char, 65536> block;
    const ssize_t size = recv(socket_, block.data(), block.size(), 0);
    if (size < 0 && (errno == EAGAIN || errno == EINTR)) return;
    if (size <= 0) {
        close_by_server();
        return;
    }
    const std::string_view bytes(block.data(), static_cast<std::size_t>(size));
    if (!received_.empty()) {
        received_ += bytes;
        received_.erase(0, take(received_));
    } else {
        received_ = bytes.substr(take(bytes));
    }
    if (socket_ < 0) received_.clear();
}

void Socket::close_by_server() {
    if (reason_.empty() && code_ == 0 && errno != 0) reason_ = "connection ended";
    cut();
    user_->on_closed(code_, std::string(reason_));  // may be the end of this
}

std::size_t Socket::take(std::string_view bytes) {
    std::size_t used = 0;
    while (socket_ >= 0 && used < bytes.size()) {
        const std::string_view rest = bytes.substr(used);
        const std::size_t taken = speaks_frames_ ? take_frame(rest) : take_http(rest);
        if (taken == 0) break;
        used += taken;
    }
    return used;
}

std::size_t Socket::take_http(std::string_view bytes) {
    const std::size_t end = bytes.find("\r\n\r\n");
    if (end == std::string_view::npos) return 0;
    HttpReply reply{.header = std::string(bytes.substr(0, end + 2))};
    reply.status =
        base::parse_number(reply.header.substr(std::min<std::size_t>(9, reply.header.size()), 3))
            .value_or(0);
    const auto size =
        static_cast<std::size_t>(base::parse_number(reply.field("Content-Length")).value_or(0));
    if (bytes.size() < end + 4 + size) return 0;
    reply.body = bytes.substr(end + 4, size);
    speaks_frames_ = reply.status == 101;
    user_->on_http(reply);
    return end + 4 + size;
}

std::size_t Socket::take_frame(std::string_view bytes) {
    const auto frame = first_frame(bytes);
    if (!frame) return 0;
    switch (frame->opcode) {
        case Opcode::Text:
        case Opcode::Binary:
        case Opcode::Continuation:
            if (frame->is_final && fragments_.empty()) {
                user_->on_text(frame->payload);
            } else {
                fragments_ += frame->payload;
                if (frame->is_final) user_->on_text(std::exchange(fragments_, {}));
            }
            break;
        case Opcode::Ping: send(tests::frame(Opcode::Pong, frame->payload)); break;
        case Opcode::Pong: break;
        case Opcode::Close:
            if (frame->payload.size() >= 2) {
                code_ = static_cast<unsigned char>(frame->payload[0]) * 256 +
                        static_cast<unsigned char>(frame->payload[1]);
                reason_ = frame->payload.substr(2);
            }
            send(tests::frame(Opcode::Close, frame->payload));
            break;
    }
    return frame->size;
}

}  // namespace parlor::tests
