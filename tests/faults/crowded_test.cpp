// SPDX-License-Identifier: MIT
// More clients than a process may open files: some are sent away, and the server stays answerable.
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

#include "faults/server_process.h"
#include "faults/stranger.h"
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

// A client at that address of this machine.
Stranger from(const std::string& source, Loop& loop, const ServerProcess& server) {
    Address address = server.address();
    address.source = source;
    return {loop, address};
}

TEST(Crowded, TheUsualLimitOfOpenFilesIsNotTheServers) {
    ServerProcess server({.store = "memory:", .open_files = OpenFiles{.soft = 100, .hard = 2000}});
    SilentClients clients;
    for (std::uint8_t i = 2; i < 6; ++i) clients.come(server.address().port, 60, i);
    Loop loop;
    EXPECT_EQ(from("127.0.0.9", loop, server).gets("/health"), 200) << server.said();
}

TEST(Crowded, OneAddressDoesNotTakeAllConnections) {
    ServerProcess server({.store = "memory:", .open_files = OpenFiles{.soft = 400, .hard = 400}});
    SilentClients clients;
    clients.come(server.address().port, 500, 2);
    Loop loop;
    EXPECT_EQ(from("127.0.0.9", loop, server).gets("/health"), 200) << server.said();
    EXPECT_NE(server.said().find("client_refused"), std::string::npos) << server.said();
}

TEST(Crowded, HoweverManyWebSocketsAreWantedSomeFilesAreLeft) {
    ServerProcess server({.store = "memory:",
                          .more = {"--connections", "10000"},
                          .open_files = OpenFiles{.soft = 300, .hard = 300}});
    EXPECT_NE(server.said().find("connections_bounded"), std::string::npos) << server.said();
    Loop loop;
    std::vector<std::unique_ptr<Stranger>> players;
    int last = 101;
    for (int i = 0; i < 300 && last == 101; ++i) {
        Address address = server.address();
        address.source = "127.0.0." + std::to_string(2 + i / 50);
        players.push_back(std::make_unique<Stranger>(loop, address));
        last = players.back()->upgrades("Origin: " + address.origin() + "\r\n");
    }
    EXPECT_EQ(last, 429) << players.size() << server.said();
    EXPECT_EQ(from("127.0.0.9", loop, server).gets("/health"), 200) << server.said();
}

}  // namespace
}  // namespace parlor::tests
