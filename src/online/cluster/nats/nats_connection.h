// SPDX-License-Identifier: MIT
// A connection to NATS that comes back by itself, until the library gives it up for good, as it
// does when it is refused. Any thread, but calls may wait for a connection that is being made.
//
//   auto line = NatsLine::open("nats://localhost:4222", "3fa92b…");
//   (*line)->publish("b81c07…", text);
//   if (auto text = (*line)->next()) …
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "online/store/store.h"

namespace parlor::cluster {

class NatsConnection {
public:
    // At one of the addresses, which commas separate. `self` is who listens.
    static store::Result<std::shared_ptr<NatsConnection>> open(const std::string& addresses,
                                                               const std::string& self);
    ~NatsConnection();
    NatsConnection(const NatsConnection&) = delete;
    NatsConnection& operator=(const NatsConnection&) = delete;

    // For good; whoever waits is let go.
    void close() const;
    [[nodiscard]] bool is_closed() const;

    [[nodiscard]] std::size_t longest() const;  // that can be published
    // In order. What is said while it is lost is kept, if it is not too much, until it is back.
    void publish(const std::string& to, const std::string& text) const;
    // Waits for a second at most.
    [[nodiscard]] std::optional<std::string> next() const;
    // What the library keeps for a thread that ends now.
    static void forget_thread();

private:
    struct Parts;
    explicit NatsConnection(std::unique_ptr<Parts> parts);
    std::unique_ptr<Parts> parts_;
};

}  // namespace parlor::cluster
