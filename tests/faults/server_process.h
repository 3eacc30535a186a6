// SPDX-License-Identifier: MIT
// A server of its own process, that can be killed, stopped and started again at the same address.
//
//   ServerProcess server({.store = "sqlite:" + file});
//   server.kill();  server.start();
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/socket.h"
#include "support/program.h"

namespace parlor::tests {

// How many files it may open: at first, and if it asks for more.
struct OpenFiles {
    unsigned soft;
    unsigned hard;
};

struct ServerPlan {
    std::string store;
    std::vector<std::string> more{};         // other words of its command line
    std::vector<std::string> environment{};  // NAME=value, besides what is there
    std::optional<OpenFiles> open_files{};   // as many as we may
    std::string host = "127.0.0.1";          // the address it listens at
    std::optional<int> network{};            // the file of another network namespace
    std::string program = PARLOR_PROGRAM;
};

class ServerProcess {
public:
    // It runs and listens, or an exception says why not.
    explicit ServerProcess(ServerPlan plan);
    ~ServerProcess();
    ServerProcess(const ServerProcess&) = delete;
    ServerProcess& operator=(const ServerProcess&) = delete;

    void start();
    // Without any chance to tidy up.
    void kill();
    // As a person would end it, while those on the loop go on; the exit code.
    int end(Loop& loop);
    void send(int signal) const;

    [[nodiscard]] bool runs() const;
    [[nodiscard]] pid_t process() const { return process_; }
    [[nodiscard]] Address address() const { return {.port = port_, .host = plan_.host}; }
    // What it has said so far, of all its lives.
    [[nodiscard]] std::string said() const { return read_text(folder_.file("said")); }
    // How often it has logged this event.
    [[nodiscard]] std::size_t logged(const std::string& event) const;

private:
    void launch();

    ServerPlan plan_;
    TemporaryFolder folder_;
    std::uint16_t port_;
    mutable pid_t process_ = 0;
    mutable int code_ = 0;  // that it ended with
};

}  // namespace parlor::tests
