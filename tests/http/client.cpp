// SPDX-License-Identifier: MIT
#include "http/client.h"

#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <array>
#include <stdexcept>

#include "base/numbers.h"
#include "support/loopback.h"
#include "support/patience.h"

namespace parlor::tests {
namespace {

constexpr int patience_ms = std::chrono::milliseconds(patience).count();

}  // namespace

std::string Reply::field(std::string_view name) const {
    const std::string start = "\r\n" + std::string(name) + ": ";
    const std::size_t found = header.find(start);
    if (found == std::string::npos) return "";
    const std::size_t begin = found + start.size();
    return header.substr(begin, header.find("\r\n", begin) - begin);
}

Client::Client(std::uint16_t port, int buffer_bytes)
    : socket_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    if (buffer_bytes != 0) {
        setsockopt(socket_, SOL_SOCKET, SO_RCVBUF, &buffer_bytes, sizeof buffer_bytes);
    }
    const sockaddr_in address = loopback(port);
    if (connect(socket_, reinterpret_cast<const sockaddr*>(&address), sizeof address) != 0) {
        throw std::runtime_error("nobody listens");
    }
}

Client::~Client() { close(socket_); }

bool Client::send(std::string_view text) {
    while (!text.empty()) {
        const ssize_t size = ::send(socket_, text.data(), text.size(), MSG_NOSIGNAL);
        if (size <= 0) return false;
        text.remove_prefix(static_cast<std::size_t>(size));
    }
    return true;
}

bool Client::receive_some() {
    pollfd ready{socket_, POLLIN, 0};
    if (poll(&ready, 1, patience_ms) <= 0) throw std::runtime_error("the server says nothing");
    std::array<char, 16384> block{};
    const ssize_t size = recv(socket_, block.data(), block.size(), 0);
    if (size > 0) received_.append(block.data(), static_cast<std::size_t>(size));
    return size > 0;
}

Reply Client::receive(bool has_body) {
    std::size_t end = 0;
    while ((end = received_.find("\r\n\r\n")) == std::string::npos) {
        if (!receive_some()) return {};
    }
    Reply reply;
    reply.header = received_.substr(0, end + 2);
    received_.erase(0, end + 4);
    reply.status = base::parse_number(reply.header.substr(9, 3)).value_or(0);
    const std::string length = reply.field("Content-Length");
    const auto size = static_cast<std::size_t>(base::parse_number(length).value_or(0));
    while (has_body && received_.size() < size && receive_some()) continue;
    reply.body = received_.substr(0, has_body ? size : 0);
    received_.erase(0, reply.body.size());
    return reply;
}

bool Client::hears(std::string_view text) {
    while (received_.find(text) == std::string::npos) {
        if (!receive_some()) return false;
    }
    return true;
}

bool Client::is_ended() { return received_.empty() && !receive_some(); }

Reply get(std::uint16_t port, std::string_view target, std::string_view more_fields) {
    Client client(port);
    client.send("GET " + std::string(target) + " HTTP/1.1\r\nHost: localhost\r\n" +
                std::string(more_fields) + "\r\n");
    return client.receive();
}

}  // namespace parlor::tests
