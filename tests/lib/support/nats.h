// SPDX-License-Identifier: MIT
// A real NATS server on a free port of this machine. It ends with the test program, whatever
// becomes of that. Where NATS is not installed, is_installed() is false.
//
//   Nats server;
//   … "--nats", server.address() …
//   server.stop(); … server.start();                  at the same address
#pragma once

#include <sys/types.h>

#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "support/program.h"

namespace parlor::tests {

class Nats {
public:
    static bool is_installed();

    // With more words for its command line, if there are any.
    explicit Nats(std::vector<std::string> more = {});
    ~Nats();
    Nats(const Nats&) = delete;
    Nats& operator=(const Nats&) = delete;

    [[nodiscard]] std::string address(const std::string& user = "",
                                      const std::string& host = "127.0.0.1") const;
    // From the next start on.
    void ask(std::vector<std::string> more) { more_ = std::move(more); }
    void start();  // returns when it answers
    void stop();   // at once
    // Whether the server refuses that many logins, counted from its first start, in time.
    [[nodiscard]] bool await_refusals(std::size_t count) const;

private:
    [[nodiscard]] bool answers() const;

    std::vector<std::string> more_;
    TemporaryFolder folder_;
    std::uint16_t port_;
    pid_t process_ = 0;
};

}  // namespace parlor::tests
