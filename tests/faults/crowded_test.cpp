// SPDX-License-Identifier: MIT
// More clients than a process may open files: some are sent away, and the server stays answerable.
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "client/socket.h"
#include "faults/server_process.h"
#include "support/loopback.h"

namespace parlor::tests {
namespace {

using namespace std::chrono_literals;

// Clients who connect and say nothing.
class SilentClients {
public:
    SilentClients() = default;
    ~SilentClients() {
        for (const int each : sockets_) close(each);
    }
    SilentClients(const SilentClients&) = delete;
    SilentClients& operator=(const SilentClients&) = delete;

    // From the last number of an address of this machine.
    void come(std::uint16_t port, int count, std::uint8_t from) {
        for (int i = 0; i < count; ++i) {
            const int made = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
            sockaddr_in own = loopback(0);
            own.sin_addr.s_addr = htonl((127U << 24U) | from);
            ASSERT_EQ(bind(made, reinterpret_cast<const sockaddr*>(&own), sizeof own), 0);
            const sockaddr_in there = loopback(port);
            ASSERT_EQ(connect(made, reinterpret_cast<const sockaddr*>(&there), sizeof there), 0);
            sockets_.push_back(made);
        }
    }

private:
    std::vector<int> sockets_;
};

// What one client is told, over HTTP or when it asks for a WebSocket.
class Asker : private Socket::User {
public:
    Asker(Loop& loop, Address address, const std::string& source)
        : loop_(&loop), socket_(loop, from(std::move(address), source), *this) {}

    int health() {
        socket_.send("GET /health HTTP/1.1\r\nHost: localhost\r\n\r\n");
        return answer();
    }
    int upgrade() {
        socket_.upgrade("/ws", "Origin: http://" + socket_.address().shown() + "\r\n");
        return answer();
    }

private:
    static Address from(Address address, const std::string& source) {
        address.source = source;
        return address;
    }
    // 0: none came.
    int answer() {
        loop_->run_until([&] { return status_ != 0 || is_closed_; }, 30s);
        return status_;
    }
    void on_http(const HttpReply& reply) override { status_ = reply.status; }
    void on_text(std::string_view) override {}
    void on_closed(int, std::string_view) override { is_closed_ = true; }

    Loop* loop_;
    int status_ = 0;
    bool is_closed_ = false;
    Socket socket_;
};

TEST(Crowded, TheUsualLimitOfOpenFilesIsNotTheServers) {
    ServerProcess server({.store = "memory:", .open_files = OpenFiles{.soft = 100, .hard = 2000}});
    SilentClients clients;
    for (std::uint8_t i = 2; i < 6; ++i) clients.come(server.address().port, 60, i);
    Loop loop;
    EXPECT_EQ(Asker(loop, server.address(), "127.0.0.9").health(), 200) << server.said();
}

TEST(Crowded, OneAddressDoesNotTakeAllConnections) {
    ServerProcess server({.store = "memory:", .open_files = OpenFiles{.soft = 400, .hard = 400}});
    SilentClients clients;
    clients.come(server.address().port, 500, 2);
    Loop loop;
    EXPECT_EQ(Asker(loop, server.address(), "127.0.0.9").health(), 200) << server.said();
    EXPECT_NE(server.said().find("client_refused"), std::string::npos) << server.said();
}

TEST(Crowded, HoweverManyWebSocketsAreWantedSomeFilesAreLeft) {
    ServerProcess server({.store = "memory:",
                          .more = {"--connections", "10000"},
                          .open_files = OpenFiles{.soft = 300, .hard = 300}});
    EXPECT_NE(server.said().find("connections_bounded"), std::string::npos) << server.said();
    Loop loop;
    std::vector<std::unique_ptr<Asker>> players;
    int last = 101;
    for (int i = 0; i < 300 && last == 101; ++i) {
        const std::string source = "127.0.0." + std::to_string(2 + i / 50);
        players.push_back(std::make_unique<Asker>(loop, server.address(), source));
        last = players.back()->upgrade();
    }
    EXPECT_EQ(last, 429) << players.size() << server.said();
    EXPECT_EQ(Asker(loop, server.address(), "127.0.0.9").health(), 200) << server.said();
}

}  // namespace
}  // namespace parlor::tests
